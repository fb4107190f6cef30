import type { InvalidInput } from '../kit/checks/facts.js';
import type { ToolInput, ToolName } from './contract.js';

/** A uid of the right form that no server issues. */
export const neverIssued = 'u-0neverissued0';

const nowhere = { ref: { uid: neverIssued } };

/**
 * Inputs that the contract allows, for each tool and each of its members. Those of `ui_perform` are shown to
 * the schemas that a target declares; sent is the first one alone, which leads to no node.
 */
export const validInputs: { [T in ToolName]: readonly ToolInput<T>[] } = {
  ui_look: [
    {},
    { window: 'current', maxBytes: 1024 },
    { since: 'r1', maxBytes: 1_048_576 },
    { window: null, within: null, since: null, maxBytes: null },
  ],
  ui_get_snapshot: [
    {},
    { stage: 'all', mode: 'full', depth: 0 },
    { stage: 'primary', mode: 'compact', depth: 1000 },
    { stage: 'focused', stageIndex: 0 },
    {
      include: {
        bounds: true,
        localToScreen: false,
        properties: true,
        virtualization: false,
        accessibility: true,
      },
    },
    { stage: null, stageIndex: null, mode: null, depth: null, include: null },
    {
      include: {
        bounds: null,
        localToScreen: null,
        properties: null,
        virtualization: null,
        accessibility: null,
      },
    },
  ],
  ui_query: [
    { selector: { css: 'VBox > Button#ok.primary' } },
    { selector: { text: 'OK' }, limit: 1 },
    { selector: { text: '^O[Kk]$', match: 'regex' }, scope: { stage: 'focused' }, limit: 1000 },
    { selector: { text: 'OK', match: 'equals' }, scope: { stage: 'index', stageIndex: 0 } },
    { selector: { predicate: { typeIs: ['Button', 'Label'], visible: true, enabled: false } } },
    { selector: { predicate: { idEquals: 'ok', styleClassHas: 'button', textContains: 'o' } } },
    { selector: { css: '*', text: null, match: null, predicate: null }, scope: null, limit: null },
    { selector: { predicate: { typeIs: null, visible: true } }, scope: { stage: null, stageIndex: null } },
  ],
  ui_get_node: [
    { ref: { uid: neverIssued } },
    { ref: { path: '/stages[0]/scene/root/VBox[0]/Button[12]' }, includeChildren: true },
    {
      ref: {
        uid: neverIssued,
        path: '/stages[0]/scene/root',
        hint: { id: 'ok', type: 'Button', text: null },
      },
    },
    { ref: { uid: neverIssued, path: null, hint: null }, includeChildren: null },
  ],
  ui_perform: [
    { actions: [{ type: 'click', target: nowhere }] },
    { actions: [{ type: 'click', target: { ...nowhere, item: { index: 3, column: 'name' } } }] },
    {
      actions: [{ type: 'focus', target: { ...nowhere, item: { index: 0, column: 1 } } }],
      awaitUiIdle: false,
    },
    { actions: [{ type: 'setText', target: nowhere, text: '' }], timeoutMs: 60_000 },
    { actions: [{ type: 'scroll', target: nowhere, deltaY: -120.5 }], timeoutMs: 1 },
    {
      actions: [
        { type: 'click', x: 10, y: 20.5 },
        { type: 'typeText', text: 'Ünï' },
        { type: 'pressKey', key: 'enter', modifiers: ['Ctrl', 'SHIFT', 'command'] },
        { type: 'pressKey', key: 'A', modifiers: null },
      ],
      awaitUiIdle: null,
      timeoutMs: null,
    },
    { actions: [{ type: 'click', target: nowhere, x: null, y: null }] },
    { actions: [{ type: 'click', target: { ...nowhere, item: null } }] },
  ],
  ui_screenshot: [{}, { stageIndex: 0 }, { stageIndex: null }],
  ui_diagnostics: [{}, { exceptions: 20, outputLines: 0 }, { exceptions: null, outputLines: null }],
  ui_inspect: [{}, { window: 'current' }, { window: null, locator: null }],
};

/** Inputs with a member that nobody knows, at each level. A target that overlooks it finds no node to act on. */
export const unknownMembers: { [T in ToolName]: readonly InvalidInput[] } = {
  ui_look: [{ what: 'an unknown member', input: { depth: 3 } }],
  ui_get_snapshot: [
    { what: 'an unknown member', input: { depht: 3 } },
    { what: 'an unknown member of include', input: { include: { everything: true } } },
  ],
  ui_query: [
    { what: 'an unknown member', input: { selector: { css: '*' }, max: 3 } },
    { what: 'an unknown member of selector', input: { selector: { css: '*', xpath: '//*' } } },
    {
      what: 'an unknown member of predicate',
      input: { selector: { predicate: { visible: true, color: 'red' } } },
    },
    { what: 'an unknown member of scope', input: { selector: { css: '*' }, scope: { window: 0 } } },
  ],
  ui_get_node: [
    { what: 'an unknown member', input: { ref: { uid: neverIssued }, depth: 2 } },
    { what: 'an unknown member of ref', input: { ref: { uid: neverIssued, id: 'ok' } } },
  ],
  ui_perform: [
    { what: 'an unknown member', input: { actions: [{ type: 'focus', target: nowhere }], dryRun: true } },
    {
      what: 'an unknown member of an action',
      input: { actions: [{ type: 'click', target: nowhere, count: 2 }] },
    },
    {
      what: 'an unknown member of a target',
      input: { actions: [{ type: 'click', target: { ...nowhere, at: 'x' } }] },
    },
    {
      what: 'an unknown member of the ref of a target',
      input: { actions: [{ type: 'click', target: { ref: { uid: neverIssued, id: 'ok' } } }] },
    },
    {
      what: 'an unknown member of an item',
      input: { actions: [{ type: 'click', target: { ...nowhere, item: { index: 0, row: 1 } } }] },
    },
  ],
  ui_screenshot: [{ what: 'an unknown member', input: { format: 'jpeg' } }],
  ui_diagnostics: [{ what: 'an unknown member', input: { lines: 3 } }],
  ui_inspect: [{ what: 'an unknown member', input: { uid: neverIssued } }],
};

/**
 * Inputs that break one rule each. They are sent to targets that nobody knows, and some execute whatever they
 * get: so there are no keys, texts or coordinates in them, and no target that was ever issued.
 */
export const invalidInputs: { [T in ToolName]: readonly InvalidInput[] } = {
  ui_look: [
    { what: 'too few bytes', input: { maxBytes: 10 } },
    { what: 'bytes in a string', input: { maxBytes: '2048' } },
    { what: 'an empty locator', input: { within: '' } },
    { what: 'a revision that is a number', input: { since: 1 } },
    { what: 'a window by its index', input: { window: 0 } },
  ],
  ui_get_snapshot: [
    { what: 'a negative depth', input: { depth: -1 } },
    { what: 'a depth that is not whole', input: { depth: 1.5 } },
    { what: 'a depth in a string', input: { depth: '8' } },
    { what: 'an unknown stage', input: { stage: 'secondary' } },
    { what: 'an unknown mode', input: { mode: 'tiny' } },
    { what: 'a negative stageIndex', input: { stageIndex: -1 } },
    { what: 'include that is not an object', input: { include: ['bounds'] } },
    { what: 'a switch that is not a boolean', input: { include: { bounds: 'yes' } } },
  ],
  ui_query: [
    { what: 'no selector', input: {} },
    { what: 'a selector that is a string', input: { selector: '#ok' } },
    { what: 'a limit of 0', input: { selector: { css: '*' }, limit: 0 } },
    { what: 'a limit of 1001', input: { selector: { css: '*' }, limit: 1001 } },
    { what: 'an unknown way to match', input: { selector: { text: 'OK', match: 'fuzzy' } } },
    { what: 'typeIs that is a string', input: { selector: { predicate: { typeIs: 'Button' } } } },
  ],
  ui_get_node: [
    { what: 'no ref', input: {} },
    { what: 'a ref that is a string', input: { ref: neverIssued } },
    { what: 'a uid that is a number', input: { ref: { uid: 7 } } },
    {
      what: 'includeChildren that is a string',
      input: { ref: { uid: neverIssued }, includeChildren: 'true' },
    },
  ],
  ui_perform: [
    { what: 'no actions', input: {} },
    { what: 'actions that are not a list', input: { actions: { type: 'focus', target: nowhere } } },
    { what: 'an unknown action', input: { actions: [{ type: 'explode', target: nowhere }] } },
    { what: 'an action without a type', input: { actions: [{ target: nowhere }] } },
    { what: 'a target that is a ref', input: { actions: [{ type: 'click', target: { uid: neverIssued } }] } },
    { what: 'awaitUiIdle that is a string', input: { actions: [], awaitUiIdle: 'yes' } },
  ],
  ui_diagnostics: [
    { what: 'too many exceptions', input: { exceptions: 21 } },
    { what: 'lines in a string', input: { outputLines: '5' } },
  ],
  ui_inspect: [
    { what: 'a window by its title', input: { window: 'Confirm' } },
    { what: 'an empty locator', input: { locator: '' } },
  ],
  ui_screenshot: [
    { what: 'a negative stageIndex', input: { stageIndex: -1 } },
    { what: 'a stageIndex in a string', input: { stageIndex: '0' } },
  ],
};

/** The same where the suite may act: on the fixture. */
export const invalidActions: readonly InvalidInput[] = [
  { what: 'a text that is a number', input: { actions: [{ type: 'setText', target: nowhere, text: 5 }] } },
  { what: 'no text', input: { actions: [{ type: 'typeText' }] } },
  { what: 'a distance in a string', input: { actions: [{ type: 'scroll', target: nowhere, deltaY: '9' }] } },
  { what: 'a key that is a number', input: { actions: [{ type: 'pressKey', key: 65 }] } },
  { what: 'an unknown modifier', input: { actions: [{ type: 'pressKey', key: 'A', modifiers: ['HYPER'] }] } },
];
