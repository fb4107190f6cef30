import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { explain } from '../../generated/runtime/explain.js';
import { CallError } from './call-error.js';
import { DeadlinePassed, deadlineAfter } from './deadline.js';
import type { CallContext, Engine, ToolReply } from './engine.js';
import type { Answer, Handler, Plan } from './handler.js';
import { LifecycleGuard, type LifecycleOptions } from './lifecycle.js';
import { CallAborted, Lanes, QueueFull } from './queue.js';
import { quote } from './quote.js';
import type { Words } from './words.js';

export interface EngineParts {
  contract: ContractModule;
  /** By the name of the tool; a tool without one is not listed. */
  handlers: Readonly<Record<string, Handler<never, unknown>>>;
  words: Words;
  lifecycle?: LifecycleOptions;
  /** Leaves out tools that there are handlers for. */
  offers?: (tool: string) => boolean;
  /** How long a call may take that says nothing else. */
  timeoutMs?: number;
  /** How many calls may wait for their turn. */
  queueLimit?: number;
  /** Told of what no caller is told: a fault of this program or of what it serves. */
  onFault?: ((fault: { tool: string; error: unknown }) => void) | undefined;
  close?: () => Promise<void>;
}

/** Any tool call, from its input to its answer: state, input, turn, deadline, handler, output, errors. */
export function createEngine(parts: EngineParts): Engine {
  const { contract, handlers, words, offers = () => true, timeoutMs = 5000, queueLimit = 256 } = parts;
  const lanes = new Lanes(queueLimit);
  const guard = contract.lifecycle ? new LifecycleGuard(contract.lifecycle, parts.lifecycle) : undefined;
  /** In some contracts the text of an error is the sentence alone. */
  const isPlain = contract.common?.parts.includes('error-text-plain') ?? false;
  let closed: CallError | undefined;
  /** Settles when the call that may change the state has been carried out; undefined when there is none. */
  let changing: Promise<unknown> | undefined;

  const isOffered = (tool: string) => Object.hasOwn(handlers, tool) && offers(tool);

  function resolveTool(name: string): string | undefined {
    if (Object.hasOwn(contract.tools, name)) return name;
    return Object.hasOwn(contract.aliases, name) ? contract.aliases[name] : undefined;
  }

  /** Finds out whether the call makes sense; throws a CallError where not. */
  function prepare(tool: string, input: unknown): Plan<unknown> {
    const refusal = closed ?? guard?.refusal(tool);
    if (refusal) throw refusal;
    if (!isOffered(tool)) throw words.notOffered(tool, `This server does not offer ${tool}.`);
    const { validateInput, secrets } = contract.tools[tool]!;
    if (!validateInput(input)) {
      const { issues, text } = explain(validateInput.errors, input, secrets);
      throw words.invalidInput(issues, text);
    }
    // The validator has just shown that the input is what this handler takes.
    return (handlers[tool] as Handler<unknown, unknown>)(input);
  }

  async function carryOut(plan: Plan<unknown>, context: CallContext): Promise<Answer<unknown>> {
    const limitMs = plan.timeoutMs ?? timeoutMs;
    const { arrivedAt, client = '', signal } = context;
    const deadline = deadlineAfter(arrivedAt, limitMs);
    let begun = false;
    try {
      return await lanes.run(plan.lane ?? '', { deadline, client, signal }, () => {
        begun = true;
        return plan.run({ deadline, timeoutMs: limitMs, signal });
      });
    } catch (error) {
      if (!begun && error instanceof DeadlinePassed) throw words.waitedTooLong(limitMs, plan.unbegun ?? {});
      if (error instanceof DeadlinePassed) throw words.timedOut(limitMs, error.details);
      if (error instanceof QueueFull) throw words.busy(error.retryAfterMs);
      // Nobody is left to read it.
      if (error instanceof CallAborted) throw words.internal(error.message);
      throw error;
    }
  }

  function checkOutput(tool: string, output: unknown): void {
    const { validateOutput } = contract.tools[tool]!;
    if (validateOutput(output)) return;
    throw new Error(
      `The output of ${tool} breaks the contract. ${explain(validateOutput.errors, output).text}`,
    );
  }

  async function answer(tool: string, plan: Plan<unknown>, context: CallContext): Promise<ToolReply> {
    const answered = await carryOut(plan, context);
    checkOutput(tool, answered.output);
    guard?.succeeded(tool);
    return { ok: true, ...answered };
  }

  /** What comes after a call that may change the state is judged by the state that it leaves behind. */
  function answerInOrder(tool: string, plan: Plan<unknown>, context: CallContext): Promise<ToolReply> {
    const reply = answer(tool, plan, context);
    if (!guard?.mayChange(tool)) return reply;
    const settled = reply
      .catch(() => {})
      .then(() => {
        if (changing === settled) changing = undefined;
      });
    changing = settled;
    return reply;
  }

  function failure(tool: string, cause: unknown): ToolReply {
    const known = cause instanceof CallError ? cause : words.ofApplication?.(cause);
    if (!known) parts.onFault?.({ tool, error: cause });
    // What it was is nobody's business outside: a message of a program may hold a path or a secret.
    const { code, message, details } = known ?? words.internal(`${tool} failed inside the server.`);
    const next = contract.errors[code]?.next;
    return {
      ok: false,
      error: { code, message, details },
      text: isPlain ? message : `${code}: ${message}${next ? ` ${next}` : ''}`,
    };
  }

  return {
    tools: () =>
      Object.values(contract.tools)
        .filter(({ name }) => isOffered(name))
        .map(({ descriptor }) => descriptor),
    resolveTool,
    async call(name, input, context) {
      const tool = resolveTool(name);
      try {
        if (tool === undefined) throw words.notOffered(name, `There is no tool ${quote(name, 80)}.`);
        while (changing) await changing;
        return await answerInOrder(tool, prepare(tool, input ?? {}), context);
      } catch (cause) {
        return failure(tool ?? name, cause);
      }
    },
    async close() {
      closed = words.closing();
      lanes.clear(closed);
      await parts.close?.();
    },
  };
}
