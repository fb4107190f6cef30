import type { GetStateOutput } from '../../../generated/mcp-ui-platform/newest.js';
import { defaultSession, patientMs, type ToolOf } from './handler.js';

export const getStateHandler: ToolOf<'ui_get_state'> =
  (platform) =>
  ({ sessionId }) => {
    const id = sessionId ?? defaultSession;
    return {
      timeoutMs: patientMs,
      lane: `session ${id}`,
      async run() {
        const json = await platform.running.sessions.named(id).state();
        return { output: JSON.parse(json) as GetStateOutput, text: json };
      },
    };
  };
