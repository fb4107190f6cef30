import { sections } from '../sections.js';
import { escapeMarkup as h } from './escape.js';
import { exchangeHtml } from './html-exchange.js';
import { script } from './html-script.js';
import { style } from './html-style.js';
import type { Outcome, Report, Result } from './report.js';
import { headline } from './terminal.js';

const marks = { pass: '✓', fail: '✗', warn: '!', skip: '–', untestable: '?', error: '‼' } as const;
const outcomes = ['pass', 'fail', 'untestable', 'warn', 'error', 'skip'] as const;
const words: Record<Outcome, string> = {
  pass: 'passed',
  fail: 'failed',
  untestable: 'untestable',
  warn: 'warned',
  error: 'broken checks',
  skip: 'skipped',
};

/** A report as one file for a browser, with nothing to load. */
export function html(report: Report): string {
  const numbers = [...new Set(report.results.map((one) => one.section))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${h(`${report.summary.verdict} · ${headline(report)}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
${top(report)}
${filters(report)}
${numbers
  .map((number) =>
    group(
      number,
      report.results.filter((one) => one.section === number),
    ),
  )
  .join('\n')}
<p class="empty">Nothing fits.</p>
<footer>${h(report.suite.name)} ${h(report.suite.version)} · ${h(report.startedAt)} · ${(report.durationMs / 1000).toFixed(1)} s</footer>
</main>
<script>${script}</script>
</body>
</html>
`;
}

function top({
  contract,
  target,
  profile,
  protocols,
  settings,
  summary,
  results,
  staleKnownFailures,
}: Report): string {
  const name = [target.name ?? 'A server without a name', target.version].filter(Boolean).join(' ');
  const counts = outcomes.filter((one) => summary.outcomes[one] > 0);
  const { MUST, SHOULD } = summary.levels;
  const facts: [string, string][] = [
    ['contract', contract],
    ['profile', `${profile.id} (${profile.source}): ${profile.description}`],
    ['target', `${target.address} over ${target.transport}, MCP ${protocols.join(' and ')}`],
    ['tools', target.tools.join(', ') || 'none'],
    [
      'timing',
      `deadline ${settings.fxTimeoutMs} ms, grace ${settings.graceMs} ms, an empty call ${settings.noopMs} ms`,
    ],
    ...staleKnownFailures.map(({ id, line }): [string, string] => [
      'stale',
      `${id} passes now: remove line ${line} of the known failures`,
    ]),
  ];
  return `<header class="top ${summary.exitCode === 0 ? 'good' : 'bad'}">
<h1>${h(name)} <span>${h(summary.verdict)}</span></h1>
<div class="soft">MUST ${MUST.passed}/${MUST.total} · SHOULD ${SHOULD.passed}/${SHOULD.total} · known failures ${summary.known}</div>
<div class="bar">${counts.map((one) => `<i class="${one}" style="width:${((100 * summary.outcomes[one]) / results.length).toFixed(2)}%"></i>`).join('')}</div>
<div class="counts">${counts.map((one) => `<span class="dot ${one}"><b>${summary.outcomes[one]}</b> ${words[one]}</span>`).join('')}</div>
<dl class="facts">${facts.map(([key, value]) => `<dt>${key}</dt><dd>${h(value)}</dd>`).join('')}</dl>
</header>`;
}

/** Untestable counts as failed, so one button shows both. */
const kindOf = (outcome: Outcome): string => (outcome === 'untestable' ? 'fail' : outcome);

function filters({ results }: Report): string {
  const labels: Record<string, string> = {
    fail: 'Failed',
    warn: 'Warned',
    error: 'Broken',
    skip: 'Skipped',
    pass: 'Passed',
  };
  const number = (kind: string): number => results.filter((one) => kindOf(one.outcome) === kind).length;
  const buttons = Object.entries(labels).filter(([kind]) => number(kind) > 0);
  return `<nav class="filters" aria-label="Filter">
<button value="all" aria-pressed="true">All ${results.length}</button>
${buttons.map(([kind, label]) => `<button value="${kind}" aria-pressed="false">${label} ${number(kind)}</button>`).join('\n')}
<input type="search" placeholder="Search ids and sentences" aria-label="Search">
</nav>`;
}

function group(number: string, results: readonly Result[]): string {
  const run = results.filter((one) => one.outcome !== 'skip');
  const passed = run.filter((one) => one.outcome === 'pass').length;
  const tally = run.length === 0 ? 'skipped' : `${passed}/${run.length}`;
  return `<section class="group">
<div><span class="number">${h(number)}</span><h2>${h(sections[number] ?? '')}</h2><span class="tally">${tally}</span></div>
${results.map(row).join('\n')}
</section>`;
}

function row(result: Result): string {
  const { id, level, outcome, quote, reason, known, durationMs, findings, omittedFindings } = result;
  const note = [known ? `known: ${known.reason}` : '', reason ?? ''].filter(Boolean).join(' · ');
  const open = outcome !== 'pass' && outcome !== 'skip' ? ' open' : '';
  const time = outcome === 'skip' ? '' : `<span class="time">${durationMs} ms</span>`;
  const more = omittedFindings > 0 ? `<p class="soft">and ${omittedFindings} more findings</p>` : '';
  return `<details class="result ${outcome}" id="${h(id)}" data-kind="${kindOf(outcome)}" data-words="${h(`${id} ${quote} ${note}`.toLowerCase())}"${open}>
<summary><span class="mark" title="${outcome}">${marks[outcome]}</span><span class="id">${h(id)}</span><span class="level">${level}</span><span class="note">${h(note)}</span>${time}</summary>
<div class="inside"><blockquote>${sentence(quote)}</blockquote>
${findings.map(finding).join('\n')}${more}</div>
</details>`;
}

function finding({ expected, actual, call, protocol, exchange }: Result['findings'][number]): string {
  const shown = call ? `<dt>call</dt><dd><code>${h(call)}</code></dd>` : '';
  return `<div class="finding"><dl><dt>expected</dt><dd>${h(expected)}</dd><dt>actual</dt><dd class="actual">${h(actual)}</dd><dt>seen in</dt><dd>MCP ${h(protocol)}</dd>${shown}</dl>${exchange ? exchangeHtml(exchange) : ''}</div>`;
}

/** The contract's sentence with its code words set as code. */
const sentence = (quote: string): string => h(quote).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
