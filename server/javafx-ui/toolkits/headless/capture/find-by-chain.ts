import type { Selector } from '../../../scene/search/selector.js';
import type { Node } from '../scene/node.js';
import { satisfies } from './find-by-compound.js';

/** Each compound is a bit of a small integer. */
export const LONGEST_CHAIN = 30;

/**
 * The reported nodes below and including a root that satisfy a selector of several compounds, in document
 * order: on the nodes themselves, because a record of every node would cost more than the search.
 *
 * One pass from the root down, as `scene/search/css-search.ts` makes over a captured scene. `parent` has the
 * compounds that the parent completes, `above` those that it or a node above it completes.
 */
export function findByChain(root: Node, { compounds, child }: Selector): Node[] {
  const childJoints = child.reduce((bits, isChild, i) => (isChild ? bits | (1 << i) : bits), 0);
  const lastBit = 1 << (compounds.length - 1);
  const found: Node[] = [];
  const visit = (node: Node, parent: number, above: number): void => {
    let own = parent;
    let all = above;
    // What is hidden gives way to what is below it.
    if (node.origin !== 'hidden') {
      const candidates = (((parent & childJoints) | (above & ~childJoints)) << 1) | 1;
      own = 0;
      for (let i = 0; i < compounds.length; i++) {
        if (candidates & (1 << i) && satisfies(node, compounds[i]!)) own |= 1 << i;
      }
      all = above | own;
      if (own & lastBit) found.push(node);
    }
    for (const kid of node.kids) visit(kid, own, all);
  };
  visit(root, 0, 0);
  return found;
}
