import type { Facts } from '../kit/checks/facts.js';
import { asObject } from '../kit/reading/json.js';
import type { CheckContext } from './check.js';
import { samples } from './samples.js';

/** What it takes to try the sentences that this contract includes; the values in them it gives itself. */
export const facts: Facts<CheckContext> = {
  acting: [],
  samples,
  async whereWorks(t, tool) {
    if (tool === 'ui_configure') return t.fresh();
    return tool === 'ui_start' ? t.prepared() : t;
  },
  survey: {
    successes: async (t) => [
      await t.call('ui_get_state', {}),
      await t.call('ui_run', { code: 'return {answer = 42}' }),
      await t.call('ui_run', { code: '' }),
      await t.call('ui_upload_viewdef', {
        type: 'Survey',
        namespace: 'DEFAULT',
        content: '<template></template>',
      }),
    ],
    errors: async (t) => [
      await t.call('ui_run', { code: 'error("on purpose")' }),
      await t.call('ui_run', { code: 'not Lua at all' }),
      await t.call('ui_get_state', { sessionId: '987654321' }),
      await t.call('ui_start', {}),
      await t.call('ui_configure', { base_dir: '/home/ada/project' }),
      await t.call('ui_upload_viewdef', { type: 'Survey', namespace: 'DEFAULT', content: 'no template' }),
    ],
  },
  provocations: [
    ['ui_run', { code: 'error({})' }],
    ['ui_run', { code: 'return require("../../etc/passwd")' }],
    ['ui_run', { code: 'local function deep(n) return deep(n + 1) + 1 end return deep(1)' }],
    ['ui_run', { code: 7 }],
    ['ui_run', []],
    ['ui_upload_viewdef', { type: '../x', namespace: 'y', content: '' }],
    ['ui_open_browser', { path: 'no slash' }],
    ['ui_configure', { base_dir: 'relative' }],
    ['ui_get_state', { sessionId: {} }],
    ['no_such_tool', {}],
  ],
  nullCases: async () => [
    { tool: 'ui_get_state', bare: {}, withNulls: [{ sessionId: null }], what: 'the application' },
    {
      tool: 'ui_run',
      bare: { code: 'return {a = 1}' },
      withNulls: [{ code: 'return {a = 1}', sessionId: null }],
      what: 'the result',
    },
  ],
  wrongInSeveralPlaces: {
    tool: 'ui_upload_viewdef',
    input: { type: 'a.b', namespace: 7, content: '<template></template>' },
    pointers: ['/type', '/namespace'],
  },
  batched: { tool: 'ui_run', input: { code: 'return "carried" .. " out"' }, shows: 'carried out' },
  versionCall: { tool: 'ui_get_state', input: {} },
  mandatory: {
    ui_get_state: { id: true, properties: true, value: true },
    ui_run: { result: true },
    ui_upload_viewdef: { key: true, frontends: true, variables: true },
  },
  async questions(t) {
    return Array.from({ length: 12 }, (_, i) => ({
      ask: () => t.call('ui_run', { code: `return {number = ${i}}` }),
      what: 'the number',
      about: String(i),
      aboutOf: ({ output }) => String(asObject(asObject(output).result).number),
    }));
  },
};
