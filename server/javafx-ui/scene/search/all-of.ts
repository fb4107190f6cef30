import type { NodeSearch } from './node-search.js';

/** Finds the nodes that every one of the searches finds. */
export function allOf(searches: readonly NodeSearch[]): NodeSearch {
  const [first, ...others] = searches;
  if (first === undefined) throw new Error('Expected a search.');
  if (others.length === 0) return first;
  return (nodes, from, to) =>
    others.reduce((found, search) => common(found, search(nodes, from, to)), first(nodes, from, to));
}

/** Both lists ascend. */
function common(a: readonly number[], b: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i]!, b[j]!];
    if (left === right) found.push(left);
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return found;
}
