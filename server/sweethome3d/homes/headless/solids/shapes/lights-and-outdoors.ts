import { atMost, type Shape } from './shape.js';

/** What it is, its height tells: a lamp stands on the floor or on a table, or hangs. */
const lamp: Shape = (c, { main, metal, light }) => {
  const { width: w, height: h, depth: d } = c;
  const middle = [w / 2, d / 2] as const;
  const shade = main(light.color);
  if (h > 100) {
    c.turned(
      middle,
      [w * 0.4, d * 0.4],
      [
        [0, 1],
        [3, 0.9],
        [3.1, 0.08],
        [h * 0.8, 0.08],
      ],
      metal,
    );
    c.turned(
      middle,
      [w / 2, d / 2],
      [
        [h * 0.78, 1],
        [h, 0.65],
      ],
      shade,
    );
  } else if (h > 60) {
    c.turned(
      middle,
      [1, 1],
      [
        [h * 0.45, 1],
        [h, 1],
      ],
      metal,
      8,
    );
    c.turned(
      middle,
      [w / 2, d / 2],
      [
        [0, 1],
        [h * 0.25, 0.8],
        [h * 0.45, 0.2],
      ],
      shade,
    );
  } else {
    c.turned(
      middle,
      [w * 0.35, d * 0.35],
      [
        [0, 1],
        [2, 1],
        [4, 0.2],
        [h * 0.5, 0.15],
      ],
      metal,
    );
    c.turned(
      middle,
      [w / 2, d / 2],
      [
        [h * 0.48, 1],
        [h, 0.6],
      ],
      shade,
    );
  }
};

const plant: Shape = (c, { main, leaf, stem }) => {
  const { width: w, height: h, depth: d } = c;
  const middle = [w / 2, d / 2] as const;
  const pot = Math.min(h * 0.34, 34);
  c.turned(
    middle,
    [w * 0.34, d * 0.34],
    [
      [0, 0.72],
      [pot, 1],
    ],
    main(0xb5654a),
  );
  c.turned(
    middle,
    [2.2, 2.2],
    [
      [pot, 1],
      [h * 0.6, 1],
    ],
    stem,
    8,
  );
  const crown = (up: number, x: number, z: number, size: number, color: number) =>
    c.turned(
      [w * x, d * z],
      [w * size, d * size],
      [
        [h * (up - 0.14), 0.3],
        [h * (up - 0.06), 0.9],
        [h * up, 1],
        [h * (up + 0.07), 0.85],
        [h * (up + 0.13), 0.3],
      ],
      { ...leaf, color },
      9,
    );
  crown(0.5, 0.34, 0.34, 0.32, 0x548543);
  crown(0.56, 0.66, 0.62, 0.32, 0x67994e);
  crown(0.72, 0.42, 0.66, 0.3, 0x5d8f48);
  crown(0.86, 0.54, 0.46, 0.27, 0x6fa356);
};

const tree: Shape = (c, { main, stem, leaf }) => {
  const { width: w, height: h, depth: d } = c;
  const middle = [w / 2, d / 2] as const;
  c.turned(
    middle,
    [w * 0.06, d * 0.06],
    [
      [0, 1.3],
      [h * 0.1, 1],
      [h * 0.5, 0.7],
    ],
    stem,
    10,
  );
  const crown = (x: number, z: number, up: number, size: number, color: number) =>
    c.turned(
      [w * x, d * z],
      [w * size, d * size],
      [
        [h * (up - size * 0.62), 0.25],
        [h * (up - size * 0.4), 0.8],
        [h * up, 1],
        [h * (up + size * 0.4), 0.78],
        [h * (up + size * 0.6), 0.25],
      ],
      { ...main(leaf.color), color },
      11,
    );
  crown(0.36, 0.42, 0.58, 0.34, 0x527f40);
  crown(0.66, 0.4, 0.6, 0.32, 0x5a8a46);
  crown(0.5, 0.66, 0.56, 0.33, 0x5f9149);
  crown(0.5, 0.5, 0.78, 0.33, 0x6b9d53);
};

const parasol: Shape = (c, { main, metal, white }) => {
  const { width: w, height: h, depth: d } = c;
  const middle = [w / 2, d / 2] as const;
  c.turned(
    middle,
    [atMost(28, w, 0.2), atMost(28, d, 0.2)],
    [
      [0, 1],
      [8, 0.9],
    ],
    metal,
  );
  c.turned(
    middle,
    [2.5, 2.5],
    [
      [8, 1],
      [h, 1],
    ],
    white,
    8,
  );
  c.turned(
    middle,
    [w / 2, d / 2],
    [
      [h * 0.78, 1],
      [h * 0.8, 1],
      [h * 0.97, 0.04],
    ],
    main(0xe3d3a8),
    10,
  );
};

const car: Shape = (c, { main, dark, glass, light }) => {
  const { width: w, height: h, depth: d } = c;
  const paint = { ...main(0x9b2f2f), shininess: 0.7 };
  c.box([w * 0.03, w * 0.97], [h * 0.18, h * 0.55], [0, d - 0.5], paint);
  c.box([w * 0.1, w * 0.9], [h * 0.55, h * 0.95], [d * 0.22, d * 0.74], {
    ...glass,
    alpha: 1,
    color: 0x4d6473,
  });
  c.box([w * 0.11, w * 0.89], [h * 0.93, h], [d * 0.26, d * 0.7], paint);
  for (const z of [d * 0.12, d * 0.72]) {
    for (const x of [0, w * 0.86]) c.box([x, x + w * 0.14], [0, h * 0.36], [z, z + h * 0.4], dark);
  }
  for (const x of [w * 0.08, w * 0.74]) c.box([x, x + w * 0.18], [h * 0.36, h * 0.46], [d - 1, d], light);
};

export const lightsAndOutdoors = { lamp, plant, tree, parasol, car };
