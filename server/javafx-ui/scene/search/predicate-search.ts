import type { RawNode, RawSelector } from '../port.js';
import type { NodeSearch } from './node-search.js';
import { hiddenNodes, showsText, type TextTest, textTest, wordTest } from './text-search.js';

type Predicate = NonNullable<RawSelector['predicate']>;
type NodeTest = (node: RawNode) => boolean;

/** For each control of one window that has a label its text; `from` is the root. Which label is whose, a look says. */
export type LabelReader = (
  nodes: readonly RawNode[],
  from: number,
  to: number,
) => ReadonlyMap<number, string>;

/** Finds the nodes for which all members of the predicate hold. */
export function predicateSearch(predicate: Predicate, labelsOf?: LabelReader): NodeSearch {
  const tests = nodeTests(predicate);
  const text = memberTest(predicate, 'textContains');
  const label = memberTest(predicate, 'labelContains');
  return (nodes, from, to) => {
    // As a text query: what nobody can see shows no text.
    const hidden = text === null ? null : hiddenNodes(nodes, from, to);
    const labels = label === null ? null : readLabels(labelsOf, nodes, from, to);
    const found: number[] = [];
    for (let i = from; i < to; i++) {
      const node = nodes[i]!;
      if (!tests.every((test) => test(node))) continue;
      if (text !== null && (hidden?.[i - from] === 1 || !showsText(node, text))) continue;
      if (label !== null && !label(labels?.get(i) ?? '')) continue;
      found.push(i);
    }
    return found;
  };
}

function readLabels(labelsOf: LabelReader | undefined, ...window: Parameters<LabelReader>) {
  if (!labelsOf) throw new Error('Expected a reader of labels beside "labelContains".');
  return labelsOf(...window);
}

function nodeTests(predicate: Predicate): NodeTest[] {
  const { typeIs, idEquals, styleClassHas, visible, enabled } = predicate;
  const tests: NodeTest[] = [];
  if (typeIs !== undefined) {
    const types = new Set(typeIs);
    tests.push((node) => types.has(node.type));
  }
  if (idEquals !== undefined) tests.push((node) => node.id === idEquals);
  if (styleClassHas !== undefined) tests.push((node) => node.styleClass.includes(styleClassHas));
  if (visible !== undefined) tests.push((node) => !node.invisible === visible);
  if (enabled !== undefined) tests.push((node) => !node.disabled === enabled);
  return [...tests, ...hintTests(predicate)];
}

/** By what a node has beside its texts. */
function hintTests(predicate: Predicate): NodeTest[] {
  const tests: NodeTest[] = [];
  if (predicate.role !== undefined) {
    const isRole = wordTest(predicate.role, '/predicate/role');
    tests.push((node) => node.role !== undefined && isRole(node.role));
  }
  const tooltip = memberTest(predicate, 'tooltip');
  if (tooltip) tests.push(({ properties }) => isText(properties?.tooltip) && tooltip(properties.tooltip));
  const prompt = memberTest(predicate, 'prompt');
  if (prompt) tests.push((node) => node.prompt !== undefined && prompt(node.prompt));
  return tests;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function memberTest(
  predicate: Predicate,
  member: 'textContains' | 'labelContains' | 'tooltip' | 'prompt',
): TextTest | null {
  const wanted = predicate[member];
  return wanted === undefined ? null : textTest(wanted, 'contains', `/predicate/${member}`);
}
