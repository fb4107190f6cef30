import type { CheckContext as AnyContext } from '../kit/check.js';
import { describeReply } from '../kit/reading/reply.js';
import type { CheckContext } from './check.js';
import type { Contract, RequirementId, ToolInput, Tools } from './contract.js';
import { createFixtureDriver } from './fixture/create-driver.js';
import { effectOf } from './fixture/late-effects.js';
import { sendable } from './reading/sendable.js';
import { readNode, readQuery, readWalked } from './reading/snapshot.js';

/** What a check of this contract works with, made of what the kit offers to all. */
export function extend(any: AnyContext): CheckContext {
  // The contract is the one that this pack has loaded.
  const kit = any as unknown as Kit;
  const base = { ...kit, ...calls(kit), actionFails: actionFails(kit), takes: takes(kit) };
  return { ...base, fixture: createFixtureDriver(base) };
}

type Kit = AnyContext<Tools> & { readonly contract: Contract };
type Calls = Pick<CheckContext, 'call' | 'read' | 'perform' | 'act' | 'snapshot' | 'query' | 'node'>;

function calls(kit: Kit): Calls {
  const answersQueries = (): Promise<unknown> =>
    kit.given('result-bare', async () =>
      kit.output(await self.read('ui_query', { selector: { css: '*' } }), 'matches of *'),
    );
  const self: Calls = {
    call: async (tool, input, options) => kit.call(tool, sendable(input, kit), options),
    read: async (tool, input) => kit.read(tool, sendable(input, kit)),
    async perform(actions, { awaitUiIdle, deadlineMs, hurry = false, ...options } = {}) {
      const input = {
        actions,
        ...(awaitUiIdle === undefined ? {} : { awaitUiIdle }),
        ...(deadlineMs === undefined ? {} : { timeoutMs: deadlineMs }),
      };
      const reply = await self.call('ui_perform', input, options);
      if (reply.ok && awaitUiIdle !== false && !hurry) await effectOf(kit);
      return reply;
    },
    async act(...actions) {
      const reply = await self.perform(actions);
      kit.output(reply, `${actions.map((action) => action.type).join(', ')} to succeed`);
      return reply;
    },
    async snapshot(input = {}) {
      const reply = await self.read('ui_get_snapshot', input);
      const output = await kit.given('result-bare', () => kit.output(reply, 'a snapshot'));
      const { snapshot, nodes: all } = readWalked(output);
      const nodes = all.filter((place) => place.node.type !== '');
      await kit.given('node-mandatory', () => void kit.some(nodes, 'nodes in a snapshot', reply));
      return { ...snapshot, reply, nodes };
    },
    async query(input, judged) {
      const reply = await self.read('ui_query', input);
      // Where nothing is showing, there is one cause for all that is missing.
      const unseen = ['MCP_UI_NO_STAGES', 'MCP_UI_NOT_ENABLED'].includes(reply.error?.code ?? '');
      const matches = () => kit.output(reply, 'matches');
      const direct = judged !== undefined && !unseen;
      // Where no query at all is answered, that is the one thing to say.
      if (direct) await answersQueries();
      return { ...readQuery(direct ? matches() : await kit.given(rootOf(input, unseen), matches)), reply };
    },
    async node(ref, includeChildren) {
      const input = { ref, ...(includeChildren === undefined ? {} : { includeChildren }) };
      const reply = await self.read('ui_get_node', input);
      return { ...readNode(await kit.given('ref-roundtrip', () => kit.output(reply, 'the node'))), reply };
    },
  };
  return self;
}

/** The requirement that says that such a query is answered with matches. */
function rootOf({ selector, limit }: ToolInput<'ui_query'>, unseen: boolean): RequirementId {
  if (unseen) return 'result-bare';
  if (selector.text != null) return 'text-contains';
  if (selector.predicate != null) return 'predicate-all';
  return limit == null ? 'result-bare' : 'query-limit';
}

const actionFails =
  (kit: Kit): CheckContext['actionFails'] =>
  (reply, reason) => {
    const reasons = [reason].flat();
    const right = reasons.some((one) => one === reply.error?.details.reason);
    return kit.expect(
      right,
      `a failure with the reason ${reasons.join(' or ')}`,
      describeReply(reply),
      reply,
    );
  };

const takes =
  (kit: Kit): CheckContext['takes'] =>
  (reply, what) => {
    const { code = '', integer } = reply.error ?? {};
    const refused = code === 'MCP_UI_INVALID_INPUT' || integer === -32602;
    return kit.expect(!refused, `${what} to be taken for a valid input`, describeReply(reply), reply);
  };
