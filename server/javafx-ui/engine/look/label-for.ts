import type { RawBounds, RawNode } from '../../scene/port.js';
import { operatedRoles } from '../../scene/roles.js';
import { readable } from './readable.js';

/**
 * Which label names which control: the one that says so, else the one left of it or above it in the same box or
 * row of a grid. A label names one control, and only one that has no text of its own.
 */
export function labelsFor(
  nodes: readonly RawNode[],
  from: number,
  to: number,
  isShown: (index: number) => boolean,
): Map<number, number> {
  const byControl = new Map<number, number>();
  const used = new Set<number>();
  const places = new Map<string, number>();
  for (let i = from; i < to; i++) places.set(nodes[i]!.uid, i);
  const name = (control: number | undefined, label: number): void => {
    if (control === undefined || byControl.has(control) || used.has(label)) return;
    byControl.set(control, label);
    used.add(label);
  };
  for (let i = from; i < to; i++) {
    const { labelFor } = nodes[i]!;
    if (labelFor !== undefined && isShown(i)) name(places.get(labelFor), i);
  }
  for (const siblings of families(nodes, from, to)) {
    const shown = siblings.filter(isShown);
    const labels = shown.filter((i) => isLabel(nodes[i]!) && !used.has(i));
    for (const control of shown) {
      if (byControl.has(control) || !wantsLabel(nodes[control]!)) continue;
      const nearest = nearestLabel(nodes, shown, labels, control);
      if (nearest !== undefined) name(control, nearest);
    }
  }
  return byControl;
}

export const isLabel = ({ type, role, label, handled }: RawNode): boolean =>
  (role === 'TEXT' || type === 'Label' || type === 'Text') && readable(label) !== '' && !handled;

export const wantsLabel = ({ role, label }: RawNode): boolean =>
  readable(label) === '' && (operatedRoles.has(role ?? '') || role === 'PROGRESS_INDICATOR');

/** Children of one parent, for each parent that has several. */
function families(nodes: readonly RawNode[], from: number, to: number): number[][] {
  const byParent = new Map<number, number[]>();
  for (let i = from + 1; i < to; i++) {
    const { parent } = nodes[i]!;
    const family = byParent.get(parent);
    if (family) family.push(i);
    else byParent.set(parent, [i]);
  }
  return [...byParent.values()].filter(({ length }) => length > 1);
}

/** Left of it with nothing between them, else directly above it. */
function nearestLabel(
  nodes: readonly RawNode[],
  siblings: readonly number[],
  labels: readonly number[],
  control: number,
): number | undefined {
  const own = nodes[control]!.boundsInScene;
  if (!own) return undefined;
  const left = closest(nodes, siblings, control, (other) =>
    inRow(other, own) ? own[0] - right(other) : null,
  );
  if (left !== undefined && labels.includes(left)) return left;
  if (left !== undefined) return undefined;
  const above = closest(nodes, siblings, control, (other) =>
    inColumn(other, own) ? own[1] - bottom(other) : null,
  );
  return above !== undefined && labels.includes(above) ? above : undefined;
}

function closest(
  nodes: readonly RawNode[],
  siblings: readonly number[],
  control: number,
  distance: (bounds: RawBounds) => number | null,
): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const sibling of siblings) {
    const bounds = nodes[sibling]!.boundsInScene;
    if (sibling === control || !bounds) continue;
    const far = distance(bounds);
    if (far === null || far < 0 || far >= least) continue;
    best = sibling;
    least = far;
  }
  return best;
}

const right = ([x, , width]: RawBounds): number => x + width;
const bottom = ([, y, , height]: RawBounds): number => y + height;
const inRow = (a: RawBounds, b: RawBounds): boolean =>
  Math.min(bottom(a), bottom(b)) - Math.max(a[1], b[1]) >= Math.min(a[3], b[3]) / 2;
const inColumn = (a: RawBounds, b: RawBounds): boolean =>
  Math.min(right(a), right(b)) - Math.max(a[0], b[0]) >= Math.min(a[2], b[2]) / 2;
