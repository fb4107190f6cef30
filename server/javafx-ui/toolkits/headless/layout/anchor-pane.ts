import type { Node } from '../scene/node.js';
import { Pane } from '../scene/region.js';
import { constraint } from './place.js';

type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Kids at fixed distances from the edges. */
export class AnchorPane extends Pane {
  override get type(): string {
    return 'AnchorPane';
  }

  private anchor(kid: Node, edge: Edge): number | null {
    return constraint<number | null>(kid, `AnchorPane.${edge}Anchor`, null);
  }

  private want(kind: 'min' | 'pref', axis: 'w' | 'h'): number {
    const [near, far] = axis === 'w' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
    return this.managedKids.reduce((most, kid) => {
      const start = this.anchor(kid, near);
      const end = this.anchor(kid, far);
      const stretched = kind === 'min' && start !== null && end !== null;
      const size =
        axis === 'w' ? (stretched ? kid.minW() : kid.prefW()) : stretched ? kid.minH() : kid.prefH();
      const place = axis === 'w' ? kid.layoutX + kid.minX : kid.layoutY + kid.minY;
      return Math.max(most, (start ?? (end === null ? place : 0)) + size + (end ?? 0));
    }, 0);
  }

  protected override computeMinW(): number {
    return this.insetsW + this.want('min', 'w');
  }
  protected override computePrefW(): number {
    return this.insetsW + this.want('pref', 'w');
  }
  protected override computeMinH(): number {
    return this.insetsH + this.want('min', 'h');
  }
  protected override computePrefH(): number {
    return this.insetsH + this.want('pref', 'h');
  }

  protected override layoutKids(): void {
    for (const kid of this.managedKids) this.place(kid);
  }

  private place(kid: Node): void {
    const { insets } = this;
    const left = this.anchor(kid, 'left');
    const right = this.anchor(kid, 'right');
    const top = this.anchor(kid, 'top');
    const bottom = this.anchor(kid, 'bottom');
    const roomW = this.width - this.insetsW;
    const roomH = this.height - this.insetsH;
    const width = left !== null && right !== null ? Math.max(kid.minW(), roomW - left - right) : kid.prefW();
    const height =
      top !== null && bottom !== null ? Math.max(kid.minH(width), roomH - top - bottom) : kid.prefH(width);
    kid.resize(width, height);
    let x = kid.layoutX + kid.minX;
    let y = kid.layoutY + kid.minY;
    if (left !== null) x = insets.left + left;
    else if (right !== null) x = this.width - insets.right - right - kid.width;
    if (top !== null) y = insets.top + top;
    else if (bottom !== null) y = this.height - insets.bottom - bottom - kid.height;
    kid.relocate(x, y);
  }
}
