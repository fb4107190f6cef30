import { repeats } from '../../../../drawing/repeats.js';
import { atMost, type Shape } from './shape.js';

const FABRIC = 0x8395a5;

const sofa: Shape = (c, { main, darkWood }) => {
  const { width: w, height: h, depth: d } = c;
  const fabric = main(FABRIC);
  const arm = atMost(16, w, 0.18);
  const back = atMost(20, d, 0.3);
  const foot = atMost(8, h, 0.12);
  const seat = h * 0.52;
  c.legs([0, foot], atMost(6, w, 0.1), 2, darkWood);
  c.box([0, w], [foot, seat - h * 0.16], [0, d], fabric);
  c.box([0, w], [foot, h], [0, back], fabric);
  c.box([0, arm], [foot, h * 0.74], [back, d], fabric);
  c.box([w - arm, w], [foot, h * 0.74], [back, d], fabric);
  const cushions = repeats(w - 2 * arm, 70, 1);
  const step = (w - 2 * arm) / cushions;
  for (let i = 0; i < cushions; i++) {
    const x = arm + i * step;
    c.box([x + 0.7, x + step - 0.7], [seat - h * 0.16, seat], [back, d], fabric);
    c.box([x + 2, x + step - 2], [seat, h * 0.96], [back, back + d * 0.14], fabric);
  }
};

const cornerSofa: Shape = (c, { main, darkWood }) => {
  const { width: w, height: h, depth: d } = c;
  const fabric = main(FABRIC);
  const deep = Math.min(90, w / 2, d / 2);
  const back = deep * 0.24;
  const foot = atMost(8, h, 0.12);
  const seat = h * 0.52;
  for (const [x, z] of [
    [3, 3],
    [w - 8, 3],
    [3, d - 8],
    [w - 8, deep - 8],
  ] as const) {
    c.box([x, x + 5], [0, foot], [z, z + 5], darkWood);
  }
  c.box([0, w], [foot, seat], [0, deep], fabric);
  c.box([0, deep], [foot, seat], [deep, d], fabric);
  c.box([0, w], [seat, h], [0, back], fabric);
  c.box([0, back], [seat, h], [back, d], fabric);
  c.box([w - back * 0.8, w], [seat, h * 0.74], [back, deep], fabric);
};

const chair: Shape = (c, { main, wood }) => {
  const { width: w, height: h, depth: d } = c;
  const leg = atMost(4, w, 0.12);
  const seat = h * 0.52;
  c.legs([0, seat - 3], leg, 1, wood);
  c.box([0, w], [seat - 4, seat], [0, d], main(0xb07d4c));
  for (const x of [1, w - 1 - leg]) c.box([x, x + leg], [seat, h], [1, 1 + leg], wood);
  c.box([1, w - 1], [h * 0.8, h], [0.5, 0.5 + leg * 0.8], main(0xb07d4c));
  c.box([1, w - 1], [h * 0.64, h * 0.72], [0.5, 0.5 + leg * 0.8], main(0xb07d4c));
};

const officeChair: Shape = (c, { main, dark, metal }) => {
  const { width: w, height: h, depth: d } = c;
  const middle = [w / 2, d / 2] as const;
  c.box([w * 0.05, w * 0.95], [2, 6], [d / 2 - 3, d / 2 + 3], dark);
  c.box([w / 2 - 3, w / 2 + 3], [2, 6], [d * 0.05, d * 0.95], dark);
  c.turned(
    middle,
    [3, 3],
    [
      [6, 1],
      [h * 0.4, 1],
    ],
    metal,
    10,
  );
  c.box([w * 0.12, w * 0.88], [h * 0.4, h * 0.48], [d * 0.16, d * 0.9], main(0x3d4b5c));
  c.box([w * 0.16, w * 0.84], [h * 0.52, h], [d * 0.1, d * 0.2], main(0x3d4b5c));
  for (const x of [w * 0.04, w * 0.9])
    c.box([x, x + w * 0.06], [h * 0.6, h * 0.64], [d * 0.25, d * 0.75], dark);
};

const stool: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.turned(
    [w / 2, d / 2],
    [w / 2, d / 2],
    [
      [h - 7, 0.94],
      [h - 4, 1],
      [h, 0.97],
    ],
    main(0xb07d4c),
  );
  c.legs([0, h - 7], atMost(3.5, w, 0.1), w * 0.14, metal);
};

const bench: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  const slat = main(0xa9794a);
  const seat = h * 0.5;
  c.legs([0, seat - 3], 6, 4, metal);
  for (let i = 0; i < 4; i++) {
    const z = d * (0.15 + i * 0.215);
    c.box([0, w], [seat - 3, seat], [z, z + d * 0.17], slat);
  }
  for (const x of [6, w - 12]) c.box([x, x + 6], [seat, h], [2, 6], metal);
  for (const up of [0.62, 0.76, 0.9]) c.box([0, w], [h * up, h * (up + 0.09)], [5, 8], slat);
};

const bed: Shape = (c, { main, wood, linen }) => {
  const { width: w, height: h, depth: d } = c;
  const top = Math.min(48, h * 0.6);
  c.legs([0, 10], 7, 0, wood);
  c.box([0, w], [10, top * 0.6], [0, d], wood);
  c.box([0, w], [0, h], [0, 5], wood);
  c.box([3, w - 3], [top * 0.6, top], [5, d - 3], linen);
  // The cover hangs over the sides a little.
  c.box([1, w - 1], [top * 0.55, top + 2], [d * 0.32, d - 1], main(0x7f97b3));
  const pillows = w >= 130 ? 2 : 1;
  const step = (w - 8) / pillows;
  for (let i = 0; i < pillows; i++) {
    const x = 4 + i * step;
    c.box([x + step * 0.1, x + step * 0.9], [top, top + 11], [d * 0.06, d * 0.24], linen);
  }
};

const crib: Shape = (c, { main, linen, white }) => {
  const { width: w, height: h, depth: d } = c;
  const frame = main(0xf0e9dc);
  c.legs([0, h], 4, 0, frame);
  c.box([4, w - 4], [h * 0.3, h * 0.45], [4, d - 4], linen);
  c.box([w * 0.2, w * 0.8], [h * 0.45, h * 0.52], [d * 0.06, d * 0.22], white);
  for (const up of [h * 0.25, h - 4]) {
    c.box([0, w], [up, up + 4], [0, 3], frame);
    c.box([0, w], [up, up + 4], [d - 3, d], frame);
    c.box([0, 3], [up, up + 4], [3, d - 3], frame);
    c.box([w - 3, w], [up, up + 4], [3, d - 3], frame);
  }
  const bars = repeats(d, 11, 2);
  for (let i = 1; i < bars; i++) {
    const z = (d * i) / bars;
    for (const x of [0.5, w - 2]) c.box([x, x + 1.5], [h * 0.25, h - 2], [z, z + 2], frame);
  }
};

export const seatsAndBeds = { sofa, armchair: sofa, cornerSofa, chair, officeChair, stool, bench, bed, crib };
