import { callHandlers } from '../scene/dispatch.js';
import { FxEvent, KeyEvent } from '../scene/events.js';
import { FxObject } from '../scene/fx-object.js';
import { Insets } from '../scene/insets.js';
import type { Described, Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { ignore, properties } from '../scene/property.js';
import { flag, list, optionalText, wordList } from '../scene/property-types.js';
import { Region } from '../scene/region.js';
import { SkinRegion } from '../scene/skin-region.js';
import { fontOf } from '../scene/text.js';
import { ButtonBase } from './buttons.js';
import { Control } from './control.js';
import { Menu, MenuItem } from './menu-items.js';
import { MenuPopup } from './menu-popup.js';

const BAR_CLASSES = ['menu-bar'];
const BAR_BUTTON_CLASSES = ['menu-button', 'menu'];
const BUTTON_CLASSES = ['menu-button'];
/** Where a menu button has its arrow. */
const ARROW_ROOM = 16;
const BAR_PADDING = Insets.of(0, 6, 0, 6);

/** A menu that opens where it is asked for. */
export class ContextMenu extends FxObject {
  declare id: string | null;
  readonly type = 'ContextMenu';
  readonly items = new ObservableList<MenuItem>();
  readonly styleClass = new ObservableList<string>();
  private readonly popup = new MenuPopup(() => this.items);

  get showing(): boolean {
    return this.popup.showing;
  }
  /** Opens at a place in the node's own coordinates. */
  show(anchor: Node, x: number, y: number): void {
    callHandlers(this, new FxEvent('showing', this));
    this.popup.show(anchor, { x, y });
  }
  hide(): void {
    this.popup.hide();
  }
}

properties(ContextMenu, {
  id: optionalText(),
  items: list((value) => value instanceof MenuItem, 'a MenuItem'),
  styleClass: wordList(),
});
ignore(ContextMenu, ['autoHide', 'hideOnEscape', 'style']);

/** The part of a menu bar that opens one menu. */
export class MenuBarButton extends Region {
  readonly popup: MenuPopup;
  constructor(readonly menu: Menu) {
    super();
    this.popup = new MenuPopup(() => menu.items);
    this.popup.onHidden = () => this.repaint();
    menu.onChange = () => this.requestLayout();
  }
  override get type(): string {
    return 'MenuBarButton';
  }
  override get module(): string {
    return 'javafx.controls';
  }
  override get role(): string {
    return 'MENU';
  }
  override get defaultClasses(): readonly string[] {
    return BAR_BUTTON_CLASSES;
  }
  protected override computePrefW(): number {
    return 16 + fontOf(this).width(this.menu.displayText);
  }
  protected override computePrefH(): number {
    return 25;
  }
  override describe(record: Described): void {
    if (this.menu.displayText !== '') record.label = this.menu.displayText;
  }
  open(): void {
    callHandlers(this.menu, new FxEvent('showing', this.menu));
    this.popup.show(this);
  }
  override handle(event: FxEvent): void {
    if (event.type !== 'mousePressed') return;
    if (this.popup.showing) this.popup.hide();
    else this.open();
    event.consume();
  }
  protected override ownPseudoClasses(into: string[]): void {
    if (this.popup.showing) into.push('showing');
  }
}

export class MenuBar extends Control {
  declare useSystemMenuBar: boolean;
  readonly menus = new ObservableList<Menu>(() => this.rebuild());
  private readonly row = this.skin(new SkinRegion('HBox'), 'container');
  buttons: MenuBarButton[] = [];

  override get type(): string {
    return 'MenuBar';
  }
  override get role(): string {
    return 'MENU_BAR';
  }
  override get defaultClasses(): readonly string[] {
    return BAR_CLASSES;
  }
  protected override get defaultPadding(): Insets {
    return BAR_PADDING;
  }

  private rebuild(): void {
    this.buttons = this.menus.all.map(
      (menu) => this.buttons.find((button) => button.menu === menu) ?? this.skin(new MenuBarButton(menu)),
    );
    for (const button of this.buttons) {
      button.id = button.menu.id;
      button.disable = button.menu.disable;
      button.visible = button.menu.visible;
    }
    this.row.setKids(this.buttons);
    this.setKids([this.row]);
  }

  protected override computePrefW(): number {
    return this.insetsW + this.buttons.reduce((sum, button) => sum + button.prefW(), 0);
  }
  protected override computePrefH(): number {
    return this.insetsH + 25;
  }
  protected override computeMaxH(): number {
    return this.rawPrefH(-1);
  }
  protected override layoutKids(): void {
    this.row.resize(this.width - this.insetsW, this.height);
    this.row.relocate(this.insets.left, 0);
    let x = 0;
    for (const button of this.buttons) {
      button.resize(button.prefW(), this.height);
      button.relocate(x, 0);
      x += button.width;
    }
  }
}

properties(MenuBar, {
  menus: list((value) => value instanceof Menu, 'a Menu'),
  useSystemMenuBar: flag(false, 'nothing'),
});

/** A button that opens a menu. */
export class MenuButton extends ButtonBase {
  readonly items = new ObservableList<MenuItem>();
  readonly popup = new MenuPopup(() => this.items);

  override get type(): string {
    return 'MenuButton';
  }
  override get role(): string {
    return 'MENU_BUTTON';
  }
  override get defaultClasses(): readonly string[] {
    return BUTTON_CLASSES;
  }
  protected override computePrefW(): number {
    return super.computePrefW() + ARROW_ROOM;
  }
  protected override layoutKids(): void {
    const { top, left } = this.insets;
    const width = Math.max(0, this.width - this.insetsW - ARROW_ROOM);
    this.placeContent({ x: left, y: top, width, height: Math.max(0, this.height - this.insetsH) });
  }
  override fire(): void {
    if (this.disabled) return;
    if (this.popup.showing) this.popup.hide();
    else this.popup.show(this);
  }
  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') {
      this.requestFocus();
      this.fire();
      event.consume();
    } else if (event.type !== 'mouseReleased') {
      if (
        event instanceof KeyEvent &&
        event.type === 'keyPressed' &&
        event.code === 'DOWN' &&
        !this.popup.showing
      ) {
        this.fire();
        event.consume();
      } else super.handle(event);
    }
  }
  protected override ownPseudoClasses(into: string[]): void {
    super.ownPseudoClasses(into);
    if (this.popup.showing) into.push('showing');
  }
}

properties(MenuButton, {
  items: list((value) => value instanceof MenuItem, 'a MenuItem'),
  mnemonicParsing: flag(true, 'layout'),
});
ignore(MenuButton, ['popupSide']);
