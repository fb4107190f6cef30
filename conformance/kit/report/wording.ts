import { type Cause, isKnown } from './causes.js';
import type { Report, Result } from './report.js';

/** What was run against what: the first line of every form of the report. */
export function headline(report: Report): string {
  const { contract, target, profile, protocols, level } = report;
  return [
    contract,
    targetName(report),
    target.transport,
    `MCP ${protocols.join(' and ')}`,
    `profile ${profile.id} (${profile.source})`,
    ...(level === null ? [] : [`level ${level}`]),
  ].join(' · ');
}

export const targetName = ({ target }: Pick<Report, 'target'>): string =>
  [target.name ?? 'a server without a name', target.version].filter(Boolean).join(' ');

/** The verdict with the level that it is about. */
export function verdictLine(report: Report): string {
  const { proven, summary } = report;
  const { verdict } = summary;
  if (proven !== null) return `${verdict}: ${proven}`;
  return verdict === 'conforms' && report.level === null ? 'conforms in the part that was judged' : verdict;
}

export const concernTitles: Readonly<Record<Cause['concern'], string>> = {
  suite: 'The suite itself',
  security: 'Security',
  behaviour: 'Lost behaviours',
  form: 'Form',
};

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** How far a cause reaches. */
export function reach(cause: Cause): string {
  const { broken, following } = cause;
  const parts = [`breaks ${count(broken.length, 'requirement')}`];
  if (following.length > 0)
    parts.push(`${following.length} more follow${following.length === 1 ? 's' : ''} from it`);
  if (isKnown(cause)) parts.push('known');
  return parts.join('; ');
}

/** Why a requirement has no verdict of its own, or what its authors say of it. */
export function aside({ outcome, reason, known, blockedBy, last }: Result): string {
  const said = last ? ` The last answer of the server was ${last.answer.replace(/\.$/, '')}.` : '';
  const why = `${(reason ?? '').replace(/\.$/, '')}.`;
  const note = known && outcome !== 'pass' && outcome !== 'skip' ? `known: ${known.reason}` : '';
  if (outcome === 'skip') return `skip: ${reason}`;
  if (outcome === 'blocked') return [`follows from ${blockedBy}: ${why}`, note].filter(Boolean).join(' ');
  if (outcome === 'untestable') return [`untestable: ${why}${said}`, note].filter(Boolean).join(' ');
  if (outcome === 'error') return `error: ${reason}`;
  return note;
}

/** The heading above what was found about basics that the contract does not ask for. */
export const remarksTitle = 'Beside the contract, without a verdict';

/** How far the suite itself can be trusted. */
export function selfTestLine({ suite }: Report): string | null {
  if (!suite.selfTest) return null;
  const { mutants, killed, further, random } = suite.selfTest;
  const first = `The suite was tried on ${mutants} servers that break one sentence each: it found ${killed} of them.`;
  const alone = further
    ? `${first} Of ${further.mutants} that break one in another place or way, it found ${further.killed}.`
    : first;
  if (!random) return alone;
  const { servers, faults, found, false: wrong } = random;
  return `${alone} In ${servers} servers with random faults: found ${found}/${faults}, false ${wrong}.`;
}
