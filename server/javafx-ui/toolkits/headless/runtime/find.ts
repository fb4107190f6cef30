import type { Node } from '../scene/node.js';

/** First node in document order that a simple selector names: `#id`, `.class` or `Type`. */
export function findNode(root: Node, selector: string): Node | undefined {
  return search(root, matcher(selector));
}

function matcher(selector: string): (node: Node) => boolean {
  const name = selector.slice(1);
  if (selector.startsWith('#')) return (node) => node.id === name;
  if (selector.startsWith('.')) return (node) => node.classes.includes(name);
  return (node) => node.type === selector;
}

function search(node: Node, matches: (node: Node) => boolean): Node | undefined {
  if (matches(node)) return node;
  for (const kid of node.kids) {
    const found = search(kid, matches);
    if (found) return found;
  }
  return undefined;
}
