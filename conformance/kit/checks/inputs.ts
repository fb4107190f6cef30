import type { CheckContext, CheckRun } from '../check.js';
import { toolNames } from '../contract.js';
import { asArray, asString, isObject } from '../reading/json.js';
import type { Facts, Samples } from './facts.js';
import { valueReader } from './values.js';

/** An input, and others that say the same with nulls. */
export interface NullCase {
  readonly tool: string;
  readonly bare: unknown;
  readonly withNulls: readonly unknown[];
  /** What is compared: `the rooms of a house`. */
  readonly what: string;
  /** Members whose text tells one thing from another. */
  readonly identity?: readonly string[];
  /** Members that come and go by themselves. */
  readonly fleeting?: readonly string[];
}

/** Which inputs a server takes, and how it refuses the others. */
export function inputChecks<Context extends CheckContext>({
  samples,
  nullCases,
  values,
  wrongInSeveralPlaces,
  whereWorks = async (t) => t,
}: Pick<Facts<Context>, 'samples' | 'nullCases' | 'values' | 'wrongInSeveralPlaces' | 'whereWorks'>) {
  const value = valueReader(values);
  const refusesAll = async (t: Context, inputs: Samples['invalid']): Promise<void> => {
    for (const tool of toolNames(t.contract).filter((name) => t.target.offers(name))) {
      const wrong = inputs[tool] ?? [];
      if (wrong.length === 0) continue;
      const ready = await whereWorks(t, tool);
      for (const { what, input } of wrong)
        t.refuses(await ready.callInvalid(tool, input), `${what} in ${tool}`);
    }
    t.some(t.target.toolNames, 'tools in tools/list');
  };
  return {
    'input-closed': (t) => refusesAll(t, samples.unknownMembers),

    'input-null': async (t) => {
      for (const one of await t.given('result-bare', () => nullCases(t))) {
        const plain = await t.call(one.tool, one.bare);
        const bare = skeleton(await t.given('result-bare', () => t.output(plain)), one);
        for (const input of one.withNulls) {
          const reply = await t.call(one.tool, input);
          t.equal(skeleton(t.output(reply), one), bare, `${one.what} with nulls`, reply);
        }
      }
    },

    'input-invalid-code': (t) => refusesAll(t, samples.invalid),

    'input-invalid-issues': async (t) => {
      const { tool, input, pointers } = wrongInSeveralPlaces;
      const reply = await t.callInvalid(tool, input);
      const code = value(t, 'invalidInputCode');
      if (reply.error?.code !== code && reply.error?.integer === -32602)
        return t.skip('invalid inputs are answered with -32602, which has no details');
      await t.given('input-invalid-code', () => t.failsWith(reply, code));
      const issues = asArray(reply.error?.details.issues).filter(isObject);
      for (const pointer of pointers) {
        const issue = issues.find((one) => one.pointer === pointer);
        const whole = asString(issue?.message) && asString(issue?.expected);
        t.expect(Boolean(whole), `an issue at ${pointer} with message and expected`, issue ?? issues, reply);
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

/** Which things there are and which members each has; values may change by themselves in a living target. */
function skeleton(output: unknown, ways: Pick<NullCase, 'identity' | 'fleeting'>): unknown {
  if (Array.isArray(output))
    return output.map((part) => skeleton(part, ways)).filter((part) => part !== null);
  if (!isObject(output)) return null;
  const { identity = [], fleeting = [] } = ways;
  const members = Object.keys(output)
    .filter((name) => !fleeting.includes(name))
    .sort();
  const names = identity.map((name) => asString(output[name]) ?? '');
  const parts = members.flatMap((name) => skeleton(output[name], ways) ?? []);
  return [members.join(' '), ...names, ...parts];
}
