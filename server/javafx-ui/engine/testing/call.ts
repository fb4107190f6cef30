import { contract as released } from '../../../../generated/mcp-javafx-ui/1.0/index.js';
import { contract as newest } from '../../../../generated/mcp-javafx-ui/1.1/index.js';
import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import type { ToolReply } from '../../../calls/engine.js';
import type { Toolkit } from '../../scene/port.js';
import { createEngine, type EngineOptions } from '../engine.js';

/** An engine over a toolkit, and a short way to call its tools. A fault inside it fails the test. */
export function engineOver(
  toolkit: Toolkit,
  options: EngineOptions = {},
  contract: ContractModule = released as unknown as ContractModule,
) {
  const engine = createEngine({
    toolkit,
    contract,
    options: {
      onFault: ({ error }) => {
        throw error;
      },
      ...options,
    },
  });
  const call = (tool: string, input: unknown = {}, context: { client?: string; signal?: AbortSignal } = {}) =>
    engine.call(tool, input, { arrivedAt: performance.now(), ...context });
  return { engine, call };
}

/** The same in the newest version, drafts included. */
export const newestOver = (toolkit: Toolkit, options: EngineOptions = {}) =>
  engineOver(toolkit, options, newest as unknown as ContractModule);

export function outputOf<T>(reply: ToolReply): T {
  if (!reply.ok) throw new Error(`Expected an output, got ${reply.text}`);
  return reply.output as T;
}

export function errorOf(reply: ToolReply) {
  if (reply.ok) throw new Error(`Expected an error, got ${reply.text}`);
  return reply.error;
}
