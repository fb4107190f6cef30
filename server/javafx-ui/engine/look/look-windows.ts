import { quote } from '../../../calls/quote.js';
import { endOfSubtree } from '../../scene/paths.js';
import type { RawScene, RawWindow, WindowFacts } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import { currentWindow, orderWindows } from '../../scene/windows.js';
import type { LookLine } from './look-line.js';
import { linesOf } from './window-look.js';

/** A window of a look. */
export interface LookedWindow {
  window: RawWindow;
  current: boolean;
  /** The modal window that takes its input. */
  behind: RawWindow | null;
  lines: LookLine[];
  /** False: it is only mentioned. */
  shown: boolean;
}

/** Every window that was walked, each with its lines, in the order of a look. */
export function lookAtWindows(scene: RawScene, asked: ReadonlySet<number> | null): LookedWindow[] {
  const current = currentWindow(scene.windows);
  const looked = orderWindows(scene.windows).flatMap((window): LookedWindow[] => {
    if (window.root === -1 || (asked && !asked.has(window.key))) return [];
    const lines = linesOf(scene.nodes, window.root, endOfSubtree(scene.nodes, window.root));
    const shown = asked !== null || window === current || window.kind === 'popup';
    return [{ window, current: window === current, behind: blockerOf(window, scene.windows), lines, shown }];
  });
  return looked.sort((a, b) => rank(a, scene) - rank(b, scene));
}

/** What takes input comes first, what is only mentioned last. */
function rank({ window, shown }: LookedWindow, scene: RawScene): number {
  if (!shown) return 3;
  if (window.kind !== 'popup') return 1;
  return takesInput(window, scene) ? 0 : 2;
}

/** A tooltip takes none. */
export function takesInput({ kind, root }: RawWindow, { nodes }: RawScene): boolean {
  return kind !== 'popup' || root === -1 || !nodes[root]!.styleClass.includes('tooltip');
}

/** The modal window that was shown last of those that take the input away from this one. */
export function blockerOf<W extends WindowFacts>(window: W, windows: readonly W[]): W | null {
  const byKey = new Map(windows.map((one) => [one.key, one]));
  const owns = (owner: W, one: W): boolean => {
    for (let at = one.owner; at !== null; at = byKey.get(at)?.owner ?? null)
      if (at === owner.key) return true;
    return false;
  };
  const place = windows.indexOf(window);
  return (
    windows.findLast((modal, i) => {
      if (modal === window || modal.modal === undefined || owns(modal, window)) return false;
      if (modal.modal === 'window') return owns(window, modal);
      return window.modal === undefined || i > place;
    }) ?? null
  );
}

/** `w2 dialog "Save?" modal current`, `w1 stage "Editor" behind w2, 14 lines: ui_look {"window":"w1"}`. */
export function windowText({ window, current, behind, lines, shown }: LookedWindow): string {
  const id = windowId(window.key);
  let text = `${id} ${window.kind}`;
  if (window.title !== null) text += ` ${quote(window.title)}`;
  if (window.kind === 'popup' && window.owner !== null) text += ` of ${windowId(window.owner)}`;
  if (window.modal) text += ' modal';
  if (current) text += ' current';
  if (behind) text += ` behind ${windowId(behind.key)}`;
  if (shown) return text;
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  return `${text}, ${count}: ui_look {"window":"${id}"}`;
}
