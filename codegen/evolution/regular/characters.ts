/** A set of Unicode code points: ascending ranges that neither touch nor overlap. */
export type Characters = readonly (readonly [from: number, to: number])[];

const last = 0x10ffff;

/** Every code point but surrogates, which stand for no character of their own. */
export const anyCharacter: Characters = [
  [0, 0xd7ff],
  [0xe000, last],
];

export const noCharacter: Characters = [];

export function characters(ranges: Iterable<readonly [number, number]>): Characters {
  const sorted = [...ranges].filter(([from, to]) => from <= to).sort((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  for (const [from, to] of sorted) {
    const before = result.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else result.push([from, to]);
  }
  return intersection(result, anyCharacter);
}

export function union(a: Characters, b: Characters): Characters {
  return characters([...a, ...b]);
}

export function intersection(a: Characters, b: Characters): Characters {
  const result: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [aFrom, aTo] = a[i]!;
    const [bFrom, bTo] = b[j]!;
    const from = Math.max(aFrom, bFrom);
    const to = Math.min(aTo, bTo);
    if (from <= to) result.push([from, to]);
    if (aTo < bTo) i++;
    else j++;
  }
  return result;
}

export function complement(a: Characters): Characters {
  const result: [number, number][] = [];
  let next = 0;
  for (const [from, to] of a) {
    if (from > next) result.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= last) result.push([next, last]);
  return intersection(result, anyCharacter);
}

export function contains(set: Characters, codePoint: number): boolean {
  return set.some(([from, to]) => from <= codePoint && codePoint <= to);
}

/** Ranges from which a character reads well in a witness, best first. */
const pleasant: Characters[] = [
  [[0x61, 0x7a]],
  [[0x30, 0x39]],
  [[0x41, 0x5a]],
  [[0x2d, 0x2e]],
  [[0x21, 0x7e]],
  [[0x20, 0x20]],
  [[0xa1, 0x24f]],
];

/** A character of a set that is not empty. */
export function pick(set: Characters): number {
  for (const range of pleasant) {
    const [first] = intersection(set, range);
    if (first) return first[0];
  }
  return set[0]![0];
}

export function keyOf(set: Characters): string {
  return set.map(([from, to]) => `${from.toString(36)}-${to.toString(36)}`).join(',');
}
