import { endOfSubtree, stepsReader } from '../paths.js';
import type { FoundNode, RawLookup, RawNode, RawSelector, WindowFacts, WindowSelection } from '../port.js';
import { selectWindows } from '../windows.js';
import { allOf } from './all-of.js';
import { cssSearch } from './css-search.js';
import { type NodeRange, nearestNodes } from './nearest-nodes.js';
import type { NodeSearch } from './node-search.js';
import { type LabelReader, predicateSearch } from './predicate-search.js';
import { textSearch } from './text-search.js';

/** Makes a selector ready to run. Throws a SelectorError where it can't be run. */
export function compileSelector(
  { css, text, match, predicate }: RawSelector,
  labelsOf?: LabelReader,
): NodeSearch {
  const searches: NodeSearch[] = [];
  if (css !== undefined) searches.push(cssSearch(css));
  if (text !== undefined) searches.push(textSearch(text, match));
  if (predicate !== undefined) searches.push(predicateSearch(predicate, labelsOf));
  return allOf(searches);
}

/** As much of a captured scene as a search looks at. */
export interface SearchedScene {
  nodes: readonly RawNode[];
  windows: (WindowFacts & { root: number })[];
}

/** What a search of a captured scene may be told beside the selector. */
export interface SearchOptions {
  /** Only what is below the node with this index counts. */
  below?: number;
  labelsOf?: LabelReader;
}

/**
 * Evaluates a query on a captured scene: window after window in the contract's order, each in document
 * order. It knows nothing but the scene, so that a toolkit can run it beside its UI.
 */
export function queryScene(
  scene: SearchedScene,
  selector: RawSelector,
  selection: WindowSelection,
  limit: number,
  { below, labelsOf }: SearchOptions = {},
): RawLookup {
  const search = compileSelector(selector, labelsOf);
  const { nodes, windows } = scene;
  const part = below === undefined ? undefined : partBelow(nodes, below);
  const matches: FoundNode[] = [];
  const ranges: NodeRange[] = [];
  let total = 0;
  for (const window of selectWindows(windows, selection)) {
    if (window.root === -1) continue;
    const range = { from: window.root, to: endOfSubtree(nodes, window.root) };
    ranges.push(part ? overlap(range, part) : range);
    const found = search(nodes, range.from, range.to).filter((index) => isIn(index, ranges.at(-1)!));
    total += found.length;
    matches.push(...places(nodes, window, range, found.slice(0, limit - matches.length)));
  }
  const lookup = { windows, total, matches, around: nodes };
  if (total > 0) return lookup;
  const searched = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  const near = nearestNodes(nodes, ranges, selector, mostNear, labelsOf);
  const nearest = near.flatMap((index) => {
    const root = rootOf(nodes, index);
    const window = windows.find((one) => one.root === root)!;
    return places(nodes, window, { from: root, to: endOfSubtree(nodes, root) }, [index]);
  });
  return { ...lookup, missed: { nodes: searched, nearest } };
}

/** More would be another list to read. */
const mostNear = 3;

function places(
  nodes: readonly RawNode[],
  { key }: WindowFacts,
  { from, to }: NodeRange,
  indices: readonly number[],
): FoundNode[] {
  if (indices.length === 0) return [];
  const steps = stepsReader(nodes, from, to);
  return indices.map((index) => ({
    window: key,
    steps: steps(index),
    node: { ...nodes[index]!, parent: -1 },
  }));
}

const isIn = (index: number, { from, to }: NodeRange): boolean => index >= from && index < to;

function overlap(a: NodeRange, b: NodeRange): NodeRange {
  const from = Math.max(a.from, b.from);
  return { from, to: Math.max(from, Math.min(a.to, b.to)) };
}

function rootOf(nodes: readonly RawNode[], index: number): number {
  let at = index;
  while (nodes[at]!.parent !== -1) at = nodes[at]!.parent;
  return at;
}

/** In pre-order the descendants of a node follow it, and none has a parent before it. */
function partBelow(nodes: readonly RawNode[], above: number): NodeRange {
  let to = above + 1;
  while (to < nodes.length && nodes[to]!.parent >= above) to++;
  return { from: above + 1, to };
}
