import { CheckEnd } from '../kit/run/trial.js';
import type { CheckContext } from './check.js';
import { fixtureMarker } from './fixture/ids.js';

/** The fixture is known by its marker; on any other application nothing is done that was not allowed. */
export async function detectProfile(
  t: CheckContext,
  { allowActions }: { allowActions: boolean },
): Promise<string> {
  const acts = t.target.offers('ui_perform');
  if (acts && (await showsFixture(t))) return t.target.offers('ui_screenshot') ? 'full' : 'fixture';
  return acts && allowActions ? 'actions' : 'core';
}

async function showsFixture(t: CheckContext): Promise<boolean> {
  try {
    return (await t.fixture.find(fixtureMarker)) !== null;
  } catch (error) {
    if (error instanceof CheckEnd) return false;
    throw error;
  }
}
