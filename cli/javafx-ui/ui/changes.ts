import type { OutlineLine } from './outline.js';

export type Change =
  | { readonly kind: 'added' | 'removed'; readonly line: OutlineLine }
  | { readonly kind: 'changed'; readonly line: OutlineLine; readonly from: string; readonly to: string };

/** What is different between two outlines, by what the lines are about: removed first, then in order. */
export function changesBetween(before: readonly OutlineLine[], after: readonly OutlineLine[]): Change[] {
  const old = new Map(before.map((line) => [line.key, line]));
  const now = new Set(after.map((line) => line.key));
  const removed = before
    .filter((line) => !now.has(line.key))
    .map((line): Change => ({ kind: 'removed', line }));
  const others = after.flatMap((line): Change[] => {
    const last = old.get(line.key);
    if (!last) return [{ kind: 'added', line }];
    const [from, to] = [without(last, line), without(line, last)];
    return from === '' && to === '' ? [] : [{ kind: 'changed', line, from, to }];
  });
  return [...removed, ...others];
}

/** The parts of one line that the other one lacks. */
function without({ parts }: OutlineLine, other: OutlineLine): string {
  const known = new Set(other.parts.map(({ text }) => text));
  return parts
    .filter(({ text }) => !known.has(text))
    .map(({ text }) => text)
    .join('')
    .trim();
}
