import type { RawNode, RawWindow } from '../toolkit/port.js';
import { nodeLine } from './node-line.js';
import { quote } from './quote.js';

/** One window of an outline; without nodes it is only mentioned. */
export interface OutlineWindow {
  window: RawWindow;
  stageIndex: number;
  ownerIndex: number | null;
  focused: boolean;
  /** From the root's index to the end of its nodes; null where the window was not read. */
  range: { from: number; to: number } | null;
}

/** The text of a snapshot: a line for each window, below it a line for each node, indented by depth. */
export function outline(
  windows: readonly OutlineWindow[],
  nodes: readonly RawNode[],
  depths: Int32Array,
): string {
  const lines: string[] = [];
  const rows = rowIndices(nodes);
  for (const { range, ...header } of windows) {
    lines.push(windowLine(header, range !== null));
    if (range === null) continue;
    for (let i = range.from; i < range.to; i++) {
      const node = nodes[i]!;
      const row = rows.size > 0 ? rows.get(node.uid) : undefined;
      lines.push(indent(depths[i]! + 1) + nodeLine(node, row));
    }
  }
  return lines.join('\n');
}

/** `[0] stage "Main" focused`, `[3] popup of [0]`. */
export function windowLine(
  { window, stageIndex, ownerIndex, focused }: Omit<OutlineWindow, 'range'>,
  read = true,
): string {
  let line = `[${stageIndex}] ${window.kind}`;
  if (window.title !== null) line += ` ${quote(window.title)}`;
  if (ownerIndex !== null) line += ` of [${ownerIndex}]`;
  if (focused) line += ' focused';
  return read ? line : `${line} (not read)`;
}

/** Row nodes of virtualized controls → index of the item that they show. */
export function rowIndices(nodes: readonly RawNode[]): Map<string, number> {
  const rows = new Map<string, number>();
  for (const { virtualization } of nodes) {
    if (!virtualization) continue;
    for (const { uid, index } of virtualization.visibleCells) rows.set(uid, index);
  }
  return rows;
}

const indents: string[] = [];

function indent(depth: number): string {
  for (let known = indents.length; known <= depth; known++) indents.push(' '.repeat(known));
  return indents[depth]!;
}
