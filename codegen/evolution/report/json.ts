import type { Diff } from '../finding.js';

/** For programs; everything that is known. */
export function jsonReport(diff: Diff, accepted: ReadonlyMap<string, string>): string {
  const findings = diff.findings.map((finding) => ({
    ...finding,
    accepted: accepted.get(finding.fingerprint) ?? null,
  }));
  return `${JSON.stringify({ ...diff, findings }, null, 2)}\n`;
}
