import { repeats } from '../repeats.js';
import { body, detail, outline, oval, type PlanSymbol, part, round, stroke } from './symbol.js';

const table: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.05),
  detail(part(width, depth, [0.03, 0.05, 0.97, 0.95], 0.04)),
];

const roundTable: PlanSymbol = (width, depth) => [
  ...oval(width, depth),
  detail(round(width, depth, 0.5, 0.5, 0.45)),
];

const desk: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.02),
  detail(stroke(width, depth, [0.72, 0, 0.72, 1])),
  detail(stroke(width, depth, [0, 0.94, 1, 0.94])),
];

/** High furniture is crossed out, as on an architect's plan. */
const cupboard: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(stroke(width, depth, [0, 0, 1, 1])),
  detail(stroke(width, depth, [0, 1, 1, 0])),
];

const drawers: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.02),
  detail(stroke(width, depth, [0, 0.9, 1, 0.9])),
  detail(round(width, depth, 0.5, 0.95, 0.025)),
];

const bookcase: PlanSymbol = (width, depth) => {
  const shelves = repeats(width, 30, 2);
  return [
    outline(width, depth),
    detail(stroke(width, depth, [0, 0.12, 1, 0.12])),
    ...Array.from({ length: shelves - 1 }, (_, i) =>
      detail(stroke(width, depth, [(i + 1) / shelves, 0.12, (i + 1) / shelves, 1])),
    ),
  ];
};

const televisionStand: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.03),
  detail(stroke(width, depth, [1 / 3, 0, 1 / 3, 1])),
  detail(stroke(width, depth, [2 / 3, 0, 2 / 3, 1])),
];

const television: PlanSymbol = (width, depth) => [
  body(part(width, depth, [0, 0.4, 1, 0.65], 0.2)),
  detail(part(width, depth, [0.35, 0, 0.65, 0.4])),
];

const bedside: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.06),
  detail(round(width, depth, 0.5, 0.5, 0.24)),
];

/** Over the heads: only where it hangs. */
const wallCabinet: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(stroke(width, depth, [0, 1, 1, 0])),
];

export const tablesAndStorage = {
  table,
  roundTable,
  desk,
  wardrobe: cupboard,
  cabinet: (width, depth) => [outline(width, depth), detail(stroke(width, depth, [0, 0.93, 1, 0.93]))],
  drawers,
  bookcase,
  televisionStand,
  television,
  bedside,
  wallCabinet,
} as const satisfies Record<string, PlanSymbol>;
