import { explain } from '../../../generated/runtime/explain.js';
import { withoutVolatile } from '../../../generated/runtime/volatile.js';
import type { CallOptions, CheckContext } from '../check.js';
import { type Contract, isActing, toolOf } from '../contract.js';
import { isObject, type JsonObject } from '../reading/json.js';
import { describeReply, type Reply, readReply } from '../reading/reply.js';
import type { Session } from './session.js';
import { SuiteError, type Trial } from './trial.js';

type Calls = Pick<
  CheckContext,
  'call' | 'callInvalid' | 'read' | 'forget' | 'output' | 'problems' | 'stable'
>;

/** How a check talks to the target's tools. */
export function calls(session: Session, trial: Trial): Calls {
  const { contract } = session;
  const ask = async (tool: string, input: unknown, options: CallOptions = {}): Promise<Reply> => {
    trial.assertOpen();
    if (isActing(contract, tool)) session.memo.clear();
    trial.waitingFor = `${tool} ${JSON.stringify(input)}`;
    const { as: name = session.target.calledAs(tool), ...rpcOptions } = options;
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
    // A call that failed at its deadline may have had too little of a busy machine.
    trial.doubtful ||= !reply.ok && reply.elapsedMs >= session.timing.deadlineMs - 2;
    if (session.patience.lost) trial.demand(false, 'a reply', describeReply(reply), reply);
    return reply;
  };

  const send = async (tool: string, input: unknown, options?: CallOptions): Promise<Reply> =>
    heard(await ask(tool, input, options));

  return {
    async call(tool, input, options) {
      assertValid(contract, tool, input);
      return send(tool, input, options);
    },
    callInvalid: send,
    async read(tool, input) {
      if (isActing(contract, tool)) throw new SuiteError(`The suite would read by ${tool}, which acts.`);
      assertValid(contract, tool, input);
      const key = `${tool} ${JSON.stringify(input)}`;
      const known = session.memo.get(key) ?? ask(tool, input);
      session.memo.set(key, known);
      // A check that is cut off must not leave its end behind for the others.
      known.catch(() => session.memo.delete(key));
      return heard(await known);
    },
    forget: () => session.memo.clear(),
    output(reply, what = `a successful ${reply.tool}`) {
      const { ok, output } = reply;
      trial.demand(ok, what, describeReply(reply), reply);
      const told = output ?? 'no structured content';
      trial.demand(isObject(output), `${what} with structured content`, told, reply);
      return output as JsonObject;
    },
    problems: (tool, output) => problemsOf(contract, tool, output),
    stable: (tool, output) => withoutVolatile(output, toolOf(contract, tool)?.volatile ?? []),
  };
}

function assertValid(contract: Contract, tool: string, input: unknown): void {
  const found = toolOf(contract, tool);
  if (!found) throw new SuiteError(`The suite would call ${tool}, which ${contract.schema} does not have.`);
  const { validateInput } = found;
  if (validateInput(input)) return;
  throw new SuiteError(
    `The suite would send an invalid ${tool}: ${explain(validateInput.errors, input).text}`,
  );
}

/** What is wrong with an output by the schema of its tool. */
export function problemsOf(contract: Contract, tool: string, output: unknown): string[] {
  const validateOutput = toolOf(contract, tool)?.validateOutput;
  if (!validateOutput || validateOutput(output)) return [];
  return explain(validateOutput.errors, output).issues.map(
    (issue) => `${issue.pointer || '/'}: ${issue.message}`,
  );
}
