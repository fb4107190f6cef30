import type { Exchange } from '../../connection/exchange.js';
import { escapeMarkup as h } from '../escape.js';

/** Every exchange, once; the script shows one where it is asked for, and without it a link leads here. */
export function exchangesHtml(exchanges: readonly Exchange[]): string {
  if (exchanges.length === 0) return '';
  return `<h2>What went over the wire</h2>
<details class="wires card"><summary class="fold">${exchanges.length} exchanges that findings refer to</summary>
${exchanges.map(one).join('\n')}
</details>`;
}

/** A link to one of them. */
export const exchangeLink = (place: number | null, label = 'exchange'): string =>
  place === null ? '' : `<a class="x" href="#x${place}">${label}</a>`;

function one({ request, response, failure, elapsedMs }: Exchange, place: number): string {
  const status = response && response.status !== 0 ? `HTTP ${response.status}` : 'reply';
  const head = `${request.line}: ${failure ?? status} after ${Math.round(elapsedMs)} ms`;
  const answer = response
    ? `<pre><span class="h">${h(`${status}\n${headers(response.headers)}`)}</span>\n<span class="body">${h(response.body)}</span></pre>`
    : '';
  const problem = failure === null ? '' : `<pre>${h(failure)}</pre>`;
  return `<details class="one" id="x${place}"><summary class="fold">${h(head)}</summary>
<div class="wire"><pre><span class="h">${h(`${request.line}\n${headers(request.headers)}`)}</span>\n<span class="body">${h(request.body)}</span></pre>${answer}${problem}</div></details>`;
}

const headers = (given: Record<string, string>): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
