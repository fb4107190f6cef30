import type { Shape } from './shape.js';

const cooker: Shape = (c, { main, dark, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([0, w], [0, h - 1], [0, d - 2], main(0xe9e9e7));
  c.box([0, w], [h - 1, h], [0, d], dark);
  for (const [x, z, r] of [
    [0.28, 0.3, 0.15],
    [0.72, 0.3, 0.12],
    [0.28, 0.7, 0.12],
    [0.72, 0.7, 0.15],
  ] as const) {
    c.turned(
      [w * x, d * z],
      [w * r, w * r],
      [
        [h, 1],
        [h + 0.4, 1],
      ],
      { ...dark, color: 0x565b62 },
      16,
    );
  }
  c.box([w * 0.08, w * 0.92], [h * 0.2, h * 0.72], [d - 2, d - 1], { ...dark, shininess: 0.6 });
  c.box([w * 0.1, w * 0.9], [h * 0.76, h * 0.79], [d - 1, d], metal);
};

const sink: Shape = (c, { main, metal, dark }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([1, w - 1], [0, 9], [0, d - 6], dark);
  const top = h * 0.82;
  c.box([0, w], [9, top - 4], [0, d - 2], main(0xf1efe9));
  c.box([0, w], [top - 4, top], [0, d], metal);
  c.box([w * 0.06, w * 0.5], [top, top + 0.3], [d * 0.2, d * 0.88], { ...dark, color: 0x7d848b });
  c.box([w * 0.27, w * 0.3], [top, h], [d * 0.08, d * 0.12], metal);
  c.box([w * 0.27, w * 0.3], [h - 2, h], [d * 0.12, d * 0.4], metal);
};

const washbasin: Shape = (c, { main, ceramic, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([w * 0.08, w * 0.92], [h * 0.12, h * 0.82], [0, d * 0.86], main(0xb99f7c));
  c.box([0, w], [h * 0.82, h * 0.94], [0, d], ceramic);
  c.turned(
    [w / 2, d * 0.58],
    [w * 0.38, d * 0.32],
    [
      [h * 0.94, 1],
      [h * 0.945, 1],
    ],
    { ...ceramic, color: 0xd3dde2 },
  );
  c.box([w * 0.48, w * 0.52], [h * 0.94, h], [d * 0.1, d * 0.16], metal);
  c.box([w * 0.48, w * 0.52], [h * 0.975, h], [d * 0.16, d * 0.4], metal);
};

const fridge: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  const split = h > 120 ? 0.38 : 0.75;
  c.box([0, w], [0, h], [0, d - 4], main(0xe4e7e9));
  c.box([0.5, w - 0.5], [3, h * split - 0.6], [d - 4, d - 1], main(0xe4e7e9));
  c.box([0.5, w - 0.5], [h * split + 0.6, h - 0.5], [d - 4, d - 1], main(0xe4e7e9));
  for (const up of [split - 0.14, split + 0.03]) c.box([4, 6], [h * up, h * (up + 0.11)], [d - 1, d], metal);
};

const washer: Shape = (c, { main, metal, dark, glass }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([0, w], [0, h], [0, d - 3], main(0xf0f1f1));
  c.box([0, w], [h * 0.86, h], [d - 3, d - 2], metal);
  c.disc([w * 0.8, h * 0.93], 2.6, [d - 2, d], dark, 12);
  c.disc([w / 2, h * 0.46], w * 0.32, [d - 3, d - 1.5], metal);
  c.disc([w / 2, h * 0.46], w * 0.26, [d - 1.5, d - 0.8], dark);
  c.disc([w / 2, h * 0.46], w * 0.2, [d - 0.8, d], { ...glass, alpha: 1, color: 0x5d7482 });
};

const dishwasher: Shape = (c, { main, metal, dark }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([1, w - 1], [0, 9], [0, d - 6], dark);
  c.box([0, w], [9, h], [0, d - 3], main(0xe9ebec));
  c.box([0.5, w - 0.5], [10, h - 1], [d - 3, d - 1], main(0xe9ebec));
  c.box([w * 0.2, w * 0.8], [h * 0.86, h * 0.89], [d - 1, d], metal);
};

const hood: Shape = (c, { metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([0, w], [0, h * 0.1], [0, d], metal);
  c.box([w * 0.15, w * 0.85], [h * 0.1, h * 0.22], [0, d * 0.7], metal);
  c.box([w * 0.32, w * 0.68], [h * 0.22, h], [0, d * 0.45], metal);
};

/** Four walls around the water. */
const bathtub: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  const enamel = { ...main(0xf7f8f8), shininess: 0.4 };
  const rim = Math.min(9, d * 0.14);
  const [bottom, top] = [h * 0.3, h * 0.88];
  c.box([0, w], [0, bottom], [0, d], enamel);
  c.box([0, w], [bottom, top], [0, rim], enamel);
  c.box([0, w], [bottom, top], [d - rim, d], enamel);
  c.box([0, rim], [bottom, top], [rim, d - rim], enamel);
  c.box([w - rim, w], [bottom, top], [rim, d - rim], enamel);
  c.box([rim, w - rim], [bottom, h * 0.62], [rim, d - rim], { ...enamel, color: 0xbfdce8, texture: null });
  c.box([2, 6], [top, h], [d / 2 - 2, d / 2 + 2], metal);
  c.box([6, 16], [h - 2, h], [d / 2 - 2, d / 2 + 2], metal);
};

const shower: Shape = (c, { ceramic, glass, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([0, w], [0, 6], [0, d], ceramic);
  c.box([w - 1, w], [6, h], [0, d], glass);
  c.box([0, w - 1], [6, h], [d - 1, d], glass);
  for (const [x, z] of [
    [w - 2, d - 2],
    [w - 2, 0],
    [0, d - 2],
  ] as const)
    c.box([x, x + 2], [6, h], [z, z + 2], metal);
  c.box([w / 2 - 1.5, w / 2 + 1.5], [90, h], [1, 4], metal);
  c.turned(
    [w / 2, 16],
    [11, 11],
    [
      [h - 4, 1],
      [h - 2, 1],
    ],
    metal,
    14,
  );
};

const toilet: Shape = (c, { main, ceramic }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([w * 0.08, w * 0.92], [h * 0.45, h], [0, d * 0.26], ceramic);
  c.turned(
    [w / 2, d * 0.6],
    [w * 0.48, d * 0.4],
    [
      [0, 0.55],
      [h * 0.2, 0.6],
      [h * 0.46, 1],
      [h * 0.5, 1],
    ],
    ceramic,
  );
  c.turned(
    [w / 2, d * 0.6],
    [w * 0.5, d * 0.4],
    [
      [h * 0.5, 1],
      [h * 0.54, 0.98],
    ],
    main(0xfafafa),
  );
  c.box([w * 0.25, w * 0.75], [0, h * 0.45], [0, d * 0.5], ceramic);
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
};
