import type { Samples } from '../kit/checks/facts.js';

/** A view that nobody shows. */
const view = { type: 'Sample', namespace: 'DEFAULT', content: '<template><p>sample</p></template>' };

/** Nothing can be made below it, whoever tries. */
const nowhere = '/dev/null/project';

/** Inputs that are right and wrong; none of them does harm anywhere. */
export const samples: Samples = {
  valid: {
    ui_configure: [{ base_dir: '/home/ada/project' }],
    ui_start: [{}],
    ui_run: [{ code: 'return 1' }, { code: '', sessionId: null }, { code: 'return 1', sessionId: '1' }],
    ui_upload_viewdef: [view],
    ui_open_browser: [
      {},
      { sessionId: null, path: null, conserve: null },
      { path: '/x?a=1#b', conserve: false },
    ],
    ui_get_state: [{}, { sessionId: null }, { sessionId: '1' }],
  },
  unknownMembers: {
    ui_configure: [{ what: 'an unknown member', input: { base_dir: nowhere, create: true } }],
    ui_start: [{ what: 'an unknown member', input: { port: 8080 } }],
    ui_run: [{ what: 'an unknown member', input: { code: 'return 1', timeoutMs: 5 } }],
    ui_upload_viewdef: [{ what: 'an unknown member', input: { ...view, sessionId: '1' } }],
    ui_open_browser: [{ what: 'an unknown member', input: { sessionId: '987654321', browser: 'any' } }],
    ui_get_state: [{ what: 'an unknown member', input: { depth: 1 } }],
  },
  invalid: {
    ui_configure: [
      { what: 'no base_dir', input: {} },
      { what: 'an empty base_dir', input: { base_dir: '' } },
      { what: 'a list as base_dir', input: { base_dir: [nowhere] } },
    ],
    ui_run: [
      { what: 'no code', input: {} },
      { what: 'code as a list of lines', input: { code: ['return 1'] } },
      { what: 'a number as sessionId', input: { code: 'return 1', sessionId: 1 } },
      { what: 'an empty sessionId', input: { code: 'return 1', sessionId: '' } },
    ],
    ui_upload_viewdef: [
      { what: 'no content', input: { type: 'Sample', namespace: 'DEFAULT' } },
      { what: 'an empty content', input: { ...view, content: '' } },
      { what: 'a type with a dot', input: { ...view, type: 'a.b' } },
      { what: 'a namespace with a slash', input: { ...view, namespace: '../x' } },
    ],
    ui_open_browser: [
      { what: 'a number as path', input: { sessionId: '987654321', path: 7 } },
      { what: 'conserve in words', input: { sessionId: '987654321', conserve: 'no' } },
    ],
    ui_get_state: [
      { what: 'a number as sessionId', input: { sessionId: 1 } },
      { what: 'an empty sessionId', input: { sessionId: '' } },
    ],
  },
};
