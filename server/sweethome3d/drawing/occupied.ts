import type { Box } from './marks.js';

/**
 * Remembers which rectangles of the sheet are taken, in cells, so that asking costs the same however many
 * there are.
 */
export class Occupied {
  private readonly cells = new Map<string, Box[]>();

  constructor(private readonly cell: number) {}

  add(box: Box): void {
    for (const key of this.keys(box)) {
      const there = this.cells.get(key);
      if (there) there.push(box);
      else this.cells.set(key, [box]);
    }
  }

  isFree(box: Box): boolean {
    for (const key of this.keys(box)) {
      for (const other of this.cells.get(key) ?? []) if (overlap(box, other)) return false;
    }
    return true;
  }

  private *keys({ left, top, right, bottom }: Box): Generator<string> {
    const at = (value: number) => Math.floor(value / this.cell);
    // What is larger than this many cells across is a floor rather than an obstacle.
    const last = (from: number, to: number) => Math.min(to, from + MOST_CELLS);
    for (let x = at(left); x <= last(at(left), at(right)); x++) {
      for (let y = at(top); y <= last(at(top), at(bottom)); y++) yield `${x} ${y}`;
    }
  }
}

const MOST_CELLS = 16;

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
