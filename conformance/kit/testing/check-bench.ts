import type { Check } from '../check.js';
import { connectHttp } from '../connection/http-connection.js';
import { requirementOf } from '../contract.js';
import { lookAtTarget } from '../run/look-at-target.js';
import { Observations } from '../run/observations.js';
import { Patience } from '../run/patience.js';
import { runCheck } from '../run/run-check.js';
import { createSession, type Session } from '../run/session.js';
import { lampsPack } from './lamps.js';
import { startScripted } from './scripted-server.js';

/** What `outcome` tells of a check whose statements held. */
export const pass = { how: 'pass', reason: null, findings: [] };

export interface CheckBench {
  readonly session: Session;
  /** How many calls the target has got. */
  calls(): number;
  /** So many calls about the busy room fail at their deadline, while the timers of the suite are late, too. */
  busyFor: number;
  /** Moves the clock of the suite, which stands still otherwise. */
  pass(ms: number): void;
  outcome(
    check: Check,
    id?: 'lamp-unknown' | 'lamp-next-step',
    timeoutMs?: number,
    fixture?: boolean,
  ): Promise<{ how: string; reason: string | null; findings: unknown[] }>;
  close(): Promise<void>;
}

/** A target that hangs when it is asked for the room "far away", and a session in which single checks are run. */
export async function startCheckBench(): Promise<CheckBench> {
  let calls = 0;
  let time = 0;
  const pack = lampsPack(
    {},
    { prepare: async (t, needs) => void (needs.includes('fixture') && t.untestable('There is no fixture.')) },
  );
  const timedOut = () => {
    for (const end = performance.now() + 110; performance.now() < end; );
    time += 150;
    const error = { code: 'LAMPS_LATE', message: 'Too late.', details: {} };
    return { isError: true, content: [{ type: 'text', text: 'LAMPS_LATE' }], structuredContent: { error } };
  };
  const server = await startScripted({
    call: (tool, input) => {
      calls++;
      if (input.room === 'far away') return undefined;
      if (input.room === 'busy' && bench.busyFor-- > 0) return timedOut();
      return {
        structuredContent: { lamps: [], asked: input, tool },
        content: [{ type: 'text', text: 'no lamp' }],
      };
    },
  });
  const connection = connectHttp({ url: server.url }, () => performance.now());
  const announced = { protocolVersion: null, capabilities: {}, serverInfo: {} };
  const look = await lookAtTarget(pack, { connection, announced });
  const session = createSession({
    pack,
    ...look,
    connection,
    timing: {
      deadlineMs: 100,
      graceMs: 50,
      noopMs: 1,
      now: () => time,
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    observations: new Observations({}, look.contract),
    patience: new Patience(60_000),
  });
  const bench: CheckBench = {
    session,
    calls: () => calls,
    busyFor: 0,
    pass(ms) {
      time += ms;
    },
    async outcome(check, id = 'lamp-unknown', timeoutMs = 600_000, fixture = false) {
      const requirement = requirementOf(session.contract, id);
      const settings = { checkTimeoutMs: timeoutMs, fixture };
      const { outcome: how, reason, findings } = await runCheck(check, requirement, session, settings);
      return {
        how,
        reason,
        findings: findings.map(({ expected, actual, call }) => ({ expected, actual, call })),
      };
    },
    close: () => server.close(),
  };
  return bench;
}
