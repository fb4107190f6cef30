import { type FxEvent, KeyEvent, ScrollEvent } from '../scene/events.js';
import { Node } from '../scene/node.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { flag, number, object, word } from '../scene/property-types.js';
import { between } from '../scene/region.js';
import { SkinRegion } from '../scene/skin-region.js';
import { Control } from './control.js';

export const BAR = 14;
const POLICIES = ['NEVER', 'ALWAYS', 'AS_NEEDED'] as const;
type BarPolicy = (typeof POLICIES)[number];
const CLASSES = ['scroll-pane'];

/** Shows a part of its content, which the user moves. */
export class ScrollPane extends Control {
  declare content: Node | null;
  declare hvalue: number;
  declare vvalue: number;
  declare fitToWidth: boolean;
  declare fitToHeight: boolean;
  declare hbarPolicy: BarPolicy;
  declare vbarPolicy: BarPolicy;
  declare prefViewportWidth: number;
  declare prefViewportHeight: number;
  readonly viewport = this.skin(new SkinRegion('StackPane', true), 'viewport');
  /** Which bars show; found by the layout. */
  hbar = false;
  vbar = false;

  constructor() {
    super();
    this.setKids([this.viewport]);
  }

  override get type(): string {
    return 'ScrollPane';
  }
  override get role(): string {
    return 'SCROLL_PANE';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  override get scrolls(): boolean {
    return true;
  }

  protected override computePrefW(): number {
    const inner = this.prefViewportWidth > 0 ? this.prefViewportWidth : (this.content?.prefW() ?? 0);
    return this.insetsW + 2 + inner + (this.vbarPolicy === 'ALWAYS' ? BAR : 0);
  }
  protected override computePrefH(width: number): number {
    const fitted = this.fitToWidth && width > 0 ? width - this.insetsW - 2 : -1;
    const inner = this.prefViewportHeight > 0 ? this.prefViewportHeight : (this.content?.prefH(fitted) ?? 0);
    return this.insetsH + 2 + inner + (this.hbarPolicy === 'ALWAYS' ? BAR : 0);
  }
  protected override computeMinW(): number {
    return this.insetsW + 2 + BAR * 2;
  }
  protected override computeMinH(): number {
    return this.insetsH + 2 + BAR * 2;
  }

  protected override layoutKids(): void {
    const { left, top } = this.insets;
    const roomW = Math.max(0, this.width - this.insetsW - 2);
    const roomH = Math.max(0, this.height - this.insetsH - 2);
    const { content } = this;
    const needs = (barPolicy: BarPolicy, content: number, room: number) =>
      barPolicy === 'ALWAYS' || (barPolicy === 'AS_NEEDED' && content > room);
    // A bar takes room from the other direction, which may then need one too.
    this.vbar = needs(this.vbarPolicy, this.contentSize(roomW, roomH)[1], roomH);
    const viewW = Math.max(0, roomW - (this.vbar ? BAR : 0));
    this.hbar = needs(this.hbarPolicy, this.contentSize(viewW, roomH)[0], viewW);
    const viewH = Math.max(0, roomH - (this.hbar ? BAR : 0));
    const [width, height] = this.contentSize(viewW, viewH);
    this.viewport.resize(viewW, viewH);
    this.viewport.relocate(left + 1, top + 1);
    if (!content) return;
    content.resize(width, height);
    content.relocate(
      -Math.round(Math.max(0, content.width - viewW) * this.hvalue),
      -Math.round(Math.max(0, content.height - viewH) * this.vvalue),
    );
  }

  private contentSize(viewW: number, viewH: number): [number, number] {
    const { content } = this;
    if (!content) return [0, 0];
    const width = this.fitToWidth ? Math.max(viewW, content.minW()) : content.prefW();
    const bias = content.contentBias === 'horizontal' ? width : -1;
    const height = this.fitToHeight ? Math.max(viewH, content.minH(bias)) : content.prefH(bias);
    return [width, height];
  }

  /** Moves the content; negative shows what is further down. Answers whether it moved. */
  scrollBy(deltaY: number): boolean {
    const room = (this.content?.height ?? 0) - this.viewport.height;
    if (room <= 0) return false;
    const before = this.vvalue;
    this.vvalue = between(0, (room * before - deltaY) / room, 1);
    return this.vvalue !== before;
  }

  override handle(event: FxEvent): void {
    if (event instanceof ScrollEvent) {
      // At its end it lets the event go on to what it stands in.
      if (this.scrollBy(event.deltaY)) event.consume();
    } else if (event instanceof KeyEvent && event.type === 'keyPressed' && event.target === this) {
      const page = this.viewport.height;
      const step = { UP: 20, DOWN: -20, PAGE_UP: page, PAGE_DOWN: -page }[event.code];
      if (step && this.scrollBy(step)) event.consume();
    }
  }

  override reveal(node: Node): void {
    const { content, viewport } = this;
    if (!content || !node.isUnder(content)) return;
    const [contentX, contentY] = content.sceneOrigin();
    const [x, y] = node.sceneOrigin();
    this.vvalue = shownAt(
      y - contentY + node.minY,
      node.height,
      content.height,
      viewport.height,
      this.vvalue,
    );
    this.hvalue = shownAt(x - contentX + node.minX, node.width, content.width, viewport.width, this.hvalue);
    this.layout();
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'content') this.viewport.setKids(this.content ? [this.content] : []);
    super.propertyChanged(name, value, old, affects);
  }
}

/** Scroll value that brings a stretch of the content into view, moving no further than needed. */
function shownAt(start: number, length: number, total: number, view: number, value: number): number {
  const room = total - view;
  if (room <= 0) return value;
  const from = room * value;
  if (start >= from && start + length <= from + view) return value;
  const target = start < from || length > view ? start : start + length - view;
  return between(0, target / room, 1);
}

properties(ScrollPane, {
  content: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  hvalue: number(0),
  vvalue: number(0),
  fitToWidth: flag(false, 'layout'),
  fitToHeight: flag(false, 'layout'),
  hbarPolicy: word<BarPolicy>('AS_NEEDED', POLICIES),
  vbarPolicy: word<BarPolicy>('AS_NEEDED', POLICIES),
  prefViewportWidth: number(0),
  prefViewportHeight: number(0),
  focusTraversable: flag(true),
});
ignore(ScrollPane, ['hmax', 'hmin', 'minViewportHeight', 'minViewportWidth', 'pannable', 'vmax', 'vmin']);
