import { explain } from '../../generated/runtime/explain.js';
import { withoutVolatile } from '../../generated/runtime/volatile.js';
import type { CallOptions, CheckContext } from '../check.js';
import type { Contract, ToolName } from '../contract.js';
import { isObject } from '../reading/json.js';
import { describeReply, type Reply, readReply } from '../reading/reply.js';
import { readNode, readQuery, readSnapshot, walk } from '../reading/snapshot.js';
import { sendable } from './sendable.js';
import type { Session } from './session.js';
import { CheckEnd, SuiteError, type Trial } from './trial.js';

type Calls = Pick<
  CheckContext,
  | 'call'
  | 'callInvalid'
  | 'read'
  | 'forget'
  | 'perform'
  | 'output'
  | 'snapshot'
  | 'query'
  | 'node'
  | 'act'
  | 'problems'
  | 'stable'
>;

/** How a check talks to the target's tools. */
export function calls(session: Session, trial: Trial): Calls {
  const { contract } = session;
  const isTool = (name: string): name is ToolName => Object.hasOwn(contract.tools, name);
  const ask = async (tool: string, input: unknown, options: CallOptions = {}): Promise<Reply> => {
    trial.assertOpen();
    if (tool === 'ui_perform' || contract.aliases[tool] === 'ui_perform') session.memo.clear();
    trial.waitingFor = `${tool} ${JSON.stringify(input)}`;
    const { as: name = isTool(tool) ? session.target.calledAs(tool) : tool, ...rpcOptions } = options;
    const params = { name, arguments: input };
    const rpc = await session.connection.rpc('tools/call', params, {
      timeoutMs: session.patience.ms,
      ...rpcOptions,
    });
    trial.waitingFor = null;
    trial.assertOpen();
    const reply = readReply(contract, tool, input, rpc);
    session.observations.saw(reply);
    session.patience.heard(reply.error?.channel !== 'none');
    return reply;
  };

  const heard = (reply: Reply): Reply => {
    trial.saw(reply);
    if (!session.patience.lost) return reply;
    trial.state(false, 'a reply', describeReply(reply), reply);
    throw new CheckEnd('finding', 'The target is silent.');
  };

  const send = async (tool: string, input: unknown, options?: CallOptions): Promise<Reply> =>
    heard(await ask(tool, input, options));

  const succeeded = (reply: Reply, what: string): Record<string, unknown> => {
    if (!trial.state(reply.ok, what, describeReply(reply), reply))
      throw new CheckEnd('finding', 'No success.');
    if (!isObject(reply.output)) {
      trial.state(false, `${what} with structured content`, reply.output ?? 'no structured content', reply);
      throw new CheckEnd('finding', 'No output.');
    }
    return reply.output;
  };

  const self: Calls = {
    async call(tool, input, options) {
      const sent = sendable(input, contract, trial);
      assertValid(contract, tool, sent);
      return send(tool, sent, options);
    },
    callInvalid: send,
    async read(tool, input) {
      const sent = sendable(input, contract, trial);
      assertValid(contract, tool, sent);
      const key = `${tool} ${JSON.stringify(sent)}`;
      const known = session.memo.get(key) ?? ask(tool, sent);
      session.memo.set(key, known);
      // A check that is cut off must not leave its end behind for the others.
      known.catch(() => session.memo.delete(key));
      return heard(await known);
    },
    forget: () => session.memo.clear(),
    perform(actions, { awaitUiIdle, deadlineMs, ...options } = {}) {
      const input = {
        actions,
        ...(awaitUiIdle === undefined ? {} : { awaitUiIdle }),
        ...(deadlineMs === undefined ? {} : { timeoutMs: deadlineMs }),
      };
      return self.call('ui_perform', input, options);
    },
    output: (reply) => succeeded(reply, `a successful ${reply.tool}`),
    async snapshot(input = {}) {
      const reply = await self.read('ui_get_snapshot', input);
      const output = succeeded(reply, 'a snapshot');
      const snapshot = readSnapshot(output);
      const nodes = walk(snapshot).filter((place) => place.node.type !== '');
      if (!trial.state(nodes.length > 0, 'a snapshot with at least one node', output, reply)) {
        throw new CheckEnd('finding', 'An empty snapshot.');
      }
      return { ...snapshot, reply, nodes };
    },
    async query(input) {
      const reply = await self.read('ui_query', input);
      return { ...readQuery(succeeded(reply, 'matches')), reply };
    },
    async node(ref, includeChildren) {
      const input = { ref, ...(includeChildren === undefined ? {} : { includeChildren }) };
      const reply = await self.read('ui_get_node', input);
      return { ...readNode(succeeded(reply, 'the node')), reply };
    },
    async act(...actions) {
      const reply = await self.perform(actions);
      succeeded(reply, `${actions.map((action) => action.type).join(', ')} to succeed`);
      return reply;
    },
    problems: (tool, output) => problemsOf(contract, tool, output),
    stable: (tool, output) => withoutVolatile(output, contract.tools[tool].volatile),
  };
  return self;
}

function assertValid(contract: Contract, tool: ToolName, input: unknown): void {
  const { validateInput } = contract.tools[tool];
  if (validateInput(input)) return;
  throw new SuiteError(
    `The suite would send an invalid ${tool}: ${explain(validateInput.errors, input).text}`,
  );
}

/** What is wrong with an output by the schema of its tool. */
export function problemsOf(contract: Contract, tool: ToolName, output: unknown): string[] {
  const { validateOutput } = contract.tools[tool];
  if (validateOutput(output)) return [];
  return explain(validateOutput.errors, output).issues.map(
    (issue) => `${issue.pointer || '/'}: ${issue.message}`,
  );
}
