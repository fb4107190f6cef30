import { type Cause, startHere } from '../causes.js';
import { escapeMarkup as h } from '../escape.js';
import { concernTitles, reach } from '../wording.js';
import { clamped } from './page.js';

/** What to repair first: security, then what most depends on. */
export function startHereHtml(causes: readonly Cause[]): string {
  if (causes.length === 0) return '';
  const items = startHere(causes).map((cause) => {
    const { id, concern, title } = cause;
    return `<li><span class="what"><span class="tag ${concern}">${concernTitles[concern]}</span> <a href="#cause-${h(id)}"><span class="id">${h(id)}</span></a> ${clamped(title, 180)}</span><span class="reach">${h(reach(cause))}</span></li>`;
  });
  const more = causes.length - items.length;
  const rest = more > 0 ? `<li class="more">and ${more} more below</li>` : '';
  return `<h2>Start here</h2>
<ol class="start card">${items.join('\n')}${rest}</ol>`;
}
