import { KeyCombination } from '../input/key-combination.js';
import { callHandlers } from '../scene/dispatch.js';
import { FxEvent } from '../scene/events.js';
import { FxObject } from '../scene/fx-object.js';
import { ObservableList } from '../scene/observable-list.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { anything, flag, list, object, optionalText, text, wordList } from '../scene/property-types.js';
import { withoutMnemonic } from './labeled.js';

/** An entry of a menu. It is no node: what shows it is. */
export class MenuItem extends FxObject {
  declare text: string;
  declare id: string | null;
  declare disable: boolean;
  declare visible: boolean;
  declare mnemonicParsing: boolean;
  declare accelerator: KeyCombination | null;
  declare userData: unknown;
  readonly styleClass = new ObservableList<string>();
  parentMenu: Menu | null = null;
  /** Hears about changes while the item shows. */
  onChange: (() => void) | null = null;

  get type(): string {
    return 'MenuItem';
  }
  get displayText(): string {
    return this.mnemonicParsing ? withoutMnemonic(this.text) : this.text;
  }
  /** Does what a click on it does. */
  fire(): void {
    if (!this.disable) callHandlers(this, new FxEvent('action', this));
  }
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    super.propertyChanged(name, value, old, affects);
    this.onChange?.();
  }
}

properties(MenuItem, {
  text: text(),
  id: optionalText(),
  disable: flag(false),
  visible: flag(true),
  mnemonicParsing: flag(true),
  accelerator: {
    ...object<KeyCombination | null>(null, (value) => value instanceof KeyCombination, 'a KeyCombination'),
    parse: KeyCombination.parse,
  },
  userData: anything<unknown>(null),
  styleClass: wordList(),
});
ignore(MenuItem, ['graphic', 'style']);

export class CheckMenuItem extends MenuItem {
  declare selected: boolean;
  override get type(): string {
    return 'CheckMenuItem';
  }
  override fire(): void {
    if (this.disable) return;
    this.selected = !this.selected;
    super.fire();
  }
}
properties(CheckMenuItem, { selected: flag(false) });

/** One of several items in its menu that exclude each other. */
export class RadioMenuItem extends CheckMenuItem {
  override get type(): string {
    return 'RadioMenuItem';
  }
  override fire(): void {
    if (this.disable) return;
    for (const other of this.parentMenu?.items ?? [])
      if (other instanceof RadioMenuItem) other.selected = false;
    this.selected = false;
    super.fire();
  }
}
ignore(RadioMenuItem, ['toggleGroup']);

export class SeparatorMenuItem extends MenuItem {
  override get type(): string {
    return 'SeparatorMenuItem';
  }
}

/** Entries under a title, in a menu bar or in another menu. */
export class Menu extends MenuItem {
  readonly items = new ObservableList<MenuItem>((added, removed) => {
    for (const item of removed) item.parentMenu = null;
    for (const item of added) item.parentMenu = this;
  });
  override get type(): string {
    return 'Menu';
  }
}
properties(Menu, { items: list((value) => value instanceof MenuItem, 'a MenuItem') });

/** Every item of some menus, those in submenus included. */
export function allItems(items: Iterable<MenuItem>): MenuItem[] {
  return [...items].flatMap((item) => (item instanceof Menu ? [item, ...allItems(item.items)] : [item]));
}
