import {
  type LoggingLevel,
  LoggingLevelSchema,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js';
import type { ToolCall } from './tool-call.js';

export type Notify = (notification: ServerNotification) => Promise<void>;

/** Tells a caller who asked for it that a call has begun, and how it ended. */
export class CallNotices {
  constructor(
    private readonly tool: string,
    private readonly call: ToolCall,
    private readonly level: LoggingLevel | undefined,
    private readonly notify: Notify,
  ) {}

  async began(): Promise<void> {
    await this.progress(0);
    await this.log('debug', { tool: this.tool, state: 'began' });
  }

  async ended(outcome: string, ms: number): Promise<void> {
    await this.progress(1);
    await this.log(outcome === 'ok' ? 'info' : 'warning', { tool: this.tool, outcome, ms: Math.round(ms) });
  }

  private async progress(progress: number): Promise<void> {
    const { progressToken } = this.call;
    if (progressToken === undefined) return;
    await this.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 1 } });
  }

  private async log(level: LoggingLevel, data: object): Promise<void> {
    const least = leastLevel(this.call, this.level);
    if (least === undefined || severity(level) < severity(least)) return;
    await this.notify({ method: 'notifications/message', params: { level, logger: 'calls', data } });
  }
}

/** Undefined when nobody asked: then a call is not accompanied by messages. */
function leastLevel(
  { logLevel, progressToken }: ToolCall,
  set: LoggingLevel | undefined,
): LoggingLevel | undefined {
  const asked = LoggingLevelSchema.options.find((level) => level === logLevel);
  return asked ?? set ?? (progressToken === undefined ? undefined : 'info');
}

function severity(level: LoggingLevel): number {
  return LoggingLevelSchema.options.indexOf(level);
}
