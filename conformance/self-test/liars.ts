import type { Mutant, ToolResult } from './mutant.js';

/** Servers that do not even try. Their transport is that of the reference; only `tools/call` lies. */
export const liars: Readonly<Record<string, Mutant>> = {
  empty: {
    breaks: 'Answers every call with {}.',
    reply: () => ({}) as ToolResult,
  },
  'empty output': {
    breaks: 'Answers every call with an empty output and a text.',
    reply: () => ({ content: [{ type: 'text', text: 'OK' }], structuredContent: {} }),
  },
  'always error': {
    breaks: 'Answers every call with the same error.',
    reply: () => ({
      isError: true,
      content: [{ type: 'text', text: 'MCP_UI_INTERNAL: The server failed. Try again later.' }],
      structuredContent: { error: { code: 'MCP_UI_INTERNAL', message: 'The server failed.', details: {} } },
    }),
  },
  echo: {
    breaks: 'Answers every call with its input.',
    reply: (_, { input }) => ({
      content: [{ type: 'text', text: JSON.stringify(input) }],
      structuredContent: input,
    }),
  },
  frozen: {
    breaks: 'Answers every snapshot with the first one, and every other call with success.',
    reply: frozen(),
  },
  html: {
    breaks: 'Answers every call with a page of HTML and 500.',
    http: async (request, forward) =>
      isCall(request.body)
        ? { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Internal Server Error</h1>' }
        : forward(request),
  },
  crash: {
    breaks: 'Closes the connection at every call.',
    http: async (request, forward) => {
      if (isCall(request.body)) throw new Error('Closed on purpose.');
      return forward(request);
    },
  },
  hang: {
    breaks: 'Never answers a call.',
    http: (request, forward) => (isCall(request.body) ? new Promise(() => {}) : forward(request)),
  },
};

const isCall = (body: Buffer): boolean => body.includes('"tools/call"');

function frozen(): NonNullable<Mutant['reply']> {
  let first: ToolResult | undefined;
  return (result, { tool }) => {
    if (tool !== 'ui_get_snapshot') return { content: [{ type: 'text', text: 'OK' }], structuredContent: {} };
    first ??= structuredClone(result);
    return structuredClone(first);
  };
}
