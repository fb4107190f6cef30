import type { KeyEvent } from '../scene/events.js';
import { FxObject } from '../scene/fx-object.js';
import { properties } from '../scene/property.js';
import { text } from '../scene/property-types.js';

/** A key with modifiers, as `Shortcut+S` or as `<KeyCodeCombination code="S" shortcut="DOWN"/>`. */
export class KeyCombination extends FxObject {
  declare code: string;
  declare shift: string;
  declare control: string;
  declare alt: string;
  declare meta: string;
  declare shortcut: string;
  readonly type = 'KeyCodeCombination';

  static parse(source: string): KeyCombination {
    const combination = new KeyCombination();
    const parts = source.split('+').map((part) => part.trim());
    combination.code = (parts.pop() ?? '').toUpperCase();
    for (const part of parts) {
      const modifier = MODIFIERS[part.toLowerCase()];
      if (!modifier || combination.code === '') {
        throw new Error(`expected a key combination such as "Shortcut+S", got "${source}"`);
      }
      combination[modifier] = 'DOWN';
    }
    return combination;
  }

  matches(event: KeyEvent): boolean {
    const control = this.control === 'DOWN' || this.shortcut === 'DOWN';
    return (
      event.code === this.code &&
      event.controlDown === control &&
      event.shiftDown === (this.shift === 'DOWN') &&
      event.altDown === (this.alt === 'DOWN') &&
      event.metaDown === (this.meta === 'DOWN')
    );
  }

  /** As menus show it. */
  get label(): string {
    const keys = [];
    if (this.control === 'DOWN' || this.shortcut === 'DOWN') keys.push('Ctrl');
    if (this.alt === 'DOWN') keys.push('Alt');
    if (this.shift === 'DOWN') keys.push('Shift');
    if (this.meta === 'DOWN') keys.push('Meta');
    return [...keys, this.code.length > 1 ? this.code[0] + this.code.slice(1).toLowerCase() : this.code].join(
      '+',
    );
  }
}

const MODIFIERS: Record<string, 'shift' | 'control' | 'alt' | 'meta' | 'shortcut'> = {
  shift: 'shift',
  ctrl: 'control',
  control: 'control',
  alt: 'alt',
  meta: 'meta',
  shortcut: 'shortcut',
};

properties(KeyCombination, {
  code: text(),
  shift: text('nothing', 'UP'),
  control: text('nothing', 'UP'),
  alt: text('nothing', 'UP'),
  meta: text('nothing', 'UP'),
  shortcut: text('nothing', 'UP'),
});
