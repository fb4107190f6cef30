import { Button } from '../controls/buttons.js';
import { Labeled } from '../controls/labeled.js';
import { allItems, type MenuItem } from '../controls/menu-items.js';
import { MenuBar, MenuButton } from '../controls/menus.js';
import { ToggleButton } from '../controls/toggles.js';
import type { KeyEvent } from '../scene/events.js';
import type { Node } from '../scene/node.js';

/** Fires the menu item whose accelerator the key is, wherever its menu stands; answers whether there is one. */
export function fireAccelerator(root: Node, event: KeyEvent): boolean {
  for (const node of nodesUnder(root)) {
    for (const item of itemsOf(node)) {
      if (!item.accelerator?.matches(event)) continue;
      item.fire();
      return true;
    }
  }
  return false;
}

function itemsOf(node: Node): MenuItem[] {
  if (node instanceof MenuBar) return allItems(node.menus);
  if (node instanceof MenuButton) return allItems(node.items);
  const menu = (node as { contextMenu?: { items: Iterable<MenuItem> } | null }).contextMenu;
  return menu ? allItems(menu.items) : [];
}

/** ALT and the letter after the underscore presses a button or opens a menu. */
export function fireMnemonic(root: Node, letter: string): boolean {
  for (const node of nodesUnder(root)) {
    if (node instanceof MenuBar) {
      const button = node.buttons.find(
        ({ menu }) => menu.mnemonicParsing && mnemonicOf(menu.text) === letter,
      );
      if (!button) continue;
      button.open();
      return true;
    }
    if (!(node instanceof Labeled) || !node.mnemonicParsing || mnemonicOf(node.text) !== letter) continue;
    if (node instanceof Button || node instanceof ToggleButton) node.fire();
    else node.requestFocus();
    return true;
  }
  return false;
}

function mnemonicOf(text: string): string | undefined {
  return /_(.)/u.exec(text)?.[1]?.toUpperCase();
}

function* nodesUnder(node: Node): Generator<Node> {
  if (!node.visible || node.disable) return;
  yield node;
  for (const kid of node.kids) yield* nodesUnder(kid);
}
