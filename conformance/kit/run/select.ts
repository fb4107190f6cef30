import type { Profile, Requirement } from '../../../generated/runtime/contract-module.js';
import type { Contract } from '../contract.js';
import { UsageError } from './usage-error.js';

export interface Selection {
  requirements: Contract['requirements'];
  profile: Profile;
  transport: 'http' | 'stdio';
  /** The target keeps no sessions. */
  stateless: boolean;
  /** The target offers a tool that acts. Default: it does. */
  canAct?: boolean;
  /** Whether something of a requirement can be judged by reading alone. Default: of none. */
  isReadable?: (id: string) => boolean;
  /** Patterns of ids or sections, also several with commas between them; `*` stands for anything. */
  only: readonly string[];
  skip: readonly string[];
}

export interface Selected {
  requirement: Requirement;
  /** Why it is not run; null when it is. */
  skip: string | null;
  /** Only what reading can show of it is judged. */
  byReading: boolean;
}

/** Which requirements are judged, and why the others are not. Those that were not asked for are left out. */
export function select(selection: Selection): Selected[] {
  const { requirements, only, skip } = selection;
  const asked =
    only.length === 0 ? requirements : requirements.filter(matching(requirements, only, '--only'));
  const unwanted = skip.length === 0 ? () => false : matching(requirements, skip, '--skip');
  const selected = asked.filter((one) => !unwanted(one));
  if (selected.length === 0)
    throw new UsageError('--only and --skip leave no requirement; nothing to check.');
  return selected.map((one) => {
    const { why, unavoidable } = reasonToSkip(one, selection);
    const byReading = why !== null && !unavoidable && selection.isReadable?.(one.id) === true;
    return { requirement: one, skip: byReading ? null : why, byReading };
  });
}

function matching(
  requirements: Contract['requirements'],
  patterns: readonly string[],
  option: string,
): (one: Requirement) => boolean {
  const asked = patterns.flatMap((list) => list.split(',')).map((pattern) => pattern.trim());
  const tests = asked.map((pattern) => {
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    const expression = new RegExp(`^${source}$`);
    const section = new RegExp(`^${source}(\\.|$)`);
    const test = (one: Requirement): boolean => expression.test(one.id) || section.test(one.section);
    if (!requirements.some(test)) {
      throw new UsageError(
        `${option} ${pattern} matches no requirement; \`conformance list\` shows them all.`,
      );
    }
    return test;
  });
  return (one) => tests.some((test) => test(one));
}

interface Reason {
  why: string | null;
  /** Reading does not help, either. */
  unavoidable: boolean;
}

function reasonToSkip(one: Requirement, selection: Selection): Reason {
  const { profile, transport, stateless, canAct = true } = selection;
  if (
    profile.sections &&
    !profile.sections.some((s) => one.section === s || one.section.startsWith(`${s}.`))
  ) {
    return { why: `outside of profile ${profile.id}`, unavoidable: true };
  }
  for (const need of one.needs) {
    if (need === 'http' || need === 'stdio') {
      if (transport !== need)
        return { why: `needs ${need}, the target speaks ${transport}`, unavoidable: true };
    } else if (need === 'stateless') {
      if (transport === 'http' && !stateless) return { why: 'the target keeps sessions', unavoidable: true };
    } else if (need === 'stateful') {
      if (transport === 'http' && stateless)
        return { why: 'the target keeps no sessions', unavoidable: true };
    } else if (!profile.offers.includes(need)) {
      return { why: `needs ${need}, outside of profile ${profile.id}`, unavoidable: false };
    } else if (need === 'actions' && !canAct) {
      return { why: 'needs actions, the target is read-only', unavoidable: false };
    }
  }
  return { why: null, unavoidable: false };
}
