import type { RawNode, RawSelector } from '../port.js';
import { cssSearch } from './css-search.js';
import { likeness } from './likeness.js';
import type { LabelReader } from './predicate-search.js';
import { type Compound, parseSelector } from './selector.js';
import { showsText, textTest } from './text-search.js';

/** Part of a list of nodes: one window. */
export interface NodeRange {
  from: number;
  to: number;
}

/** What holds for most nodes says little of which was meant. */
const common = 0.25;

/** How far a node satisfies one thing that was asked for: 1 is wholly, 0 not at all. */
type Closeness = (node: RawNode, index: number) => number;

/** The nodes that come nearest to what was asked for and not found, the nearest first, else in document order. */
export function nearestNodes(
  nodes: readonly RawNode[],
  ranges: readonly NodeRange[],
  selector: RawSelector,
  most: number,
  labelsOf?: LabelReader,
): number[] {
  const best: { index: number; score: number }[] = [];
  for (const range of ranges) {
    const asked = closenesses(nodes, range, selector, labelsOf);
    for (let index = range.from; index < range.to; index++) {
      let score = 0;
      for (const closeness of asked) score += closeness(nodes[index]!, index);
      if (score === 0 || (best.length === most && score <= best.at(-1)!.score)) continue;
      const place = best.findIndex((other) => other.score < score);
      best.splice(place === -1 ? best.length : place, 0, { index, score });
      if (best.length > most) best.pop();
    }
  }
  return best.map(({ index }) => index);
}

function closenesses(
  nodes: readonly RawNode[],
  range: NodeRange,
  { css, text, match, predicate }: RawSelector,
  labelsOf: LabelReader | undefined,
): Closeness[] {
  const asked: Closeness[] = [];
  if (css !== undefined) asked.push(...byCss(nodes, range, css));
  if (text !== undefined) asked.push(byText(text, match ?? 'contains'));
  if (predicate !== undefined) asked.push(...byPredicate(predicate));
  const { labelContains } = predicate ?? {};
  if (labelContains !== undefined && labelsOf) {
    const labels = labelsOf(nodes, range.from, range.to);
    const like = likeness(labelContains);
    asked.push((_, index) => like(labels.get(index) ?? ''));
  }
  return asked;
}

/** What the last compound says of a node, and whether it stands where the others say. */
function byCss(nodes: readonly RawNode[], { from, to }: NodeRange, css: string): Closeness[] {
  const { compounds } = parseSelector(css);
  const asked = byCompound(compounds.at(-1)!);
  if (compounds.length === 1) return asked;
  const found = new Set(cssSearch(css)(nodes, from, to));
  return [...asked, (_, index) => (found.has(index) ? 1 : 0)];
}

function byCompound({ type, id, classes }: Compound): Closeness[] {
  const asked: Closeness[] = [];
  if (type !== null) asked.push(byType([type]));
  if (id !== null) asked.push(byId(id));
  for (const name of classes) asked.push(byClass(name));
  return asked;
}

function byPredicate(predicate: NonNullable<RawSelector['predicate']>): Closeness[] {
  const { typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, visible, enabled } =
    predicate;
  const asked: Closeness[] = [];
  if (typeIs !== undefined) asked.push(byType(typeIs));
  if (idEquals !== undefined) asked.push(byId(idEquals));
  if (styleClassHas !== undefined) asked.push(byClass(styleClassHas));
  if (textContains !== undefined) asked.push(byText(textContains, 'contains'));
  if (role !== undefined) asked.push(told(role, (node) => node.role));
  if (tooltip !== undefined) asked.push(told(tooltip, ({ properties }) => properties?.tooltip));
  if (prompt !== undefined) asked.push(told(prompt, (node) => node.prompt));
  if (visible !== undefined) asked.push((node) => (!node.invisible === visible ? common : 0));
  if (enabled !== undefined) asked.push((node) => (!node.disabled === enabled ? common : 0));
  return asked;
}

function byType(types: readonly string[]): Closeness {
  const likes = types.map(likeness);
  return ({ type }) => Math.max(...likes.map((like) => like(type)));
}

const byId = (id: string): Closeness => told(id, (node) => node.id);

function byClass(name: string): Closeness {
  const like = likeness(name);
  return ({ styleClass }) => styleClass.reduce((most, one) => Math.max(most, like(one)), 0);
}

function told(wanted: string, read: (node: RawNode) => unknown): Closeness {
  const like = likeness(wanted);
  return (node) => {
    const text = read(node);
    return typeof text === 'string' ? like(text) : 0;
  };
}

/** A text that is there and that nobody sees is as near as can be. */
function byText(text: string, match: NonNullable<RawSelector['match']>): Closeness {
  const test = textTest(text, match, '/text');
  const like = likeness(text);
  return (node) => {
    if (node.password) return 0;
    if (showsText(node, test)) return 1;
    return Math.max(like(node.label ?? ''), like(node.valueText ?? ''));
  };
}
