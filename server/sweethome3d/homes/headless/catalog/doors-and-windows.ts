import type { CatalogPiece } from '../../../home/catalog.js';
import type { SashRecord } from '../../../home/records.js';
import { CATALOG_PREFIX } from './catalog-prefix.js';

const QUARTER = Math.PI / 2;
/** Thickness of the frame at each side, as part of the width. */
const FRAME = 0.05;

/** One leaf with its hinge at the left, which opens to the front. */
const leaf = (yAxis: number, frame = FRAME): SashRecord => ({
  xAxis: frame,
  yAxis,
  width: 1 - 2 * frame,
  startAngle: 0,
  endAngle: -QUARTER,
});

/** Two leaves with hinges at both sides. */
const pair = (yAxis: number, frame = FRAME / 2): SashRecord[] => [
  { xAxis: frame, yAxis, width: 0.5 - frame, startAngle: 0, endAngle: -QUARTER },
  { xAxis: 1 - frame, yAxis, width: 0.5 - frame, startAngle: Math.PI, endAngle: Math.PI + QUARTER },
];

type Size = readonly [width: number, depth: number, height: number, elevation?: number];
/** The wall takes `wall` of the depth from the back on; the rest, such as a handle, stands out at the front. */
type Row = readonly [
  id: string,
  name: string,
  size: Size,
  wall: number,
  sashes: readonly SashRecord[],
  ...tags: string[],
];

const rows: readonly Row[] = [
  ['door', 'Door', [90, 12.5, 208], 0.8, [leaf(0.8)], 'interior door', 'room door'],
  ['front-door', 'Front door', [104, 25, 212], 0.8, [leaf(0.8)], 'entrance door', 'house door'],
  ['double-door', 'Double door', [160, 12.5, 208], 0.8, pair(0.8), 'two leaf door'],
  ['sliding-door', 'Sliding door', [160, 12.5, 208], 0.8, [], 'glass door', 'pocket door'],
  [
    'french-window',
    'French window',
    [150, 25, 215],
    0.8,
    pair(0.8),
    'patio door',
    'balcony door',
    'terrace door',
  ],
  ['garage-door', 'Garage door', [250, 25, 210], 1, [], 'gate', 'garage'],
  ['opening', 'Opening', [100, 10, 210], 1, [], 'doorway', 'passage', 'archway'],
  ['window', 'Window', [100, 20, 130, 85], 0.8, [leaf(0.8, 0.03)], 'casement', 'single window'],
  [
    'double-window',
    'Double window',
    [150, 20, 130, 85],
    0.8,
    pair(0.8, 0.02),
    'wide window',
    'two leaf window',
  ],
  ['fixed-window', 'Fixed window', [180, 20, 140, 80], 1, [], 'picture window', 'panorama window'],
  ['small-window', 'Small window', [60, 20, 60, 150], 0.8, [leaf(0.8, 0.05)], 'bathroom window', 'skylight'],
];

export const DOORS_AND_WINDOWS = 'Doors and windows';

export const doorsAndWindows: readonly CatalogPiece[] = rows.map(
  ([id, name, [width, depth, height, elevation = 0], wallThickness, sashes, ...tags]) => ({
    id: CATALOG_PREFIX + id,
    name,
    category: DOORS_AND_WINDOWS,
    tags,
    width,
    depth,
    height,
    elevation,
    movable: false,
    color: null,
    opening: { wallThickness, wallDistance: 0, sashes },
  }),
);
