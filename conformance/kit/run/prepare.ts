import type { Requirement } from '../../../generated/runtime/contract-module.js';
import { createContext } from './context.js';
import type { Session } from './session.js';
import { CheckEnd, Trial } from './trial.js';

/**
 * Brings the target to where a check begins. Where that does not work, it *ends the check*: as blocked by the
 * requirement that stands in the way, and as untestable where nobody knows which. Where it is the very one that is
 * judged, the check has to say what is wrong; if it finds nothing, it ends as is returned here.
 */
export async function prepare(
  session: Session,
  { id }: Pick<Requirement, 'id'>,
  needs: readonly string[],
  judged: Pick<Trial, 'doubtful' | 'overdue'>,
): Promise<CheckEnd | null> {
  const trial = new Trial();
  try {
    await session.pack.prepare(createContext(session, trial), needs);
    return null;
  } catch (error) {
    if (!(error instanceof CheckEnd)) throw error;
    const [finding] = trial.findings;
    const why = finding ? `expected ${finding.expected}, got ${finding.actual}` : error.message;
    const what = needs.includes('fixture')
      ? 'The fixture could not be reset'
      : 'The target could not be prepared';
    const isOwn = error.by === id;
    const blocked = error.why === 'blocked' && !isOwn;
    const by = blocked ? error.by : null;
    const end = new CheckEnd(blocked ? 'blocked' : 'untestable', `${what}: ${why}`, by, trial.last);
    if (isOwn) return end;
    throw end;
  } finally {
    // A busy machine is no more to blame here than in the check itself.
    judged.doubtful ||= trial.doubtful;
    judged.overdue ||= trial.overdue;
    trial.close();
    await trial.cleanUp();
  }
}
