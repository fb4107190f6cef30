import type { Exchange } from '../connection/exchange.js';
import type { Protocol } from '../protocol/era.js';
import type { Finding } from '../run/trial.js';
import type { ReportedFinding } from './report.js';

const longestBody = 20_000;
export const mostFindings = 20;

/** Findings in a size that a report can carry, and where they were seen. */
export function clipFindings(
  findings: readonly Finding[],
  protocol: Protocol,
): { findings: ReportedFinding[]; omittedFindings: number } {
  const kept = findings.slice(0, mostFindings).map((finding) => ({
    ...finding,
    protocol,
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
