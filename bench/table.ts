import type { Curve } from './curve.js';
import type { Row } from './row.js';

/** Rows as a text table; a ratio above its limit is marked. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    row.ratio.toFixed(3),
    `${row.low.toFixed(3)} … ${row.high.toFixed(3)}`,
    row.limit === undefined ? '' : `≤ ${row.limit}${isOver(row) ? '  ✗' : ''}`,
    `${shown(row.ours)} / ${shown(row.yardstick)} ${row.unit}`,
    String(row.samples),
  ]);
  const titles = ['', 'ratio', '95 % confidence', 'limit', 'ours / yardstick', 'samples'];
  const widths = titles.map((title, i) => Math.max(title.length, ...cells.map((line) => line[i]!.length)));
  const line = (words: readonly string[]): string =>
    words
      .map((word, i) => word.padEnd(widths[i]!))
      .join('  ')
      .trimEnd();
  return `${[titles, ...cells].map(line).join('\n')}\n`;
}

/** A curve as numbers, for who has no page at hand. */
export function curveTable({ title, size, unit, series }: Curve): string {
  const lines = series.map(({ name, points }) => {
    const costs = points.map((point) => `${point.size.toLocaleString('en')}: ${shown(point.cost)} ${unit}`);
    return `  ${name}  ${costs.join('  ')}`;
  });
  return `${title} (by ${size})\n${lines.join('\n')}\n`;
}

/** The measurement says with confidence that the limit is exceeded. */
export function isOver({ ratio, low, limit }: Row): boolean {
  return limit !== undefined && ratio > limit && low > limit;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
