import { type Cause, isKnown, startHere } from '../causes.js';
import { escapeMarkup as h } from '../escape.js';
import { marks } from '../marks.js';
import type { Report, Result } from '../report.js';
import { aside, concernTitles, count, reach } from '../wording.js';
import { findingHtml, lastHtml } from './finding.js';
import { clamped, sentence } from './page.js';

/** With more than these, only what stands in "Start here" is unfolded. */
const fewEnough = 12;

/** What is wrong by its cause, below a heading for each concern. */
export function causesHtml(causes: readonly Cause[], report: Report): string {
  const several = report.protocols.length > 1;
  const unfolded = new Set(causes.length <= fewEnough ? causes : startHere(causes));
  const groups = [...new Set(causes.map(({ concern }) => concern))];
  return groups
    .map((concern) => {
      const own = causes.filter((cause) => cause.concern === concern);
      const broken = own.reduce((sum, cause) => sum + cause.broken.length, 0);
      const alone = own.filter(isAlone);
      const html = (cause: Cause): string => causeHtml(cause, unfolded.has(cause), several);
      return `<section class="group"><h2>${concernTitles[concern]} <span class="soft">${count(broken, 'requirement')}, ${count(own.length, 'cause')}</span></h2>
${own
  .filter((cause) => !isAlone(cause))
  .map(html)
  .join('\n')}
${alone.length === 0 ? '' : `<div class="alone card group">${alone.map(html).join('\n')}</div>`}</section>`;
    })
    .join('\n');
}

/** One requirement that stands for itself: many of these are one list. */
const isAlone = ({ broken, following }: Cause): boolean => broken.length === 1 && following.length === 0;

function causeHtml(cause: Cause, unfolded: boolean, several: boolean): string {
  const { id, concern, title, broken, following } = cause;
  const [first, ...others] = broken as [Result, ...Result[]];
  const words = [title, ...[...broken, ...following].map((one) => `${one.id} ${one.quote}`)].join(' ');
  const heading =
    others.length > 0 ? `<h3>${clamped(title, 300)} <span class="soft">${h(reach(cause))}</span></h3>` : '';
  return `<article class="cause${isAlone(cause) ? '' : ' card'}" id="cause-${h(id)}" data-kind="${concern}" data-words="${h(words.toLowerCase().slice(0, 1500))}">${heading}
${requirementHtml(first, unfolded && !isKnown(cause), several)}
${listed(`The same breaks ${others.length} more`, others)}${listed(
  `${count(following.length, 'requirement')} could not be judged because of it`,
  following,
)}</article>`;
}

export function requirementHtml(result: Result, open: boolean, several: boolean): string {
  const { id, level, outcome, quote, findings, omittedFindings, last, note, known, reason } = result;
  const [first] = findings;
  const gist = first ? `expected ${first.expected}, got ${first.actual}` : (reason ?? quote);
  const tags = [
    level === 'MUST' ? '' : `<span class="tag">${level}</span>`,
    known ? '<span class="tag known">known</span>' : '',
  ].join('');
  const said = aside(result);
  const more = omittedFindings > 0 ? `<p class="soft">and ${omittedFindings} more of other kinds</p>` : '';
  return `<details class="req ${outcome}" id="${h(id)}"${open ? ' open' : ''}><summary><span class="mark" title="${outcome}">${marks[outcome]}</span><span class="line"><span class="id">${h(id)}</span> ${tags}<span class="gist">${clamped(gist, 200)}</span></span></summary>
<div class="inside"><p class="quote">${sentence(quote)}</p>${said === '' ? '' : `<p class="soft">${h(said)}</p>`}${
    note === undefined ? '' : `<p class="note">${h(note)}</p>`
  }${findings.map((one) => findingHtml(one, several)).join('\n')}${more}${last ? lastHtml(last) : ''}</div></details>`;
}

/** The others of a cause: their sentences, folded where there are many. */
function listed(summary: string, results: readonly Result[]): string {
  if (results.length === 0) return '';
  const items = results.map((one) => {
    const said = one.outcome === 'blocked' ? ` <span class="soft">${h(aside(one))}</span>` : '';
    return `<li id="${h(one.id)}"><span class="id">${h(one.id)}</span> ${sentence(one.quote)}${said}</li>`;
  });
  return `<details class="others"${results.length <= 3 ? ' open' : ''}><summary class="fold">${summary}</summary><ul class="plain">${items.join('')}</ul></details>`;
}
