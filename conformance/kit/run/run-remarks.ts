import type { Pack } from '../pack.js';
import type { RemarkedOn } from './result.js';
import { runCheck } from './run-check.js';
import type { RunOptions } from './run-pack.js';
import type { Session } from './session.js';

/** What is found about basics that the contract does not ask for. Over stdio there is one conversation, which stays whole. */
export async function runRemarks(
  { remarks }: Pack,
  session: Session,
  { checkTimeoutMs = 20_000, tries }: RunOptions,
): Promise<RemarkedOn[]> {
  if (session.connection.kind !== 'http') return [];
  const asked = new Set<string>(session.contract.requirements.map(({ id }) => id));
  const found: RemarkedOn[] = [];
  for (const [id, { sentence, check }] of Object.entries(remarks)) {
    if (asked.has(id)) continue;
    const about = { id, level: 'SHOULD', section: '', quote: sentence, needs: [], added: '' } as const;
    const settings = { checkTimeoutMs, ...(tries === undefined ? {} : { tries }) };
    const { findings } = await runCheck(check, about, session, settings);
    const [first] = findings;
    if (first) found.push({ id, sentence, finding: first });
  }
  return found;
}
