/**
 * A point or a direction in space: x to the right on the plan, up, and y down the plan. In this order the
 * axes are right-handed, as in OBJ files.
 */
export type Vector = readonly [x: number, up: number, y: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Of length 1; straight up where there is no direction. */
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return length < 1e-12 ? [0, 1, 0] : times(a, 1 / length);
}
