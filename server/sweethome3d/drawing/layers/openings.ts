import type { FurnitureRecord, OpeningRecord } from '../../home/records.js';
import { type GroupMark, line, type Mark, num, rectangle } from '../marks.js';
import { palette } from '../palette.js';

/** Higher than this above the floor, nobody walks through. */
const SILL = 30;

/** What a piece does to its wall, in its own coordinates: the part of its depth that is in the wall. */
interface Hole {
  left: number;
  right: number;
  back: number;
  front: number;
}

/** The holes in the walls, then what is in them. */
export function openings(pieces: readonly FurnitureRecord[], scale: number): GroupMark[] {
  const doors = pieces.filter((piece) => !isWindow(piece));
  const windows = pieces.filter(isWindow);
  return [
    {
      type: 'group',
      name: 'openings',
      marks: pieces.map((piece) => placed(piece, 'opening', cut(piece, scale))),
    },
    {
      type: 'group',
      name: 'windows',
      marks: windows.map((piece) => placed(piece, 'window', panes(piece, scale))),
    },
    {
      type: 'group',
      name: 'doors',
      marks: doors.map((piece) => placed(piece, 'door', threshold(piece, scale))),
    },
    {
      type: 'group',
      name: 'door-swings',
      marks: pieces
        .filter(({ elevation, opening }) => elevation < SILL && opening!.sashes.length > 0)
        .map((piece) => placed(piece, 'door-swing', swings(piece, scale))),
    },
  ];
}

export function isWindow({ catalogId, name, elevation }: FurnitureRecord): boolean {
  return elevation >= SILL || /window|glass/i.test(`${catalogId} ${name}`.slice(0, 200));
}

function placed(piece: FurnitureRecord, name: string, marks: readonly Mark[]): GroupMark {
  const { id, x, y, angle, modelMirrored } = piece;
  return { type: 'group', name, id, place: { x, y, angle, mirrored: modelMirrored }, marks };
}

function holeOf({ width, depth, opening }: FurnitureRecord): Hole {
  const { wallDistance, wallThickness } = opening as OpeningRecord;
  const back = -depth / 2 + depth * wallDistance;
  return { left: -width / 2, right: width / 2, back, front: back + depth * wallThickness };
}

/** Paper over the wall and its edges, closed by the two jambs. */
function cut(piece: FurnitureRecord, scale: number): Mark[] {
  const { left, right, back, front } = holeOf(piece);
  const edge = 1.2 * scale;
  return [
    { type: 'path', d: rectangle(left, back - edge, right, front + edge), fill: palette.paper },
    {
      type: 'path',
      d: line(left, back, left, front) + line(right, back, right, front),
      stroke: palette.wallEdge,
      width: 2 * scale,
    },
  ];
}

function panes(piece: FurnitureRecord, scale: number): Mark[] {
  const { left, right, back, front } = holeOf(piece);
  const middle = (back + front) / 2;
  const glass = Math.min((front - back) / 6, 2.5 * scale);
  return [
    { type: 'path', d: rectangle(left, back, right, front), stroke: palette.wallEdge, width: scale },
    {
      type: 'path',
      d: rectangle(left, middle - glass, right, middle + glass),
      fill: '#e4f1f8',
      stroke: palette.glass,
      width: scale,
    },
  ];
}

/** A door without leaves on hinges slides, rolls, or is only a passage: a dashed line says where it closes. */
function threshold(piece: FurnitureRecord, scale: number): Mark[] {
  const { left, right, back, front } = holeOf(piece);
  const thin = { stroke: palette.detail, width: 0.8 * scale };
  if (piece.opening!.sashes.length > 0) {
    return [{ type: 'path', d: line(left, back, right, back) + line(left, front, right, front), ...thin }];
  }
  if (/slid/i.test(piece.name.slice(0, 200))) return slidingLeaves({ left, right, back, front }, scale);
  return [
    {
      type: 'path',
      d: line(left, back, right, back) + line(left, front, right, front),
      ...thin,
      dash: [6 * scale, 4 * scale],
    },
  ];
}

/** Two leaves that pass each other in the middle. */
function slidingLeaves({ left, right, back, front }: Hole, scale: number): Mark[] {
  const middle = (back + front) / 2;
  const leaf = (from: number, to: number, y: number): Mark => ({
    type: 'path',
    d: rectangle(from, y - 1.2 * scale, to, y + 1.2 * scale),
    fill: palette.furniture,
    stroke: palette.leaf,
    width: scale,
  });
  const overlap = (right - left) * 0.04;
  const apart = Math.min((front - back) / 4, 2 * scale);
  return [leaf(left, overlap, middle - apart), leaf(-overlap, right, middle + apart)];
}

/** Each leaf as it stands open, and the way that it takes. */
function swings({ width, depth, opening }: FurnitureRecord, scale: number): Mark[] {
  return opening!.sashes.flatMap((sash): Mark[] => {
    const x = (sash.xAxis - 0.5) * width;
    const y = (sash.yAxis - 0.5) * depth;
    const radius = sash.width * width;
    // Angles of sashes run against the clock, the plan's y runs down.
    const tip = (angle: number) => [x + radius * Math.cos(angle), y - radius * Math.sin(angle)] as const;
    const [shutX, shutY] = tip(sash.startAngle);
    const [openX, openY] = tip(sash.endAngle);
    const extent = sash.endAngle - sash.startAngle;
    const large = Math.abs(extent) > Math.PI ? 1 : 0;
    const clockwise = extent < 0 ? 1 : 0;
    return [
      {
        type: 'path',
        d: `M${num(shutX)} ${num(shutY)}A${num(radius)} ${num(radius)} 0 ${large} ${clockwise} ${num(openX)} ${num(openY)}`,
        stroke: palette.swing,
        width: 0.9 * scale,
      },
      { type: 'path', d: line(x, y, openX, openY), stroke: palette.leaf, width: 3 * scale },
    ];
  });
}
