import type { Contract } from '../../contract.js';
import type { Diff, Finding } from '../finding.js';
import { tools } from '../report/markdown.js';

/** For whoever has written something against the previous version. */
export function migrationPage(contract: Contract, diff: Diff, accepted: ReadonlyMap<string, string>): string {
  const of = (concerns: Finding['concerns'], levels: readonly string[]): Finding[] =>
    diff.findings.filter((finding) => finding.concerns === concerns && levels.includes(finding.level));
  const breaking = diff.findings.filter((finding) => finding.level === 'ERR');
  const sections = [
    section('What breaks', breaking, (finding) => broken(finding, diff, accepted)),
    section(
      'What may break',
      diff.findings.filter((finding) => finding.level === 'WARN'),
      (finding) => broken(finding, diff, accepted),
    ),
    section('For callers', of('caller', ['INFO']), short),
    section('For implementers', of('implementer', ['INFO']), short),
  ].filter((one) => one !== '');
  const verdict =
    breaking.length === 0
      ? `Whatever works with ${diff.before} works with ${diff.after}.`
      : `${breaking.length} ${breaking.length === 1 ? 'change breaks' : 'changes break'} something that works with ${diff.before}.`;
  return `${[`# From ${diff.before} to ${contract.version}`, verdict, ...sections].join('\n\n')}\n`;
}

function section(title: string, findings: readonly Finding[], show: (finding: Finding) => string): string {
  return findings.length === 0 ? '' : `## ${title}\n\n${findings.map(show).join('\n').trimEnd()}`;
}

function short(finding: Finding): string {
  return `- ${finding.message} \`${finding.pointer}\`${tools(finding)}`;
}

function broken(finding: Finding, { before, after }: Diff, accepted: ReadonlyMap<string, string>): string {
  const lines = [
    `### ${finding.message}`,
    '',
    `\`${finding.pointer}\`${tools(finding)}. ${finding.consequence}`,
  ];
  const reason = accepted.get(finding.fingerprint);
  if (reason !== undefined) lines.push('', `Accepted: ${reason}`);
  for (const { acceptedBy, of, instance } of finding.witnesses) {
    if (of === 'contract') continue;
    const side = acceptedBy === 'before' ? before : after;
    lines.push('', `Only ${side} has this ${of}:`, '', '```json', JSON.stringify(instance, null, 2), '```');
  }
  return `${lines.join('\n')}\n`;
}
