import { type Cause, causesOf } from './causes.js';
import { escapeMarkup as h } from './escape.js';
import type { Headings } from './headings.js';
import { causesHtml } from './html/causes.js';
import { exchangesHtml } from './html/exchanges.js';
import { headerHtml } from './html/header.js';
import { page } from './html/page.js';
import { remarksHtml } from './html/remarks.js';
import { script } from './html/script.js';
import { sectionsHtml } from './html/sections.js';
import { startHereHtml } from './html/start-here.js';
import type { Report } from './report.js';
import { concernTitles, headline, verdictLine } from './wording.js';

/** A report as one file for a browser, with nothing to load. */
export function html(report: Report, headings: Headings = {}): string {
  const { suite, startedAt, durationMs } = report;
  const causes = causesOf(report);
  const body = [
    headerHtml(report),
    startHereHtml(causes),
    filtersHtml(causes),
    causesHtml(causes, report),
    '<p class="empty" hidden>Nothing fits.</p>',
    remarksHtml(report),
    sectionsHtml(report.results, headings),
    exchangesHtml(report.exchanges),
    `<footer>${h(suite.name)} ${h(suite.version)} · ${h(startedAt)} · ${(durationMs / 1000).toFixed(1)} s</footer>`,
  ];
  return page(`${verdictLine(report)} · ${headline(report)}`, body.filter(Boolean).join('\n'), script);
}

function filtersHtml(causes: readonly Cause[]): string {
  const kinds = [...new Set(causes.map(({ concern }) => concern))];
  const buttons = kinds.map((kind) => {
    const number = causes
      .filter(({ concern }) => concern === kind)
      .reduce((sum, { broken }) => sum + broken.length, 0);
    return `<button type="button" value="${kind}" aria-pressed="false">${concernTitles[kind]} ${number}</button>`;
  });
  return `<nav class="filters" aria-label="Filter">
${kinds.length > 0 ? '<button type="button" value="all" aria-pressed="true">All</button>' : ''}
${buttons.join('\n')}
<input type="search" placeholder="Search ids and sentences" aria-label="Search">
${causes.length > 1 ? '<button type="button" class="unfold">Unfold all</button>' : ''}
</nav>`;
}
