import type { CheckContext } from '../check.js';
import { differences } from '../reading/difference.js';
import { canonicalJson } from '../reading/json.js';
import { describeReply } from '../reading/reply.js';
import type { Session } from './session.js';
import { CheckEnd, printed, type Trial } from './trial.js';

type Expectations = Pick<
  CheckContext,
  | 'expect'
  | 'demand'
  | 'given'
  | 'equal'
  | 'some'
  | 'succeeds'
  | 'failsWith'
  | 'refuses'
  | 'within'
  | 'untestable'
  | 'lacks'
  | 'skip'
>;

/** Two values that are longer than this together are not read by anybody: their differences are. */
const longestPair = 240;

/** How a check states what it expects. */
export function expectations(
  trial: Trial,
  { pack, onFixture, timing: { noopMs } }: Pick<Session, 'pack' | 'onFixture' | 'timing'>,
): Expectations {
  return {
    expect: (holds, expected, actual, about) => trial.state(holds, expected, actual, about),

    demand: (holds, expected, actual, about) => trial.demand(holds, expected, actual, about),

    given: (by, work) => trial.given(by, work),

    equal(actual, expected, what, about) {
      if (canonicalJson(actual) === canonicalJson(expected))
        return trial.state(true, `${what} to be ${printed(expected)}`, actual, about);
      if (printed(expected).length + printed(actual).length <= longestPair)
        return trial.state(false, `${what} to be ${printed(expected)}`, actual, about);
      const found = differences(expected, actual);
      const first = found[0]?.at || 'its beginning';
      const told =
        found.length === 1
          ? `a difference at ${first}`
          : `differences in ${found.length} places, the first at ${first}`;
      return trial.state(false, `${what} to agree`, told, about, found);
    },

    some(list, what, about) {
      trial.demand(list.length > 0, `some ${what}`, 'none', about);
      return list as unknown as ReturnType<CheckContext['some']> as never;
    },

    succeeds: (reply, what) =>
      trial.state(reply.ok, what ? `success: ${what}` : 'a successful result', describeReply(reply), reply),

    failsWith(reply, code, what) {
      const codes = [code].flat();
      const expected = `error ${codes.join(' or ')}${what ? ` for ${what}` : ''}`;
      return trial.state(codes.includes(reply.error?.code ?? ''), expected, describeReply(reply), reply);
    },

    refuses(reply, what) {
      const { code = '', integer } = reply.error ?? {};
      const refused = pack.invalidInput.includes(code) || integer === -32602;
      const ways = [...pack.invalidInput, 'the JSON-RPC error -32602'].join(' or ');
      const expected = `${ways}${what ? ` for ${what}` : ''}`;
      return trial.state(refused, expected, describeReply(reply), reply);
    },

    within(about, ms) {
      const most = Math.ceil(ms + noopMs);
      const took = Math.round(about.elapsedMs);
      const inTime = trial.state(took <= most, `an answer within ${most} ms`, `after ${took} ms`, about);
      trial.overdue ||= !inTime;
      return inTime;
    },

    untestable(reason): never {
      throw new CheckEnd('untestable', reason);
    },

    lacks(what): never {
      throw new CheckEnd(onFixture ? 'untestable' : 'skip', `${pack.subject} shows no ${what}.`);
    },

    skip(reason): never {
      throw new CheckEnd('skip', reason);
    },
  };
}
