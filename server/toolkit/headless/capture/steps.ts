import type { Node } from '../scene/node.js';

/** Kids in the reported tree: hidden skin nodes give way to what is reported below them. */
export function reportedKids(node: Node): Node[] {
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

/** Path below the root: `VBox[0]/Button[1]`, with indices among reported siblings of the same type. */
export function stepsTo(node: Node): string {
  const steps: string[] = [];
  for (let at = node; ; ) {
    const parent = reportedParent(at);
    if (!parent) return steps.reverse().join('/');
    let index = 0;
    for (const sibling of reportedKids(parent)) {
      if (sibling === at) break;
      if (sibling.type === at.type) index++;
    }
    steps.push(`${at.type}[${index}]`);
    at = parent;
  }
}
