import { FxObject } from '../scene/fx-object.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { number, text } from '../scene/property-types.js';

/** `<Font name="System Bold" size="14"/>`: size and weight have an effect, there is one family. */
export class FontValue extends FxObject {
  declare size: number;
  declare name: string;
  bold = false;
  readonly type = 'Font';
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'name') this.bold = /bold/i.test(this.name);
    super.propertyChanged(name, value, old, affects);
  }
}
properties(FontValue, { size: number(12), name: text() });

export class ColorValue extends FxObject {
  readonly type = 'Color';
}
ignore(ColorValue, ['red', 'green', 'blue', 'opacity']);

export class ImageValue extends FxObject {
  declare url: string;
  readonly type = 'Image';
}
properties(ImageValue, { url: text() });
ignore(ImageValue, ['backgroundLoading', 'preserveRatio', 'requestedHeight', 'requestedWidth', 'smooth']);

/** `<HashMap name="Ann" age="7"/>`: each attribute is an entry. */
export class MapValue extends FxObject {
  readonly type = 'HashMap';
  readonly entries = new Map<string, string>();
}

/** `<URL value="@form.css"/>` in a list of style sheets. */
export class UrlValue extends FxObject {
  declare value: string;
  readonly type = 'URL';
}
properties(UrlValue, { value: text() });
