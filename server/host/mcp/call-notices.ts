import {
  type JSONRPCRequest,
  type LoggingLevel,
  LoggingLevelSchema,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js';
import { invalidParams, RpcError } from './rpc-error.js';
import type { ToolCall } from './tool-call.js';

const levels = LoggingLevelSchema.options;

export type Notify = (notification: ServerNotification) => Promise<void>;

/** Tells the caller that a call has begun, and how it ended. */
export interface CallNotices {
  began(): Promise<void>;
  ended(outcome: string, ms: number): Promise<void>;
}

/** Undefined when nobody asked for any: then a call is not accompanied. `set` is what `logging/setLevel` said. */
export function noticesFor(
  tool: string,
  { progressToken, logLevel }: ToolCall,
  set: LoggingLevel | undefined,
  notify: Notify,
): CallNotices | undefined {
  const asked = levels.find((level) => level === logLevel) ?? set;
  if (progressToken === undefined && asked === undefined) return undefined;
  const least = severity(asked ?? 'info');
  const log = async (level: LoggingLevel, data: object) => {
    if (severity(level) < least) return;
    await notify({ method: 'notifications/message', params: { level, logger: 'calls', data } });
  };
  const advance = async (progress: number) => {
    if (progressToken === undefined) return;
    await notify({ method: 'notifications/progress', params: { progressToken, progress, total: 1 } });
  };
  return {
    async began() {
      await advance(0);
      await log('debug', { tool, state: 'began' });
    },
    async ended(outcome, ms) {
      await advance(1);
      await log(outcome === 'ok' ? 'info' : 'warning', { tool, outcome, ms: Math.round(ms) });
    },
  };
}

/** The level that `logging/setLevel` asks for. It holds for the connection, which over HTTP is this one request. */
export function parseLevel({ params }: Pick<JSONRPCRequest, 'params'>): LoggingLevel {
  const level = levels.find((each) => each === params?.level);
  if (level === undefined)
    throw new RpcError(invalidParams, `Expected "level" to be one of ${levels.join(', ')}.`);
  return level;
}

function severity(level: LoggingLevel): number {
  return levels.indexOf(level);
}
