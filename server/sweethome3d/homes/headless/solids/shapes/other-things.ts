import { repeats } from '../../../../drawing/repeats.js';
import { atMost, type Shape } from './shape.js';

const rug: Shape = (c, { main, linen }) => {
  const { width: w, height: h, depth: d } = c;
  c.slab([0, h], main(0xa8553f));
  c.box([w * 0.05, w * 0.95], [h, h + 0.3], [d * 0.07, d * 0.93], { ...linen, color: 0xd9c3a0 });
  c.box([w * 0.09, w * 0.91], [h + 0.3, h + 0.6], [d * 0.13, d * 0.87], main(0xa8553f));
};

/** Steps that go up from the front to the back, on two cheeks. */
const stairs: Shape = (c, { main, darkWood }) => {
  const { width: w, height: h, depth: d } = c;
  const steps = repeats(h, 18, 3);
  for (let i = 0; i < steps; i++) {
    const front = d - (d * i) / steps;
    const top = (h * (i + 1)) / steps;
    c.box([3, w - 3], [top - 4, top], [front - d / steps - 2, front], main(0xc79b68));
    c.box([0, 3], [Math.max(0, top - 26), top + 2], [front - d / steps, front], darkWood);
    c.box([w - 3, w], [Math.max(0, top - 26), top + 2], [front - d / steps, front], darkWood);
  }
};

const fireplace: Shape = (c, { main, dark, darkWood, light }) => {
  const { width: w, height: h, depth: d } = c;
  const stone = main(0xbcb5aa);
  c.box([3, w * 0.22], [0, h * 0.86], [0, d * 0.88], stone);
  c.box([w * 0.78, w - 3], [0, h * 0.86], [0, d * 0.88], stone);
  c.box([w * 0.22, w * 0.78], [h * 0.62, h * 0.86], [0, d * 0.88], stone);
  c.box([w * 0.22, w * 0.78], [0, h * 0.62], [0, d * 0.2], dark);
  c.box([w * 0.22, w * 0.78], [0, 4], [d * 0.2, d], dark);
  for (const x of [0.36, 0.5]) c.box([w * x, w * (x + 0.1)], [4, 14], [d * 0.3, d * 0.7], darkWood);
  c.box([w * 0.42, w * 0.56], [14, 30], [d * 0.4, d * 0.6], { ...light, color: 0xf29b3f });
  c.box([0, w], [h * 0.86, h], [0, d], darkWood);
};

const piano: Shape = (c, { main, white, dark }) => {
  const { width: w, height: h, depth: d } = c;
  const black = { ...main(0x2b2420), shininess: 0.5 };
  c.box([0, w], [0, h], [0, d * 0.6], black);
  c.box([0, w], [h * 0.5, h * 0.58], [d * 0.6, d], black);
  for (const x of [0, w - 6]) c.box([x, x + 6], [0, h * 0.62], [d * 0.6, d], black);
  c.box([7, w - 7], [h * 0.58, h * 0.6], [d * 0.64, d * 0.96], white);
  for (let i = 0; i < 24; i++) {
    if (i % 7 === 2 || i % 7 === 6) continue;
    const x = 7 + ((w - 14) * (i + 0.7)) / 24;
    c.box([x, x + 2.2], [h * 0.6, h * 0.61], [d * 0.64, d * 0.84], dark);
  }
};

const laptop: Shape = (c, { main, dark }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([0, w], [0, 1.6], [0, d], main(0xb8bcc2));
  c.box([0, w], [1.6, h], [0, 1.2], main(0xb8bcc2));
  c.box([1, w - 1], [2.6, h - 1], [1.2, 1.5], { ...dark, color: 0x274766 });
  c.box([w * 0.08, w * 0.92], [1.6, 1.9], [d * 0.25, d * 0.62], dark);
};

const radiator: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  const ribs = repeats(w, 8, 3);
  const step = w / ribs;
  for (let i = 0; i < ribs; i++) c.box([i * step, (i + 0.8) * step], [0, h], [0, d], main(0xf3f2ee));
  for (const up of [h * 0.08, h * 0.88]) c.box([0, w], [up, up + 4], [d * 0.4, d * 0.7], metal);
};

const picture: Shape = (c, { main, wood, linen }) => {
  const { width: w, height: h, depth: d } = c;
  const rim = atMost(5, w, 0.12);
  c.box([0, w], [0, h], [0, d * 0.7], wood);
  c.box([rim, w - rim], [rim, h - rim], [d * 0.7, d], main(0x7fa7bd));
  c.box([rim, w - rim], [rim, h * 0.4], [d, d + 0.2], { ...linen, color: 0x8ea36a });
};

export const otherThings = {
  rug,
  stairs,
  fireplace,
  piano,
  laptop,
  radiator,
  picture,
  cylinder: (c, { main }) => c.round([0, c.height], 1, main(0xcfc8bb)),
  box: (c, { main }) => c.slab([0, c.height], main(0xcfc8bb)),
} satisfies Record<string, Shape>;
