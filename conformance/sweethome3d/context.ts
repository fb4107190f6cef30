import type { CheckContext as AnyContext, Reply } from '../kit/check.js';
import { isObject, type JsonObject } from '../kit/reading/json.js';
import { describeReply } from '../kit/reading/reply.js';
import type { CheckContext } from './check.js';
import { difference, isNear } from './reading/alike.js';
import { readState } from './reading/state.js';

/** What a check of this contract works with, made of what the kit offers to all. */
export function extend(kit: AnyContext): CheckContext {
  const ask = (tool: string, input: JsonObject = {}): Promise<Reply> =>
    hasOddIds(kit, tool, input) ? kit.callInvalid(tool, input) : kit.call(tool, input);
  const done = async (tool: string, input: JsonObject = {}): Promise<JsonObject> =>
    kit.output(await ask(tool, input), `${tool} to succeed`);
  const near: CheckContext['near'] = (actual, expected, what) =>
    kit.expect(isNear(actual, expected), `${what}: ${expected}`, actual);
  return {
    ...kit,
    ask,
    done,
    state: async () => readState(await done('get_state')),
    near,
    allNear(actual, expected, what) {
      for (const [name, value] of Object.entries(expected)) near(actual[name], value, `${name} of ${what}`);
    },
    alike(actual, expected, what) {
      const place = difference(actual, expected);
      return kit.expect(place === null, `${what}: ${short(expected)}`, `at ${place}: ${short(actual)}`);
    },
    fails: (reply, code, what) =>
      lacksCode(kit, reply)
        ? kit.expect(true, `${what ?? reply.tool}: an error`, describeReply(reply), reply)
        : kit.failsWith(reply, code, what),
    rejects: (reply, what) =>
      lacksCode(kit, reply)
        ? kit.expect(true, `${what ?? reply.tool}: an error`, describeReply(reply), reply)
        : kit.refuses(reply, what),
  };
}

/** An error that tells no code at all, as servers from before this contract answer. */
const lacksCode = ({ contract }: AnyContext, { error }: Reply): boolean =>
  error?.channel === 'result' && error.raw === null && !Object.hasOwn(contract.errors, error.code);

/** The input is valid but for ids that the target itself gave as numbers. */
function hasOddIds({ contract }: AnyContext, tool: string, input: JsonObject): boolean {
  const validate = contract.tools[tool]?.validateInput;
  return validate !== undefined && !validate(input) && validate(withTextIds(input));
}

const withTextIds = (part: unknown): unknown =>
  isObject(part)
    ? Object.fromEntries(
        Object.entries(part).map(([name, value]) => [
          name,
          typeof value === 'number' && /(^id|Id)$/.test(name) ? String(value) : withTextIds(value),
        ]),
      )
    : part;

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};
