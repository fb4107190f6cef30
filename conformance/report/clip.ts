import type { Exchange } from '../connection/exchange.js';
import type { Finding } from '../run/trial.js';

const longestBody = 20_000;
const mostFindings = 20;

/** Findings in a size that a report can carry. */
export function clipFindings(findings: readonly Finding[]): { findings: Finding[]; omittedFindings: number } {
  const kept = findings.slice(0, mostFindings).map((finding) => ({
    ...finding,
    exchange: finding.exchange && clipExchange(finding.exchange),
  }));
  return { findings: kept, omittedFindings: findings.length - kept.length };
}

function clipExchange({ request, response, ...rest }: Exchange): Exchange {
  return {
    ...rest,
    elapsedMs: Math.round(rest.elapsedMs * 10) / 10,
    at: Math.round(rest.at),
    request: { ...request, body: clipped(request.body) },
    response: response && { ...response, body: clipped(response.body) },
  };
}

function clipped(text: string): string {
  if (text.length <= longestBody) return text;
  return `${text.slice(0, longestBody)}… (${text.length - longestBody} more characters)`;
}
