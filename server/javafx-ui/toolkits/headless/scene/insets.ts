import { FxObject } from './fx-object.js';
import { properties } from './property.js';
import { number } from './property-types.js';

/** Space inside the four edges of an area. */
export class Insets extends FxObject {
  declare top: number;
  declare right: number;
  declare bottom: number;
  declare left: number;
  declare topRightBottomLeft: number;

  static of(top: number, right = top, bottom = top, left = right): Insets {
    const insets = new Insets();
    insets.top = top;
    insets.right = right;
    insets.bottom = bottom;
    insets.left = left;
    return insets;
  }

  override propertyChanged(name: string, value: unknown): void {
    if (name !== 'topRightBottomLeft') return;
    const all = value as number;
    this.top = all;
    this.right = all;
    this.bottom = all;
    this.left = all;
  }
}

properties(Insets, {
  top: number(0),
  right: number(0),
  bottom: number(0),
  left: number(0),
  topRightBottomLeft: number(0),
});

export const NO_INSETS = Insets.of(0);

export function isInsets(value: unknown): value is Insets {
  return value instanceof Insets;
}
