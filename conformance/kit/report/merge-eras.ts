import type { Protocol } from '../protocol/era.js';
import type { Result } from '../run/result.js';
import type { Outcome } from './report.js';

export interface EraResults {
  protocol: Protocol;
  results: readonly Result[];
}

/** From what weighs least to what weighs most. */
const weights: readonly Outcome[] = ['skip', 'pass', 'blocked', 'warn', 'untestable', 'fail', 'error'];

/** One result for each requirement: the worse one, with what was found in every era. */
export function mergeEras(runs: readonly EraResults[]): Result[] {
  const [first, ...others] = runs;
  if (!first || others.length === 0) return [...(first?.results ?? [])];
  const named = runs.map(({ protocol, results }) => results.map((one) => withEra(one, protocol)));
  const ids = [...new Set(named.flat().map(({ id }) => id))];
  return ids.map((id) =>
    named
      .flat()
      .filter((one) => one.id === id)
      .reduce(worse),
  );
}

/** Findings say where they were seen; a reason has to be told. */
const withEra = (result: Result, protocol: Protocol): Result =>
  result.reason === null || result.outcome === 'skip'
    ? result
    : { ...result, reason: `in MCP ${protocol}: ${result.reason}` };

function worse(a: Result, b: Result): Result {
  const [light, heavy] = weights.indexOf(a.outcome) < weights.indexOf(b.outcome) ? [a, b] : [b, a];
  const trace = [...(a.trace ?? []), ...(b.trace ?? [])];
  return {
    ...heavy,
    reason: heavy.reason ?? (heavy.outcome === light.outcome ? light.reason : null),
    durationMs: a.durationMs + b.durationMs,
    findings: [...a.findings, ...b.findings],
    ...(trace.length > 0 ? { trace } : {}),
  };
}
