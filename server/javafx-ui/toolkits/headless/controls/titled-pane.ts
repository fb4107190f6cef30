import type { FxEvent } from '../scene/events.js';
import { KeyEvent } from '../scene/events.js';
import { Insets } from '../scene/insets.js';
import { Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { flag, list, object } from '../scene/property-types.js';
import { SkinRegion } from '../scene/skin-region.js';
import { fontOf } from '../scene/text.js';
import { Control } from './control.js';
import { Labeled } from './labeled.js';

const CLASSES = ['titled-pane'];
const TITLE_PADDING = Insets.of(4, 8, 4, 8);
const ARROW = 18;
const CONTENT_PADDING = 10;

/** Content under a title that folds it away. */
export class TitledPane extends Labeled {
  declare content: Node | null;
  declare expanded: boolean;
  declare collapsible: boolean;
  readonly title = this.skin(new SkinRegion('StackPane', false, (event) => this.titleEvent(event)), 'title');
  readonly arrow = this.skin(new SkinRegion(), 'arrow-button');
  readonly box = this.skin(new SkinRegion('StackPane', true), 'content');

  constructor() {
    super();
    this.title.setKids([this.arrow]);
    this.setKids(this.skinKids);
  }

  override get type(): string {
    return 'TitledPane';
  }
  override get role(): string {
    return 'TITLED_PANE';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  protected override get skinKids(): Node[] {
    return [this.title, this.box];
  }
  override get contentBias(): 'horizontal' | null {
    return this.content?.contentBias ?? null;
  }

  get titleHeight(): number {
    const graphicH = this.shownGraphic?.prefH() ?? 0;
    return Math.ceil(TITLE_PADDING.top + Math.max(fontOf(this).lineHeight, graphicH) + TITLE_PADDING.bottom);
  }

  protected override computePrefW(): number {
    const titleW = TITLE_PADDING.left + ARROW + fontOf(this).width(this.shownText) + TITLE_PADDING.right;
    return Math.max(titleW, 2 * CONTENT_PADDING + (this.content?.prefW() ?? 0));
  }
  protected override computePrefH(width: number): number {
    const inner = width < 0 ? -1 : width - 2 * CONTENT_PADDING;
    const below = this.expanded ? 2 * CONTENT_PADDING + (this.content?.prefH(inner) ?? 0) : 0;
    return this.titleHeight + below;
  }
  protected override computeMinW(): number {
    return Math.max(60, this.content ? this.content.minW() + 2 * CONTENT_PADDING : 0);
  }
  protected override computeMinH(): number {
    return this.titleHeight;
  }
  protected override computeMaxW(): number {
    return Number.MAX_VALUE;
  }
  protected override computeMaxH(width: number): number {
    return this.expanded ? Number.MAX_VALUE : this.rawPrefH(width);
  }

  protected override layoutKids(): void {
    const titleH = this.titleHeight;
    this.title.resize(this.width, titleH);
    this.title.relocate(0, 0);
    this.arrow.resize(ARROW, ARROW);
    this.arrow.relocate(4, Math.round((titleH - ARROW) / 2));
    this.arrow.visible = this.collapsible;
    const left = this.collapsible ? ARROW + 8 : TITLE_PADDING.left;
    this.placeContent({
      x: left,
      y: 0,
      width: Math.max(0, this.width - left - TITLE_PADDING.right),
      height: titleH,
    });
    const height = Math.max(0, this.height - titleH);
    this.box.visible = this.expanded;
    this.box.resize(this.width, height);
    this.box.relocate(0, titleH);
    if (!this.content) return;
    this.content.resize(this.width - 2 * CONTENT_PADDING, Math.max(0, height - 2 * CONTENT_PADDING));
    this.content.relocate(CONTENT_PADDING, CONTENT_PADDING);
  }

  private toggle(): void {
    if (this.collapsible) this.expanded = !this.expanded;
  }

  private titleEvent(event: FxEvent): void {
    if (event.type === 'mousePressed') this.requestFocus();
    if (event.type !== 'mouseReleased') return;
    this.toggle();
    event.consume();
  }

  override handle(event: FxEvent): void {
    if (!(event instanceof KeyEvent) || event.type !== 'keyPressed' || event.target !== this) return;
    if (event.code !== 'SPACE' && event.code !== 'ENTER') return;
    this.toggle();
    event.consume();
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'content') this.box.setKids(this.content ? [this.content] : []);
    if (name === 'expanded') this.box.visible = this.expanded;
    super.propertyChanged(name, value, old, affects);
  }

  protected override ownPseudoClasses(into: string[]): void {
    into.push(this.expanded ? 'expanded' : 'collapsed');
  }
}

properties(TitledPane, {
  content: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  expanded: flag(true, 'layout'),
  collapsible: flag(true, 'layout'),
  focusTraversable: flag(true),
});
ignore(TitledPane, ['animated']);

const ACCORDION_CLASSES = ['accordion'];

/** Titled panes of which at most one is open. */
export class Accordion extends Control {
  declare expandedPane: TitledPane | null;
  readonly panes = new ObservableList<TitledPane>((added) => {
    this.setKids(this.panes.all);
    for (const pane of added) this.watch(pane);
  });

  override get type(): string {
    return 'Accordion';
  }
  override get defaultClasses(): readonly string[] {
    return ACCORDION_CLASSES;
  }

  private watch(pane: TitledPane): void {
    pane.expanded = pane === this.expandedPane;
    pane.observe('expanded', (expanded) => {
      if (expanded) this.expandedPane = pane;
      else if (this.expandedPane === pane) this.expandedPane = null;
    });
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'expandedPane') for (const pane of this.panes) pane.expanded = pane === value;
    super.propertyChanged(name, value, old, affects);
  }

  protected override computePrefW(): number {
    return this.panes.all.reduce((most, pane) => Math.max(most, pane.prefW()), 0);
  }
  protected override computePrefH(width: number): number {
    return this.panes.all.reduce((sum, pane) => sum + pane.prefH(width), 0);
  }

  protected override layoutKids(): void {
    const closed = this.panes.all.reduce((sum, pane) => sum + (pane.expanded ? 0 : pane.titleHeight), 0);
    let y = 0;
    for (const pane of this.panes) {
      pane.resize(
        this.width,
        pane.expanded ? Math.max(pane.titleHeight, this.height - closed) : pane.titleHeight,
      );
      pane.relocate(0, y);
      y += pane.height;
    }
  }
}

properties(Accordion, {
  panes: list((value) => value instanceof TitledPane, 'a TitledPane'),
  expandedPane: object<TitledPane | null>(null, (value) => value instanceof TitledPane, 'a TitledPane'),
});
