import type { Exchange } from '../connection/exchange.js';
import { parseJson } from '../reading/json.js';
import { escapeMarkup as h } from './escape.js';

/** What went over the wire, folded. */
export function exchangeHtml({ request, response, failure, elapsedMs }: Exchange): string {
  const answer = response
    ? `${response.status === 0 ? '' : `HTTP ${response.status}\n`}${block(response.headers, response.body)}`
    : '';
  const problem = failure === null ? '' : h(failure);
  const status = failure ?? (response && response.status !== 0 ? `HTTP ${response.status}` : 'reply');
  return `<details class="exchange"><summary>exchange: ${h(status)} after ${Math.round(elapsedMs)} ms</summary>
<pre>${h(request.line)}\n${block(request.headers, request.body)}</pre>
<pre>${[answer, problem].filter(Boolean).join('\n')}</pre></details>`;
}

function block(headers: Record<string, string>, body: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `<span class="h">${h(`${name}: ${value}`)}</span>\n`,
  );
  const gap = lines.length > 0 ? '\n' : '';
  return lines.join('') + gap + h(pretty(body));
}

function pretty(body: string): string {
  const value = parseJson(body);
  return value === undefined ? body : JSON.stringify(value, null, 2);
}
