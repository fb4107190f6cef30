import type { Profile } from '../../generated/runtime/contract-module.js';
import type { Contract, ContractRequirement } from '../contract.js';
import { UsageError } from './usage-error.js';

export interface Selection {
  requirements: Contract['requirements'];
  profile: Profile;
  transport: 'http' | 'stdio';
  /** The target says that it keeps no sessions. */
  stateless: boolean;
  /** Patterns of ids or sections; `*` stands for anything. */
  only: readonly string[];
  skip: readonly string[];
}

export interface Selected {
  requirement: ContractRequirement;
  /** Why it is not run; null when it is. */
  skip: string | null;
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
  return selected.map((one) => ({ requirement: one, skip: reasonToSkip(one, selection) }));
}

function matching(
  requirements: Contract['requirements'],
  patterns: readonly string[],
  option: string,
): (one: ContractRequirement) => boolean {
  const tests = patterns.map((pattern) => {
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    const expression = new RegExp(`^${source}$`);
    const section = new RegExp(`^${source}(\\.|$)`);
    const test = (one: ContractRequirement): boolean => expression.test(one.id) || section.test(one.section);
    if (!requirements.some(test)) {
      throw new UsageError(
        `${option} ${pattern} matches no requirement; \`conformance list\` shows them all.`,
      );
    }
    return test;
  });
  return (one) => tests.some((test) => test(one));
}

function reasonToSkip(one: ContractRequirement, { profile, transport, stateless }: Selection): string | null {
  if (
    profile.sections &&
    !profile.sections.some((s) => one.section === s || one.section.startsWith(`${s}.`))
  ) {
    return `outside of profile ${profile.id}`;
  }
  for (const need of one.needs) {
    if (need === 'http' || need === 'stdio') {
      if (transport !== need) return `needs ${need}, the target speaks ${transport}`;
    } else if (need === 'stateless') {
      if (transport === 'http' && !stateless) return 'the target keeps sessions';
    } else if (!profile.offers.includes(need)) {
      return `needs ${need}, outside of profile ${profile.id}`;
    }
  }
  return null;
}
