import type { Status } from '../workflow/status.js';
import { mayBreak } from '../workflow/versions.js';
import { type Format, show } from './show.js';

/** Where versions stand; `program` is how the commands are called, `several` whether they have to name a contract. */
export function showStatus(all: readonly Status[], format: Format, program: string, several = false): string {
  if (format === 'json') {
    const plain = all.map((status) => ({ ...status, accepted: Object.fromEntries(status.accepted) }));
    return `${JSON.stringify(plain, null, 2)}\n`;
  }
  return all.map((status) => one(status, format, program, several)).join('\n');
}

function one(status: Status, format: Format, program: string, several: boolean): string {
  const { key, state, previous, diff, accepted, problems, stale } = status;
  const since = previous === null ? 'the first version' : `since ${previous}`;
  const lines = [`${key}: ${state}, ${since}`];
  if (state === 'draft' && diff && diff.findings.length > 0) {
    lines.push('', show(diff, format, { accepted }).trimEnd());
  }
  lines.push('');
  for (const { rule, message, instead } of problems) {
    if (rule !== 'VERSION_TOO_SMALL' && rule !== 'RELEASED_EDITED') continue;
    lines.push(`${rule}: ${message}`, `Instead: ${instead}`, '');
  }
  for (const fingerprint of stale)
    lines.push(`Nothing needs the acceptance ${fingerprint} any more; remove it from accepted.json.`);
  lines.push(next(status, program, several ? ` --contract ${key.split('/')[0]}` : ''));
  return `${lines.join('\n')}\n`;
}

function next({ key, state, previous, diff, problems, flaws }: Status, program: string, of: string): string {
  if (problems.some(({ rule }) => rule === 'RELEASED_EDITED')) return 'A released version was edited.';
  if (problems.length > 0) return `To accept a finding: ${program} accept <fingerprint> "reason"${of}.`;
  if (state === 'released') return `Nothing to do; "${program} bump${of}" makes the next version.`;
  if (flaws > 0) {
    const what = flaws === 1 ? '1 problem keeps' : `${flaws} problems keep`;
    return `${what} it from being released; "${program} lint${of}" shows all.`;
  }
  const broken = diff?.findings.some(({ level }) => level === 'ERR') ?? false;
  const version = key.split('/')[1]!;
  const major = broken && previous !== null && mayBreak(previous, version);
  return `Clean${major ? ': a major version may break' : ''}. "${program} release${of}" freezes it.`;
}
