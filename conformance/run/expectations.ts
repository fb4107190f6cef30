import type { CheckContext } from '../check.js';
import { canonicalJson } from '../reading/json.js';
import { describeReply } from '../reading/reply.js';
import { CheckEnd, printed, type Trial } from './trial.js';

type Expectations = Pick<
  CheckContext,
  | 'expect'
  | 'equal'
  | 'some'
  | 'succeeds'
  | 'failsWith'
  | 'refuses'
  | 'actionFails'
  | 'untestable'
  | 'lacks'
  | 'skip'
>;

/** How a check states what it expects. */
export function expectations(trial: Trial, onFixture: boolean): Expectations {
  return {
    expect: (holds, expected, actual, about) => trial.state(holds, expected, actual, about),

    equal: (actual, expected, what, about) =>
      trial.state(
        canonicalJson(actual) === canonicalJson(expected),
        `${what} to be ${printed(expected)}`,
        actual,
        about,
      ),

    some(list, what, about) {
      if (trial.state(list.length > 0, `some ${what}`, 'none', about)) {
        return list as unknown as ReturnType<CheckContext['some']> as never;
      }
      throw new CheckEnd('finding', `There are no ${what}.`);
    },

    succeeds: (reply, what) =>
      trial.state(reply.ok, what ? `success: ${what}` : 'a successful result', describeReply(reply), reply),

    failsWith(reply, code, what) {
      const codes = [code].flat();
      const expected = `error ${codes.join(' or ')}${what ? ` for ${what}` : ''}`;
      return trial.state(codes.includes(reply.error?.code ?? ''), expected, describeReply(reply), reply);
    },

    refuses(reply, what) {
      const refused = reply.error?.code === 'MCP_UI_INVALID_INPUT' || reply.error?.integer === -32602;
      const expected = `MCP_UI_INVALID_INPUT or the JSON-RPC error -32602${what ? ` for ${what}` : ''}`;
      return trial.state(refused, expected, describeReply(reply), reply);
    },

    actionFails(reply, reason, index) {
      const reasons = [reason].flat();
      const { code, details } = reply.error ?? { code: '', details: {} as Record<string, unknown> };
      const right =
        code === 'MCP_UI_ACTION_FAILED' &&
        reasons.some((one) => one === details.reason) &&
        (index === undefined || details.failedIndex === index);
      const at = index === undefined ? '' : ` at index ${index}`;
      const seen = index === undefined || reply.ok ? '' : ` at index ${printed(details.failedIndex)}`;
      const expected = `error MCP_UI_ACTION_FAILED (${reasons.join(' or ')})${at}`;
      return trial.state(right, expected, describeReply(reply) + seen, reply);
    },

    untestable(reason): never {
      throw new CheckEnd('untestable', reason);
    },

    lacks(what): never {
      throw new CheckEnd(onFixture ? 'untestable' : 'skip', `The UI shows no ${what}.`);
    },

    skip(reason): never {
      throw new CheckEnd('skip', reason);
    },
  };
}
