import type { Node } from '../scene/node.js';
import { properties } from '../scene/property.js';
import { flag, number, word } from '../scene/property-types.js';
import { Pane } from '../scene/region.js';
import { hShare, POSITIONS, type Pos, type Priority, vShare } from './alignment.js';
import { distribute, sum } from './distribute.js';
import { constraint, marginOf, outer, placeInArea } from './place.js';

/** Kids in one row or column. */
abstract class Box extends Pane {
  declare spacing: number;
  declare alignment: Pos;
  protected abstract readonly along: 'w' | 'h';

  override get contentBias(): 'horizontal' | null {
    return this.managedKids.some((kid) => kid.contentBias) ? 'horizontal' : null;
  }

  private get across(): 'w' | 'h' {
    return this.along === 'w' ? 'h' : 'w';
  }

  private lengths(kind: 'min' | 'pref', other: number): number {
    const kids = this.managedKids;
    const total = sum(kids.map((kid) => outer(kind, this.along, kid, this.margin(kid), other)));
    return total + this.spacing * Math.max(0, kids.length - 1);
  }

  private widest(kind: 'min' | 'pref', other: number): number {
    return this.managedKids.reduce(
      (far, kid) => Math.max(far, outer(kind, this.across, kid, this.margin(kid), other)),
      0,
    );
  }

  private margin(kid: Node) {
    return marginOf(kid, this.type === 'HBox' || this.along === 'w' ? 'HBox' : 'VBox');
  }

  protected override computeMinW(height: number): number {
    return this.insetsW + (this.along === 'w' ? this.lengths('min', height) : this.widest('min', height));
  }
  protected override computePrefW(height: number): number {
    return this.insetsW + (this.along === 'w' ? this.lengths('pref', height) : this.widest('pref', height));
  }
  protected override computeMinH(width: number): number {
    const inner = width < 0 ? -1 : width - this.insetsW;
    return this.insetsH + (this.along === 'h' ? this.lengths('min', inner) : this.tallest('min', inner));
  }
  protected override computePrefH(width: number): number {
    const inner = width < 0 ? -1 : width - this.insetsW;
    return this.insetsH + (this.along === 'h' ? this.lengths('pref', inner) : this.tallest('pref', inner));
  }

  /** In a row, how high a kid is may depend on the width that the row gives it. */
  private tallest(kind: 'min' | 'pref', innerWidth: number): number {
    if (innerWidth < 0) return this.widest(kind, -1);
    const widths = this.strips(innerWidth, -1);
    return this.managedKids.reduce((far, kid, i) => {
      const margin = this.margin(kid);
      const own = widths[i]! - margin.left - margin.right;
      return Math.max(far, outer(kind, 'h', kid, margin, own));
    }, 0);
  }

  private strips(room: number, other: number): number[] {
    const kids = this.managedKids;
    const strips = kids.map((kid) => {
      const margin = this.margin(kid);
      return {
        min: outer('min', this.along, kid, margin, other),
        pref: outer('pref', this.along, kid, margin, other),
        max: outer('max', this.along, kid, margin, other),
        grow: this.growOf(kid),
      };
    });
    return distribute(strips, room - this.spacing * Math.max(0, kids.length - 1));
  }

  private growOf(kid: Node): Priority {
    const name = this.along === 'w' ? 'HBox.hgrow' : 'VBox.vgrow';
    return constraint<Priority>(kid, name, 'NEVER');
  }

  protected abstract get fillsAcross(): boolean;

  protected override layoutKids(): void {
    const { top, left } = this.insets;
    const innerW = Math.max(0, this.width - this.insetsW);
    const innerH = Math.max(0, this.height - this.insetsH);
    const row = this.along === 'w';
    const lengths = this.strips(row ? innerW : innerH, row ? -1 : innerW);
    const used = sum(lengths) + this.spacing * Math.max(0, lengths.length - 1);
    const share = row ? hShare(this.alignment) : vShare(this.alignment);
    let at = Math.max(0, (row ? innerW : innerH) - used) * share;
    this.managedKids.forEach((kid, i) => {
      const length = lengths[i]!;
      const area = row
        ? { x: left + at, y: top, width: length, height: innerH }
        : { x: left, y: top + at, width: innerW, height: length };
      const fill = row
        ? { width: true, height: this.fillsAcross }
        : { width: this.fillsAcross, height: true };
      placeInArea(kid, area, this.alignment, this.margin(kid), fill);
      at += length + this.spacing;
    });
  }
}

export class HBox extends Box {
  declare fillHeight: boolean;
  protected readonly along = 'w';
  override get type(): string {
    return 'HBox';
  }
  protected override get fillsAcross(): boolean {
    return this.fillHeight;
  }
}

export class VBox extends Box {
  declare fillWidth: boolean;
  protected readonly along = 'h';
  override get type(): string {
    return 'VBox';
  }
  protected override get fillsAcross(): boolean {
    return this.fillWidth;
  }
}

properties(HBox, {
  spacing: number(0),
  alignment: word<Pos>('TOP_LEFT', POSITIONS),
  fillHeight: flag(true, 'layout'),
});
properties(VBox, {
  spacing: number(0),
  alignment: word<Pos>('TOP_LEFT', POSITIONS),
  fillWidth: flag(true, 'layout'),
});
