import { asObject, type JsonObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError } from '../../../kit/self-test/alter-reply.js';
import type { FurtherMutant } from './further-mutant.js';

/** Answers that a server gives without having looked. */
const outputs: Record<string, JsonObject> = {
  ui_get_snapshot: {
    schema: 'mcp-javafx-ui/1.1',
    capturedAt: '2026-01-05T12:00:00Z',
    app: { pid: 1 },
    focus: { focusedNode: null, focusedWindow: null },
    stages: [],
  },
  ui_query: { matches: [] },
  ui_screenshot: { contentType: 'image/png', dataBase64: '' },
};

/** 13 Time and concurrency: each tool, and each thing that is told when a deadline has passed */
export const waiting: readonly FurtherMutant[] = [
  ...Object.entries(outputs).map(
    ([tool, output]): FurtherMutant => ({
      of: 'timeout-reads',
      breaks: `Answers ${tool} with nothing when the FX thread does not answer.`,
      reply: insteadOfError('MCP_UI_TIMEOUT', (call) =>
        call.tool === tool
          ? { content: [{ type: 'text', text: 'Nothing.' }], structuredContent: output }
          : undefined,
      ),
    }),
  ),
  {
    of: 'timeout-details',
    breaks: 'Does not tell what was done before a deadline.',
    reply: onError('MCP_UI_TIMEOUT', (error, { tool }) => {
      if (tool === 'ui_perform') delete asObject(error.details).results;
    }),
  },
  {
    of: 'timeout-details',
    breaks: 'Says of an action that has not begun that it has.',
    reply: onError('MCP_UI_TIMEOUT', (error, { tool }) => {
      if (tool === 'ui_perform') asObject(error.details).startedIndex ??= 7;
    }),
  },
  {
    of: 'timeout-responsive',
    breaks: 'Says in /health that nothing is attached while the FX thread hangs.',
    http: (() => {
      let waiting = 0;
      return async (request, forward) => {
        if (request.path === '/health' && waiting > 8) return { status: 503, headers: {}, body: '{}' };
        waiting++;
        try {
          return await forward(request);
        } finally {
          waiting--;
        }
      };
    })(),
  },
  {
    of: 'busy',
    breaks: 'Does not say when to try again.',
    reply: onError('MCP_UI_BUSY', (error) => {
      delete asObject(error.details).retryAfterMs;
    }),
  },
];
