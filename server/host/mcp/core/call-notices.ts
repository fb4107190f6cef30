import type { Exchange } from './exchange.js';
import { asLogLevel, type LogLevel, severity } from './log-level.js';
import type { ToolCall } from './tool-call.js';

/** Tells the caller that a call has begun, and how it ended. */
export interface CallNotices {
  began(): Promise<void>;
  ended(outcome: string, ms: number): Promise<void>;
}

/** Undefined when nobody asked for any: then a call is not accompanied. */
export function noticesFor(
  tool: string,
  { progressToken, logLevel }: ToolCall,
  { notify, connection }: Exchange,
): CallNotices | undefined {
  const set = connection.level === 'none' ? undefined : connection.level;
  const asked = logLevel === undefined ? set : (asLogLevel(logLevel) ?? set);
  if (progressToken === undefined && asked === undefined) return undefined;
  const least = connection.level === 'none' && asked === undefined ? Infinity : severity(asked ?? 'info');
  const log = async (level: LogLevel, data: object) => {
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
