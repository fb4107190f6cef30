import type { Priority } from './alignment.js';

/** One strip of a row or column of areas. */
export interface Strip {
  min: number;
  pref: number;
  max: number;
  grow: Priority;
}

/**
 * Sizes of strips side by side in a given room: preferred sizes; what is left goes to those that grow
 * (ALWAYS before SOMETIMES), and what is missing is taken from those above their minimum.
 */
export function distribute(strips: readonly Strip[], room: number): number[] {
  const sizes = strips.map((strip) => strip.pref);
  const spare = room - sum(sizes);
  if (spare > 0) {
    const left = share(strips, sizes, spare, (strip) => strip.grow === 'ALWAYS', 'max');
    share(strips, sizes, left, (strip) => strip.grow === 'SOMETIMES', 'max');
  } else if (spare < 0) {
    share(strips, sizes, spare, () => true, 'min');
  }
  return sizes;
}

/** Spreads the amount evenly until each strip is at its limit; returns what nobody took. */
function share(
  strips: readonly Strip[],
  sizes: number[],
  amount: number,
  takes: (strip: Strip) => boolean,
  limit: 'min' | 'max',
): number {
  let left = amount;
  let open = strips.map((_, i) => i).filter((i) => takes(strips[i]!));
  while (Math.abs(left) > 0.01 && open.length > 0) {
    const part = left / open.length;
    const next: number[] = [];
    for (const i of open) {
      const end = strips[i]![limit];
      const wanted = sizes[i]! + part;
      const size = limit === 'max' ? Math.min(wanted, end) : Math.max(wanted, Math.min(end, sizes[i]!));
      left -= size - sizes[i]!;
      sizes[i] = size;
      if (size === wanted) next.push(i);
    }
    if (next.length === open.length) break;
    open = next;
  }
  return left;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
