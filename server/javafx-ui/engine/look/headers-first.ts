import type { RawNode } from '../../scene/port.js';
import type { LookLine } from './look-line.js';

/** A skin may lay the contents of tabs before their headers; a user reads the headers first. */
export function headersFirst(
  lines: LookLine[],
  nodes: readonly RawNode[],
  from: number,
  to: number,
): LookLine[] {
  for (let pane = from; pane < to; pane++) {
    if (nodes[pane]!.role !== 'TAB_PANE') continue;
    const [start, end] = linesBelow(lines, nodes, pane);
    const headers: LookLine[] = [];
    const contents: LookLine[] = [];
    let into = contents;
    for (const line of lines.slice(start, end)) {
      if (line.node !== -1) into = isUnderHeader(nodes, line.node, pane) ? headers : contents;
      into.push(line);
    }
    lines.splice(start, end - start, ...headers, ...contents);
  }
  return lines;
}

/** Where the lines of what is below a node begin and end; those of columns follow that of their control. */
function linesBelow(lines: readonly LookLine[], nodes: readonly RawNode[], index: number): [number, number] {
  let last = index + 1;
  while (last < nodes.length && nodes[last]!.parent >= index) last++;
  const inside = ({ node }: LookLine): boolean => node > index && node < last;
  const start = lines.findIndex(inside);
  if (start === -1) return [0, 0];
  let end = lines.findLastIndex(inside) + 1;
  while (end < lines.length && lines[end]!.node === -1) end++;
  return [start, end];
}

function isUnderHeader(nodes: readonly RawNode[], index: number, pane: number): boolean {
  for (let at = index; at > pane; at = nodes[at]!.parent) {
    if (nodes[at]!.parent === pane) return nodes[at]!.role === 'TAB_ITEM';
  }
  return false;
}
