import type { CheckContext, RawAccess } from '../check.js';
import type { HttpConnection, StdioConnection } from '../connection/exchange.js';
import { requestMessage } from '../connection/outgoing.js';
import { createFixtureDriver } from '../fixture/create-driver.js';
import { calls } from './calls.js';
import { expectations } from './expectations.js';
import type { Session } from './session.js';
import { SuiteError, type Trial } from './trial.js';

/** What one check works with. */
export function createContext(session: Session, trial: Trial): CheckContext {
  const base = {
    contract: session.contract,
    target: session.target,
    timing: session.timing,
    raw: rawAccess(session, trial),
    ...calls(session, trial),
    ...expectations(trial, session.onFixture),
  };
  return { ...base, fixture: createFixtureDriver(base) };
}

function rawAccess({ connection, patience }: Session, trial: Trial): RawAccess {
  const http = (): HttpConnection => {
    if (connection.kind === 'http') return connection as HttpConnection;
    throw new SuiteError('A check that does not need http asks for HTTP.');
  };
  const waiting = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    trial.assertOpen();
    trial.waitingFor = what;
    const done = await work();
    trial.waitingFor = null;
    trial.assertOpen();
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
      if (connection.kind !== 'stdio') throw new SuiteError('A check that does not need stdio asks for it.');
      return (connection as StdioConnection).lines;
    },
  };
}
