import type { ToolDescriptor } from '../../generated/runtime/contract-module.js';
import type { ContentBlock } from './content-block.js';

export interface CallContext {
  /** The time of the platform when the call arrived: deadlines run from here. */
  arrivedAt: number;
  /** Callers take turns. */
  client?: string;
  /** Aborted when the caller has gone: what has not begun does not begin. */
  signal?: AbortSignal;
}

export type ToolReply =
  | { ok: true; output: unknown; text: string; blocks?: readonly ContentBlock[] }
  | { ok: false; error: ToolError; text: string };

export interface ToolError {
  code: string;
  message: string;
  details: Readonly<Record<string, unknown>>;
}

/** A contract, served: inputs in, outputs or errors out. It never throws. */
export interface Engine {
  /** What `tools/list` has. */
  tools(): ToolDescriptor[];
  /** A tool's own name, from that or another name of it; undefined when there is no such tool. */
  resolveTool(name: string): string | undefined;
  call(tool: string, input: unknown, context: CallContext): Promise<ToolReply>;
  /** Refuses what waits and what comes, and closes what is served. */
  close(): Promise<void>;
}
