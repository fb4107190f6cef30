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

/** `<Color red="0.2" green="0.4" blue="0.6"/>`: shares from 0 to 1. */
export class ColorValue extends FxObject {
  declare red: number;
  declare green: number;
  declare blue: number;
  declare opacity: number;
  readonly type = 'Color';

  /** As it is written where an attribute gives a colour. */
  get css(): string {
    const [red, green, blue] = [this.red, this.green, this.blue].map((share) => Math.round(share * 255));
    return `rgba(${red},${green},${blue},${this.opacity})`;
  }
}
properties(ColorValue, { red: number(0), green: number(0), blue: number(0), opacity: number(1) });

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
