import type { Finding } from '../finding.js';

/** `2 ERR (1 accepted) · 0 WARN · 5 INFO`. */
export function summary(findings: readonly Finding[], accepted: ReadonlyMap<string, string>): string {
  return (['ERR', 'WARN', 'INFO'] as const)
    .map((level) => {
      const own = findings.filter((finding) => finding.level === level);
      const fine = level === 'INFO' ? 0 : own.filter((finding) => accepted.has(finding.fingerprint)).length;
      return `${own.length} ${level}${fine > 0 ? ` (${fine} accepted)` : ''}`;
    })
    .join(' · ');
}
