import { num } from '../marks.js';
import { repeats } from '../repeats.js';
import { body, detail, outline, type PlanSymbol, part, round, stroke } from './symbol.js';

/** As many seats as fit, of about a man's width. */
const sofa: PlanSymbol = (width, depth) => {
  const arm = Math.min(0.12, 14 / width);
  const back = Math.min(0.28, 22 / depth);
  const seats = repeats(width * (1 - 2 * arm), 65, 1);
  const step = (1 - 2 * arm) / seats;
  return [
    outline(width, depth, 0.1),
    ...Array.from({ length: seats }, (_, i) =>
      detail(part(width, depth, [arm + i * step, back, arm + (i + 1) * step, 0.97], 0.12)),
    ),
  ];
};

const cornerSofa: PlanSymbol = (width, depth) => {
  const seat = Math.min(90, depth / 2, width / 2);
  const [left, top, right, bottom] = [-width / 2, -depth / 2, width / 2, depth / 2];
  const corner = [
    [left, top],
    [right, top],
    [right, top + seat],
    [left + seat, top + seat],
    [left + seat, bottom],
    [left, bottom],
  ];
  const back = seat * 0.22;
  return [
    body(`M${corner.map(([x, y]) => `${num(x!)} ${num(y!)}`).join('L')}Z`),
    detail(`M${num(left + back)} ${num(bottom)}V${num(top + back)}H${num(right)}`),
    detail(`M${num(left + back)} ${num(top + seat)}H${num(left + seat)}V${num(top + back)}`),
    detail(`M${num((left + seat + right) / 2)} ${num(top + back)}V${num(top + seat)}`),
  ];
};

const chair: PlanSymbol = (width, depth) => [
  body(part(width, depth, [0.04, 0.12, 0.96, 1], 0.16)),
  body(part(width, depth, [0, 0, 1, 0.16], 0.4)),
];

const officeChair: PlanSymbol = (width, depth) => [
  body(round(width, depth, 0.5, 0.5, 0.5)),
  body(part(width, depth, [0.18, 0.2, 0.82, 0.86], 0.25)),
  body(part(width, depth, [0.15, 0.06, 0.85, 0.2], 0.5)),
];

const stool: PlanSymbol = (width, depth) => [
  body(round(width, depth, 0.5, 0.5, 0.5)),
  detail(round(width, depth, 0.5, 0.5, 0.36)),
];

const bench: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.05),
  ...[0.2, 0.4, 0.6, 0.8].map((y) => detail(stroke(width, depth, [0, y, 1, y]))),
];

/** A headboard, one pillow or two, and a cover that is folded back. */
const bed: PlanSymbol = (width, depth) => {
  const pillows = width >= 130 ? 2 : 1;
  const step = 1 / pillows;
  return [
    outline(width, depth, 0.03),
    detail(stroke(width, depth, [0, 0.04, 1, 0.04])),
    ...Array.from({ length: pillows }, (_, i) =>
      detail(part(width, depth, [i * step + 0.12 * step, 0.07, (i + 1) * step - 0.12 * step, 0.24], 0.25)),
    ),
    detail(stroke(width, depth, [0, 0.32, 1, 0.32])),
    detail(stroke(width, depth, [0, 0.44, 0.3, 0.32])),
  ];
};

const crib: PlanSymbol = (width, depth) => [
  outline(width, depth, 0.04),
  detail(part(width, depth, [0.07, 0.04, 0.93, 0.96], 0.05)),
  detail(part(width, depth, [0.2, 0.08, 0.8, 0.25], 0.25)),
];

export const seatsAndBeds = {
  sofa,
  armchair: sofa,
  cornerSofa,
  chair,
  officeChair,
  stool,
  bench,
  bed,
  crib,
} as const satisfies Record<string, PlanSymbol>;
