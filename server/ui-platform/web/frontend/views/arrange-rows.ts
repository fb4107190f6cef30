import type { Row } from './row.js';

/** Puts rows in order by moving as few as possible: what is not moved keeps its focus, selection and scrolling. */
export function arrangeRows(host: Element, before: readonly Row[], after: readonly Row[]): void {
  const places = new Map(before.map((row, place) => [row, place]));
  const staying = longestRise(after.map((row) => places.get(row) ?? -1));
  let next: ChildNode | null = null;
  for (let index = after.length - 1; index >= 0; index--) {
    const row = after[index]!;
    if (!staying.has(index)) for (const node of row.nodes) place(host, node, next);
    next = row.nodes[0]!;
  }
}

/** Newer browsers can move a node without taking it out. */
function place(
  host: Element & { moveBefore?(node: Node, next: Node | null): void },
  node: ChildNode,
  next: Node | null,
): void {
  if (node.parentNode === host && node.isConnected && host.moveBefore) host.moveBefore(node, next);
  else host.insertBefore(node, next);
}

/** The indexes of a longest rising part of a sequence; negative entries don't count. */
export function longestRise(sequence: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous: number[] = [];
  sequence.forEach((value, index) => {
    if (value < 0) return;
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (sequence[ends[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : ends[low - 1]!;
    ends[low] = index;
  });
  const rise = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) rise.add(index);
  return rise;
}
