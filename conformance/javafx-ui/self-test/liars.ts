import type { ToolResult } from '../../kit/self-test/mutant.js';
import type { RequirementId } from '../contract.js';
import type { Mutant } from './mutant.js';

/** A server that does not even try. Its transport is that of the reference; only `tools/call` lies. */
export interface Liar extends Mutant {
  /** What it passes all the same, and rightly so. */
  mayPass: readonly RequirementId[];
}

/** What is judged without a call of a tool. */
const withoutCalls = [
  'tools-listed',
  'tools-only-contract',
  'tools-optional-screenshot',
  'descriptor-described',
  'descriptor-input-plain',
  'descriptor-input-accepts',
  'descriptor-annotations',
  'server-capabilities',
  'server-info',
  'http-method',
  'http-order',
  'http-content-type',
  'http-accept',
  'http-malformed',
  'http-session-ignored',
  'health',
  'health-tools',
  'token-required',
  'token-exact',
  'origin-checked',
  'origin-exact',
  'host-checked',
  'body-limit',
] as const satisfies RequirementId[];

/** What is judged by errors of the protocol, which these leave alone. */
const withHealthyProtocol = [
  ...withoutCalls,
  'unknown-tool',
  'unlisted-refused',
  'batch-refused',
  'http-no-5xx',
  'no-leak',
] as const satisfies RequirementId[];

export const liars: Readonly<Record<string, Liar>> = {
  empty: {
    breaks: 'Answers every call with {}.',
    reply: () => ({}) as ToolResult,
    mayPass: withHealthyProtocol,
  },
  'empty output': {
    breaks: 'Answers every call with an empty output and a text.',
    reply: () => ({ content: [{ type: 'text', text: 'OK' }], structuredContent: {} }),
    mayPass: withHealthyProtocol,
  },
  'always error': {
    breaks: 'Answers every call with the same error.',
    reply: () => ({
      isError: true,
      content: [{ type: 'text', text: 'MCP_UI_INTERNAL: The server failed. Try again later.' }],
      structuredContent: { error: { code: 'MCP_UI_INTERNAL', message: 'The server failed.', details: {} } },
    }),
    mayPass: [...withHealthyProtocol, 'error-channel', 'error-envelope', 'error-text', 'error-next-step'],
  },
  echo: {
    breaks: 'Answers every call with its input.',
    reply: (_, { input }) => ({
      content: [{ type: 'text', text: JSON.stringify(input) }],
      structuredContent: input,
    }),
    mayPass: withHealthyProtocol,
  },
  html: {
    breaks: 'Answers every call with a page of HTML and 500.',
    http: async (request, forward) =>
      isCall(request.body)
        ? { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Internal Server Error</h1>' }
        : forward(request),
    mayPass: withoutCalls,
  },
  crash: {
    breaks: 'Closes the connection at every call.',
    http: async (request, forward) => {
      if (isCall(request.body)) throw new Error('Closed on purpose.');
      return forward(request);
    },
    mayPass: withoutCalls,
  },
  hang: {
    breaks: 'Never answers a call.',
    http: (request, forward) => (isCall(request.body) ? new Promise(() => {}) : forward(request)),
    mayPass: withoutCalls,
  },
  frozen: {
    breaks: 'Answers every snapshot with the first one, and every other call with an empty success.',
    reply: frozen(),
    // The first snapshot was true, and whatever one snapshot can show is right in it.
    mayPass: [
      ...withHealthyProtocol,
      'result-bare',
      'result-text',
      'text-escaped',
      'uid-format',
      'uid-unique',
      'path-anonymous',
      'stage-order-stable',
      'stage-index',
      'stage-focused',
      'stage-primary',
      'stage-select-index',
      'snapshot-defaults',
      'node-mandatory',
      'compact-lean',
      'compact-subset',
      'tree-skins-hidden',
      'tree-skins-operable',
      'tree-visibility',
      'tree-disabled',
      'text-exact',
      'value-displayed',
      'deterministic-snapshot',
      'deterministic-text',
      'version-string',
    ],
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
