import { ORIENTATIONS, type Orientation } from '../layout/alignment.js';
import { HBox, VBox } from '../layout/box.js';
import { constraint } from '../layout/place.js';
import { Insets } from '../scene/insets.js';
import { Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { list, number, word } from '../scene/property-types.js';
import { Control } from './control.js';

const TOOL_CLASSES = ['tool-bar'];
const BUTTON_BAR_CLASSES = ['button-bar'];
const SEPARATOR_CLASSES = ['separator'];
const TOOL_PADDING = Insets.of(4, 6, 4, 6);

/** A control that shows its items in one row or column. */
abstract class RowControl extends Control {
  protected row: HBox | VBox = this.newRow(true);

  protected newRow(horizontal: boolean): HBox | VBox {
    const row = horizontal ? new HBox() : new VBox();
    row.spacing = 4;
    row.alignment = horizontal ? 'CENTER_LEFT' : 'TOP_LEFT';
    if (row instanceof HBox) row.fillHeight = false;
    this.setKids([this.skin(row, 'container')]);
    return row;
  }
  protected override computePrefW(height: number): number {
    return this.insetsW + this.row.prefW(height);
  }
  protected override computePrefH(width: number): number {
    return this.insetsH + this.row.prefH(width);
  }
  protected override computeMinW(): number {
    return this.insetsW + this.row.minW();
  }
  protected override computeMinH(): number {
    return this.insetsH + this.row.minH();
  }
  protected override computeMaxH(width: number): number {
    return this.rawPrefH(width);
  }
  protected override layoutKids(): void {
    this.row.resize(this.width - this.insetsW, this.height - this.insetsH);
    this.row.relocate(this.insets.left, this.insets.top);
  }
}

export class ToolBar extends RowControl {
  declare orientation: Orientation;
  readonly items = new ObservableList<Node>(() => this.row.children.setAll(this.items));

  override get type(): string {
    return 'ToolBar';
  }
  override get role(): string {
    return 'TOOL_BAR';
  }
  override get defaultClasses(): readonly string[] {
    return TOOL_CLASSES;
  }
  protected override get defaultPadding(): Insets {
    return TOOL_PADDING;
  }
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'orientation') {
      this.row = this.newRow(value === 'HORIZONTAL');
      this.row.children.setAll(this.items);
    }
    super.propertyChanged(name, value, old, affects);
  }
}

properties(ToolBar, {
  items: list((value) => value instanceof Node, 'a Node'),
  orientation: word<Orientation>('HORIZONTAL', ORIENTATIONS),
});

/** Places of the kinds of button from left to right, as on Linux: help left, OK rightmost. */
const ORDER =
  'LEFT HELP HELP_2 OTHER NO YES CANCEL_CLOSE APPLY BACK_PREVIOUS NEXT_FORWARD FINISH OK_DONE RIGHT'.split(
    ' ',
  );

/** Buttons of a dialog, in the order of the platform. */
export class ButtonBar extends RowControl {
  declare buttonMinWidth: number;
  readonly buttons = new ObservableList<Node>(() => this.arrange());

  constructor() {
    super();
    this.row.alignment = 'CENTER_RIGHT';
    this.row.spacing = 10;
  }
  override get type(): string {
    return 'ButtonBar';
  }
  override get defaultClasses(): readonly string[] {
    return BUTTON_BAR_CLASSES;
  }
  private arrange(): void {
    const place = (button: Node) =>
      ORDER.indexOf(constraint<string>(button, 'ButtonBar.buttonData', 'OTHER'));
    for (const button of this.buttons) {
      if ('minWidth' in button && button.minWidth === -1) button.minWidth = this.buttonMinWidth;
    }
    this.row.children.setAll([...this.buttons].sort((a, b) => place(a) - place(b)));
  }
}

properties(ButtonBar, {
  buttons: list((value) => value instanceof Node, 'a Node'),
  buttonMinWidth: number(70),
});
ignore(ButtonBar, ['buttonOrder']);

export class Separator extends Control {
  declare orientation: Orientation;
  override get type(): string {
    return 'Separator';
  }
  override get defaultClasses(): readonly string[] {
    return SEPARATOR_CLASSES;
  }
  protected override computePrefW(): number {
    return this.insetsW + (this.orientation === 'VERTICAL' ? 6 : 10);
  }
  protected override computePrefH(): number {
    return this.insetsH + (this.orientation === 'VERTICAL' ? 10 : 6);
  }
  protected override computeMaxW(): number {
    return this.orientation === 'VERTICAL' ? this.rawPrefW(-1) : Number.MAX_VALUE;
  }
  protected override computeMaxH(): number {
    return this.orientation === 'VERTICAL' ? Number.MAX_VALUE : this.rawPrefH(-1);
  }
  protected override ownPseudoClasses(into: string[]): void {
    into.push(this.orientation.toLowerCase());
  }
}

properties(Separator, { orientation: word<Orientation>('HORIZONTAL', ORIENTATIONS) });
ignore(Separator, ['halignment', 'valignment']);
