import type { RawNode } from '../port.js';
import type { NodeSearch } from './node-search.js';
import { type Compound, parseSelector } from './selector.js';

/** Whether a node whose own type is another one counts as of this type. */
export type TypeTest = (node: RawNode, type: string) => boolean;

/** Bits in a word; the last one is left to the sign, so that every word stays a small integer. */
const wordBits = 30;

/**
 * Finds nodes by selector in one pass from the root down, without going back.
 *
 * For each node two sets of compounds are kept as bits: those that the node itself completes (all
 * compounds up to there are satisfied by it and its ancestors), and those that it or an ancestor
 * completes. A compound can match a node when the one before it is in the parent's first set (`>`)
 * or second set (space).
 */
export function cssSearch(css: string, isA?: TypeTest): NodeSearch {
  const { compounds, child } = parseSelector(css);
  const last = compounds.length - 1;
  const words = Math.floor(last / wordBits) + 1;
  const wholeWord = 2 ** wordBits - 1;
  const childJoints = new Int32Array(words);
  for (const [i, isChild] of child.entries()) {
    if (isChild) childJoints[Math.floor(i / wordBits)]! |= 1 << (i % wordBits);
  }
  const lastBit = 1 << (last % wordBits);

  return (nodes, from, to) => {
    const completes = new Int32Array((to - from) * words);
    const above = new Int32Array((to - from) * words);
    const found: number[] = [];
    for (let i = from; i < to; i++) {
      const node = nodes[i]!;
      const own = (i - from) * words;
      const parent = (node.parent - from) * words;
      // The first compound needs no ancestor; the others come from the parent, moved on by one.
      let carry = 1;
      for (let w = 0; w < words; w++) {
        let reached = 0;
        if (node.parent !== -1) {
          const joints = childJoints[w]!;
          reached = (completes[parent + w]! & joints) | (above[parent + w]! & ~joints);
          above[own + w] = above[parent + w]!;
        }
        const candidates = ((reached << 1) & wholeWord) | carry;
        carry = (reached >>> (wordBits - 1)) & 1;
        const bits = matching(candidates, compounds, w * wordBits, node, isA);
        completes[own + w] = bits;
        above[own + w]! |= bits;
      }
      if (completes[own + words - 1]! & lastBit) found.push(i);
    }
    return found;
  };
}

function matching(
  candidates: number,
  compounds: readonly Compound[],
  first: number,
  node: RawNode,
  isA: TypeTest | undefined,
): number {
  let bits = 0;
  for (let left = candidates; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    const compound = compounds[first + bit];
    if (compound !== undefined && matches(compound, node, isA)) bits |= 1 << bit;
  }
  return bits;
}

function matches({ type, id, classes }: Compound, node: RawNode, isA: TypeTest | undefined): boolean {
  if (type !== null && type !== node.type && !isA?.(node, type)) return false;
  if (id !== null && id !== node.id) return false;
  for (const name of classes) {
    if (!node.styleClass.includes(name)) return false;
  }
  return true;
}
