import type { ScreenTriangle } from './screen-triangles.js';

/**
 * Calls back for each run of pixels of a triangle, whose middles are inside of it, between two rows of a
 * picture of that width: the row, the first pixel, and the one after the last.
 */
export function fillTriangle(
  { corners, top, bottom }: ScreenTriangle,
  width: number,
  firstRow: number,
  endRow: number,
  run: (row: number, from: number, to: number) => void,
): void {
  const [[ax, ay], [bx, by], [cx, cy]] = corners;
  const sign = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0 ? 1 : -1;
  const begin = Math.max(firstRow, Math.ceil(top - 0.5));
  const end = Math.min(endRow, Math.floor(bottom - 0.5) + 1);
  for (let row = begin; row < end; row++) {
    const y = row + 0.5;
    let left = 0;
    let right = width;
    for (let i = 0; i < 3; i++) {
      const [fromX, fromY] = corners[i]!;
      const [toX, toY] = corners[(i + 1) % 3]!;
      // Inside is where perX · x + rest is not negative.
      const perX = -(toY - fromY) * sign;
      const rest = ((toX - fromX) * (y - fromY) + (toY - fromY) * fromX) * sign;
      if (perX > 0) left = Math.max(left, -rest / perX);
      else if (perX < 0) right = Math.min(right, -rest / perX);
      else if (rest < 0) right = -1;
    }
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(width, Math.floor(right - 0.5) + 1);
    if (from < to) run(row, from, to);
  }
}
