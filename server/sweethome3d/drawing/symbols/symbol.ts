import { ellipse, line, rectangle, rounded } from '../marks.js';

/** Part of a symbol: a body is filled and has an edge, a detail is a thin line. */
export interface Stroke {
  d: string;
  role: 'body' | 'detail';
}

/** Draws a piece from above, its middle at 0, 0 and its back at the top. */
export type PlanSymbol = (width: number, depth: number) => Stroke[];

export const body = (d: string): Stroke => ({ d, role: 'body' });
export const detail = (d: string): Stroke => ({ d, role: 'detail' });

/** The whole rectangle, with corners rounded by that part of its shorter side. */
export function outline(width: number, depth: number, round = 0): Stroke {
  const radius = round * Math.min(width, depth);
  return body(rounded(-width / 2, -depth / 2, width / 2, depth / 2, radius));
}

/** A rectangle given by parts of the width and depth, from 0 at the back left to 1 at the front right. */
export function part(
  width: number,
  depth: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  round = 0,
): string {
  const x = (share: number) => (share - 0.5) * width;
  const y = (share: number) => (share - 0.5) * depth;
  const radius = round * Math.min((right - left) * width, (bottom - top) * depth);
  return radius > 0
    ? rounded(x(left), y(top), x(right), y(bottom), radius)
    : rectangle(x(left), y(top), x(right), y(bottom));
}

export function stroke(
  width: number,
  depth: number,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
): string {
  return line((fromX - 0.5) * width, (fromY - 0.5) * depth, (toX - 0.5) * width, (toY - 0.5) * depth);
}

/** Around a point given by parts, with radii as parts of the shorter side. */
export function round(width: number, depth: number, x: number, y: number, radius: number): string {
  const r = radius * Math.min(width, depth);
  return ellipse((x - 0.5) * width, (y - 0.5) * depth, r, r);
}

export const oval: PlanSymbol = (width, depth) => [body(ellipse(0, 0, width / 2, depth / 2))];
