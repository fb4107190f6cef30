import type { Check, CheckContext } from '../check.js';
import { type ToolName, toolNames } from '../contract.js';
import { describeReply } from '../reading/reply.js';
import { validInputs } from '../samples.js';

/** 2.1 Tools */
export const tools = {
  'tools-listed': async (t) => {
    const list = await t.raw.rpc('tools/list', {});
    t.expect(list.result !== null, 'a reply to tools/list', list.failure ?? list.error?.message, list);
    for (const name of ['ui_get_snapshot', 'ui_query', 'ui_get_node']) {
      t.expect(t.target.toolNames.includes(name), `${name} in tools/list`, t.target.toolNames, list);
    }
    if (t.target.toolNames.includes('ui_perform')) return;
    // An input without actions does nothing anywhere: a server that can act says that the input is wrong.
    const reply = await t.callInvalid('ui_perform', { actions: [] });
    t.expect(
      reply.error?.code === 'MCP_UI_NOT_ENABLED' || reply.error?.integer === -32602,
      'ui_perform in tools/list, or a read-only server that refuses it',
      `not listed, and a call of it is answered with ${describeReply(reply)}`,
      reply,
    );
  },

  'tools-only-contract': async (t) => {
    const { toolNames: listed } = t.target;
    const own = toolNames(t.contract);
    t.some(listed, 'tools in tools/list');
    for (const name of listed) {
      if (own.includes(name as ToolName)) continue;
      const same = own.find((tool) => spellings(t, tool).has(plain(name)));
      t.expect(same === undefined, `${same} to be listed by that name only`, name);
    }
  },

  'tools-optional-screenshot': async (t) => {
    t.expect(t.target.offers('ui_screenshot'), 'ui_screenshot in tools/list', t.target.toolNames);
  },

  'unknown-tool': async (t) => {
    for (const name of ['ui_get_snapshots', 'constructor', '']) {
      const { error, ...reply } = await t.callInvalid(name, {});
      t.expect(
        error?.channel === 'jsonrpc' && error.integer === -32602,
        `the JSON-RPC error -32602 for the tool "${name}"`,
        describeReply({ ...reply, error }),
      );
    }
  },

  'unlisted-refused': async (t) => {
    const unlisted = toolNames(t.contract).filter((tool) => !t.target.offers(tool));
    for (const name of [...unlisted, 'ui_eval']) {
      const input = name === 'ui_eval' ? {} : validInputs[name as ToolName][0];
      const reply = await t.callInvalid(name, input);
      t.expect(
        reply.error?.code === 'MCP_UI_NOT_ENABLED' || reply.error?.integer === -32602,
        `MCP_UI_NOT_ENABLED or the JSON-RPC error -32602 for ${name}, which is not listed`,
        describeReply(reply),
        reply,
      );
    }
  },
} satisfies Record<string, Check>;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const spellings = (t: CheckContext, tool: ToolName): Set<string> =>
  new Set(
    [tool, ...t.contract.tools[tool].aliases].flatMap((name) => [
      plain(name),
      plain(name.replace(/^ui/, '')),
    ]),
  );
