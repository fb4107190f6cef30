import { isObject } from '../../kit/reading/json.js';

/** How far numbers may be apart: what is reported is rounded to 0.01. */
export const tolerance = 0.0101;

export const isNear = (actual: unknown, expected: number): boolean =>
  typeof actual === 'number' && Math.abs(actual - expected) <= tolerance;

/** The first place where two values differ by more than rounding; null when there is none. */
export function difference(actual: unknown, expected: unknown, at = ''): string | null {
  if (typeof expected === 'number') return isNear(actual, expected) ? null : at || '/';
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return at || '/';
    return firstOf(expected.map((one, i) => difference(actual[i], one, `${at}/${i}`)));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return at || '/';
    return firstOf(
      Object.keys(expected).map((name) => difference(actual[name], expected[name], `${at}/${name}`)),
    );
  }
  return actual === expected ? null : at || '/';
}

const firstOf = (places: readonly (string | null)[]): string | null =>
  places.find((place) => place !== null) ?? null;
