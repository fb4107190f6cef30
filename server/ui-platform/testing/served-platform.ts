import { onTestFinished } from 'vitest';
import type { ToolReply } from '../../calls/engine.js';
import type { McpNotification } from '../../host/mcp/core/exchange.js';
import { createEngine } from '../engine.js';
import { Platform } from '../platform.js';
import { type AtEnd, baseDir, patientLua } from './base-dir.js';

export interface ServedPlatform {
  readonly folder: string;
  readonly url: string;
  readonly platform: Platform;
  readonly notified: McpNotification[];
  readonly faults: unknown[];
  call(tool: string, input?: object): Promise<ToolReply>;
  /** The text of the answer. */
  run(code: string, sessionId?: string): Promise<string>;
}

/** A platform in this process, configured and started through its tools. */
export async function servedPlatform(
  files: Readonly<Record<string, string>> = {},
  options: { workerFile?: string } = {},
  atEnd: AtEnd = onTestFinished as AtEnd,
): Promise<ServedPlatform> {
  const folder = baseDir(
    {
      'config/config.toml': `${patientLua}[logging]\nlevel = "error"\noutput = "log/server.log"\n`,
      ...files,
    },
    atEnd,
  );
  const notified: McpNotification[] = [];
  const faults: unknown[] = [];
  const platform = new Platform({ speaksMcp: true, notify: (one) => notified.push(one), ...options });
  const engine = createEngine({ platform, onFault: ({ error }) => faults.push(error) });
  atEnd(() => engine.close());
  const call = (tool: string, input: object = {}) =>
    engine.call(tool, input, { arrivedAt: performance.now() });
  const configured = await call('ui_configure', { base_dir: folder });
  if (!configured.ok) throw new Error(configured.text);
  const { text: url } = await call('ui_start');
  return {
    folder,
    url,
    platform,
    notified,
    faults,
    call,
    run: async (code, sessionId = '1') => (await call('ui_run', { code, sessionId })).text,
  };
}
