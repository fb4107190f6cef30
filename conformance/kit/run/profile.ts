import type { Profile } from '../../../generated/runtime/contract-module.js';
import type { Contract } from '../contract.js';
import { createContext } from './context.js';
import type { Session } from './session.js';
import { Trial } from './trial.js';
import { UsageError } from './usage-error.js';

export interface ChosenProfile {
  profile: Profile;
  source: 'claimed' | 'detected';
}

export function claimedProfile(contract: Contract, id: string): ChosenProfile {
  const profile = contract.profiles.find((one) => one.id === id);
  if (profile) return { profile, source: 'claimed' };
  const known = contract.profiles.map((one) => one.id).join(', ');
  throw new UsageError(`Expected --profile to be one of ${known}, got "${id}".`);
}

/** The widest profile that can be run without harm. */
export async function detectProfile(session: Session, allowActions: boolean): Promise<ChosenProfile> {
  const context = createContext(session, new Trial());
  const id = await session.pack.detectProfile(context, { allowActions });
  return { ...claimedProfile(session.contract, id), source: 'detected' };
}
