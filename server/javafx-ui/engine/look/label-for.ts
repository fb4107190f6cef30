import type { RawNode } from '../../scene/port.js';
import { operatedRoles } from '../../scene/roles.js';
import { Neighbours } from './neighbours.js';
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
    const labels = new Set(shown.filter((i) => isLabel(nodes[i]!) && !used.has(i)));
    const controls = shown.filter((i) => wantsLabel(nodes[i]!) && !byControl.has(i));
    if (labels.size === 0 || controls.length === 0) continue;
    const neighbours = new Neighbours(nodes, shown);
    for (const control of controls) {
      // What stands left of it keeps the label above it from naming it, even if that is no label.
      const nearest = neighbours.leftOf(control) ?? neighbours.above(control);
      if (nearest !== undefined && labels.has(nearest)) name(control, nearest);
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
