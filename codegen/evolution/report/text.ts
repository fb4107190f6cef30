import type { Diff, Finding, Witness } from '../finding.js';
import { summary } from './summary.js';

export interface TextOptions {
  /** Also what breaks nobody. */
  readonly all?: boolean;
  /** Fingerprint → reason. */
  readonly accepted?: ReadonlyMap<string, string>;
}

/** For a person at a terminal: what is wrong, why, what to do instead. */
export function textReport(
  { before, after, findings }: Diff,
  { all = true, accepted = new Map() }: TextOptions = {},
): string {
  const shown = findings.filter((finding) => all || finding.level !== 'INFO');
  const parts = shown.map((finding) => paragraph(finding, before, after, accepted.get(finding.fingerprint)));
  return [`${before} → ${after}`, '', ...parts, summary(findings, accepted), ''].join('\n');
}

function paragraph(finding: Finding, before: string, after: string, reason: string | undefined): string {
  const lines = [
    `${finding.level.padEnd(4)}  ${finding.rule}  ${finding.pointer}`,
    `      ${finding.message}`,
  ];
  if (finding.level === 'INFO') return `${lines.join('\n')}${where(finding)}\n`;
  lines.push(`      ${finding.consequence}${where(finding)}`);
  for (const witness of finding.witnesses) lines.push(`      ${shownWitness(witness, before, after)}`);
  if (finding.instead !== null) lines.push(`      Instead: ${finding.instead}`);
  lines.push(reason === undefined ? `      Fingerprint ${finding.fingerprint}` : `      Accepted: ${reason}`);
  return `${lines.join('\n')}\n`;
}

function where({ position, tools }: Finding): string {
  if (position === 'contract' || position === 'any') return '';
  return ` (${position}${tools.length > 0 ? ` of ${tools.join(', ')}` : ''})`;
}

/** An instance that only one side accepts, as short as it can be shown. */
function shownWitness({ acceptedBy, of, instance }: Witness, before: string, after: string): string {
  const text = JSON.stringify(instance);
  const short = text.length > 240 ? `${text.slice(0, 237)}…` : text;
  return `Only ${acceptedBy === 'before' ? before : after} has ${of === 'contract' ? 'it' : `this ${of}`}: ${short}`;
}
