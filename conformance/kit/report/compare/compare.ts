import { sameThing } from '../collapse.js';
import type { Report, Result } from '../report.js';
import { targetName } from '../wording.js';

/** One requirement before and after; null where a report does not have it. */
export interface Change {
  id: string;
  before: Result | null;
  after: Result | null;
}

/** What became of a target between two reports. */
export interface Comparison {
  before: Report;
  after: Report;
  /** Held before, and does not any more. */
  broken: Change[];
  /** Did not hold before, and does now. */
  fixed: Change[];
  /** Is still broken, but shows something else. */
  changed: Change[];
  /** Was not judged before. */
  new: Change[];
  /** Held before, and is not judged any more. */
  lost: Change[];
  /** How many are as they were. */
  same: number;
  /** What to know before one compares. */
  notices: string[];
}

export const kinds = ['broken', 'fixed', 'changed', 'new', 'lost'] as const;
export type ChangeKind = (typeof kinds)[number];

export const kindTitles: Readonly<Record<ChangeKind, string>> = {
  broken: 'Broken',
  fixed: 'Fixed',
  changed: 'Still broken, but differently',
  new: 'Judged for the first time',
  lost: 'Not judged any more',
};

/** Compares two reports of one contract, requirement by requirement. */
export function compare(before: Report, after: Report): Comparison {
  const ids = [...new Set([...after.results, ...before.results].map(({ id }) => id))];
  const changes = ids.map((id): Change & { kind: ChangeKind | null } => {
    const pair = { before: find(before, id), after: find(after, id) };
    return { id, ...pair, kind: kindOf(pair) };
  });
  const of = (kind: ChangeKind): Change[] => changes.filter((one) => one.kind === kind);
  return {
    before,
    after,
    broken: of('broken'),
    fixed: of('fixed'),
    changed: of('changed'),
    new: of('new'),
    lost: of('lost'),
    same: changes.filter(({ kind }) => kind === null).length,
    notices: notices(before, after),
  };
}

/** Something that held does not any more. */
export const isWorse = ({ broken }: Comparison): boolean => broken.length > 0;

const find = ({ results }: Report, wanted: string): Result | null =>
  results.find(({ id }) => id === wanted) ?? null;
const holds = (one: Result | null): boolean => one?.outcome === 'pass';
const isBroken = (one: Result | null): boolean =>
  one !== null && ['fail', 'warn', 'untestable', 'error'].includes(one.outcome);

function kindOf({ before, after }: Omit<Change, 'id'>): ChangeKind | null {
  if (isBroken(after)) {
    if (isBroken(before)) return shows(before!) === shows(after!) ? null : 'changed';
    return holds(before) ? 'broken' : 'new';
  }
  if (holds(after)) return isBroken(before) ? 'fixed' : holds(before) ? null : 'new';
  return holds(before) ? 'lost' : null;
}

/** What a broken requirement shows, without the names and numbers that differ from run to run. */
const shows = ({ outcome, reason, findings }: Result): string =>
  [
    outcome,
    sameThing(reason ?? ''),
    ...findings.map(({ expected, actual }) => `${sameThing(expected)} ${sameThing(actual)}`).sort(),
  ].join('\n');

function notices(before: Report, after: Report): string[] {
  const differs = (what: string, a: string, b: string): string[] =>
    a === b ? [] : [`The ${what} differs: ${a} before, ${b} after.`];
  return [
    ...differs('contract', before.contract, after.contract),
    ...differs('profile', before.profile.id, after.profile.id),
    ...differs('revision of MCP', before.protocols.join(' and '), after.protocols.join(' and ')),
    ...(before.suite.hash !== after.suite.hash || before.suite.version !== after.suite.version
      ? ['The suites differ: what is new or changed may come from the suite and not from the server.']
      : []),
  ];
}

/** What is compared with what. */
export const comparisonHeadline = ({ before, after }: Comparison): string =>
  `${after.contract} · ${targetName(before)} (${before.startedAt.slice(0, 10)}) → ${targetName(after)} (${after.startedAt.slice(0, 10)})`;

/** The verdict in a line. */
export function comparisonLine(comparison: Comparison): string {
  const counts = kinds
    .filter((kind) => kind === 'broken' || kind === 'fixed' || comparison[kind].length > 0)
    .map((kind) => `${kindTitles[kind].toLowerCase()} ${comparison[kind].length}`);
  return [...counts, `as before ${comparison.same}`].join(' · ');
}

/** A change in one sentence. */
export function changeLine({ before, after }: Change): string {
  const [finding] = after?.findings ?? [];
  const was = before ? before.outcome : 'not there';
  const is = after ? after.outcome : 'not there';
  const why = finding
    ? `: expected ${finding.expected}, got ${finding.actual}`
    : after?.reason
      ? `: ${after.reason}`
      : '';
  return `${was} → ${is}${why}`;
}
