import type { Finding } from '../finding.js';

const order = ['ERR', 'WARN', 'INFO'];

/** The worst first; then by place. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const rank = ({ level, position, pointer, rule }: Finding): string =>
    [order.indexOf(level), position === 'contract' ? 0 : 1, pointer, rule].join('\n');
  return [...findings].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
