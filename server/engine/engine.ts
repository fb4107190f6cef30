import type { ContractModule, ToolDescriptor } from '../../generated/runtime/contract-module.js';
import { explain } from '../../generated/runtime/explain.js';
import { type Toolkit, ToolkitTimeout } from '../toolkit/port.js';
import { deadlineAfter } from './deadline.js';
import { asUiError, invalidInput, notEnabled, timedOut, UiError } from './errors.js';
import { handlers } from './handlers.js';
import { CallQueue } from './queue.js';
import { quote } from './quote.js';
import { snapshotDefaults } from './snapshot-defaults.js';
import { ToolAccess } from './tool-access.js';
import { guardToolkit } from './toolkit-guard.js';
import type { Answer, Handler, Plan, SnapshotDefaults } from './tools/handler.js';

export interface EngineSetup {
  toolkit: Toolkit;
  contract: ContractModule;
  options?: EngineOptions;
}

export interface EngineOptions {
  /** Off: every tool answers that it is not enabled. */
  enabled?: boolean;
  /** False leaves out the tools that do more than read. */
  allowActions?: boolean;
  /** How long a reading tool may take. */
  fxTimeoutMs?: number;
  /** How many calls may wait for their turn. */
  queueLimit?: number;
  /** What a snapshot has when the call does not say. */
  snapshot?: { compact?: Partial<SnapshotDefaults>; full?: Partial<SnapshotDefaults> };
  /** Told of what no caller is told: a fault of this program or of the toolkit. */
  onFault?: (fault: { tool: string; error: unknown }) => void;
}

export interface CallContext {
  /** `performance.now()` when the call arrived: deadlines run from here. */
  arrivedAt: number;
  /** Callers take turns. */
  client?: string;
  /** Aborted when the caller has gone: what has not begun does not begin. */
  signal?: AbortSignal;
}

export type ToolReply =
  | { ok: true; output: unknown; text: string; image?: { data: string; mimeType: string } }
  | { ok: false; error: ToolError; text: string };

export interface ToolError {
  code: string;
  message: string;
  details: Readonly<Record<string, unknown>>;
}

/** The contract over a toolkit: inputs in, outputs or errors out. It never throws. */
export interface Engine {
  /** What `tools/list` has. */
  tools(): ToolDescriptor[];
  /** A tool's own name, from that or another name of it; undefined when there is no such tool. */
  resolveTool(name: string): string | undefined;
  call(tool: string, input: unknown, context: CallContext): Promise<ToolReply>;
  /** Refuses what waits and what comes, and closes the toolkit. */
  close(): Promise<void>;
}

export function createEngine({ toolkit, contract, options = {} }: EngineSetup): Engine {
  const { enabled = true, allowActions = true, fxTimeoutMs = 5000, queueLimit = 256, onFault } = options;
  const access = new ToolAccess(contract, toolkit, { enabled, allowActions });
  const settings = { schema: contract.schema, snapshot: snapshotDefaults(options.snapshot) };
  const queue = new CallQueue(queueLimit);
  const guarded = guardToolkit(toolkit);
  let closed: UiError | undefined;

  /** Finds out whether the call makes sense; throws a UiError where not. */
  function prepare(tool: string, input: unknown): Plan<unknown> {
    const refusal = closed ?? access.refusal(tool);
    if (refusal) throw refusal;
    const { validateInput, secrets } = contract.tools[tool]!;
    if (!validateInput(input)) {
      const { issues, text } = explain(validateInput.errors, input, secrets);
      throw invalidInput(issues, text);
    }
    // The validator has just shown that the input is what this handler takes.
    const handler = handlers[tool as keyof typeof handlers] as Handler<unknown, unknown>;
    return handler(input, settings);
  }

  async function carryOut(plan: Plan<unknown>, context: CallContext): Promise<Answer<unknown>> {
    const timeoutMs = plan.timeoutMs ?? fxTimeoutMs;
    const { arrivedAt, client = '', signal } = context;
    const deadline = deadlineAfter(arrivedAt, timeoutMs);
    let begun = false;
    try {
      return await queue.run({ deadline, client, signal }, () => {
        begun = true;
        return plan.run({ toolkit: guarded, app: () => toolkit.info(), deadline, timeoutMs, signal });
      });
    } catch (error) {
      if (!begun && error instanceof ToolkitTimeout) {
        throw timedOut(
          timeoutMs,
          plan.unbegun,
          'It waited for other calls; nothing had begun, and nothing will.',
        );
      }
      throw asUiError(error, timeoutMs) ?? error;
    }
  }

  function checkOutput(tool: string, output: unknown): void {
    const { validateOutput } = contract.tools[tool]!;
    if (validateOutput(output)) return;
    throw new Error(
      `The output of ${tool} breaks the contract. ${explain(validateOutput.errors, output).text}`,
    );
  }

  function failure(tool: string, cause: unknown): ToolReply {
    if (!(cause instanceof UiError)) onFault?.({ tool, error: cause });
    // What it was is nobody's business outside: a message of a program may hold a path or a secret.
    const { code, message, details } =
      cause instanceof UiError
        ? cause
        : new UiError('MCP_UI_INTERNAL', `${tool} failed inside the server.`, {});
    const next = contract.errors[code]?.next;
    return {
      ok: false,
      error: { code, message, details },
      text: `${code}: ${message}${next ? ` ${next}` : ''}`,
    };
  }

  return {
    tools: () => access.listed(),
    resolveTool: (name) => access.resolve(name),
    async call(name, input, context) {
      const tool = access.resolve(name);
      try {
        if (tool === undefined) throw notEnabled('NOT_OFFERED', `There is no tool ${quote(name, 80)}.`);
        const answer = await carryOut(prepare(tool, input ?? {}), context);
        checkOutput(tool, answer.output);
        return { ok: true, ...answer };
      } catch (cause) {
        return failure(tool ?? name, cause);
      }
    },
    async close() {
      closed = notEnabled('DISABLED', 'The server is closing.');
      queue.clear(closed);
      await toolkit.close();
    },
  };
}
