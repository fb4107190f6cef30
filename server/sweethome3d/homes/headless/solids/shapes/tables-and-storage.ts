import { repeats } from '../../../../drawing/repeats.js';
import { atMost, type Shape } from './shape.js';

const table: Shape = (c, { main, wood }) => {
  const { width: w, height: h } = c;
  const top = atMost(4, h, 0.12);
  c.slab([h - top, h], main(0xc1935f));
  c.legs([0, h - top], atMost(7, w, 0.1), 3, wood);
  c.slab([h - top - 7, h - top], wood, 6);
};

const roundTable: Shape = (c, { main, wood }) => {
  const { width: w, height: h, depth: d } = c;
  c.round([h - 4, h], 1, main(0xc1935f));
  c.turned(
    [w / 2, d / 2],
    [w / 2, d / 2],
    [
      [0, 0.45],
      [3, 0.42],
      [6, 0.09],
      [h - 4, 0.09],
    ],
    wood,
  );
};

const desk: Shape = (c, { main, white, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.slab([h - 3, h], main(0xd2b48a));
  c.legs([0, h - 3], 4, 2, metal);
  c.box([w * 0.7, w - 3], [h * 0.3, h - 3], [4, d - 4], white);
  for (const up of [0.33, 0.56, 0.78]) {
    c.box([w * 0.71, w - 4], [h * up, h * (up + 0.18)], [d - 4, d - 2.5], white);
    c.box([w * 0.81, w * 0.88], [h * (up + 0.09), h * (up + 0.11)], [d - 2.5, d - 1], metal);
  }
};

/** Doors side by side, of about half a metre each. */
const wardrobe: Shape = (c, { main, metal, darkWood }) => {
  const { width: w, height: h, depth: d } = c;
  const front = main(0xd9c7a8);
  c.box([0, w], [0, h], [0, d - 2], front);
  c.box([2, w - 2], [0, 6], [d - 2, d - 1.9], darkWood);
  const doors = repeats(w, 50, 1);
  const step = w / doors;
  for (let i = 0; i < doors; i++) {
    c.box([i * step + 0.6, (i + 1) * step - 0.6], [6, h - 1], [d - 2, d - 0.5], front);
    const handle = i % 2 === 0 ? (i + 1) * step - 5 : i * step + 4;
    c.box([handle, handle + 1.4], [h * 0.45, h * 0.58], [d - 0.5, d], metal);
  }
};

const cabinet: Shape = (c, { main, metal, dark }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([1, w - 1], [0, 9], [0, d - 6], dark);
  c.box([0, w], [9, h - 4], [0, d - 3], main(0xf1efe9));
  c.box([0.5, w - 0.5], [10, h - 5], [d - 3, d - 1], main(0xf1efe9));
  c.box([0, w], [h - 4, h], [0, d], c.height > 120 ? main(0xf1efe9) : { ...dark, color: 0x6b655d });
  c.box([w * 0.3, w * 0.7], [h - 14, h - 12.5], [d - 1, d], metal);
};

const wallCabinet: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([0, w], [0, h], [0, d - 2], main(0xf1efe9));
  c.box([0.5, w - 0.5], [0.5, h - 0.5], [d - 2, d - 0.5], main(0xf1efe9));
  c.box([w * 0.3, w * 0.7], [4, 5.5], [d - 0.5, d], metal);
};

const drawers: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  const body = main(0xc9a477);
  c.box([0, w], [0, h], [0, d - 2], body);
  const count = repeats(h, 25, 2);
  const step = (h - 6) / count;
  for (let i = 0; i < count; i++) {
    c.box([1, w - 1], [5 + i * step, 4 + (i + 1) * step], [d - 2, d - 0.5], body);
    c.box([w * 0.4, w * 0.6], [4 + (i + 0.55) * step, 5.5 + (i + 0.55) * step], [d - 0.5, d], metal);
  }
};

const BOOKS = [0x8c3b3b, 0x3b5f8c, 0x4d7a4f, 0xc2a14d, 0x6b4d80, 0x3f3f46, 0xb56a3c];

/** Shelves with books of many colours; none is by chance. */
const bookcase: Shape = (c, { main, white }) => {
  const { width: w, height: h, depth: d } = c;
  const board = main(0xb98a58);
  const side = atMost(2.5, w, 0.1);
  c.box([0, side], [0, h], [0, d], board);
  c.box([w - side, w], [0, h], [0, d], board);
  c.box([side, w - side], [0, h], [0, 1], board);
  const shelves = repeats(h, 36, 2);
  const step = (h - 2) / shelves;
  for (let i = 0; i <= shelves; i++) c.box([side, w - side], [i * step, i * step + 2], [1, d], board);
  for (let shelf = 0; shelf < shelves; shelf++) {
    const floor = shelf * step + 2;
    let x = side + 1;
    for (let book = 0; book < repeats(w, 4, 1) && x < w - side - 8; book++) {
      const choice = shelf * 5 + book * 3;
      const thick = 3 + (choice % 4);
      if (choice % 11 === 10) x += 9;
      if (x + thick > w - side - 1) break;
      const high = (step - 2) * (0.62 + 0.05 * (choice % 6));
      c.box([x, x + thick], [floor, floor + high], [2, d * 0.72], {
        ...white,
        color: BOOKS[choice % BOOKS.length]!,
      });
      x += thick + 0.3;
    }
  }
};

const televisionStand: Shape = (c, { main, dark, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([0, w], [6, h], [0, d - 2], main(0xc9ae86));
  c.box([4, w - 4], [0, 6], [4, d - 6], dark);
  for (let i = 0; i < 3; i++) {
    c.box([(w * i) / 3 + 1, (w * (i + 1)) / 3 - 1], [8, h - 3], [d - 2, d - 0.6], main(0xc9ae86));
    c.box([(w * (i + 0.4)) / 3, (w * (i + 0.6)) / 3], [h - 9, h - 7.5], [d - 0.6, d], metal);
  }
};

const television: Shape = (c, { main, dark }) => {
  const { width: w, height: h, depth: d } = c;
  c.box([w * 0.3, w * 0.7], [0, 2], [0, d], dark);
  c.box([w / 2 - 4, w / 2 + 4], [2, h * 0.15], [d * 0.4, d * 0.6], dark);
  c.box([0, w], [h * 0.12, h], [d * 0.4, d * 0.62], dark);
  c.box([1.5, w - 1.5], [h * 0.12 + 1.5, h - 1.5], [d * 0.62, d * 0.64], {
    ...main(0x18222e),
    shininess: 0.8,
  });
};

const bedside: Shape = (c, { main, metal }) => {
  const { width: w, height: h, depth: d } = c;
  c.legs([0, h * 0.35], 3, 1, main(0xc1935f));
  c.box([0, w], [h * 0.35, h], [0, d - 2], main(0xc1935f));
  c.box([1.5, w - 1.5], [h * 0.45, h - 4], [d - 2, d - 1], main(0xc1935f));
  c.box([w * 0.42, w * 0.58], [h * 0.7, h * 0.74], [d - 1, d], metal);
};

export const tablesAndStorage = {
  table,
  roundTable,
  desk,
  wardrobe,
  cabinet,
  wallCabinet,
  drawers,
  bookcase,
  televisionStand,
  television,
  bedside,
};
