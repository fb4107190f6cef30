import { escapeMarkup as h } from '../escape.js';
import { requirementHtml } from '../html/causes.js';
import { exchangesHtml } from '../html/exchanges.js';
import { page, sentence } from '../html/page.js';
import { script } from '../html/script.js';
import { inline } from '../markdown-text.js';
import { marks } from '../marks.js';
import type { Result } from '../report.js';
import {
  type Change,
  type ChangeKind,
  type Comparison,
  changeLine,
  comparisonHeadline,
  comparisonLine,
  isWorse,
  kinds,
  kindTitles,
} from './compare.js';

const present = (comparison: Comparison): ChangeKind[] => kinds.filter((kind) => comparison[kind].length > 0);

/** What a target says must not steer the terminal, and has one line. */
const flat = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').slice(0, 200);

/** A comparison as a person reads it in a terminal. */
export function compareText(comparison: Comparison): string {
  const parts = present(comparison).flatMap((kind) => [
    kindTitles[kind],
    ...comparison[kind].map((one) => `  ${signs[kind]} ${one.id}   ${flat(changeLine(one))}`),
    '',
  ]);
  const notices = comparison.notices.length > 0 ? [...comparison.notices, ''] : [];
  return `${[flat(comparisonHeadline(comparison)), '', ...parts, ...notices, comparisonLine(comparison)].join('\n')}\n`;
}

const signs: Readonly<Record<ChangeKind, string>> = {
  broken: '✗',
  fixed: '✓',
  changed: '~',
  new: '+',
  lost: '⊘',
};
const emojis: Readonly<Record<ChangeKind, string>> = {
  broken: '❌',
  fixed: '✅',
  changed: '🔁',
  new: '🆕',
  lost: '🚧',
};

/** A comparison for a pull request. */
export function compareMarkdown(comparison: Comparison): string {
  const parts = present(comparison).flatMap((kind) => {
    const items = comparison[kind].map((one) => `- \`${one.id}\`: ${inline(flat(changeLine(one)))}`);
    const list = kind === 'broken' || items.length <= 5 ? items : folded(items);
    return [`### ${emojis[kind]} ${kindTitles[kind]} (${items.length})`, '', ...list, ''];
  });
  return [
    `## ${isWorse(comparison) ? '❌ Something broke' : '✅ Nothing broke'}`,
    '',
    inline(comparisonHeadline(comparison)),
    '',
    comparisonLine(comparison),
    '',
    ...parts,
    ...comparison.notices.map((one) => `> ${inline(one)}\n`),
  ].join('\n');
}

const folded = (items: readonly string[]): string[] => [
  `<details><summary>${items.length} requirements</summary>`,
  '',
  ...items,
  '',
  '</details>',
];

/** More than these are a list to look through, and are folded. */
const fewEnough = 12;

/** A comparison as one file for a browser. */
export function compareHtml(comparison: Comparison): string {
  const { after } = comparison;
  const verdict = isWorse(comparison) ? 'Something broke' : 'Nothing broke';
  const parts = present(comparison).map(
    (
      kind,
    ) => `<section class="group"><h2>${kindTitles[kind]} <span class="soft">${comparison[kind].length}</span></h2>
<div class="alone card">${comparison[kind].map((one) => changeHtml(one, kind, comparison.broken.length <= fewEnough)).join('\n')}</div></section>`,
  );
  const notices = comparison.notices.map((one) => `<p class="note">${h(one)}</p>`).join('');
  const body = `<header class="top"><p class="over">${h(comparisonHeadline(comparison))}</p>
<h1>${verdict}</h1>
<div class="pills">${kinds
    .filter((kind) => kind === 'broken' || kind === 'fixed' || comparison[kind].length > 0)
    .map((kind) => {
      const number = comparison[kind].length;
      const tone = number === 0 ? '' : kind === 'broken' ? ' bad' : kind === 'fixed' ? ' good' : '';
      return `<span class="pill${tone}">${kindTitles[kind]} ${number}</span>`;
    })
    .join('')}<span class="pill">As before ${comparison.same}</span></div>${notices}</header>
${parts.join('\n')}
${exchangesHtml(after.exchanges)}`;
  return page(`${verdict} · ${comparisonHeadline(comparison)}`, body, script);
}

function changeHtml({ id, before, after }: Change, kind: ChangeKind, open: boolean): string {
  const red = after && (kind === 'broken' || kind === 'changed' || after.outcome !== 'pass') ? after : null;
  const inner = red?.findings.length
    ? requirementHtml(red, open && kind === 'broken', false)
    : plainHtml(id, (after ?? before)!, before?.outcome ?? 'not there', after?.outcome ?? 'not there');
  return `<article class="cause">${inner}</article>`;
}

const plainHtml = (id: string, { outcome, quote }: Result, was: string, is: string): string =>
  `<ul class="plain rows"><li class="${outcome}"><span class="mark">${marks[outcome]}</span><span class="line"><span class="id">${h(id)}</span> ${sentence(quote)}<span class="said">${h(was)} → ${h(is)}</span></span></li></ul>`;
