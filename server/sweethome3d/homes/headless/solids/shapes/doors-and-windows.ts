import { isWindow } from '../../../../drawing/layers/openings.js';
import { repeats } from '../../../../drawing/repeats.js';
import type { FurnitureRecord } from '../../../../home/records.js';
import { shade } from '../../catalog/texture-patterns.js';
import { atMost, type Shape } from './shape.js';

/** What fills the hole of a door or a window, told by its name and by its leaves. */
export function openingShape(piece: FurnitureRecord): Shape {
  const words = `${piece.catalogId} ${piece.name}`.slice(0, 200).toLowerCase();
  const { wallDistance, wallThickness, sashes } = piece.opening!;
  const wall = [piece.depth * wallDistance, piece.depth * (wallDistance + wallThickness)] as const;
  if (/slid|glass/.test(words) || isWindow(piece)) return window(wall, repeats(sashes.length, 1, 1));
  if (/garage|gate/.test(words)) return gate(wall);
  return sashes.length > 0 ? door(wall, repeats(sashes.length, 1, 1)) : frame(wall);
}

type Wall = readonly [back: number, front: number];

const frame =
  ([back, front]: Wall): Shape =>
  (c, { white }) => {
    const rim = atMost(4, c.width, 0.05);
    c.box([0, rim], [0, c.height], [back - 1, front + 1], white);
    c.box([c.width - rim, c.width], [0, c.height], [back - 1, front + 1], white);
    c.box([rim, c.width - rim], [c.height - rim, c.height], [back - 1, front + 1], white);
  };

/** Shut, with a handle at both sides. */
const door =
  (wall: Wall, leaves: number): Shape =>
  (c, finishes) => {
    frame(wall)(c, finishes);
    const rim = atMost(4, c.width, 0.05);
    const [, front] = wall;
    const panel = finishes.main(0xc7a27a);
    const inlay = { ...panel, color: shade(panel.color, 0.9) };
    const step = (c.width - 2 * rim) / leaves;
    for (let i = 0; i < leaves; i++) {
      const [left, right] = [rim + i * step + 0.3, rim + (i + 1) * step - 0.3];
      c.box([left, right], [1, c.height - rim], [front - 4, front], panel);
      for (const [bottom, top] of [
        [0.1, 0.42],
        [0.52, 0.92],
      ] as const) {
        const inset = step * 0.16;
        for (const z of [front - 5, front]) {
          c.box([left + inset, right - inset], [c.height * bottom, c.height * top], [z, z + 1], inlay);
        }
      }
      const handle = i === 0 ? right - 8 : left + 4;
      c.box(
        [handle, handle + 4],
        [c.height * 0.48, c.height * 0.495],
        [front - 7, front + 3],
        finishes.metal,
      );
    }
  };

/** Panes in a frame, as many as there are leaves. */
const window =
  ([back, front]: Wall, leaves: number): Shape =>
  (c, { main, glass }) => {
    const { width: w, height: h } = c;
    const bar = atMost(5, w, 0.08);
    const white = main(0xf4f3ef);
    const [inner, outer] = [(back + front) / 2 - 3, (back + front) / 2 + 3];
    c.box([0, w], [0, bar], [inner, outer], white);
    c.box([0, w], [h - bar, h], [inner, outer], white);
    for (let i = 0; i <= leaves; i++) {
      const x = (w - bar) * (i / leaves);
      c.box([x, x + bar], [bar, h - bar], [inner, outer], white);
    }
    c.box([bar, w - bar], [bar, h - bar], [(inner + outer) / 2 - 0.4, (inner + outer) / 2 + 0.4], glass);
  };

const gate =
  ([back, front]: Wall): Shape =>
  (c, { main }) => {
    const panels = repeats(c.height, 45, 3);
    const step = c.height / panels;
    const middle = (back + front) / 2;
    for (let i = 0; i < panels; i++) {
      c.box([0, c.width], [i * step + 1, (i + 1) * step], [middle - 2, middle + 2], main(0xd5d8da));
    }
  };
