import type { RunOutput } from '../../../generated/mcp-ui-platform/1.0/types.js';
import { defaultSession, patientMs, type ToolOf } from './handler.js';

export const runHandler: ToolOf<'ui_run'> =
  (platform) =>
  ({ code, sessionId }) => {
    const id = sessionId ?? defaultSession;
    return {
      timeoutMs: patientMs,
      // One session may be busy while another one answers.
      lane: `session ${id}`,
      async run() {
        const { json, safeJson } = await platform.running.sessions.named(id).run(code);
        const result = JSON.parse(safeJson) as RunOutput['result'];
        return { output: { result }, text: json };
      },
    };
  };
