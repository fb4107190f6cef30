import { escapeMarkup as h } from '../escape.js';
import type { Report } from '../report.js';
import { remarksTitle } from '../wording.js';
import { exchangeLink } from './exchanges.js';
import { sentence } from './page.js';

/** What was found about basics that the contract does not ask for. */
export function remarksHtml({ remarks = [] }: Report): string {
  if (remarks.length === 0) return '';
  const items = remarks.map(
    ({ id, sentence: told, expected, actual, exchange }) =>
      `<li><span class="id">${h(id)}</span> ${sentence(told)} <span class="soft">Expected ${h(expected)}, got ${h(actual)}.</span> ${exchangeLink(exchange)}</li>`,
  );
  return `<h2>${remarksTitle}</h2>
<ul class="plain card">${items.join('')}</ul>`;
}
