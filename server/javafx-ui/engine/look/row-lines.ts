import { quote } from '../../../calls/quote.js';
import type { RawNode, RawVirtualization } from '../../scene/port.js';

const longest = 2000;

/** `rows 0–6 of 120`. */
export function rowCount({ itemsCount, visibleRange }: RawVirtualization): string {
  if (itemsCount === 0) return 'no rows';
  if (!visibleRange) return itemsCount === 1 ? '1 row' : `${itemsCount} rows`;
  return `rows ${visibleRange.from}–${visibleRange.to} of ${itemsCount}`;
}

/** `columns: Name, Size, [2]`: those without a title, or with one that an earlier column has, by their number. */
export function columnNames({ columns }: RawVirtualization): string[] | null {
  if (!columns) return null;
  const titles = columns.map(({ text }) => text.trim());
  return titles.map((title, i) => (title === '' || titles.indexOf(title) < i ? `[${i}]` : title));
}

/** `row 0: Name="a.pdf" Size="10 KB"`; empty cells are left out. */
export function rowText(
  row: RawVirtualization['visibleCells'][number],
  names: readonly string[] | null,
  states: readonly string[],
): string {
  const cells = row.cells.flatMap(({ text }, i) => {
    if (text === null || text === '') return [];
    return names ? `${names[i] ?? `[${i}]`}=${quote(text, longest)}` : quote(text, longest);
  });
  const head = ['row', row.index, ...states].join(' ');
  return cells.length === 0 ? head : `${head}: ${cells.join(' ')}`;
}

/** What a row tells of itself beside its cells. */
export function rowStates(
  { level, leaf }: RawVirtualization['visibleCells'][number],
  node: RawNode | undefined,
  selected: boolean,
): string[] {
  const pseudo = node?.pseudoClass ?? [];
  const states: string[] = [];
  if (level) states.push(`level ${level}`);
  if (selected) states.push('selected');
  // JavaFX calls a leaf expanded or collapsed, too, of which a user sees nothing.
  if (leaf) return states;
  if (pseudo.includes('expanded')) states.push('expanded');
  if (pseudo.includes('collapsed')) states.push('collapsed');
  return states;
}
