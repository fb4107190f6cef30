import type { Contract } from '../../contract.js';
import { claimedProfile } from '../../run/profile.js';
import { select } from '../../run/select.js';
import type { Mutant } from '../mutant.js';
import type { Fault, FaultPool } from './fault.js';

/** The faults of a pool that these sentences can show. */
export const faultsWithin = <M extends Mutant>(
  { healthy, faults }: FaultPool<M>,
  ids: readonly string[],
): Fault<M>[] =>
  faults.filter(
    ({ of, over }) => of.every((id) => ids.includes(id)) && !(over === 'http' && 'spoiled' in healthy),
  );

/** What random servers are judged by, in the profile of the pool: over stdio, or over HTTP without sessions. */
export function judgedIds<M extends Mutant>(
  healthy: FaultPool<M>['healthy'],
  contract: Contract,
  waits: boolean,
): string[] {
  const { pack, settings } = healthy;
  const selected = select({
    requirements: contract.requirements,
    profile: claimedProfile(contract, settings.profile ?? '').profile,
    transport: 'spoiled' in healthy ? 'stdio' : 'http',
    stateless: true,
    only: [],
    skip: [],
  });
  const isWaiting = (id: string): boolean => {
    const check = pack.checks[id];
    return typeof check === 'object' && check.deadlines !== undefined;
  };
  return selected
    .filter(({ skip }) => skip === null)
    .map(({ requirement }) => requirement.id)
    .filter((id) => waits || !isWaiting(id));
}
