import { escapeMarkup as h } from '../escape.js';
import type { Outcome, Report } from '../report.js';
import { selfTestLine, targetName, verdictLine } from '../wording.js';

const outcomes = ['fail', 'untestable', 'error', 'warn', 'blocked', 'pass', 'skip'] as const;
const words: Record<Outcome, string> = {
  pass: 'passed',
  fail: 'failed',
  untestable: 'untestable',
  warn: 'warned',
  blocked: 'blocked',
  error: 'broken checks',
  skip: 'skipped',
};

/** What was judged, how it came out, and folded how it was done. */
export function headerHtml(report: Report): string {
  const { contract, target, profile, protocols, summary, results, level } = report;
  const counts = outcomes.filter((one) => summary.outcomes[one] > 0);
  const { MUST, SHOULD } = summary.levels;
  const pills = [
    `<span class="pill ${summary.exitCode === 0 ? 'good' : 'bad'}">${h(verdictLine(report))}</span>`,
    ...(level === null ? [] : [`<span class="pill">judged for level ${level}</span>`]),
    `<span class="pill">MCP ${h(protocols.join(' and '))} over ${target.transport}</span>`,
    `<span class="pill">profile ${h(profile.id)}, ${profile.source}</span>`,
  ];
  return `<header class="top">
<p class="over">Conformance to ${h(contract)}</p>
<h1>${h(targetName(report))}</h1>
<div class="pills">${pills.join('')}</div>
${barHtml(
  counts.map((one) => [one, summary.outcomes[one]]),
  results.length,
)}
<ul class="counts"><li><b>${MUST.passed}/${MUST.total}</b> MUST</li><li><b>${SHOULD.passed}/${SHOULD.total}</b> SHOULD</li>${counts.map((one) => `<li class="${one}"><b>${summary.outcomes[one]}</b> ${words[one]}</li>`).join('')}${summary.known > 0 ? `<li><b>${summary.known}</b> known</li>` : ''}</ul>
<details class="facts"><summary class="fold">How it was judged</summary><dl class="facts">${facts(report)
    .map(([key, value]) => `<dt>${key}</dt><dd>${h(value)}</dd>`)
    .join('')}</dl></details>
</header>`;
}

/** Shares of a whole as a bar; drawn, because a strict policy allows no style in an attribute. */
export function barHtml(shares: readonly (readonly [Outcome, number])[], total: number): string {
  let at = 0;
  const parts = shares.map(([outcome, number]) => {
    const width = (100 * number) / Math.max(1, total);
    const part = `<rect class="${outcome}" x="${at.toFixed(2)}%" width="${width.toFixed(2)}%" height="100%"/>`;
    at += width;
    return part;
  });
  return `<svg class="bar" aria-hidden="true">${parts.join('')}</svg>`;
}

function facts(report: Report): [string, string][] {
  const { target, profile, settings, suite, staleKnownFailures, contractHash } = report;
  const { only, skip } = settings;
  const tested = selfTestLine(report);
  return [
    ['address', target.address],
    ['profile', `${profile.id}: ${profile.description}`],
    ['tools', target.tools.join(', ') || 'none'],
    [
      'timing',
      `deadline ${settings.deadlineMs} ms, grace ${settings.graceMs} ms, an empty call ${settings.noopMs} ms`,
    ],
    ...(only.length + skip.length > 0
      ? [
          ['restricted', `only ${only.join(', ') || 'all'}, without ${skip.join(', ') || 'none'}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(settings.configured.length > 0
      ? [['configured', settings.configured.join(', ')] as [string, string]]
      : []),
    ['suite', `${suite.name} ${suite.version}${suite.hash ? `, ${suite.hash.slice(0, 12)}` : ''}`],
    ...(contractHash
      ? [['contract', `${report.contract}, ${contractHash.slice(0, 12)}`] as [string, string]]
      : []),
    ...(tested ? [['self-test', tested] as [string, string]] : []),
    ...staleKnownFailures.map(({ id, line }): [string, string] => [
      'stale',
      `${id} passes now: remove line ${line} of the known failures`,
    ]),
  ];
}
