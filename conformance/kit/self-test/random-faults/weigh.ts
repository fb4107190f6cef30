import { type Fault, nameOf } from './fault.js';
import type { Judged } from './judge-server.js';

/** What is wrong with the verdict on a server. */
export interface Problem {
  readonly kind: 'missed' | 'false' | 'error' | 'risen';
  /** The sentence that was judged wrongly. */
  readonly id: string;
  readonly what: string;
}

export interface Weighed {
  /** Faults that were found: all that they break is red or blocked, and something is red. */
  readonly found: number;
  /** Faults of which nothing can be seen, because all that they break is blocked by what others break. */
  readonly hidden: number;
  readonly problems: readonly Problem[];
}

const isRed = ({ outcome }: Judged): boolean => ['fail', 'warn'].includes(outcome);
const isSeen = (one: Judged): boolean => isRed(one) || one.outcome === 'blocked';

/** Compares a verdict with what the faults of the server declare. */
export function weigh(faults: readonly Fault[], verdict: readonly Judged[]): Weighed {
  const byId = new Map(verdict.map((one) => [one.id, one]));
  const problems: Problem[] = [];
  let found = 0;
  let hidden = 0;
  for (const fault of faults) {
    const broken = fault.of.map((id) => byId.get(id) ?? { id, outcome: 'skip' as const, why: 'not judged' });
    const unseen = broken.filter((one) => !isSeen(one));
    if (unseen.length === 0 && broken.some(isRed)) found++;
    else if (unseen.length === 0) hidden++;
    for (const { id, outcome, why } of unseen)
      problems.push({ kind: 'missed', id, what: `${nameOf(fault)} ${id} is ${outcome}${because(why)}` });
  }
  const declared = new Set(faults.flatMap(({ of, beside = [] }) => [...of, ...beside]));
  const silenced = new Set(faults.flatMap(({ silences = [] }) => silences));
  for (const { id, outcome, why } of verdict) {
    if (outcome === 'error') problems.push({ kind: 'error', id, what: `${id} broke${because(why)}` });
    const isFalse = ['fail', 'warn', 'untestable'].includes(outcome) && !declared.has(id);
    const isLost = outcome === 'skip' && !declared.has(id) && !silenced.has(id);
    if (isFalse || isLost) problems.push({ kind: 'false', id, what: `${id} is ${outcome}${because(why)}` });
  }
  return { found, hidden, problems };
}

/** Sentences that a server keeps although one with fewer of its faults does not. */
export function risen(before: readonly Judged[], after: readonly Judged[]): Problem[] {
  const lost = new Set(before.filter(({ outcome }) => outcome !== 'pass').map(({ id }) => id));
  return after
    .filter(({ id, outcome }) => outcome === 'pass' && lost.has(id))
    .map(({ id }) => ({ kind: 'risen', id, what: `${id} passes once more is wrong` }));
}

const because = (why: string): string => (why === '' ? '.' : ` (${why}).`);
