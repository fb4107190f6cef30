import type { FxEvent, KeyEvent } from '../scene/events.js';
import { Insets } from '../scene/insets.js';
import type { Described, Node } from '../scene/node.js';
import { Region } from '../scene/region.js';
import { fontOf } from '../scene/text.js';
import type { Popup } from '../scene/window.js';
import { CheckMenuItem, Menu, type MenuItem, SeparatorMenuItem } from './menu-items.js';
import { closePopup, openPopup, PopupRoot } from './popup-root.js';

const ITEM_CLASSES = ['menu-item'];
const CHECK_CLASSES = ['menu-item', 'check-menu-item'];
const MENU_CLASSES = ['menu-item', 'menu'];
const PADDING = Insets.of(4, 0, 4, 0);
const LEFT = 24;
const RIGHT = 24;

/** A menu entry on the screen. */
export class MenuItemNode extends Region {
  /** The keyboard or an open submenu is at it. */
  highlighted = false;

  constructor(
    readonly item: MenuItem,
    private readonly menu: MenuPopup,
  ) {
    super();
    this.origin = item instanceof SeparatorMenuItem ? 'hidden' : 'skin';
    this.classes =
      item instanceof Menu ? MENU_CLASSES : item instanceof CheckMenuItem ? CHECK_CLASSES : ITEM_CLASSES;
    if (item.styleClass.size > 0) this.classes = [...this.classes, ...item.styleClass];
    this.id = item.id;
    this.disable = item.disable;
  }
  override get type(): string {
    return 'MenuItemContainer';
  }
  override get module(): string {
    return 'javafx.controls';
  }
  override get role(): string {
    if (this.item instanceof Menu) return 'MENU';
    return this.item instanceof CheckMenuItem ? 'CHECK_MENU_ITEM' : 'MENU_ITEM';
  }
  protected override computePrefW(): number {
    const font = fontOf(this);
    const keys = this.item.accelerator ? 30 + font.width(this.item.accelerator.label) : 0;
    return LEFT + font.width(this.item.displayText) + keys + RIGHT;
  }
  protected override computePrefH(): number {
    return this.item instanceof SeparatorMenuItem ? 9 : 24;
  }
  override describe(record: Described): void {
    if (this.item.displayText !== '') record.label = this.item.displayText;
    if (this.item instanceof CheckMenuItem) record.checked = this.item.selected;
  }
  override handle(event: FxEvent): void {
    if (event.type === 'mouseReleased') {
      this.menu.activate(this);
      event.consume();
    }
  }
  protected override ownPseudoClasses(into: string[]): void {
    if (this.highlighted) into.push('focused');
    if (this.item instanceof CheckMenuItem && this.item.selected) into.push('checked');
  }
}

/** An open menu: its popup, its entries, and the submenu that hangs on it. */
export class MenuPopup {
  private popup: Popup | null = null;
  private submenu: MenuPopup | null = null;
  private nodes: MenuItemNode[] = [];
  /** Called when it closes, for whatever reason. */
  onHidden: (() => void) | null = null;

  constructor(
    private readonly items: () => Iterable<MenuItem>,
    private readonly parent: MenuPopup | null = null,
    /** Called with the chosen item, instead of firing it. */
    private readonly choose: ((item: MenuItem) => void) | null = null,
  ) {}

  get showing(): boolean {
    return this.popup?.showing ?? false;
  }

  show(anchor: Node, offset?: { x: number; y: number }): void {
    this.hide();
    const root = new PopupRoot('ContextMenuContent', ['context-menu']);
    root.padding = PADDING;
    this.nodes = [...this.items()].filter((item) => item.visible).map((item) => new MenuItemNode(item, this));
    root.setKids(this.nodes);
    this.popup = openPopup(anchor, root, offset);
    if (!this.popup) return;
    this.popup.onKey = (event) => this.key(event);
    this.popup.on('hidden', () => this.onHidden?.());
  }

  hide(): void {
    this.submenu?.hide();
    closePopup(this.popup);
    this.popup = null;
  }

  activate(node: MenuItemNode): void {
    if (node.item.disable) return;
    if (node.item instanceof Menu) {
      this.openSubmenu(node);
      return;
    }
    let top: MenuPopup = this;
    while (top.parent) top = top.parent;
    top.hide();
    if (this.choose) this.choose(node.item);
    else node.item.fire();
  }

  private openSubmenu(node: MenuItemNode): void {
    this.submenu?.hide();
    this.highlight(node);
    const menu = node.item as Menu;
    this.submenu = new MenuPopup(() => menu.items, this, this.choose);
    this.submenu.show(node, { x: node.width - 2, y: -PADDING.top });
  }

  private get at(): MenuItemNode | undefined {
    return this.nodes.find((node) => node.highlighted);
  }

  private highlight(node: MenuItemNode | undefined): void {
    for (const other of this.nodes) other.highlighted = other === node;
    node?.repaint();
  }

  private key(event: KeyEvent): void {
    if (event.type !== 'keyPressed') {
      event.consume();
      return;
    }
    const { at } = this;
    switch (event.code) {
      case 'ESCAPE':
        this.hide();
        break;
      case 'UP':
      case 'DOWN':
        this.move(event.code === 'DOWN' ? 1 : -1);
        break;
      case 'LEFT':
        if (this.parent) this.hide();
        break;
      case 'RIGHT':
        if (at?.item instanceof Menu) this.openSubmenu(at);
        break;
      case 'ENTER':
      case 'SPACE':
        if (at) this.activate(at);
        break;
      default:
        return;
    }
    event.consume();
  }

  private move(step: 1 | -1): void {
    const usable = this.nodes.filter(
      (node) => !node.item.disable && !(node.item instanceof SeparatorMenuItem),
    );
    if (usable.length === 0) return;
    const from = this.at ? usable.indexOf(this.at) : step > 0 ? -1 : 0;
    this.highlight(usable[(from + step + usable.length) % usable.length]);
  }
}
