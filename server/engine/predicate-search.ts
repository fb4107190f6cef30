import type { RawNode, RawSelector } from '../toolkit/port.js';
import type { NodeSearch } from './node-search.js';
import { hiddenNodes, showsText, textTest } from './text-search.js';

type Predicate = NonNullable<RawSelector['predicate']>;
type NodeTest = (node: RawNode) => boolean;

/** Finds the nodes for which all members of the predicate hold. */
export function predicateSearch(predicate: Predicate): NodeSearch {
  const tests = nodeTests(predicate);
  const { textContains } = predicate;
  const text =
    textContains === undefined ? null : textTest(textContains, 'contains', '/predicate/textContains');
  return (nodes, from, to) => {
    // As a text query: what nobody can see shows no text.
    const hidden = text === null ? null : hiddenNodes(nodes, from, to);
    const found: number[] = [];
    for (let i = from; i < to; i++) {
      const node = nodes[i]!;
      if (!tests.every((test) => test(node))) continue;
      if (text !== null && (hidden?.[i - from] === 1 || !showsText(node, text))) continue;
      found.push(i);
    }
    return found;
  };
}

function nodeTests({ typeIs, idEquals, styleClassHas, visible, enabled }: Predicate): NodeTest[] {
  const tests: NodeTest[] = [];
  if (typeIs !== undefined) {
    const types = new Set(typeIs);
    tests.push((node) => types.has(node.type));
  }
  if (idEquals !== undefined) tests.push((node) => node.id === idEquals);
  if (styleClassHas !== undefined) tests.push((node) => node.styleClass.includes(styleClassHas));
  if (visible !== undefined) tests.push((node) => !node.invisible === visible);
  if (enabled !== undefined) tests.push((node) => !node.disabled === enabled);
  return tests;
}
