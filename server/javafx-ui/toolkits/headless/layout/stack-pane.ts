import { properties } from '../scene/property.js';
import { word } from '../scene/property-types.js';
import { Pane } from '../scene/region.js';
import { POSITIONS, type Pos } from './alignment.js';
import { constraint, marginOf, outer, placeInArea } from './place.js';

/** Kids on top of each other. */
export class StackPane extends Pane {
  declare alignment: Pos;

  override get type(): string {
    return 'StackPane';
  }
  override get contentBias(): 'horizontal' | null {
    return this.managedKids.some((kid) => kid.contentBias) ? 'horizontal' : null;
  }

  private largest(kind: 'min' | 'pref', axis: 'w' | 'h', other: number): number {
    return this.managedKids.reduce(
      (far, kid) => Math.max(far, outer(kind, axis, kid, marginOf(kid, 'StackPane'), other)),
      0,
    );
  }

  protected override computeMinW(height: number): number {
    return this.insetsW + this.largest('min', 'w', height);
  }
  protected override computePrefW(height: number): number {
    return this.insetsW + this.largest('pref', 'w', height);
  }
  protected override computeMinH(width: number): number {
    return this.insetsH + this.largest('min', 'h', width < 0 ? -1 : width - this.insetsW);
  }
  protected override computePrefH(width: number): number {
    return this.insetsH + this.largest('pref', 'h', width < 0 ? -1 : width - this.insetsW);
  }

  protected override layoutKids(): void {
    const { left, top } = this.insets;
    const area = { x: left, y: top, width: this.width - this.insetsW, height: this.height - this.insetsH };
    for (const kid of this.managedKids) {
      const pos = constraint<Pos>(kid, 'StackPane.alignment', this.alignment);
      placeInArea(kid, area, pos, marginOf(kid, 'StackPane'));
    }
  }
}

properties(StackPane, { alignment: word<Pos>('CENTER', POSITIONS) });
