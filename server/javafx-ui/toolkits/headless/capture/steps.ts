import type { Node } from '../scene/node.js';

/** Kids in the reported tree: hidden skin nodes give way to what is reported below them. */
export function reportedKids(node: Node): readonly Node[] {
  const { kids } = node;
  for (const kid of kids) if (kid.origin === 'hidden') return collect(kids, []);
  return kids;
}

function collect(kids: readonly Node[], into: Node[]): Node[] {
  for (const kid of kids) {
    if (kid.origin === 'hidden') collect(kid.kids, into);
    else into.push(kid);
  }
  return into;
}

/** The node itself if it is reported, else the nearest above it that is. */
export function nearestReported(node: Node): Node {
  let at = node;
  while (at.origin === 'hidden' && at.parent) at = at.parent;
  return at;
}

export function reportedParent(node: Node): Node | null {
  return node.parent ? nearestReported(node.parent) : null;
}

/** Path of one node below the root: `VBox[0]/Button[1]`. */
export function stepsTo(node: Node): string {
  return new StepsReader().of(node);
}

/**
 * Paths below the root, with indices among reported siblings of the same type. It counts the kids of a
 * parent once, however many of them are asked for; it holds for one turn of the UI thread.
 */
export class StepsReader {
  /** Null for a parent that was asked about once: only one that is asked again is worth an index. */
  private readonly indices = new Map<Node, Map<Node, number> | null>();
  private readonly known = new Map<Node, string>();

  of(node: Node): string {
    let steps = this.known.get(node);
    if (steps === undefined) {
      steps = this.read(node);
      this.known.set(node, steps);
    }
    return steps;
  }

  private read(node: Node): string {
    const parent = reportedParent(node);
    if (!parent) return '';
    const above = this.of(parent);
    const step = `${node.type}[${this.indexIn(parent, node)}]`;
    return above === '' ? step : `${above}/${step}`;
  }

  private indexIn(parent: Node, node: Node): number {
    let indices = this.indices.get(parent);
    if (indices === undefined) {
      this.indices.set(parent, null);
      return countBefore(node, parent.kids, 0).count;
    }
    if (indices === null) {
      indices = indexByType(reportedKids(parent));
      this.indices.set(parent, indices);
    }
    return indices.get(node) ?? 0;
  }
}

/** Counts reported kids of the node's type, and stops at the node: a parent may have thousands. */
function countBefore(node: Node, kids: readonly Node[], from: number): { count: number; found: boolean } {
  let count = from;
  for (const kid of kids) {
    if (kid === node) return { count, found: true };
    if (kid.origin === 'hidden') {
      const below = countBefore(node, kid.kids, count);
      if (below.found) return below;
      count = below.count;
    } else if (kid.type === node.type) count++;
  }
  return { count, found: false };
}

function indexByType(kids: readonly Node[]): Map<Node, number> {
  const indices = new Map<Node, number>();
  const counts = new Map<string, number>();
  for (const kid of kids) {
    const index = counts.get(kid.type) ?? 0;
    counts.set(kid.type, index + 1);
    indices.set(kid, index);
  }
  return indices;
}
