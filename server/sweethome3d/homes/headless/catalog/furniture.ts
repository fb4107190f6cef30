import type { CatalogPiece } from '../../../home/catalog.js';
import { CATALOG_PREFIX } from './catalog-prefix.js';

type Size = readonly [width: number, depth: number, height: number, elevation?: number];
type Row = readonly [id: string, name: string, size: Size, ...tags: string[]];

/** Sizes are those that shops sell; a piece stands with its back at the upper side of its rectangle. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'Living room': [
    ['sofa', 'Sofa', [200, 90, 80], 'couch', 'settee', 'seat', 'three seater'],
    ['corner-sofa', 'Corner sofa', [250, 180, 80], 'sectional', 'l shaped couch'],
    ['armchair', 'Armchair', [85, 85, 80], 'easy chair', 'lounge chair', 'seat'],
    ['coffee-table', 'Coffee table', [110, 60, 42], 'low table', 'sofa table'],
    ['tv-unit', 'TV unit', [160, 42, 50], 'tv stand', 'media console', 'lowboard'],
    ['television', 'Television', [123, 22, 76, 50], 'tv', 'flat tv', 'screen'],
    ['bookcase', 'Bookcase', [90, 32, 202], 'bookshelf', 'shelf', 'shelves'],
    ['fireplace', 'Fireplace', [140, 60, 110], 'hearth', 'stove'],
    ['piano', 'Upright piano', [148, 60, 120], 'keyboard', 'instrument'],
    ['rug', 'Rug', [200, 140, 1], 'carpet', 'mat'],
  ],
  Kitchen: [
    ['dining-table', 'Dining table', [160, 90, 75], 'table', 'kitchen table'],
    ['round-table', 'Round table', [110, 110, 75], 'circular table', 'bistro table'],
    ['chair', 'Chair', [45, 50, 88], 'dining chair', 'kitchen chair', 'seat'],
    ['bar-stool', 'Bar stool', [40, 40, 75], 'stool', 'counter stool'],
    ['base-cabinet', 'Base cabinet', [60, 60, 90], 'kitchen cabinet', 'cupboard', 'counter', 'worktop'],
    ['wall-cabinet', 'Wall cabinet', [60, 37, 70, 145], 'upper cabinet', 'kitchen cupboard'],
    ['kitchen-sink', 'Kitchen sink', [100, 60, 110], 'sink', 'sink unit'],
    ['cooker', 'Cooker', [60, 60, 90], 'stove', 'oven', 'hob', 'range'],
    ['fridge', 'Fridge-freezer', [60, 65, 185], 'fridge', 'refrigerator', 'freezer'],
    ['dishwasher', 'Dishwasher', [60, 60, 85], 'dish washer'],
    ['cooker-hood', 'Cooker hood', [60, 50, 75, 160], 'hood', 'extractor', 'range hood'],
  ],
  Bedroom: [
    ['double-bed', 'Double bed', [168, 212, 95], 'bed', 'bed 160x200', 'queen bed'],
    ['single-bed', 'Single bed', [98, 212, 90], 'bed 90x200', 'twin bed'],
    ['crib', 'Crib', [68, 128, 90], 'cot', 'baby bed'],
    ['bedside-table', 'Bedside table', [45, 40, 50], 'nightstand', 'night table'],
    ['wardrobe', 'Wardrobe', [150, 60, 210], 'closet', 'armoire'],
    ['chest-of-drawers', 'Chest of drawers', [100, 48, 90], 'dresser', 'commode', 'drawers'],
  ],
  Bathroom: [
    ['bathtub', 'Bathtub', [170, 75, 62], 'bath', 'tub'],
    ['shower', 'Shower', [90, 90, 205], 'shower cabin', 'shower cubicle'],
    ['toilet', 'Toilet', [38, 68, 78], 'wc', 'lavatory'],
    ['washbasin', 'Washbasin', [60, 48, 88], 'basin', 'bathroom sink', 'vanity'],
    ['washing-machine', 'Washing machine', [60, 60, 85], 'clothes washer', 'washer', 'laundry'],
  ],
  Office: [
    ['desk', 'Desk', [140, 70, 74], 'writing table', 'work table'],
    ['office-chair', 'Office chair', [62, 62, 105], 'swivel chair', 'desk chair'],
    ['filing-cabinet', 'Filing cabinet', [46, 60, 105], 'file cabinet', 'archive'],
    ['laptop', 'Laptop', [34, 26, 22, 74], 'computer', 'notebook'],
  ],
  Lights: [
    ['floor-lamp', 'Floor lamp', [38, 38, 165], 'standing lamp', 'uplight', 'light'],
    ['table-lamp', 'Table lamp', [30, 30, 48, 50], 'bedside lamp', 'desk lamp', 'light'],
    ['pendant-lamp', 'Pendant lamp', [45, 45, 75, 175], 'ceiling lamp', 'hanging lamp', 'light'],
  ],
  Outdoor: [
    ['garden-bench', 'Garden bench', [150, 60, 88], 'bench', 'seat'],
    ['tree', 'Tree', [300, 300, 450], 'garden tree'],
    ['parasol', 'Parasol', [270, 270, 240], 'sunshade', 'garden umbrella'],
    ['car', 'Car', [180, 440, 150], 'automobile', 'vehicle'],
  ],
  Miscellaneous: [
    ['plant', 'Potted plant', [55, 55, 110], 'plant', 'house plant', 'flowers'],
    ['staircase', 'Staircase', [90, 280, 262], 'stairs', 'steps'],
    ['radiator', 'Radiator', [100, 12, 60, 12], 'heater', 'heating'],
    ['picture', 'Picture', [80, 3, 60, 130], 'painting', 'frame', 'poster'],
    ['box', 'Box', [100, 100, 100], 'cube', 'block'],
    ['cylinder', 'Cylinder', [100, 100, 100], 'column', 'pillar'],
  ],
};

/** What is built in stays where it is when the base plan is locked. */
const fixed = new Set([
  'fireplace',
  'kitchen-sink',
  'bathtub',
  'shower',
  'toilet',
  'washbasin',
  'staircase',
  'radiator',
  'tree',
]);

export const furniture: readonly CatalogPiece[] = Object.entries(rows).flatMap(([category, pieces]) =>
  pieces.map(([id, name, [width, depth, height, elevation = 0], ...tags]) => ({
    id: CATALOG_PREFIX + id,
    name,
    category,
    tags,
    width,
    depth,
    height,
    elevation,
    movable: !fixed.has(id),
    color: null,
    opening: null,
  })),
);
