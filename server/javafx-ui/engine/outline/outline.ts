import { quote } from '../../../calls/quote.js';
import type { RawNode, RawWindow } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import { nodeLine } from './node-line.js';

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
  const text = new LineCollector();
  const rows = rowIndices(nodes);
  for (const { range, ...header } of windows) {
    text.add(windowLine(header, range !== null));
    if (range === null) continue;
    for (let i = range.from; i < range.to; i++) {
      const node = nodes[i]!;
      const row = rows.size > 0 ? rows.get(node.uid) : undefined;
      text.add(indent(depths[i]!) + nodeLine(node, row));
    }
  }
  return text.join();
}

/**
 * Joins lines in batches. A line is made of many small strings until it is joined with others; of a great
 * outline all at once, those would outlive the young generation and cost more to collect than to make.
 */
class LineCollector {
  private readonly batches: string[] = [];
  private lines: string[] = [];

  add(line: string): void {
    if (this.lines.push(line) === 256) this.flush();
  }

  join(): string {
    this.flush();
    return this.batches.join('\n');
  }

  private flush(): void {
    if (this.lines.length > 0) this.batches.push(this.lines.join('\n'));
    this.lines = [];
  }
}

/** `[0] w1 stage "Main" focused`, `[3] w7 popup of [0]`. */
export function windowLine(
  { window, stageIndex, ownerIndex, focused }: Omit<OutlineWindow, 'range'>,
  read = true,
): string {
  let line = `[${stageIndex}] ${windowId(window.key)} ${window.kind}`;
  if (window.title !== null) line += ` ${quote(window.title)}`;
  if (ownerIndex !== null) line += ` of [${ownerIndex}]`;
  if (window.modal) line += ' modal';
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
