import { Font } from '../text/font.js';
import { breakLines, widest } from '../text/lines.js';
import { type Described, Node } from './node.js';
import { ignore, properties } from './property.js';
import { anything, number, text } from './property-types.js';
import { styleOf } from './style.js';

/** A FXML `<Font>`: only size and weight have an effect. */
export interface FontSetting {
  size: number;
  bold: boolean;
}

/** Font of a node: its own setting, its inline style, then the default. */
export function fontOf(node: Node & { font?: FontSetting | null }): Font {
  const { fontSize, bold } = styleOf(node);
  return Font.get(fontSize ?? node.font?.size, bold ?? node.font?.bold ?? false);
}

/** Text that stands in the scene by itself. Its place is its baseline. */
export class Text extends Node {
  declare text: string;
  declare wrappingWidth: number;
  declare font: FontSetting | null;
  declare x: number;
  declare y: number;
  lines: string[] = [''];

  override get type(): string {
    return 'Text';
  }
  override get role(): string {
    return 'TEXT';
  }

  override prefW(): number {
    this.measure();
    return this.width;
  }
  override prefH(): number {
    this.measure();
    return this.height;
  }
  override minW(): number {
    return this.prefW();
  }
  override minH(): number {
    return this.prefH();
  }
  override maxW(): number {
    return this.prefW();
  }
  override maxH(): number {
    return this.prefH();
  }
  override baseline(): number {
    return fontOf(this).ascent;
  }

  override describe(record: Described): void {
    if (this.text !== '') record.label = this.text;
  }

  private measure(): void {
    const font = fontOf(this);
    this.lines = breakLines(this.text, font, this.wrappingWidth > 0 ? this.wrappingWidth : undefined);
    this.width = this.wrappingWidth > 0 ? this.wrappingWidth : Math.ceil(widest(this.lines, font));
    this.height = Math.ceil(this.lines.length * font.lineHeight);
    this.minX = this.x;
    this.minY = this.y - Math.round(font.ascent);
  }

  protected override layoutKids(): void {
    this.measure();
  }
}

properties(Text, {
  text: text('layout'),
  wrappingWidth: number(0),
  font: anything<FontSetting | null>(null, 'layout'),
  x: number(0),
  y: number(0),
});
ignore(Text, [
  'boundsType',
  'fill',
  'fontSmoothingType',
  'lineSpacing',
  'smooth',
  'strikethrough',
  'stroke',
  'strokeType',
  'strokeWidth',
  'textAlignment',
  'textOrigin',
  'underline',
]);
