import { escapeMarkup as h } from '../escape.js';
import { type Headings, sectionTitle } from '../headings.js';
import { page, sentence } from '../html/page.js';
import { inline } from '../markdown-text.js';
import { marks } from '../marks.js';
import type { Outcome } from '../report.js';
import { count } from '../wording.js';
import { holdsEverywhere, isTelling, type Matrix, type Row } from './matrix.js';

const markOf = (cell: Outcome | null): string => (cell === null ? '·' : marks[cell]);
const flat = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
function everywhere({ rows }: Matrix): string {
  const calm = rows.filter(holdsEverywhere).length;
  return `${count(calm, 'requirement')} ${calm === 1 ? 'holds' : 'hold'} everywhere.`;
}

/** Implementations side by side in a terminal: a column each, named below. */
export function matrixText(matrix: Matrix): string {
  const telling = matrix.rows.filter(isTelling);
  const width = Math.max(...telling.map(({ id }) => id.length), 'requirement'.length);
  const lines = telling.map(
    ({ id, cells }) => `${id.padEnd(width)}  ${cells.map((cell) => markOf(cell).padEnd(3)).join(' ')}`,
  );
  const head = `${'requirement'.padEnd(width)}  ${matrix.columns.map((_, i) => String(i + 1).padEnd(3)).join(' ')}`;
  const names = matrix.columns.map(
    ({ name, verdict, passed, judged }, i) => `${i + 1}  ${flat(name)}: ${passed}/${judged}, ${verdict}`,
  );
  return `${[matrix.contract, '', head.trimEnd(), ...lines.map((line) => line.trimEnd()), '', everywhere(matrix), '', ...names].join('\n')}\n`;
}

/** The same as a table of Markdown. */
export function matrixMarkdown(matrix: Matrix): string {
  const telling = matrix.rows.filter(isTelling);
  return [
    `## ${matrix.contract}`,
    '',
    `| | ${matrix.columns.map(({ name }) => inline(name)).join(' | ')} |`,
    `|---|${matrix.columns.map(() => ':-:|').join('')}`,
    `| | ${matrix.columns.map(({ passed, judged, verdict }) => `${passed}/${judged}<br>${verdict}`).join(' | ')} |`,
    ...telling.map(({ id, cells }) => `| \`${id}\` | ${cells.map(markOf).join(' | ')} |`),
    '',
    everywhere(matrix),
    '',
  ].join('\n');
}

/** The same as one file for a browser. */
export function matrixHtml(matrix: Matrix, headings: Headings = {}): string {
  const { contract, columns, rows } = matrix;
  const head = columns.map(
    ({ name, about, verdict, good, passed, judged }) =>
      `<th class="cell" scope="col" title="${h(about)}">${h(name)}<br><span class="pill ${good ? 'good' : 'bad'}">${h(verdict)}</span><br><span class="soft">${passed}/${judged}</span></th>`,
  );
  const calm = rows.filter(holdsEverywhere);
  const body = `<header class="top"><p class="over">Implementations side by side</p><h1>${h(contract)}</h1></header>
<div class="card scroll"><table class="grid"><thead><tr><th></th>${head.join('')}</tr></thead><tbody>${grouped(rows.filter(isTelling), columns.length, headings)}</tbody></table></div>
<h2>Holds everywhere <span class="soft">${count(calm.length, 'requirement')}</span></h2>
<details class="card others"><summary class="fold">Show them</summary><ul class="plain">${calm.map(({ id, quote }) => `<li><span class="id">${h(id)}</span> ${sentence(quote)}</li>`).join('')}</ul></details>`;
  return page(`${contract} · ${columns.map(({ name }) => name).join(', ')}`, body, '');
}

function grouped(rows: readonly Row[], width: number, headings: Headings): string {
  let section = '';
  return rows
    .map((row) => {
      const head =
        row.section === section
          ? ''
          : `<tr class="head"><th colspan="${width + 1}" scope="colgroup">${h(sectionTitle(row.section, headings))}</th></tr>`;
      section = row.section;
      const cells = row.cells.map(
        (cell) =>
          `<td class="cell ${cell ?? ''}"><span class="mark" title="${cell ?? 'not in its report'}">${markOf(cell)}</span></td>`,
      );
      return `${head}<tr><th scope="row" title="${h(row.quote)}"><span class="id">${h(row.id)}</span> <span class="soft">${sentence(row.quote)}</span></th>${cells.join('')}</tr>`;
    })
    .join('\n');
}
