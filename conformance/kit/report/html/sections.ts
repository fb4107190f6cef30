import { escapeMarkup as h } from '../escape.js';
import type { Headings } from '../headings.js';
import { marks } from '../marks.js';
import type { Outcome, Result } from '../report.js';
import { aside } from '../wording.js';
import { exchangeLink } from './exchanges.js';
import { barHtml } from './header.js';
import { sentence } from './page.js';

const reds: readonly Outcome[] = ['fail', 'untestable', 'error', 'warn', 'blocked'];

/** Every requirement in the order of the contract, a fold for each section. */
export function sectionsHtml(results: readonly Result[], headings: Headings): string {
  const numbers = [...new Set(results.map((one) => one.section))];
  return `<section class="group"><h2>All requirements <span class="soft">in the order of the contract</span></h2>
<div class="card">${numbers
    .map((number) =>
      sectionHtml(
        number,
        headings[number] ?? '',
        results.filter((one) => one.section === number),
      ),
    )
    .join('\n')}</div></section>`;
}

function sectionHtml(number: string, title: string, results: readonly Result[]): string {
  const judged = results.filter(({ outcome }) => outcome !== 'skip' && outcome !== 'blocked');
  const passed = judged.filter(({ outcome }) => outcome === 'pass').length;
  const tally = judged.length === 0 ? 'not judged' : `${passed}/${judged.length}`;
  const shares = (['pass', ...reds, 'skip'] as const).map(
    (outcome) => [outcome, results.filter((one) => one.outcome === outcome).length] as const,
  );
  const words = results
    .map((one) => `${one.id} ${one.quote}`)
    .join(' ')
    .toLowerCase();
  return `<details class="section" data-kind="all" data-words="${h(words)}"><summary><span class="number">${h(number)}</span><span>${h(title)}</span><span class="tally">${tally}</span>${barHtml(shares, results.length)}</summary>
<ul class="rows">${results.map(rowHtml).join('\n')}</ul></details>`;
}

function rowHtml(result: Result): string {
  const { id, outcome, quote, trace = [] } = result;
  const name = reds.includes(outcome)
    ? `<a href="#${h(id)}"><span class="id">${h(id)}</span></a>`
    : `<span class="id">${h(id)}</span>`;
  const said = reds.includes(outcome) ? '' : aside(result);
  const wires = trace.map((place, i) => exchangeLink(place, `exchange ${i + 1}`)).join(' ');
  return `<li class="${outcome}"><span class="mark" title="${outcome}">${marks[outcome]}</span><span class="line">${name} ${sentence(quote)}${said === '' ? '' : `<span class="said">${h(said)}</span>`}${wires === '' ? '' : `<span class="said">${wires}</span>`}</span></li>`;
}
