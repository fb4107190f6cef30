import { degrees } from '../../geometry/angle.js';

/** To a hundredth; never the negative zero. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A direction in degrees, in [0, 360) also after rounding. */
export function bearing(angle: number): number {
  const turned = rounded(degrees(angle)) % 360;
  return rounded(turned < 0 ? turned + 360 : turned);
}

/** An angle that has a sign, in degrees. */
export const signedDegrees = (angle: number): number => rounded(degrees(angle));

export const orNull = <T, R>(value: T | null, map: (value: T) => R): R | null =>
  value === null ? null : map(value);

/** `#RRGGBB`. */
export const hexColor = (color: number): string =>
  `#${(color & 0xffffff).toString(16).toUpperCase().padStart(6, '0')}`;

export const colorOf = (hex: string): number => Number.parseInt(hex.slice(1), 16);
