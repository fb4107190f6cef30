import { quote } from '../../../calls/quote.js';
import type { RawNode, RawVirtualization } from '../../scene/port.js';
import { indices } from './summary.js';

const plainId = /^[\p{L}\p{N}_.:-]+$/u;

/**
 * One node on one line, with all that is needed to act on it:
 *
 *     u-3k9 Button#ok"OK" disabled
 *     u-3ka TextField#name="Ann" prompt="Full name" focused
 *     u-3kb TableView#people 1000 items, rows 0-14, selected 3, columns name age
 *     u-3kc TableRow@3 +2
 *
 * `@3` is the row's index among the items, `+2` the number of children that were left out.
 */
export function nodeLine(node: RawNode, row?: number, longest?: number): string {
  let line = `${node.uid} ${node.type}`;
  if (node.id !== null) line += plainId.test(node.id) ? `#${node.id}` : `#${quote(node.id, longest)}`;
  if (row !== undefined) line += `@${row}`;
  if (node.label) line += quote(node.label, longest);
  if (node.valueText !== undefined && !node.password) line += `=${quote(node.valueText, longest)}`;
  if (node.prompt !== undefined) line += ` prompt=${quote(node.prompt, longest)}`;
  if (node.virtualization) line += ` ${itemsPart(node.virtualization)}`;
  if (node.disabled) line += ' disabled';
  if (node.invisible) line += ' invisible';
  if (node.readOnly) line += ' readonly';
  if (node.selected) line += ' selected';
  if (node.checked) line += ' checked';
  if (node.focused) line += ' focused';
  if (node.omitted) line += ` +${node.omitted}`;
  return line;
}

function itemsPart({ itemsCount, visibleRange, selectedIndices, columns }: RawVirtualization): string {
  const parts = [itemsCount === 1 ? '1 item' : `${itemsCount} items`];
  if (visibleRange) parts.push(`rows ${visibleRange.from}-${visibleRange.to}`);
  if (selectedIndices.length > 0) parts.push(`selected ${indices(selectedIndices)}`);
  // By the key that `item.column` takes; the headers themselves are nodes of the outline.
  if (columns?.length) parts.push(`columns ${columns.map(({ id }, i) => columnKey(id, i)).join(' ')}`);
  return parts.join(', ');
}

function columnKey(id: string | null, index: number): string {
  if (id === null) return String(index);
  return plainId.test(id) ? id : quote(id);
}
