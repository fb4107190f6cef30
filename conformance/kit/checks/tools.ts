import type { CheckContext, CheckRun } from '../check.js';
import { toolNames, toolOf } from '../contract.js';
import { describeReply, type Reply } from '../reading/reply.js';
import type { Facts } from './facts.js';
import { optionalValue } from './values.js';

/** Which tools a server lists, and what it does about the others. */
export function toolChecks<Context extends CheckContext>({
  values,
  acting,
  samples,
}: Pick<Facts<Context>, 'values' | 'acting' | 'samples'>) {
  const notOffered = ({ contract }: Context) => optionalValue(contract, 'notOfferedCode', values);
  const isRefusal = (t: Context, { error }: Reply): boolean =>
    (error !== null && error.code === notOffered(t)) || error?.integer === -32602;
  return {
    'tools-listed': async (t) => {
      const list = await t.raw.rpc('tools/list', {});
      t.expect(list.result !== null, 'a reply to tools/list', list.failure ?? list.error?.message, list);
      for (const name of toolNames(t.contract)) {
        if (toolOf(t.contract, name)!.optional || acting.some(({ tool }) => tool === name)) continue;
        t.expect(t.target.toolNames.includes(name), `${name} in tools/list`, t.target.toolNames, list);
      }
      for (const { tool, input } of acting) {
        if (t.target.toolNames.includes(tool)) continue;
        const reply = await t.callInvalid(tool, input);
        t.expect(
          isRefusal(t, reply),
          `${tool} in tools/list, or a read-only server that refuses it`,
          `not listed, and a call of it is answered with ${describeReply(reply)}`,
          reply,
        );
      }
    },

    'tools-only-contract': async (t) => {
      const { toolNames: listed } = t.target;
      const own = toolNames(t.contract);
      t.some(listed, 'tools in tools/list');
      for (const name of listed) {
        if (own.includes(name)) continue;
        const same = own.find((tool) => spellings(t, tool, prefixOf(own)).has(plain(name)));
        t.expect(same === undefined, `${same} to be listed by that name only`, name);
      }
    },

    'unknown-tool': async (t) => {
      for (const name of [`${toolNames(t.contract)[0]}s`, 'constructor', '']) {
        const reply = await t.callInvalid(name, {});
        t.expect(
          reply.error?.channel === 'jsonrpc' && reply.error.integer === -32602,
          `the JSON-RPC error -32602 for the tool "${name}"`,
          describeReply(reply),
        );
      }
    },

    'unlisted-refused': async (t) => {
      const unlisted = toolNames(t.contract)
        .filter((tool) => !t.target.offers(tool))
        .map((tool) => ({ tool, input: samples.valid[tool]?.[0] ?? {} }));
      const prefix = prefixOf(toolNames(t.contract));
      const refusal = [notOffered(t), 'the JSON-RPC error -32602'].filter(Boolean).join(' or ');
      const stranger = { tool: prefix === '' ? 'eval' : `${prefix}_eval`, input: {} };
      for (const { tool, input } of [...unlisted, stranger]) {
        const reply = await t.callInvalid(tool, input);
        t.expect(
          isRefusal(t, reply),
          `${refusal} for ${tool}, which is not listed`,
          describeReply(reply),
          reply,
        );
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

/** States that a tool is listed that a server may leave out. */
export const listsOptional =
  (tool: string): CheckRun =>
  async (t) => {
    t.expect(t.target.offers(tool), `${tool} in tools/list`, t.target.toolNames);
  };

/** The beginning of all names, which some servers leave out; empty where there is none. */
function prefixOf([first = '', ...others]: readonly string[]): string {
  const [prefix = ''] = first.split('_');
  return others.every((name) => name.startsWith(`${prefix}_`)) ? prefix : '';
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const spellings = ({ contract }: CheckContext, tool: string, prefix: string): Set<string> =>
  new Set(
    [tool, ...(toolOf(contract, tool)?.aliases ?? [])].flatMap((name) => [
      plain(name),
      plain(name.startsWith(prefix) ? name.slice(prefix.length) : name),
    ]),
  );
