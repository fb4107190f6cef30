import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import type { Toolkit } from '../../toolkit/port.js';
import { createEngine, type EngineOptions, type ToolReply } from '../engine.js';

/** An engine over a toolkit, and a short way to call its tools. A fault inside it fails the test. */
export function engineOver(toolkit: Toolkit, options: EngineOptions = {}) {
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

export function outputOf<T>(reply: ToolReply): T {
  if (!reply.ok) throw new Error(`Expected an output, got ${reply.text}`);
  return reply.output as T;
}

export function errorOf(reply: ToolReply) {
  if (reply.ok) throw new Error(`Expected an error, got ${reply.text}`);
  return reply.error;
}
