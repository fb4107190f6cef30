import { Node } from '../scene/node.js';
import { type Effect, properties } from '../scene/property.js';
import { object } from '../scene/property-types.js';
import { Pane } from '../scene/region.js';
import type { Pos } from './alignment.js';
import { constraint, marginOf, outer, placeInArea } from './place.js';

const SIDES = ['top', 'right', 'bottom', 'left', 'center'] as const;
type Side = (typeof SIDES)[number];

/** One kid at each edge, and one in the rest. */
export class BorderPane extends Pane {
  declare top: Node | null;
  declare right: Node | null;
  declare bottom: Node | null;
  declare left: Node | null;
  declare center: Node | null;

  override get type(): string {
    return 'BorderPane';
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (SIDES.includes(name as Side)) {
      if (old) this.children.remove(old as Node);
      if (value && !this.children.has(value as Node)) this.children.add(value as Node);
    }
    super.propertyChanged(name, value, old, affects);
  }

  private want(kind: 'min' | 'pref', axis: 'w' | 'h', side: Side, other = -1): number {
    const kid = this[side];
    return kid?.managed ? outer(kind, axis, kid, marginOf(kid, 'BorderPane'), other) : 0;
  }

  private wantWidth(kind: 'min' | 'pref'): number {
    const middle =
      this.want('pref', 'w', 'left') + this.want(kind, 'w', 'center') + this.want('pref', 'w', 'right');
    return this.insetsW + Math.max(this.want(kind, 'w', 'top'), this.want(kind, 'w', 'bottom'), middle);
  }

  private wantHeight(kind: 'min' | 'pref', width: number): number {
    const inner = width < 0 ? -1 : width - this.insetsW;
    const sides = this.want('pref', 'w', 'left') + this.want('pref', 'w', 'right');
    const middle = Math.max(
      this.want(kind, 'h', 'left'),
      this.want(kind, 'h', 'center', inner < 0 ? -1 : inner - sides),
      this.want(kind, 'h', 'right'),
    );
    return (
      this.insetsH + this.want('pref', 'h', 'top', inner) + middle + this.want('pref', 'h', 'bottom', inner)
    );
  }

  protected override computeMinW(): number {
    return this.wantWidth('min');
  }
  protected override computePrefW(): number {
    return this.wantWidth('pref');
  }
  protected override computeMinH(width: number): number {
    return this.wantHeight('min', width);
  }
  protected override computePrefH(width: number): number {
    return this.wantHeight('pref', width);
  }

  protected override layoutKids(): void {
    const { left, top } = this.insets;
    const width = Math.max(0, this.width - this.insetsW);
    const height = Math.max(0, this.height - this.insetsH);
    const topH = Math.min(height, this.want('pref', 'h', 'top', width));
    const bottomH = Math.min(height - topH, this.want('pref', 'h', 'bottom', width));
    const leftW = Math.min(width, this.want('pref', 'w', 'left'));
    const rightW = Math.min(width - leftW, this.want('pref', 'w', 'right'));
    const middleH = height - topH - bottomH;
    const middleY = top + topH;
    this.place('top', 'TOP_LEFT', left, top, width, topH);
    this.place('bottom', 'BOTTOM_LEFT', left, top + height - bottomH, width, bottomH);
    this.place('left', 'TOP_LEFT', left, middleY, leftW, middleH);
    this.place('right', 'TOP_RIGHT', left + width - rightW, middleY, rightW, middleH);
    this.place('center', 'CENTER', left + leftW, middleY, width - leftW - rightW, middleH);
  }

  private place(side: Side, pos: Pos, x: number, y: number, width: number, height: number): void {
    const kid = this[side];
    if (!kid?.managed) return;
    const alignment = constraint<Pos>(kid, 'BorderPane.alignment', pos);
    placeInArea(kid, { x, y, width, height }, alignment, marginOf(kid, 'BorderPane'));
  }
}

const side = () => object<Node | null>(null, (value) => value instanceof Node, 'a Node');
properties(BorderPane, { top: side(), right: side(), bottom: side(), left: side(), center: side() });
