import type { Profile } from '../../generated/runtime/contract-module.js';
import type { Contract } from '../contract.js';
import { fixtureMarker } from '../fixture/ids.js';
import { createContext } from './context.js';
import type { Session } from './session.js';
import { CheckEnd, Trial } from './trial.js';
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
  const { contract, target } = session;
  const acts = target.offers('ui_perform');
  let id = acts && allowActions ? 'actions' : 'core';
  if (acts && (await showsFixture(session))) id = target.offers('ui_screenshot') ? 'full' : 'fixture';
  return { ...claimedProfile(contract, id), source: 'detected' };
}

async function showsFixture(session: Session): Promise<boolean> {
  const trial = new Trial();
  try {
    return (await createContext(session, trial).fixture.find(fixtureMarker)) !== null;
  } catch (error) {
    if (error instanceof CheckEnd) return false;
    throw error;
  }
}
