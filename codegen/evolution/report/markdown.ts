import type { Diff, Finding } from '../finding.js';

/** For a pull request: a table for what breaks, a list for the rest. */
export function markdownReport(
  { before, after, findings }: Diff,
  accepted: ReadonlyMap<string, string>,
): string {
  const of = (level: Finding['level']): Finding[] => findings.filter((finding) => finding.level === level);
  const sections = [
    ['What breaks', of('ERR')],
    ['What may break', of('WARN')],
    ['What else has changed', of('INFO')],
  ] as const;
  const parts = sections
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => `### ${title}\n\n${list.map((finding) => item(finding, accepted)).join('\n')}\n`);
  const body = parts.length > 0 ? parts.join('\n') : 'Nothing has changed.\n';
  return `## ${before} → ${after}\n\n${body}`;
}

function item(finding: Finding, accepted: ReadonlyMap<string, string>): string {
  const lines = [`- **${finding.rule}** \`${finding.pointer}\`${tools(finding)}: ${finding.message}`];
  if (finding.level !== 'INFO') {
    lines.push(`  ${finding.consequence}${finding.instead === null ? '' : ` Instead: ${finding.instead}`}`);
    const reason = accepted.get(finding.fingerprint);
    lines.push(reason === undefined ? `  Fingerprint \`${finding.fingerprint}\`.` : `  Accepted: ${reason}`);
  }
  return lines.join('\n');
}

export function tools({ position, tools: names }: Finding): string {
  if (names.length === 0) return '';
  const list = names.map((name) => `\`${name}\``).join(', ');
  return position === 'contract' ? ` (${list})` : ` (${position} of ${list})`;
}
