import { sameThing } from './collapse.js';
import { type Concern, concerns } from './concerns.js';
import type { Report, Result } from './report.js';

/** Requirements that are red for one reason, as far as that can be seen from outside. */
export interface Cause {
  /** The requirement that shows it best. */
  id: string;
  concern: Concern | 'suite';
  /** What the target does, as a sentence that can be read alone. */
  title: string;
  /** Those that were seen broken, or could not be tried. */
  broken: Result[];
  /** Those that could not be judged because of it. */
  following: Result[];
}

const isRed = ({ outcome }: Result): boolean => ['fail', 'warn', 'untestable', 'error'].includes(outcome);

/** Everything that is red, grouped by its cause: the suite's own faults, security, behaviours, form; the widest first. */
export function causesOf({ results }: Pick<Report, 'results'>): Cause[] {
  const reds = results.filter(isRed);
  const keys = reds.map((one) => signature(one) ?? one.id);
  // A tool that always answers so does it where another error is due, too.
  const always = new Set(keys.filter((key) => keys.filter((other) => other === key).length >= enoughToBlame));
  const groups = new Map<string, Result[]>();
  for (const [i, result] of reds.entries()) {
    const [first] = result.findings;
    const same = first ? refused(toolOf(first.call), shortAnswer(first.actual)) : '';
    const key = always.has(same) ? same : keys[i]!;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  const causes = [...groups.values()].map(asCause);
  for (const blocked of results.filter(({ outcome }) => outcome === 'blocked'))
    rootOf(blocked, results, causes)?.following.push(blocked);
  return causes.sort(
    (a, b) => rank(a) - rank(b) || Number(isKnown(a)) - Number(isKnown(b)) || weight(b) - weight(a),
  );
}

/** So many requirements that expect a success and get the same error have it in common. */
const enoughToBlame = 3;

const order: readonly Cause['concern'][] = ['suite', ...concerns];
const rank = ({ concern }: Cause): number => order.indexOf(concern);
export const isKnown = ({ broken }: Cause): boolean => broken.every(({ known }) => known !== null);
/** How many requirements cannot hold before it is repaired; a MUST more than a SHOULD. */
export const weight = ({ broken, following }: Cause): number =>
  broken.filter(({ level }) => level === 'MUST').length + broken.length / 1000 + following.length;

function asCause(broken: Result[]): Cause {
  const [first] = broken as [Result];
  return { id: first.id, concern: concernOfAll(broken), title: titleOf(broken), broken, following: [] };
}

/** What many sentences have in common is no breach of protection, only because one of them is about that. */
function concernOfAll(broken: readonly Result[]): Cause['concern'] {
  const [{ concern, outcome }] = broken as [Result];
  if (outcome === 'error') return 'suite';
  const same = broken.every((one) => one.concern === concern);
  return same && outcome !== 'untestable' ? concern : 'behaviour';
}

/** The answers that say of themselves what is wrong, whatever was asked. */
const answer =
  /^(a successful result|error [A-Z]|no (complete )?reply|HTTP \d{3}|the process ended|connection )/;
const codes = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|-3\d{4}\b|HTTP \d{3}/g;

/** What two red requirements share when they have the same cause; null where one stands for itself. */
function signature({ outcome, reason, findings, last }: Result): string | null {
  if (outcome === 'untestable') {
    if (last && answer.test(last.answer)) return refused(toolOf(last.call), last.answer.split(':')[0]!);
    return sameThing(reason ?? '');
  }
  const [first] = findings;
  if (outcome === 'error' || !first || !answer.test(first.actual)) return null;
  const due = first.expected.match(codes) ?? [];
  const got = shortAnswer(first.actual);
  return due.length === 0 ? refused(toolOf(first.call), got) : `${[...new Set(due)].join(', ')} → ${got}`;
}

const refused = (tool: string, got: string): string => `${tool} → ${got}`;
/** The tool that was called; of another request its method and path. */
function toolOf(call: string | null): string {
  const [first = 'A call', second = ''] = call?.split(' ') ?? [];
  return URL.canParse(second) ? `${first} ${new URL(second).pathname}` : first;
}
const shortAnswer = (actual: string): string =>
  /^HTTP \d{3}/.exec(actual)?.[0] ?? actual.split('\n')[0]!.slice(0, 100);

function titleOf(broken: readonly Result[]): string {
  const [{ id, outcome, reason, last }] = broken as [Result];
  const first = broken.find(({ findings }) => findings.length > 0)?.findings[0];
  if (outcome === 'error') return `The check of ${id} is broken: ${reason}`;
  if (!first) return untestableTitle(reason ?? id, last);
  if (broken.length === 1) return `Expected ${first.expected}, got ${first.actual.replace(/\.$/, '')}.`;
  const due = first.expected.match(codes);
  const got = shortAnswer(first.actual);
  return due
    ? `Where ${[...new Set(due)].join(' or ')} is due, the answer is ${got}.`
    : `${toolOf(first.call)} is answered with ${got}.`;
}

function untestableTitle(reason: string, last: Result['last']): string {
  const why = `${reason.replace(/\.$/, '')}.`;
  const answered = last?.answer.split(': ')[0];
  return answered === undefined || why.includes(answered)
    ? why
    : `${why} The last answer of the server was ${answered}.`;
}

/** The cause of what stands in the way of one that is blocked, also through others that are. */
function rootOf(blocked: Result, results: readonly Result[], causes: readonly Cause[]): Cause | undefined {
  const seen = new Set<string>();
  let at: Result | undefined = blocked;
  while (at?.blockedBy !== undefined && !seen.has(at.id)) {
    seen.add(at.id);
    const by: string = at.blockedBy;
    const found = causes.find(({ broken }) => broken.some(({ id }) => id === by));
    if (found) return found;
    at = results.find(({ id }) => id === by);
  }
  return undefined;
}

/** What to repair first: a few of security, and of the rest what most depends on. */
export function startHere(causes: readonly Cause[]): Cause[] {
  const urgent = causes
    .filter(({ concern }) => concern === 'suite' || concern === 'security')
    .slice(0, mostFirst);
  const others = causes.filter((cause) => rank(cause) > rank({ ...cause, concern: 'security' }));
  const widest = [...others].sort((a, b) => Number(isKnown(a)) - Number(isKnown(b)) || weight(b) - weight(a));
  return [...urgent, ...widest.slice(0, mostFirst)];
}

const mostFirst = 5;
