import { body, detail, outline, type PlanSymbol, part, round, stroke } from './symbol.js';

const cooker: PlanSymbol = (width, depth) => [
  outline(width, depth),
  ...[
    [0.28, 0.3, 0.14],
    [0.72, 0.3, 0.11],
    [0.28, 0.7, 0.11],
    [0.72, 0.7, 0.14],
  ].map(([x, y, r]) => detail(round(width, depth, x!, y!, r!))),
  detail(stroke(width, depth, [0, 0.92, 1, 0.92])),
];

const sink: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(part(width, depth, [0.06, 0.2, 0.5, 0.88], 0.15)),
  detail(round(width, depth, 0.28, 0.54, 0.04)),
  detail(round(width, depth, 0.28, 0.1, 0.05)),
  ...[0.6, 0.7, 0.8, 0.9].map((x) => detail(stroke(width, depth, [x, 0.25, x, 0.85]))),
];

const washbasin: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.12),
  detail(part(width, depth, [0.1, 0.28, 0.9, 0.92], 0.5)),
  detail(round(width, depth, 0.5, 0.6, 0.05)),
  detail(part(width, depth, [0.47, 0.06, 0.53, 0.36])),
];

const fridge: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(stroke(width, depth, [0, 0.92, 1, 0.92])),
  ...[0, 60, 120].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [0.16 * Math.cos(angle), 0.16 * Math.sin(angle)];
    return detail(stroke(width, depth, [0.5 - dx, 0.46 - dy, 0.5 + dx, 0.46 + dy]));
  }),
];

const washer: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.04),
  detail(round(width, depth, 0.5, 0.55, 0.34)),
  detail(stroke(width, depth, [0, 0.12, 1, 0.12])),
];

const dishwasher: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(part(width, depth, [0.12, 0.12, 0.88, 0.84], 0.08)),
  detail(stroke(width, depth, [0, 0.93, 1, 0.93])),
];

const hood: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(part(width, depth, [0.3, 0.02, 0.7, 0.45])),
];

const bathtub: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.08),
  detail(part(width, depth, [0.06, 0.1, 0.94, 0.9], 0.42)),
  detail(round(width, depth, 0.14, 0.5, 0.05)),
];

const shower: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.03),
  detail(stroke(width, depth, [0, 0, 1, 1])),
  detail(stroke(width, depth, [0, 1, 1, 0])),
  body(round(width, depth, 0.5, 0.5, 0.07)),
];

/** The cistern at the wall and the bowl before it. */
const toilet: PlanSymbol = (width, depth) => {
  const bowl = part(width, depth, [0.08, 0.2, 0.92, 1], 0.5);
  return [
    body(bowl),
    detail(part(width, depth, [0.2, 0.34, 0.8, 0.92], 0.5)),
    body(part(width, depth, [0, 0, 1, 0.26], 0.15)),
  ];
};

export const kitchenAndBath = {
  cooker,
  sink,
  washbasin,
  fridge,
  washer,
  dishwasher,
  hood,
  bathtub,
  shower,
  toilet,
} as const satisfies Record<string, PlanSymbol>;
