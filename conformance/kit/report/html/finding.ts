import type { Difference } from '../../reading/difference.js';
import { escapeMarkup as h } from '../escape.js';
import type { ReportedFinding, Result, Sighting } from '../report.js';
import { exchangeLink } from './exchanges.js';

/** What was found, the difference set off from what is the same. */
export function findingHtml(finding: ReportedFinding, several: boolean): string {
  const { call, exchange, protocol, differences, times, also } = finding;
  const [expected, actual] = setOff(finding);
  const shownCall = call === null ? '' : `<code>${h(call)}</code>`;
  const link = exchangeLink(exchange);
  return `<div class="finding"><dl><dt>expected</dt><dd>${expected}</dd><dt>actual</dt><dd>${actual}</dd>${
    several ? `<dt>seen in</dt><dd>MCP ${h(protocol)}</dd>` : ''
  }${shownCall || link ? `<dt>call</dt><dd class="call">${shownCall}${link}</dd>` : ''}</dl>${
    differences ? table(differences, finding.moreDifferences ?? 0) : ''
  }${times > 1 ? repeats(times, also) : ''}</div>`;
}

/** What a check heard last before it gave up. */
export function lastHtml(last: NonNullable<Result['last']>): string {
  const call = last.call === null ? '' : `<code>${h(last.call)}</code>`;
  return `<div class="finding"><dl><dt>answer</dt><dd>${h(last.answer)}</dd><dt>call</dt><dd class="call">${call}${exchangeLink(last.exchange)}</dd></dl></div>`;
}

function repeats(times: number, also: readonly Sighting[]): string {
  const items = also.map(
    ({ expected, actual, exchange }) => `<li>${h(expected)}: ${h(actual)} ${exchangeLink(exchange)}</li>`,
  );
  const more = times - 1 - also.length;
  const rest = more > 0 ? `<li class="soft">and ${more} more</li>` : '';
  return `<details class="also"><summary class="fold">found ${times} times</summary><ul>${items.join('')}${rest}</ul></details>`;
}

function table(differences: readonly Difference[], more: number): string {
  const cell = (text: string | null, kind: string): string =>
    text === null
      ? '<span class="soft">absent</span>'
      : `<mark class="${kind}"><code>${h(text)}</code></mark>`;
  const rows = differences.map(
    ({ at, expected, actual }) =>
      `<tr><td><code>${h(at || '/')}</code></td><td>${cell(expected, 'due')}</td><td>${cell(actual, 'got')}</td></tr>`,
  );
  const rest = more > 0 ? `<tr><td colspan="3" class="soft">and in ${more} more places</td></tr>` : '';
  return `<table class="diff"><thead><tr><th>where</th><th>expected</th><th>actual</th></tr></thead><tbody>${rows.join('')}${rest}</tbody></table>`;
}

/** Expected and actual, with what differs marked where most of both is the same. */
function setOff({ expected, actual }: Sighting): [string, string] {
  const at = expected.lastIndexOf(' to be ');
  const due = at === -1 ? '' : expected.slice(at + ' to be '.length);
  const [head, tail] = shared(due, actual);
  const kept = head + tail;
  if (due === '' || kept < 4 || kept * 3 < Math.max(due.length, actual.length))
    return [h(expected), h(actual)];
  const marked = (text: string, kind: string): string => {
    const middle = text.slice(head, text.length - tail);
    const inner = middle === '' ? '' : `<mark class="${kind}">${h(middle)}</mark>`;
    return `${h(text.slice(0, head))}${inner}${h(text.slice(text.length - tail))}`;
  };
  return [`${h(expected.slice(0, at))} to be ${marked(due, 'due')}`, marked(actual, 'got')];
}

/** How many characters two texts share at their beginning, and at their end. */
function shared(a: string, b: string): [number, number] {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return [head, tail];
}
