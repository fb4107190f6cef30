import type { Curve } from './curve.js';
import { escaped, plot } from './plot.js';
import type { Row } from './row.js';
import { isOver } from './table.js';

export interface Measured {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly curves: readonly Curve[];
}

/** All results as one page that needs nothing else. `machine` says where they were measured. */
export function page(results: readonly Measured[], machine: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>mcp-javafx-ui: bench</title>
<style>${style}</style>
<main>
<h1>mcp-javafx-ui: bench</h1>
<p>Every number is a ratio: ours divided by a yardstick that was measured in turn with it, in the same run. The bar shows
the interval that holds the median with 95 % confidence; the mark is the limit. Below 1 ours is cheaper.</p>
<p class="machine">${escaped(machine)}</p>
${results.map(section).join('\n')}
</main>
</html>
`;
}

function section({ title, rows, curves }: Measured): string {
  const plots = curves.map(
    (curve) => `<figure><figcaption>${escaped(curve.title)}</figcaption>${plot(curve)}</figure>`,
  );
  return `<section><h2>${escaped(title)}</h2>
${rows.length === 0 ? '<p>Left out on this machine.</p>' : table(rows)}
<div class="plots">${plots.join('\n')}</div></section>`;
}

function table(rows: readonly Row[]): string {
  // One scale a table, so that bars can be compared.
  const most = Math.max(...rows.flatMap(({ high, limit }) => [high, limit ?? 0])) * 1.05;
  return `<table><thead><tr><th>ours / yardstick<th class="n">ratio<th>95 % confidence<th class="n">limit<th class="n">measured</thead><tbody>
${rows.map((row) => tableRow(row, most)).join('\n')}
</tbody></table>`;
}

function tableRow(row: Row, most: number): string {
  const { name, ratio, low, high, limit, ours, yardstick, unit } = row;
  const share = (value: number): string => `${((100 * value) / most).toFixed(1)}%`;
  const mark = limit === undefined ? '' : `<i style="left:${share(limit)}"></i>`;
  const bar = `<span class="bar" title="${low.toFixed(3)} … ${high.toFixed(3)}"><b style="width:${share(ratio)}"></b><u style="left:${share(low)};width:${share(high - low)}"></u>${mark}</span>`;
  const bound = limit === undefined ? '' : `≤ ${limit} ${verdict(row)}`;
  return `<tr><td>${escaped(name)}<td class="n">${ratio.toFixed(2)}<td>${bar}<td class="n">${bound}<td class="n m">${shown(ours)} / ${shown(yardstick)} ${escaped(unit)}`;
}

/** A ratio above its limit whose interval reaches below it says nothing for certain. */
function verdict(row: Row): string {
  if (isOver(row)) return '<strong>✗</strong>';
  return row.limit !== undefined && row.ratio > row.limit
    ? '<span title="not with confidence">?</span>'
    : '✓';
}

function shown(value: number): string {
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));
}

const style = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #667; --line: #d8dde3; --paper: #fff; --fill: #b9d3f3; --edge: #1f5fb0; --bad: #b3261e;
  --c1: #1f5fb0; --c2: #c2571a; --c3: #2c7a3f; --c4: #7b4aa8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --soft: #9aa4b2; --line: #333b46; --paper: #14181d; --fill: #27466e; --edge: #7fb2f0; --bad: #ff8a80;
  --c1: #7fb2f0; --c2: #f0a36b; --c3: #7fd095; --c4: #c9a2ee; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 2.2em 0 .6em; }
.machine, .m { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: .85rem; }
th, td { padding: 5px 10px 5px 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bar { position: relative; display: block; width: 190px; height: 14px; }
.bar b { position: absolute; inset: 2px auto 2px 0; background: var(--fill); border-radius: 2px; }
.bar u { position: absolute; top: 5px; height: 4px; min-width: 2px; background: var(--edge); }
.bar i { position: absolute; top: -1px; bottom: -1px; border-left: 2px solid var(--bad); }
strong { color: var(--bad); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(460px, 1fr)); gap: 20px; }
figure { margin: 18px 0 0; max-width: 680px; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; } svg .axis { font-weight: 600; }
.grid { stroke: var(--line); }
.legend { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: .9rem; }
.legend span::before { content: ''; display: inline-block; width: 18px; height: 3px; margin-right: 7px; vertical-align: middle; background: var(--c); }
@media (max-width: 560px) { .plots { grid-template-columns: 1fr; } .m, th:last-child { display: none; } .bar { width: 90px; } }
`;
