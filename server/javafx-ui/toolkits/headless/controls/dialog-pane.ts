import { isReportedSkin } from '../../../scene/skin.js';
import type { FxEvent } from '../scene/events.js';
import { FxObject } from '../scene/fx-object.js';
import { Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { list, object, text, word } from '../scene/property-types.js';
import { Pane } from '../scene/region.js';
import { ButtonBar } from './bars.js';
import { Button, Label } from './buttons.js';

/** What a button of a dialog means. */
export class ButtonType extends FxObject {
  declare text: string;
  declare buttonData: string;
  readonly type = 'ButtonType';
  static of(label: string, data: string): ButtonType {
    const type = new ButtonType();
    type.text = label;
    type.buttonData = data;
    return type;
  }
}

const DATA = [
  'OTHER',
  'OK_DONE',
  'CANCEL_CLOSE',
  'YES',
  'NO',
  'APPLY',
  'FINISH',
  'NEXT_FORWARD',
  'BACK_PREVIOUS',
  'HELP',
  'LEFT',
  'RIGHT',
] as const;
properties(ButtonType, { text: text(), buttonData: word<string>('OTHER', DATA) });

export const BUTTON_TYPES: Readonly<Record<string, ButtonType>> = {
  OK: ButtonType.of('OK', 'OK_DONE'),
  CANCEL: ButtonType.of('Cancel', 'CANCEL_CLOSE'),
  YES: ButtonType.of('Yes', 'YES'),
  NO: ButtonType.of('No', 'NO'),
  APPLY: ButtonType.of('Apply', 'APPLY'),
  CLOSE: ButtonType.of('Close', 'CANCEL_CLOSE'),
  FINISH: ButtonType.of('Finish', 'FINISH'),
  NEXT: ButtonType.of('Next', 'NEXT_FORWARD'),
  PREVIOUS: ButtonType.of('Previous', 'BACK_PREVIOUS'),
};

const CLASSES = ['dialog-pane'];
const PADDING = 14;

/** Root of a dialog: a header, a content and buttons. */
export class DialogPane extends Pane {
  declare headerText: string;
  declare contentText: string;
  declare header: Node | null;
  declare content: Node | null;
  declare graphic: Node | null;
  readonly buttonTypes = new ObservableList<ButtonType>(() => this.rebuild());
  private readonly bar = own(new ButtonBar());
  private readonly headerLabel = own(new Label());
  private readonly contentLabel = own(new Label(), 'content');
  private readonly buttons = new Map<ButtonType, Button>();

  override get type(): string {
    return 'DialogPane';
  }
  override get module(): string {
    return 'javafx.controls';
  }
  override get role(): string {
    return 'DIALOG';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }

  /** Called with the type of the button that was pressed. */
  onResult: ((type: ButtonType) => void) | null = null;

  /** The button that stands for a type, once that is among the types. */
  lookupButton(type: ButtonType): Button | undefined {
    return this.buttons.get(type);
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    this.rebuild();
    super.propertyChanged(name, value, old, affects);
  }

  override handle(event: FxEvent): void {
    if (event.type !== 'action') return;
    for (const [type, button] of this.buttons) if (event.target === button) this.onResult?.(type);
  }

  private get shownHeader(): Node | null {
    this.headerLabel.text = this.headerText;
    return this.header ?? (this.headerText === '' ? null : this.headerLabel);
  }
  private get shownContent(): Node | null {
    this.contentLabel.text = this.contentText;
    this.contentLabel.wrapText = true;
    return this.content ?? (this.contentText === '' ? null : this.contentLabel);
  }

  private rebuild(): void {
    if (!this.bar) return;
    for (const type of this.buttonTypes) if (!this.buttons.has(type)) this.buttons.set(type, newButton(type));
    this.bar.buttons.setAll(this.buttonTypes.all.map((type) => this.buttons.get(type)!));
    const parts = [
      this.shownHeader,
      this.graphic,
      this.shownContent,
      this.buttonTypes.size > 0 ? this.bar : null,
    ];
    this.setKids(parts.filter((part): part is Node => part !== null));
  }

  protected override computePrefW(): number {
    return this.kids.reduce((most, kid) => Math.max(most, kid.prefW()), 200) + 2 * PADDING;
  }
  protected override computePrefH(width: number): number {
    const inner = (width < 0 ? this.computePrefW() : width) - 2 * PADDING;
    return this.kids.reduce((sum, kid) => sum + kid.prefH(inner) + PADDING, PADDING);
  }

  protected override layoutKids(): void {
    const width = this.width - 2 * PADDING;
    let y = PADDING;
    for (const kid of this.kids) {
      if (kid === this.bar) y = this.height - PADDING - kid.prefH(width);
      const rest = this.height - y - PADDING - (kid === this.bar ? 0 : this.bar.prefH(width) + PADDING);
      kid.resize(width, kid === this.content ? Math.max(kid.prefH(width), rest) : kid.prefH(width));
      kid.relocate(PADDING, y);
      y += kid.height + PADDING;
    }
  }
}

function own<T extends Node>(node: T, ...classes: string[]): T {
  node.classes = [...node.classes, ...classes];
  node.origin = isReportedSkin({ type: node.type, styleClass: node.classes }, 'DialogPane')
    ? 'skin'
    : 'hidden';
  return node;
}

function newButton(type: ButtonType): Button {
  const button = new Button();
  button.text = type.text;
  button.constraints = { 'ButtonBar.buttonData': type.buttonData };
  button.defaultButton = type.buttonData === 'OK_DONE' || type.buttonData === 'YES';
  button.cancelButton = type.buttonData === 'CANCEL_CLOSE' || type.buttonData === 'NO';
  return button;
}

properties(DialogPane, {
  headerText: text('layout'),
  contentText: text('layout'),
  header: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  content: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  graphic: object<Node | null>(null, (value) => value instanceof Node, 'a Node'),
  buttonTypes: list((value) => value instanceof ButtonType, 'a ButtonType'),
});
ignore(DialogPane, ['expandableContent', 'expanded']);
