import { endOfSubtree } from '../../scene/paths.js';
import type { RawNode } from '../../scene/port.js';
import { isLabel, wantsLabel } from './label-for.js';
import type { LookLine } from './look-line.js';
import { linesOf } from './window-look.js';

/**
 * Of each of these nodes the line of the nearest node above it that has a name, an id or a row, as a look at the
 * whole window writes it. It looks at those nodes alone that such a line can depend on, however large the window is.
 */
export function ancestorLines(nodes: readonly RawNode[], uids: Iterable<string>): Map<string, string> {
  const places = new Map(nodes.map(({ uid }, i) => [uid, i]));
  const asked = [...uids].flatMap((uid) => places.get(uid) ?? []);
  const part = partAround(nodes, asked, places);
  const lines = new Map<string, LookLine>();
  for (let root = 0; root < part.length; root = endOfSubtree(part, root)) {
    for (const line of linesOf(part, root, endOfSubtree(part, root)))
      if (line.node !== -1) lines.set(part[line.node]!.uid, line);
  }
  const found = new Map<string, string>();
  for (const index of asked) {
    for (let at = nodes[index]!.parent; at !== -1; at = nodes[at]!.parent) {
      const line = lines.get(nodes[at]!.uid);
      if (!line || !isNamed(line, nodes[at]!)) continue;
      found.set(nodes[index]!.uid, line.text);
      break;
    }
  }
  return found;
}

/** A row has no name; its cells say which it is. */
const isNamed = ({ name, text }: LookLine, { id }: RawNode): boolean =>
  name !== null || id !== null || /^row \d/.test(text);

/** What is above the nodes, and what a line up there is made of: labels beside it, and the content of what scrolls. */
function partAround(
  nodes: readonly RawNode[],
  asked: readonly number[],
  places: ReadonlyMap<string, number>,
): RawNode[] {
  const kept = new Set<number>();
  const keep = (index: number): void => {
    for (let at = index; at !== -1 && !kept.has(at); at = nodes[at]!.parent) kept.add(at);
  };
  /** Nodes all of whose children count. */
  const families = new Set<number>();
  const above = new Set<number>();
  for (const index of asked) {
    keep(index);
    for (let at = nodes[index]!.parent; at !== -1 && !above.has(at); at = nodes[at]!.parent) {
      const node = nodes[at]!;
      above.add(at);
      if (wantsLabel(node) || isLabel(node)) families.add(node.parent);
      // Of a text in pieces each one counts.
      if (node.role === 'SCROLL_PANE' || node.role === 'TEXT') families.add(at);
    }
  }
  for (let i = 0; families.size > 0 && i < nodes.length; i++) {
    if (families.has(nodes[i]!.parent)) kept.add(i);
  }
  const labels = nodes.flatMap(({ labelFor }, i) => (labelFor === undefined ? [] : [{ label: i, labelFor }]));
  for (const { label, labelFor } of labels) {
    const control = places.get(labelFor);
    if (control === undefined || !(kept.has(label) || kept.has(control))) continue;
    keep(label);
    keep(control);
  }
  return replanted(nodes, kept);
}

function replanted(nodes: readonly RawNode[], kept: ReadonlySet<number>): RawNode[] {
  const indices = [...kept].sort((a, b) => a - b);
  const moved = new Map(indices.map((index, i) => [index, i]));
  return indices.map((index) => ({ ...nodes[index]!, parent: moved.get(nodes[index]!.parent) ?? -1 }));
}
