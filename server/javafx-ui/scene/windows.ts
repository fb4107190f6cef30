import type { WindowFacts, WindowSelection } from './port.js';

const rank = { stage: 0, dialog: 1, popup: 2 };

/**
 * Windows in the contract's order; a window's place in it is its `stageIndex`.
 * Stages, then dialogs, each by title; popups, and windows of equal title, stay in the toolkit's order.
 */
export function orderWindows<W extends WindowFacts>(windows: readonly W[]): W[] {
  return windows.length < 2 ? [...windows] : [...windows].sort(compare);
}

function compare(a: WindowFacts, b: WindowFacts): number {
  if (a.kind !== b.kind) return rank[a.kind] - rank[b.kind];
  if (a.kind === 'popup' || a.title === b.title) return 0;
  if (a.title === null) return 1;
  if (b.title === null) return -1;
  // `<` compares UTF-16 code units; a locale's order would differ between machines.
  return a.title < b.title ? -1 : 1;
}

/** The stage or dialog that has the focus. A popup never counts: its owner keeps the focus. */
export function focusedWindow<W extends WindowFacts>(ordered: readonly W[]): W | undefined {
  return ordered.find((window) => window.focused && window.kind !== 'popup');
}

/**
 * The window that a user would go on with: the focused one, else the modal one on top, else the one that had the
 * focus last, else the first. The toolkit lists windows in the order in which they were shown.
 */
export function currentWindow<W extends WindowFacts>(windows: readonly W[]): W | undefined {
  const own = windows.filter(({ kind }) => kind !== 'popup');
  return (
    own.find(({ focused }) => focused) ??
    own.findLast(({ modal }) => modal) ??
    own.find(({ lastFocused }) => lastFocused) ??
    orderWindows(windows)[0]
  );
}

/**
 * The windows that a call is about and the popups that they own, in order.
 * Empty when nothing is showing or the index names no window.
 */
export function selectWindows<W extends WindowFacts>(windows: readonly W[], selection: WindowSelection): W[] {
  const ordered = orderWindows(windows);
  if ('stage' in selection && selection.stage === 'all') return ordered;
  const chosen = chooseWindow(windows, selection, ordered);
  if (chosen === undefined) return [];
  const keys = new Set([chosen.key]);
  // A popup of a popup may stand before its owner, so one pass is not enough.
  for (let before = 0; before !== keys.size; ) {
    before = keys.size;
    for (const window of ordered) {
      if (window.kind === 'popup' && window.owner !== null && keys.has(window.owner)) keys.add(window.key);
    }
  }
  return ordered.filter((window) => keys.has(window.key));
}

/** The one window that a selection names, without popups; of `all` the first. */
export function chooseWindow<W extends WindowFacts>(
  windows: readonly W[],
  selection: WindowSelection,
  ordered: readonly W[] = orderWindows(windows),
): W | undefined {
  if ('stageIndex' in selection) return ordered[selection.stageIndex];
  if ('key' in selection) return windows.find(({ key }) => key === selection.key);
  if (selection.stage === 'current') return currentWindow(windows);
  return (selection.stage === 'focused' ? focusedWindow(ordered) : undefined) ?? ordered[0];
}
