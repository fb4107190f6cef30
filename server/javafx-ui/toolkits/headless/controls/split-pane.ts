import { ORIENTATIONS, type Orientation } from '../layout/alignment.js';
import { Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { properties } from '../scene/property.js';
import { list, parseNumber, word } from '../scene/property-types.js';
import { Control } from './control.js';

const CLASSES = ['split-pane'];
export const DIVIDER = 6;

/** Items side by side with dividers between them. */
export class SplitPane extends Control {
  declare orientation: Orientation;
  declare dividerPositions: readonly number[];
  readonly items = new ObservableList<Node>(() => this.setKids(this.items.all));

  override get type(): string {
    return 'SplitPane';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  get horizontal(): boolean {
    return this.orientation === 'HORIZONTAL';
  }
  protected override releaseKid(kid: Node): void {
    this.items.remove(kid);
  }

  protected override computePrefW(): number {
    const widths = this.kids.map((kid) => kid.prefW());
    return this.insetsW + (this.horizontal ? sumWithDividers(widths) : Math.max(0, ...widths));
  }
  protected override computePrefH(): number {
    const heights = this.kids.map((kid) => kid.prefH());
    return this.insetsH + (this.horizontal ? Math.max(0, ...heights) : sumWithDividers(heights));
  }

  /** Where the dividers stand, as shares of the length; even where the application doesn't say. */
  get dividers(): number[] {
    const count = Math.max(0, this.kids.length - 1);
    return Array.from({ length: count }, (_, i) => this.dividerPositions[i] ?? (i + 1) / (count + 1));
  }

  protected override layoutKids(): void {
    const length = this.horizontal ? this.width : this.height;
    const cuts = this.dividers.map((share) => Math.round(share * length));
    this.kids.forEach((kid, i) => {
      const start = i === 0 ? 0 : cuts[i - 1]! + DIVIDER / 2;
      const end = i === this.kids.length - 1 ? length : cuts[i]! - DIVIDER / 2;
      const size = Math.max(0, end - start);
      if (this.horizontal) kid.resize(size, this.height);
      else kid.resize(this.width, size);
      kid.relocate(this.horizontal ? start : 0, this.horizontal ? 0 : start);
    });
  }
}

function sumWithDividers(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) + DIVIDER * Math.max(0, sizes.length - 1);
}

properties(SplitPane, {
  items: list((value) => value instanceof Node, 'a Node'),
  orientation: word<Orientation>('HORIZONTAL', ORIENTATIONS),
  dividerPositions: {
    initial: [],
    affects: 'layout',
    parse: (value: string) => value.split(',').map(parseNumber),
    accepts: Array.isArray,
    expected: 'numbers from 0 to 1',
  },
});
