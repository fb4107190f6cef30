import type { ReadRow, RowsRequest, UiNode } from '../../../client/javafx-ui/contract.js';
import { quote } from '../../../client/javafx-ui/quote.js';
import { UsageError } from '../../failure.js';

/** Reads `--rows 10` (from there on) and `--rows 10-19` (both included). */
export function rowsRequest(text: string): RowsRequest {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (from === undefined || (to !== undefined && Number(to) < Number(from)))
    throw new UsageError(
      `Expected "--rows" to be an index such as 10, or a range such as 10-19, got "${text}".`,
    );
  return { from: Number(from), ...(to === undefined ? {} : { count: Number(to) - Number(from) + 1 }) };
}

/** A line for each row that was asked for: `row 10: Name="Ann" Age="41"`. */
export function rowLines({ rows, virtualization }: UiNode): string[] {
  if (!rows) return ['no rows'];
  const titles = (virtualization?.columns ?? []).map(({ id, text }) => text || id);
  const line = ({ index, offscreen, cells }: ReadRow): string => {
    const shown = cells.map(({ text }, i) => `${titles[i] ? `${titles[i]}=` : ''}${quote(text ?? '')}`);
    return `row ${index}${offscreen ? ' offscreen' : ''}: ${shown.join(' ')}`;
  };
  return [`rows ${rows.total}`, ...rows.rows.map(line)];
}
