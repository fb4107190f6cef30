import type { Requirement } from '../../../generated/runtime/contract-module.js';
import type { ConformanceLevel, Report, Result } from './report.js';

/** From the least to the most that can be claimed. */
export const levels: readonly ConformanceLevel[] = ['Core', 'Actions', 'Full'];

/** Needs that are about how the target is reached, not about what it lets the suite do. */
const circumstances = ['http', 'stdio', 'stateless', 'stateful'];
/** A target need not offer it to keep the whole contract. */
const optional = 'optional';

/**
 * How much of a contract a profile tries: everything that is not optional (Full), some of what acts (Actions), or what
 * can be read (Core). One that is about some sections only has no level, nor has a run of chosen requirements.
 */
export function levelOf(
  requirements: readonly Pick<Requirement, 'needs'>[],
  { offers, sections }: { offers: readonly string[]; sections?: readonly string[] | undefined },
  restricted: boolean,
): ConformanceLevel | null {
  if (sections || restricted) return null;
  const all = requirements.flatMap(({ needs }) => needs).filter((need) => !isOptional(need));
  if (all.every((need) => offers.includes(need))) return 'Full';
  return offers.includes('actions') ? 'Actions' : 'Core';
}

const isOptional = (need: string): boolean => need === optional || circumstances.includes(need);

/**
 * What the level of a report asks for and the run left out. The check itself may find that there is nothing to judge,
 * but whatever needs more than reading has to be tried before anybody may say so.
 */
export function skippedInSpiteOf({
  level,
  profile,
  results,
}: Pick<Report, 'level' | 'profile' | 'results'>): Result[] {
  if (level === null) return [];
  return results.filter(({ outcome, needs }) => {
    if (outcome !== 'skip' || needs.some(isOptional)) return false;
    return needs.length > 0 && needs.every((need) => profile.offers.includes(need));
  });
}

/** The level that a report proves; null when its target does not conform, or not to a level. */
export const provenLevel = (report: Omit<Report, 'proven'>): ConformanceLevel | null =>
  report.summary.verdict === 'conforms' && report.summary.known === 0 && skippedInSpiteOf(report).length === 0
    ? report.level
    : null;
