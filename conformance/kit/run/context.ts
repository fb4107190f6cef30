import type { CheckContext, Evidence, RawAccess } from '../check.js';
import type { HttpConnection, StdioConnection } from '../connection/exchange.js';
import { requestMessage } from '../connection/outgoing.js';
import type { StartOptions } from '../connection/stdio-connection.js';
import { calls } from './calls.js';
import { expectations } from './expectations.js';
import { Patience } from './patience.js';
import type { Session } from './session.js';
import { exchangeOf, SuiteError, type Trial } from './trial.js';
import { Unreachable } from './usage-error.js';

/** What one check works with. */
export function createContext(session: Session, trial: Trial): CheckContext {
  return {
    contract: session.contract,
    target: session.target,
    onFixture: session.onFixture,
    otherFixture: session.otherFixture,
    configured: session.configured,
    timing: session.timing,
    raw: rawAccess(session, trial),
    ...calls(session, trial),
    ...expectations(trial, session),
    another: (start) => another(session, trial, start),
    afterCheck: (work) => trial.afterwards(work),
    afterRun: (work) => void session.endings.push(work),
  };
}

/** A conversation with a process of its own, which ends with the check. */
async function another(session: Session, trial: Trial, start?: StartOptions): Promise<CheckContext> {
  trial.assertOpen();
  const open = await session.reopen(start).catch((error: unknown) => {
    if (!(error instanceof Unreachable)) throw error;
    return trial.demand(false, 'another process of the target that speaks MCP', error.message) as never;
  });
  const connection = open.connection as StdioConnection;
  trial.afterwards(async () => {
    await connection.close();
    if (connection.kind === 'stdio') session.otherLines.push(...connection.lines);
  });
  return createContext(
    { ...session, connection, memo: new Map(), patience: new Patience(session.patience.ms) },
    trial,
  );
}

function rawAccess(session: Session, trial: Trial): RawAccess {
  const { connection, patience, observations } = session;
  const http = (): HttpConnection => {
    if (connection.kind === 'http') return connection as HttpConnection;
    throw new SuiteError('A check that does not need http asks for HTTP.');
  };
  const stdio = (): StdioConnection => {
    if (connection.kind === 'stdio') return connection as StdioConnection;
    throw new SuiteError('A check that does not need stdio asks for it.');
  };
  const waiting = async <T extends Evidence>(what: string, work: () => Promise<T>): Promise<T> => {
    trial.assertOpen();
    trial.waitingFor = what;
    const done = await work();
    trial.waitingFor = null;
    trial.assertOpen();
    observations.sawExchange(exchangeOf(done));
    return done;
  };
  const { era } = connection;
  return {
    noop: era.noop,
    message: (method, params, id = 1) => requestMessage(id, method, era.params(params)),
    rpc: async (method, params, options) =>
      trial.saw(
        await waiting(method, () => connection.rpc(method, params, { timeoutMs: patience.ms, ...options })),
      ),
    send: async (body, options) =>
      trial.saw(
        await waiting('a raw message', () => connection.send(body, { timeoutMs: patience.ms, ...options })),
      ),
    http: async (probe) =>
      trial.saw(
        await waiting(`${probe.method ?? 'POST'} ${probe.path ?? 'the endpoint'}`, () =>
          http().http({ timeoutMs: patience.ms, ...probe }),
        ),
      ),
    token: connection.kind === 'http' ? (connection as HttpConnection).token : null,
    stdoutLines() {
      return [...session.otherLines, ...stdio().lines];
    },
    command: session.command,
    get process() {
      return stdio();
    },
  };
}
