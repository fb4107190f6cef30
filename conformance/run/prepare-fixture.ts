import { createContext } from './context.js';
import type { Session } from './session.js';
import { CheckEnd, Trial } from './trial.js';

/** Resets the fixture; the answer is why that did not work, or null. */
export async function prepareFixture(session: Session): Promise<string | null> {
  const trial = new Trial();
  try {
    await createContext(session, trial).fixture.reset();
    return null;
  } catch (error) {
    if (!(error instanceof CheckEnd)) throw error;
    const [finding] = trial.findings;
    const why = finding ? `expected ${finding.expected}, got ${finding.actual}` : error.message;
    return `The fixture could not be reset: ${why}`;
  } finally {
    trial.close();
  }
}
