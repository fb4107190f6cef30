import { isObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { onLuaResult, reworded, success } from '../alter.js';
import { fault, type UiFault } from './fault.js';

/** What a value is described as where JSON has no word for it. */
const said = (result: unknown): string => (isObject(result) ? String(result['non-json'] ?? '') : '');

const letters = (text: string, change: (text: string) => string) =>
  onLuaResult((result) => (typeof result === 'string' && result.includes(text) ? change(result) : result));

/** What can be wrong with results of code. */
export const runFaults: readonly UiFault[] = [
  fault(['run-result', 'run-text'], {
    breaks: 'Rounds numbers.',
    reply: onLuaResult((result) => (typeof result === 'number' ? Math.round(result) : result)),
  }),
  fault(
    ['run-result', 'run-text'],
    {
      breaks: 'Takes an empty text for nothing.',
      reply: onLuaResult((result) => (result === '' ? null : result)),
    },
    { beside: ['run-strings'] },
  ),
  fault('run-text', {
    breaks: 'Writes text without its quotation marks.',
    reply: onText('ui_run', (text) => text.replace(/^"(text)"$/, '$1')),
  }),
  fault(['run-integers'], {
    breaks: 'Tells large integers as numbers in the structured output.',
    reply: onOutput('ui_run', (output) => {
      if (typeof output.result === 'string' && /^-?\d{16,}$/.test(output.result))
        output.result = Number(output.result);
    }),
  }),
  fault('run-strings', {
    breaks: 'Leaves out control characters.',
    reply: letters('\u0001', (text) => text.replaceAll(/[\u0001-\u0008]/g, '')),
  }),
  fault('run-strings', {
    breaks: 'Takes a line separator for a line feed.',
    reply: letters('\u2028', (text) => text.replaceAll('\u2028', '\n')),
  }),
  fault('run-strings', {
    breaks: 'Cuts a long text.',
    reply: onLuaResult((result) =>
      typeof result === 'string' && result.length > 65536 ? result.slice(0, 65536) : result,
    ),
  }),
  fault('run-strings', {
    breaks: 'Makes one line feed of two characters.',
    reply: letters('\r\n', (text) => text.replaceAll('\r\n', '\n')),
  }),
  fault('run-tables', {
    breaks: 'Fills the holes of a list.',
    reply: onLuaResult((result) => (isObject(result) && '3' in result ? ['a', null, 'c'] : result)),
  }),
  fault('run-tables', {
    breaks: 'Takes a table that begins at 0 for a list.',
    reply: onLuaResult((result) => (isObject(result) && '0' in result ? Object.values(result) : result)),
  }),
  fault('run-tables', {
    breaks: 'Leaves the entries of a list out of a table that has names as well.',
    reply: onLuaResult((result) => {
      if (!isObject(result) || !('1' in result && 'x' in result)) return result;
      const { '1': _, ...named } = result;
      return named;
    }),
  }),
  ...(
    [
      ['coroutines', /^thread/],
      ['NaN', /nan/],
      ['infinity', /inf/],
      ['files', /^file/],
    ] as const
  ).map(([what, words]) =>
    fault('run-non-json', {
      breaks: `Makes null of ${what}.`,
      reply: onLuaResult((result) => (words.test(said(result)) ? null : result)),
    }),
  ),
  fault('run-non-json', {
    breaks: 'Says no more of a table that JSON has no word for than that.',
    reply: onLuaResult((result) => (said(result).startsWith('table') ? { 'non-json': '' } : result)),
  }),
  fault('run-lua-error', {
    breaks: 'Calls it a fault of its own when code calls something wrong.',
    reply: onError('UI_LUA_ERROR', (error) => {
      if (/attempt to/.test(String(error.message))) error.code = 'UI_INTERNAL';
    }),
  }),
  fault('run-lua-error', {
    breaks: 'Shortens what Lua says to its place.',
    reply: reworded('UI_LUA_ERROR', (_, old) =>
      /a broken thing|inside of f/.test(old) ? (old.split(': ')[0] ?? '') : old,
    ),
  }),
  fault('run-syntax-error', {
    breaks: 'Says only that code does not compile.',
    reply: reworded('UI_LUA_ERROR', (_, old) => (/near|expected/.test(old) ? 'It does not compile.' : old)),
  }),
  ...(['ui_run', 'ui_get_state'] as const).map((tool) =>
    fault('run-unknown-session', {
      breaks: `Says in ${tool} that a session is unknown.`,
      reply: reworded('UI_SESSION_NOT_FOUND', () => 'unknown session', [tool]),
    }),
  ),
  fault('run-unknown-session', {
    breaks: 'Takes an unknown session for an invalid input of ui_open_browser.',
    reply: onError('UI_SESSION_NOT_FOUND', (error, { tool }) => {
      if (tool === 'ui_open_browser') error.code = 'UI_INVALID_INPUT';
    }),
  }),
  fault('run-default-session', {
    breaks: 'Shows the state of the session that was named last.',
    each: () => {
      let last = '1';
      return {
        http: async (request, forward) => {
          const [, named] = /"sessionId":"(\d{1,4})"/.exec(request.body.toString('utf8')) ?? [];
          const answer = await onInput('ui_get_state', (input) => ({ sessionId: last, ...input }))(
            request,
            forward,
          );
          last = named ?? last;
          return answer;
        },
      };
    },
  }),
  ...(
    [
      ['text', /^[^<]*$/],
      ['another element', /^<div>/],
      ['something before it', /^<p>/],
      ['a script behind it', /<script>/],
      ['text behind it', /<\/template> \w/],
    ] as const
  ).map(([what, taken]) =>
    fault('upload-template', {
      breaks: `Takes ${what} for a template.`,
      reply: insteadOfError('UI_INVALID_INPUT', ({ tool, input }) =>
        tool === 'ui_upload_viewdef' && input.type === 'Refused' && taken.test(String(input.content))
          ? success({ key: 'Refused.DEFAULT', frontends: 0, variables: 0 })
          : undefined,
      ),
    }),
  ),
  fault('upload-confirms', {
    breaks: 'Names the type of a view in words, and not its namespace.',
    reply: onText('ui_upload_viewdef', (text) => text.replaceAll(/(\w+)\.[A-Z][\w-]*/g, '$1')),
  }),
  fault(
    'state-app',
    {
      breaks: 'Tells the application as another variable.',
      reply: onOutput('ui_get_state', (output) => {
        if (isObject(output.value)) output.value = { obj: 2 };
      }),
    },
    { beside: ['state-resource'] },
  ),
  fault('state-resource', {
    breaks: 'Has the state of session 1 in the resource of every session.',
    http: (request, forward) =>
      forward({
        ...request,
        body: Buffer.from(
          request.body
            .toString('utf8')
            .replace(/ui-platform:\/\/state\/(?!1")\d{1,4}"/, 'ui-platform://state/1"'),
        ),
      }),
  }),
  fault('state-listed', {
    breaks: 'Lists no resource.',
    rpc: (reply, { method }) =>
      method === 'resources/list' && isObject(reply.result)
        ? { ...reply, result: { ...reply.result, resources: [] } }
        : reply,
  }),
];
