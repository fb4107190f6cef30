import type { FxEvent } from '../../scene/events.js';
import { Insets } from '../../scene/insets.js';
import type { Described } from '../../scene/node.js';
import { properties } from '../../scene/property.js';
import { number } from '../../scene/property-types.js';
import { Labeled } from '../labeled.js';
import type { VirtualControl } from './virtual-control.js';

const PADDING = Insets.of(3, 6, 3, 6);

/** A cell that is a whole row: of a list or of a tree. */
export abstract class RowCell extends Labeled {
  index = -1;

  constructor(protected readonly control: VirtualControl) {
    super();
  }

  protected override get defaultPadding(): Insets {
    return PADDING;
  }

  show(index: number): void {
    this.index = index;
    this.update(index);
  }

  protected abstract update(index: number): void;

  get selected(): boolean {
    return this.control.selectionModel.isSelected(this.index);
  }

  override describe(record: Described): void {
    super.describe(record);
    record.selected = this.selected;
  }

  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') {
      this.control.pressRow(this.index);
      event.consume();
    }
  }

  protected override ownPseudoClasses(into: string[]): void {
    into.push('filled', this.index % 2 === 0 ? 'even' : 'odd');
    if (this.selected) into.push('selected');
  }
}

properties(RowCell, { graphicTextGap: number(4) });

/** Text of an item that nobody gave another text. */
export function itemText(item: unknown): string {
  return item === null || item === undefined ? '' : String(item);
}
