import { ellipse, line, num } from '../marks.js';
import { repeats } from '../repeats.js';
import { body, detail, outline, oval, type PlanSymbol, part, round, stroke } from './symbol.js';

const rug: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.02),
  detail(part(width, depth, [0.04, 0.06, 0.96, 0.94])),
  detail(part(width, depth, [0.07, 0.1, 0.93, 0.9])),
];

const lamp: PlanSymbol = (width, depth) => [
  ...oval(width, depth),
  detail(stroke(width, depth, [0.15, 0.15, 0.85, 0.85])),
  detail(stroke(width, depth, [0.15, 0.85, 0.85, 0.15])),
];

/** Leaves around a stem. */
const leaves =
  (count: number): PlanSymbol =>
  (width, depth) => [
    ...oval(width, depth),
    ...Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count;
      const [x, y] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * depth) / 2];
      const [sideX, sideY] = [-y * 0.32, x * 0.32];
      const bow = (sign: number) =>
        `M0 0Q${num(x / 2 + sign * sideX)} ${num(y / 2 + sign * sideY)} ${num(x * 0.94)} ${num(y * 0.94)}`;
      return detail(bow(1) + bow(-1));
    }),
  ];

/** Steps, and an arrow that goes up from the front to the back. */
const stairs: PlanSymbol = (width, depth) => {
  const steps = repeats(depth, 26, 3);
  const tip = -depth / 2 + depth * 0.06;
  return [
    outline(width, depth),
    ...Array.from({ length: steps - 1 }, (_, i) =>
      detail(stroke(width, depth, [0, (i + 1) / steps, 1, (i + 1) / steps])),
    ),
    detail(line(0, depth * 0.46, 0, tip)),
    detail(
      `M${num(-width * 0.12)} ${num(tip + width * 0.16)}L0 ${num(tip)}L${num(width * 0.12)} ${num(tip + width * 0.16)}`,
    ),
  ];
};

const fireplace: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(part(width, depth, [0.2, 0.25, 0.8, 1])),
  detail(stroke(width, depth, [0.2, 1, 0.35, 0.25])),
  detail(stroke(width, depth, [0.8, 1, 0.65, 0.25])),
];

const piano: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.02),
  detail(part(width, depth, [0.03, 0.68, 0.97, 0.97])),
  ...Array.from({ length: 17 }, (_, i) => {
    const x = 0.03 + (0.94 * (i + 1)) / 18;
    return detail(stroke(width, depth, [x, 0.68, x, 0.97]));
  }),
];

const laptop: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.06),
  detail(part(width, depth, [0.08, 0.3, 0.92, 0.66])),
  detail(part(width, depth, [0.36, 0.72, 0.64, 0.92])),
];

const radiator: PlanSymbol = (width, depth) => {
  const ribs = repeats(width, 8, 3);
  return [
    outline(width, depth),
    ...Array.from({ length: ribs - 1 }, (_, i) =>
      detail(stroke(width, depth, [(i + 1) / ribs, 0, (i + 1) / ribs, 1])),
    ),
  ];
};

const parasol: PlanSymbol = (width, depth) => [
  ...oval(width, depth),
  ...[0, 1, 2, 3].map((i) => {
    const angle = (Math.PI * i) / 4;
    const [x, y] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * depth) / 2];
    return detail(line(-x, -y, x, y));
  }),
];

const car: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.3),
  detail(part(width, depth, [0.1, 0.28, 0.9, 0.4], 0.2)),
  detail(part(width, depth, [0.12, 0.78, 0.88, 0.86], 0.2)),
  detail(part(width, depth, [0.12, 0.42, 0.88, 0.76], 0.1)),
];

const cylinder: PlanSymbol = (width, depth) => [
  body(ellipse(0, 0, width / 2, depth / 2)),
  detail(round(width, depth, 0.5, 0.5, 0.04)),
];

/** Nobody knows what it is: the line tells its front. */
const box: PlanSymbol = (width, depth) => [
  outline(width, depth),
  detail(stroke(width, depth, [0, 0.92, 1, 0.92])),
];

export const otherThings = {
  rug,
  lamp,
  plant: leaves(7),
  tree: leaves(11),
  stairs,
  fireplace,
  piano,
  laptop,
  radiator,
  parasol,
  car,
  cylinder,
  box,
  picture: (width, depth) => [outline(width, depth)],
} as const satisfies Record<string, PlanSymbol>;
