import { callHandlers } from '../scene/dispatch.js';
import { FxEvent, KeyEvent } from '../scene/events.js';
import { FxObject } from '../scene/fx-object.js';
import { type Described, Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import {
  anything,
  flag,
  list,
  number,
  object,
  optionalText,
  text,
  wordList,
} from '../scene/property-types.js';
import { Region } from '../scene/region.js';
import { SkinRegion } from '../scene/skin-region.js';
import { fontOf } from '../scene/text.js';
import { Control } from './control.js';
import { Tooltip } from './tooltip.js';

const CLASSES = ['tab-pane'];
const TAB_CLASSES = ['tab'];
export const TAB_HEADER_HEIGHT = 30;

/** One page of a tab pane. It is no node: its header is. */
export class Tab extends FxObject {
  declare text: string;
  declare id: string | null;
  declare content: Node | null;
  declare graphic: Node | null;
  declare disable: boolean;
  declare closable: boolean;
  declare tooltip: Tooltip | null;
  declare userData: unknown;
  readonly type = 'Tab';
  readonly styleClass = new ObservableList<string>();
  pane: TabPane | null = null;

  get selected(): boolean {
    return this.pane?.selectedTab === this;
  }
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    this.pane?.refresh();
    super.propertyChanged(name, value, old, affects);
  }
}

properties(Tab, {
  text: text(),
  id: optionalText(),
  content: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  graphic: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  disable: flag(false),
  closable: flag(true),
  tooltip: object<Tooltip | null>(null, (value) => value instanceof Tooltip, 'a Tooltip'),
  userData: anything<unknown>(null),
  styleClass: wordList(),
});
ignore(Tab, ['contextMenu', 'style']);

/** The part of a tab that the user reads and clicks. */
export class TabHeader extends Region {
  constructor(readonly tab: Tab) {
    super();
  }
  override get type(): string {
    return 'TabHeaderSkin';
  }
  override get module(): string {
    return 'javafx.controls';
  }
  override get role(): string {
    return 'TAB_ITEM';
  }
  override get defaultClasses(): readonly string[] {
    return TAB_CLASSES;
  }
  protected override computePrefW(): number {
    return 20 + fontOf(this).width(this.tab.text) + (this.tab.graphic ? this.tab.graphic.prefW() + 4 : 0);
  }
  protected override computePrefH(): number {
    return TAB_HEADER_HEIGHT - 4;
  }
  protected override layoutKids(): void {
    const { graphic } = this.tab;
    if (!graphic) return;
    graphic.resize(graphic.prefW(), graphic.prefH());
    graphic.relocate(8, Math.round((this.height - graphic.height) / 2));
  }
  override describe(record: Described): void {
    if (this.tab.text !== '') record.label = this.tab.text;
    record.selected = this.tab.selected;
  }
  override handle(event: FxEvent): void {
    if (event.type !== 'mousePressed') return;
    this.tab.pane?.requestFocus();
    this.tab.pane?.select(this.tab);
  }
  protected override ownPseudoClasses(into: string[]): void {
    if (this.tab.selected) into.push('selected');
  }
}

/** Pages of which one shows. */
export class TabPane extends Control {
  declare tabMinWidth: number;
  readonly tabs = new ObservableList<Tab>(() => this.refresh());
  selectedTab: Tab | null = null;
  readonly headerArea = this.skin(new SkinRegion('TabHeaderArea'), 'tab-header-area');
  private readonly headers = new Map<Tab, TabHeader>();
  private readonly pages = new Map<Tab, SkinRegion>();

  override get type(): string {
    return 'TabPane';
  }
  override get role(): string {
    return 'TAB_PANE';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }

  select(tab: Tab): void {
    if (tab === this.selectedTab || tab.disable) return;
    const before = this.selectedTab;
    this.selectedTab = tab;
    this.refresh();
    for (const changed of [before, tab])
      if (changed) callHandlers(changed, new FxEvent('selectionChanged', changed));
  }

  /** Makes headers and pages fit the tabs. */
  refresh(): void {
    const tabs = this.tabs.all;
    if (!this.selectedTab || !tabs.includes(this.selectedTab))
      this.selectedTab = tabs.find((tab) => !tab.disable) ?? null;
    for (const tab of tabs) {
      tab.pane = this;
      const header = this.headerOf(tab);
      header.id = tab.id;
      header.disable = tab.disable;
      header.setKids(tab.graphic ? [tab.graphic] : []);
      const page = this.pageOf(tab);
      page.visible = tab === this.selectedTab;
      page.setKids(tab.content ? [tab.content] : []);
    }
    this.headerArea.setKids(tabs.map((tab) => this.headerOf(tab)));
    this.setKids([this.headerArea, ...tabs.map((tab) => this.pageOf(tab))]);
  }

  private headerOf(tab: Tab): TabHeader {
    let header = this.headers.get(tab);
    if (!header) {
      header = this.skin(new TabHeader(tab), ...tab.styleClass.all);
      this.headers.set(tab, header);
    }
    return header;
  }
  private pageOf(tab: Tab): SkinRegion {
    let page = this.pages.get(tab);
    if (!page) {
      page = this.skin(new SkinRegion('TabContentRegion', true), 'tab-content-area');
      this.pages.set(tab, page);
    }
    return page;
  }

  private largest(size: (content: Node) => number): number {
    return this.tabs.all.reduce((most, tab) => Math.max(most, tab.content ? size(tab.content) : 0), 0);
  }
  protected override computePrefW(): number {
    const headers = this.tabs.all.reduce((sum, tab) => sum + this.headerOf(tab).prefW(), 20);
    return (
      this.insetsW +
      Math.max(
        headers,
        this.largest((content) => content.prefW()),
      )
    );
  }
  protected override computePrefH(width: number): number {
    return this.insetsH + TAB_HEADER_HEIGHT + this.largest((content) => content.prefH(width));
  }
  protected override computeMinH(): number {
    return this.insetsH + TAB_HEADER_HEIGHT;
  }

  protected override layoutKids(): void {
    this.headerArea.resize(this.width, TAB_HEADER_HEIGHT);
    this.headerArea.relocate(0, 0);
    let x = 6;
    for (const tab of this.tabs) {
      const header = this.headerOf(tab);
      header.resize(Math.max(this.tabMinWidth, header.prefW()), TAB_HEADER_HEIGHT - 4);
      header.relocate(x, 4);
      x += header.width;
      const page = this.pageOf(tab);
      page.resize(this.width, Math.max(0, this.height - TAB_HEADER_HEIGHT));
      page.relocate(0, TAB_HEADER_HEIGHT);
      tab.content?.resize(page.width, page.height);
      tab.content?.relocate(0, 0);
    }
  }

  override handle(event: FxEvent): void {
    if (!(event instanceof KeyEvent) || event.type !== 'keyPressed' || event.target !== this) return;
    const step = { LEFT: -1, UP: -1, RIGHT: 1, DOWN: 1 }[event.code];
    if (!step || !this.selectedTab) return;
    const next = this.tabs.get(this.tabs.indexOf(this.selectedTab) + step);
    if (next) this.select(next);
    event.consume();
  }
}

properties(TabPane, {
  tabs: list((value) => value instanceof Tab, 'a Tab'),
  tabMinWidth: number(0),
  focusTraversable: flag(true),
});
ignore(TabPane, [
  'rotateGraphic',
  'side',
  'tabClosingPolicy',
  'tabDragPolicy',
  'tabMaxHeight',
  'tabMaxWidth',
  'tabMinHeight',
]);
