import { asObject, isObject, parseJson } from '../../../kit/reading/json.js';
import { onDescriptor } from '../../../kit/self-test/alter-list.js';
import { insteadOfError, onError } from '../../../kit/self-test/alter-reply.js';
import { onAnswer, onHeaders } from '../../../kit/self-test/alter-request.js';
import type { HttpRequest } from '../../../kit/self-test/mutant.js';
import { alterToolkit } from '../alter-toolkit.js';
import { deadlines } from '../mutants/timing.js';
import type { FurtherMutant } from './further-mutant.js';

/** What can be wrong with a request, in the order in which it has to be noticed. */
const wrongs: readonly [turn: number, name: string, status: number, is: (request: HttpRequest) => boolean][] =
  [
    [0, 'the method', 405, ({ method, path }) => method !== 'POST' && path === '/mcp'],
    [1, 'Origin', 403, ({ headers }) => /evil/.test(headers.origin ?? '')],
    [1, 'Host', 403, ({ headers }) => /evil/.test(headers.host ?? '')],
    [2, 'the token', 401, ({ headers }) => headers.authorization === undefined],
    [3, 'the size', 413, ({ body }) => body.length > 4 << 20],
    [4, 'the content type', 415, ({ headers }) => /plain/.test(headers['content-type'] ?? '')],
    [4, 'Accept', 406, ({ headers }) => headers.accept === 'text/html'],
    [5, 'the message', 400, ({ body }) => parseJson(body.toString('utf8')) === undefined],
  ];

/** Errors in which a serializer or a careless message tells of the inside. */
const leaks: readonly [what: string, change: (error: Record<string, unknown>) => void][] = [
  [
    'a trace as a serializer writes it',
    (error) => Object.assign(asObject(error.details), { stackTrace: [{ a: 1 }] }),
  ],
  [
    'frames of a trace',
    (error) =>
      Object.assign(asObject(error.details), {
        at: [{ methodName: 'perform', fileName: 'A', lineNumber: 12 }],
      }),
  ],
  ['the name of an exception', (error) => (error.message = 'java.lang.NullPointerException')],
  ['the bare name of an exception', (error) => (error.message = 'NullPointerException: null')],
  [
    'the class of an exception',
    (error) => Object.assign(asObject(error.details), { cause: 'IllegalStateException' }),
  ],
  ['a path', (error) => Object.assign(asObject(error.details), { file: '/opt/app/lib/server.jar' })],
];

/** 2 to 4, 12 and 13 */
export const wire: readonly FurtherMutant[] = [
  ...wrongs.flatMap(([turn, name, , isFirst]) =>
    wrongs
      .filter(([later]) => later > turn)
      .map(
        ([, other, status, isLater]): FurtherMutant => ({
          of: 'http-order',
          breaks: `Looks at ${other} before ${name}.`,
          http: async (request, forward) =>
            isFirst(request) && isLater(request) ? { status, headers: {}, body: '{}' } : forward(request),
        }),
      ),
  ),
  ...leaks.map(
    ([what, change]): FurtherMutant => ({
      of: 'no-leak',
      breaks: `Tells ${what} where an action failed.`,
      reply: onError('MCP_UI_ACTION_FAILED', (error) => {
        change(error);
      }),
      beside: ['perform-obscured'],
    }),
  ),
  {
    of: 'no-leak',
    breaks: 'Tells where its code is when a content type is wrong.',
    http: onAnswer((answer) =>
      answer.status === 415 ? { ...answer, body: 'at com.example.Filter.check(Filter.java:7)' } : answer,
    ),
    beside: ['http-content-type'],
  },
  {
    of: 'no-leak',
    breaks: 'Tells what its code has thrown when Accept is wrong.',
    http: onAnswer((answer) =>
      answer.status === 406 ? { ...answer, body: 'Not acceptable: HttpMediaTypeException' } : answer,
    ),
    beside: ['http-accept'],
  },
  {
    of: 'origin-checked',
    breaks: 'Takes an empty Origin for none.',
    http: onHeaders(({ origin }) => ({ origin: origin === '' ? undefined : origin })),
  },
  {
    of: 'http-method',
    breaks: 'Opens a stream on GET, and says that it keeps sessions, which it does not.',
    http: async (request, forward) => {
      if (request.method === 'GET' && request.path === '/mcp')
        return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: ': hello\n\n' };
      const answer = await forward(request);
      const health = request.path === '/health' ? parseJson(String(answer.body)) : undefined;
      return isObject(health)
        ? { ...answer, body: JSON.stringify({ ...health, transport: 'stateful' }) }
        : answer;
    },
  },
  {
    of: 'descriptor-output',
    breaks: 'Declares no outputSchema of ui_perform.',
    rpc: onDescriptor('ui_perform', ({ outputSchema: _, ...tool }) => tool),
  },
  {
    of: 'descriptor-output',
    breaks: 'Declares an outputSchema of ui_perform that has no place for results.',
    rpc: onDescriptor('ui_perform', (tool) => ({
      ...tool,
      outputSchema: { type: 'object', properties: { error: {} }, additionalProperties: false },
    })),
  },
  {
    of: 'error-text',
    breaks: 'Tells of an error what to do next, but not which one it is.',
    reply: (result) =>
      result.isError
        ? { ...result, content: [{ type: 'text', text: 'Take a new snapshot and use a uid from it.' }] }
        : result,
    blocks: ['error-next-step'],
  },
  {
    of: 'timeout-reads',
    breaks: 'Calls a deadline that has passed a failure of its own.',
    reply: insteadOfError('MCP_UI_TIMEOUT', ({ tool }) =>
      tool === 'ui_perform'
        ? undefined
        : {
            isError: true,
            content: [{ type: 'text', text: 'MCP_UI_INTERNAL: Late. Try again later.' }],
            structuredContent: { error: { code: 'MCP_UI_INTERNAL', message: 'Late.', details: {} } },
          },
    ),
    passes: ['timeout-not-early', 'timeout-not-late', 'timeout-responsive', 'timeout-recovery'],
  },
  {
    of: 'timeout-never-begins',
    breaks: 'Gives up waiting for a text to be set, but sets it all the same.',
    toolkit: (toolkit) => {
      const late = deadlines['timeout-never-begins'].toolkit(toolkit);
      return alterToolkit(toolkit, {
        perform: (action, options, deadline, next) =>
          action.type === 'setText'
            ? late.perform(action, options, deadline)
            : next(action, options, deadline),
      });
    },
  },
];
