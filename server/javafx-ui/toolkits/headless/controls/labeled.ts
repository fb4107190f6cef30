import { hShare, POSITIONS, type Pos, vShare } from '../layout/alignment.js';
import { type Described, Node } from '../scene/node.js';
import { ignore, properties } from '../scene/property.js';
import { anything, flag, number, object, text, word } from '../scene/property-types.js';
import { type FontSetting, fontOf } from '../scene/text.js';
import { breakLines, widest } from '../text/lines.js';
import { Control } from './control.js';

const CONTENT_DISPLAYS = ['TOP', 'RIGHT', 'BOTTOM', 'LEFT', 'CENTER', 'GRAPHIC_ONLY', 'TEXT_ONLY'] as const;
type ContentDisplay = (typeof CONTENT_DISPLAYS)[number];

/** Where the text of a labeled stands inside it. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A control with a text and a graphic. */
export abstract class Labeled extends Control {
  declare text: string;
  declare graphic: Node | null;
  declare wrapText: boolean;
  declare alignment: Pos;
  declare contentDisplay: ContentDisplay;
  declare graphicTextGap: number;
  declare mnemonicParsing: boolean;
  declare font: FontSetting | null;
  lines: string[] = [];
  textPlace: TextPlace = { x: 0, y: 0, width: 0, height: 0 };

  /** Room at the left that a subclass keeps for its own mark (box, radio). */
  protected get markWidth(): number {
    return 0;
  }

  /** What is displayed: without the underscore that marks a mnemonic. */
  get displayText(): string {
    return this.mnemonicParsing ? withoutMnemonic(this.text) : this.text;
  }

  override get contentBias(): 'horizontal' | null {
    return this.wrapText ? 'horizontal' : null;
  }

  /** Kids of the skin besides the graphic. */
  protected get skinKids(): Node[] {
    return [];
  }

  protected get shownText(): string {
    return this.contentDisplay === 'GRAPHIC_ONLY' ? '' : this.displayText;
  }
  protected get shownGraphic(): Node | null {
    return this.contentDisplay === 'TEXT_ONLY' ? null : this.graphic;
  }
  private get stacked(): boolean {
    return this.contentDisplay === 'TOP' || this.contentDisplay === 'BOTTOM';
  }

  private textSize(wrapWidth: number): [number, number] {
    const shown = this.shownText;
    if (shown === '') return [0, 0];
    const font = fontOf(this);
    const lines = breakLines(shown, font, this.wrapText && wrapWidth > 0 ? wrapWidth : undefined);
    return [widest(lines, font), lines.length * font.lineHeight];
  }

  private get gap(): number {
    return this.shownGraphic && this.shownText !== '' ? this.graphicTextGap : 0;
  }

  protected override computePrefW(): number {
    const [textW] = this.textSize(-1);
    const graphicW = this.shownGraphic?.prefW() ?? 0;
    const content = this.stacked ? Math.max(textW, graphicW) : textW + this.gap + graphicW;
    return this.insetsW + this.markWidth + content;
  }

  protected override computePrefH(width: number): number {
    const graphicW = this.shownGraphic && !this.stacked ? this.shownGraphic.prefW() + this.gap : 0;
    const room = width < 0 ? -1 : Math.max(1, width - this.insetsW - this.markWidth - graphicW);
    const [, textH] = this.textSize(room);
    // An empty labeled is still one line high.
    const lineH = Math.max(textH, this.shownText === '' && !this.shownGraphic ? fontOf(this).lineHeight : 0);
    const graphicH = this.shownGraphic?.prefH() ?? 0;
    return (
      this.insetsH + (this.stacked ? lineH + this.gap + graphicH : Math.max(lineH, graphicH, this.markHeight))
    );
  }

  protected get markHeight(): number {
    return 0;
  }

  protected override computeMinW(): number {
    const [textW] = this.textSize(-1);
    const least = Math.min(textW, fontOf(this).width('…'));
    return (
      this.insetsW +
      this.markWidth +
      (this.stacked ? 0 : (this.shownGraphic?.prefW() ?? 0) + this.gap) +
      least
    );
  }
  protected override computeMinH(): number {
    return this.computePrefH(this.wrapText ? Number.MAX_VALUE : -1);
  }
  protected override computeMaxW(height: number): number {
    return this.rawPrefW(height);
  }
  protected override computeMaxH(width: number): number {
    return this.rawPrefH(width);
  }

  override describe(record: Described): void {
    const shown = this.displayText;
    if (shown !== '') record.label = shown;
  }

  override baseline(): number {
    return this.insets.top + fontOf(this).ascent;
  }

  protected override layoutKids(): void {
    const { top, left } = this.insets;
    const area = {
      x: left + this.markWidth,
      y: top,
      width: Math.max(0, this.width - this.insetsW - this.markWidth),
      height: Math.max(0, this.height - this.insetsH),
    };
    this.placeContent(area);
  }

  protected placeContent(area: TextPlace): void {
    const graphic = this.shownGraphic;
    if (graphic)
      graphic.resize(Math.min(graphic.prefW(), area.width), Math.min(graphic.prefH(), area.height));
    const graphicW = graphic ? graphic.width : 0;
    const graphicH = graphic ? graphic.height : 0;
    const textRoom = this.stacked ? area.width : Math.max(0, area.width - graphicW - this.gap);
    const font = fontOf(this);
    this.lines =
      this.shownText === '' ? [] : breakLines(this.shownText, font, this.wrapText ? textRoom : undefined);
    const textW = Math.min(widest(this.lines, font), textRoom);
    const textH = this.lines.length * font.lineHeight;
    const contentW = this.stacked ? Math.max(textW, graphicW) : textW + this.gap + graphicW;
    const contentH = this.stacked ? textH + this.gap + graphicH : Math.max(textH, graphicH);
    const x = area.x + (area.width - contentW) * hShare(this.alignment);
    const y = area.y + (area.height - contentH) * vShare(this.alignment);
    const graphicFirst = this.contentDisplay !== 'RIGHT' && this.contentDisplay !== 'BOTTOM';
    if (this.stacked) {
      const graphicX = x + (contentW - graphicW) / 2;
      graphic?.relocate(Math.round(graphicX), Math.round(graphicFirst ? y : y + textH + this.gap));
      this.textPlace = {
        x: x + (contentW - textW) / 2,
        y: graphicFirst ? y + graphicH + this.gap : y,
        width: textW,
        height: textH,
      };
      return;
    }
    const graphicY = y + (contentH - graphicH) / 2;
    graphic?.relocate(Math.round(graphicFirst ? x : x + textW + this.gap), Math.round(graphicY));
    this.textPlace = {
      x: graphicFirst ? x + graphicW + (graphic ? this.gap : 0) : x,
      y: y + (contentH - textH) / 2,
      width: textW,
      height: textH,
    };
  }

  override propertyChanged(
    name: string,
    value: unknown,
    old: unknown,
    affects: 'layout' | 'paint' | 'nothing',
  ): void {
    if (name === 'graphic') this.setKids([...this.skinKids, ...(this.graphic ? [this.graphic] : [])]);
    super.propertyChanged(name, value, old, affects);
  }
}

properties(Labeled, {
  text: text('layout'),
  graphic: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  wrapText: flag(false, 'layout'),
  alignment: word<Pos>('CENTER_LEFT', POSITIONS),
  contentDisplay: word<ContentDisplay>('LEFT', CONTENT_DISPLAYS),
  graphicTextGap: number(4),
  mnemonicParsing: flag(false, 'layout'),
  font: anything<FontSetting | null>(null, 'layout'),
});
ignore(Labeled, ['ellipsisString', 'lineSpacing', 'textAlignment', 'textFill', 'textOverrun', 'underline']);

export function withoutMnemonic(text: string): string {
  return text.includes('_') ? text.replace(/_(.)/u, '$1') : text;
}
