import { foldCase } from './text-search.js';

/** More of a text does not tell more of how near it is. */
const longest = 200;

/**
 * How much a text is like the one that is wanted, from 0 to 1: the share of pairs of neighbouring letters that both
 * have, in any letter case. A whole scene is compared so, and therefore each text in one pass without garbage.
 */
export function likeness(wanted: string): (told: string) => number {
  const own = letters(wanted);
  /** Each pair has a place, and there how often it occurs. */
  const places = new Map<number, number>();
  const counts: number[] = [];
  for (let i = 0; i <= own.length; i++) {
    const pair = pairAt(own, i);
    const place = places.get(pair) ?? places.size;
    places.set(pair, place);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const left = new Uint8Array(counts.length);
  return (told) => {
    const other = letters(told);
    left.set(counts);
    let common = 0;
    for (let i = 0; i <= other.length; i++) {
      const place = places.get(pairAt(other, i));
      if (place === undefined || left[place] === 0) continue;
      left[place]!--;
      common++;
    }
    return (2 * common) / (own.length + other.length + 2);
  };
}

const letters = (text: string): string => foldCase(text.slice(0, longest)).trim().slice(0, longest);

/** A letter and the one before it as one number; beginning and end count as letters. */
function pairAt(text: string, i: number): number {
  const before = i === 0 ? 0 : text.charCodeAt(i - 1);
  return before * 65_536 + (i === text.length ? 0 : text.charCodeAt(i));
}
