import { endOfSubtree } from '../../scene/paths.js';
import type { RawNode, RawScene, RawWindow } from '../../scene/port.js';
import { userTypes } from '../look/kinds.js';
import { takesInput } from '../look/look-windows.js';
import { rowsOf } from './row-filters.js';

/** Roles of what shows its items in a popup. */
const openers: ReadonlySet<string> = new Set(['COMBO_BOX', 'MENU', 'MENU_BUTTON', 'SPLIT_MENU_BUTTON']);

const isOpener = ({ role, type }: RawNode): boolean =>
  openers.has(role ?? '') || userTypes[type] === 'Menu' || userTypes[type] === 'MenuItem';

const isOpen = ({ pseudoClass }: RawNode): boolean => pseudoClass?.includes('showing') ?? false;

export const isClosedOpener = (node: RawNode): boolean => isOpener(node) && !isOpen(node);

/** The items with this text in the popups that a combo box, choice box or menu of a window has opened. */
export function openedItems(scene: RawScene, window: RawWindow, opener: RawNode, text: string): number[] {
  if (!isOpener(opener) || !isOpen(opener)) return [];
  return scene.windows
    .filter((one) => one.kind === 'popup' && one.root !== -1 && takesInput(one, scene))
    .filter((popup) => isOf(popup, window, scene))
    .flatMap(({ root }) => itemsBelow(scene.nodes, root, text));
}

function isOf(popup: RawWindow, window: RawWindow, { windows }: RawScene): boolean {
  const byKey = new Map(windows.map((one) => [one.key, one]));
  for (let at: RawWindow | undefined = popup; at; at = at.owner === null ? undefined : byKey.get(at.owner))
    if (at.owner === window.key) return true;
  return false;
}

function itemsBelow(nodes: readonly RawNode[], root: number, text: string): number[] {
  const to = endOfSubtree(nodes, root);
  const found: number[] = [];
  for (let i = root; i < to; i++) {
    const { type, label, virtualization } = nodes[i]!;
    if (virtualization) found.push(...rowsOf(nodes, i, to, text).map(({ node }) => node));
    else if (userTypes[type] === 'MenuItem' && label === text) found.push(i);
  }
  return found;
}
