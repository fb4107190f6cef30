import type { RawLookup, RawNode, RawSelector, WindowFacts, WindowSelection } from '../toolkit/port.js';
import { cssSearch } from './css-search.js';
import type { NodeSearch } from './node-search.js';
import { endOfSubtree, stepsReader } from './paths.js';
import { predicateSearch } from './predicate-search.js';
import { textSearch } from './text-search.js';
import { selectWindows } from './windows.js';

/** Makes a selector ready to run. Throws a SelectorError where it can't be run. */
export function compileSelector({ css, text, match, predicate }: RawSelector): NodeSearch {
  if (css !== undefined) return cssSearch(css);
  if (text !== undefined) return textSearch(text, match);
  return predicateSearch(predicate ?? {});
}

/** As much of a captured scene as a search looks at. */
export interface SearchedScene {
  nodes: readonly RawNode[];
  windows: (WindowFacts & { root: number })[];
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
): RawLookup {
  const search = compileSelector(selector);
  const { nodes, windows } = scene;
  const matches: RawLookup['matches'] = [];
  let total = 0;
  for (const window of selectWindows(windows, selection)) {
    if (window.root === -1) continue;
    const end = endOfSubtree(nodes, window.root);
    const found = search(nodes, window.root, end);
    total += found.length;
    const wanted = found.slice(0, limit - matches.length);
    if (wanted.length === 0) continue;
    const steps = stepsReader(nodes, window.root, end);
    for (const index of wanted) {
      matches.push({ window: window.key, steps: steps(index), node: { ...nodes[index]!, parent: -1 } });
    }
  }
  return { windows, total, matches };
}
