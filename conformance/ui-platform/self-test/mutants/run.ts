import { isObject, parseJson } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { RequirementId } from '../../contract.js';
import { beside, onLuaResult, reworded, success } from '../alter.js';
import type { UiMutant } from '../mutant.js';

/** Changes a value at every depth. */
const deep = (value: unknown, change: (one: unknown) => unknown): unknown => {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner, change)]));
};

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

export const runMutants = {
  'run-result': {
    breaks: 'Answers an empty object where there is no result.',
    reply: onLuaResult((result) => (result === null ? {} : result)),
    alsoRed: ['run-text'],
  },
  'run-text': {
    breaks: 'Says more than the JSON.',
    reply: onText('ui_run', (text) => `Result: ${text}`),
  },
  'run-integers': {
    breaks: 'Takes all numbers for doubles.',
    reply: onText('ui_run', (text) => (/^-?\d{16,}$/.test(text) ? String(Number(text)) : text)),
  },
  'run-strings': {
    breaks: 'Ends strings at the first NUL.',
    reply: onLuaResult((result) =>
      typeof result === 'string' && result.includes('\0') ? result.slice(0, result.indexOf('\0')) : result,
    ),
  },
  'run-tables': {
    breaks: 'Takes an empty table for a list.',
    reply: onLuaResult((result) => {
      const changed = deep(result, (one) => (isEmpty(one) ? [] : one));
      return JSON.stringify(changed) === JSON.stringify(result) ? result : changed;
    }),
  },
  'run-non-json': {
    breaks: 'Makes null of functions.',
    reply: onLuaResult((result) =>
      isObject(result) && String(result['non-json']).startsWith('function') ? null : result,
    ),
  },
  'run-lua-error': {
    breaks: 'Does not tell what Lua said.',
    reply: reworded('UI_LUA_ERROR', (_, old) => (/near|expected/.test(old) ? old : 'The code failed.')),
  },
  'run-syntax-error': {
    breaks: 'Takes code that does not compile for an invalid input.',
    reply: onError('UI_LUA_ERROR', (error) => {
      if (/near|expected/.test(String(error.message))) error.code = 'UI_INVALID_INPUT';
    }),
  },
  'run-unknown-session': {
    breaks: 'Says in other words that there is no session.',
    reply: reworded(
      'UI_SESSION_NOT_FOUND',
      ({ input }) => `There is no session ${String(input.sessionId)}.`,
      ['ui_open_browser'],
    ),
  },
  'run-default-session': {
    breaks: 'Goes on with the session that was named last.',
    each: () => {
      let last = '1';
      return {
        http: onInput('ui_run', ({ sessionId, ...input }) => {
          if (typeof sessionId === 'string') last = sessionId;
          return { ...input, sessionId: last };
        }),
      };
    },
  },
  'run-keeps-state': {
    breaks: 'Gives each call fresh globals.',
    reply: beside('ui_run', (_, server) =>
      server.call('ui_run', {
        code: 'for name in pairs(_G) do if name:match("^probe") then _G[name] = nil end end',
      }),
    ),
  },
  'run-stdio-only': {
    breaks: 'Runs code that is posted to its web server.',
    web: ({ tools }) => ({
      async answer(answer, { method, path, body }) {
        const posted = parseJson(body);
        if (method !== 'POST' || path !== '/ui_run' || !isObject(posted)) return answer;
        const { structuredContent } = await tools.call('ui_run', { code: posted.code });
        return { status: 200, headers: {}, body: JSON.stringify(structuredContent) };
      },
    }),
  },
  'upload-confirms': {
    breaks: 'Leaves out the namespace of a view.',
    reply: onOutput('ui_upload_viewdef', (output) => {
      output.key = String(output.key).split('.')[0];
    }),
  },
  'upload-template': {
    breaks: 'Takes several templates for one.',
    reply: insteadOfError('UI_INVALID_INPUT', ({ tool, input }) =>
      tool === 'ui_upload_viewdef' && String(input.content).split('<template').length > 2
        ? success({ key: `${String(input.type)}.${String(input.namespace)}`, frontends: 0, variables: 0 })
        : undefined,
    ),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
