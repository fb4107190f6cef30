import { type Insets, NO_INSETS } from '../scene/insets.js';
import type { Node } from '../scene/node.js';
import { between } from '../scene/region.js';
import { hShare, type Pos, vShare } from './alignment.js';

/** A constraint that the parent reads from a kid: `HBox.hgrow`, `GridPane.rowIndex` … */
export function constraint<T>(kid: Node, name: string, fallback: T): T {
  const value = kid.constraints?.[name];
  return value === undefined ? fallback : (value as T);
}

export function marginOf(kid: Node, owner: string): Insets {
  return constraint(kid, `${owner}.margin`, NO_INSETS);
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Fill {
  width: boolean;
  height: boolean;
}

export const FILL_BOTH: Fill = { width: true, height: true };

/** Sizes a kid for an area and puts it where the alignment says. */
export function placeInArea(
  kid: Node,
  area: Area,
  pos: Pos,
  margin: Insets = NO_INSETS,
  fill: Fill = FILL_BOTH,
): void {
  const roomW = Math.max(0, area.width - margin.left - margin.right);
  const roomH = Math.max(0, area.height - margin.top - margin.bottom);
  if (kid.resizable) {
    const width = between(
      kid.minW(),
      fill.width ? Math.min(roomW, kid.maxW()) : Math.min(roomW, kid.prefW()),
      roomW,
    );
    const bias = kid.contentBias === 'horizontal' ? width : -1;
    const wanted = fill.height ? Math.min(roomH, kid.maxH(bias)) : Math.min(roomH, kid.prefH(bias));
    kid.resize(width, between(kid.minH(bias), wanted, roomH));
  } else {
    // Shapes and texts find their size themselves.
    kid.prefW();
  }
  const x = area.x + margin.left + (roomW - kid.width) * hShare(pos);
  const y = area.y + margin.top + (roomH - kid.height) * vShare(pos);
  kid.relocate(Math.round(x), Math.round(y));
}

/** Outer size that a kid asks for, margin included. */
export function outer(
  kind: 'min' | 'pref' | 'max',
  axis: 'w' | 'h',
  kid: Node,
  margin: Insets,
  other: number,
): number {
  const space = axis === 'w' ? margin.left + margin.right : margin.top + margin.bottom;
  return sizeOf(kind, axis, kid, other) + space;
}

function sizeOf(kind: 'min' | 'pref' | 'max', axis: 'w' | 'h', kid: Node, other: number): number {
  if (axis === 'w') {
    if (kind === 'min') return kid.minW(other);
    return kind === 'pref' ? kid.prefW(other) : kid.maxW(other);
  }
  const bias = kid.contentBias === 'horizontal' ? other : -1;
  if (kind === 'min') return kid.minH(bias);
  return kind === 'pref' ? kid.prefH(bias) : kid.maxH(bias);
}
