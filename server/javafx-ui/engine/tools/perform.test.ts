import { beforeEach, describe, expect, it } from 'vitest';
import { type RawAction, ToolkitGone } from '../../scene/port.js';
import { engineOver, errorOf, outputOf } from '../testing/call.js';
import { type FakeNode, FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

let toolkit: FakeToolkit;
let call: ReturnType<typeof engineOver>['call'];
let root: FakeNode;

/** u-3 VBox > (u-1 Button, u-2 TextField), focused; u-4 Pane in another window. */
beforeEach(() => {
  resetUids();
  root = node('VBox', {}, node('Button', { label: 'OK' }), node('TextField', { valueText: '' }));
  toolkit = new FakeToolkit([
    stage('Main', root, { focused: true }),
    stage('Other', node('Pane'), { key: 2 }),
  ]);
  ({ call } = engineOver(toolkit));
});

const perform = (actions: object[], more: object = {}) => call('ui_perform', { actions, ...more });
const done = () => toolkit.performed.map(({ action }) => action);
const click = (uid: string, more: object = {}) => ({ type: 'click', target: { ref: { uid }, ...more } });

describe('ui_perform', () => {
  it('carries out actions in their order and echoes their types', async () => {
    const reply = await perform([
      { type: 'focus', target: { ref: { uid: 'u-2' } } },
      { type: 'setText', target: { ref: { uid: 'u-2' } }, text: 'Ann' },
      { type: 'scroll', target: { ref: { uid: 'u-3' } }, deltaY: -40 },
      { type: 'click', x: 5, y: 0, target: null },
      { type: 'typeText', text: 'é😀\n' },
      { type: 'pressKey', key: 'enter', modifiers: ['control', 'Shift'] },
    ]);
    expect(outputOf(reply)).toEqual({
      results: ['focus', 'setText', 'scroll', 'click', 'typeText', 'pressKey'].map((type) => ({
        ok: true,
        type,
      })),
    });
    expect(reply.text).toBe('Done: 6 actions (focus, setText, scroll, click, typeText, pressKey).');
    expect(done()).toEqual<RawAction[]>([
      { type: 'focus', target: { uid: 'u-2' } },
      { type: 'setText', target: { uid: 'u-2' }, text: 'Ann' },
      { type: 'scroll', target: { uid: 'u-3' }, deltaY: -40 },
      { type: 'click', x: 5, y: 0 },
      { type: 'typeText', text: 'é😀\n', window: 1 },
      { type: 'pressKey', key: 'ENTER', modifiers: ['CTRL', 'SHIFT'], window: 1 },
    ]);
  });

  it('waits for the UI to be idle unless told otherwise', async () => {
    await perform([click('u-1')]);
    await perform([click('u-1')], { awaitUiIdle: null });
    await perform([click('u-1')], { awaitUiIdle: false });
    expect(toolkit.performed.map(({ settle }) => settle)).toEqual([true, true, false]);
  });

  it('resolves a target when its action starts', async () => {
    toolkit.act = () => {
      root.children.unshift(node('Button', { uid: 'u-new' }));
      return { ok: true, window: 1 };
    };
    const path = '/stages[0]/scene/root/Button[0]';
    await perform([
      { type: 'click', target: { ref: { path } } },
      { type: 'click', target: { ref: { path } } },
    ]);
    expect(done()).toEqual([
      { type: 'click', target: { uid: 'u-1' } },
      { type: 'click', target: { uid: 'u-new' } },
    ]);
  });

  it('refuses a live uid whose path ends with another type', async () => {
    const ref = { uid: 'u-1', path: '/stages[1]/scene/root/Label[0]' };
    expect(errorOf(await perform([{ type: 'click', target: { ref } }]))).toEqual({
      code: 'MCP_UI_ACTION_FAILED',
      message:
        'Action 0 (click) failed with STALE_REF: The node u-1 is a Button, but the path ends with a Label.',
      details: { ref, failedIndex: 0, reason: 'STALE_REF', results: [] },
    });
    expect(done()).toEqual([]);
  });

  it('fails with NODE_NOT_FOUND where a path leads to nothing', async () => {
    const ref = { path: '/stages[0]/scene/root/Slider[0]' };
    const { details } = errorOf(await perform([click('u-1'), { type: 'focus', target: { ref } }]));
    expect(details).toEqual({
      ref,
      failedIndex: 1,
      reason: 'NODE_NOT_FOUND',
      results: [{ ok: true, type: 'click' }],
    });
  });

  it('stops at the first action that the UI refuses, and tells what was done', async () => {
    toolkit.act = (action) =>
      action.type === 'focus'
        ? {
            ok: false,
            reason: 'TARGET_DISABLED',
            message: 'It is disabled.',
            details: { by: 'u-9', reason: 'x' },
          }
        : { ok: true, window: 1 };
    const focus = { type: 'focus', target: { ref: { uid: 'u-2' } } };
    const reply = await perform([click('u-1'), focus, click('u-1')]);
    expect(errorOf(reply)).toEqual({
      code: 'MCP_UI_ACTION_FAILED',
      message: 'Action 1 (focus) failed with TARGET_DISABLED: It is disabled.',
      details: {
        by: 'u-9',
        failedIndex: 1,
        reason: 'TARGET_DISABLED',
        results: [{ ok: true, type: 'click' }],
      },
    });
    expect(reply.text).toBe(
      'MCP_UI_ACTION_FAILED: Action 1 (focus) failed with TARGET_DISABLED: It is disabled. Read details.reason, ' +
        'repair that action, and continue after the actions that details.results has.',
    );
    expect(done()).toHaveLength(2);
  });

  it('finds an unknown key before anything is done', async () => {
    expect(errorOf(await perform([click('u-1'), { type: 'pressKey', key: 'PAGEDWN' }]))).toEqual({
      code: 'MCP_UI_ACTION_FAILED',
      message:
        'Action 1 (pressKey) failed with INVALID_KEY_CODE: "PAGEDWN" is not a JavaFX KeyCode name. ' +
        'Did you mean PAGE_DOWN?',
      details: { failedIndex: 1, reason: 'INVALID_KEY_CODE', results: [] },
    });
    expect([done(), toolkit.captures]).toEqual([[], []]);
  });

  it.each([
    [[], '/actions'],
    [[{ type: 'clik' }], '/actions/0/type'],
    [[click('u-1'), { type: 'click', x: 1 }], '/actions/1'],
    [[{ type: 'click' }], '/actions/0'],
    [[{ ...click('u-1'), x: 1, y: 1 }], '/actions/0'],
    [[{ type: 'click', x: '1', y: 1 }], '/actions/0/x'],
    [[{ type: 'typeText' }], '/actions/0'],
    [[{ type: 'pressKey', key: 'A', modifiers: ['HYPER'] }], '/actions/0/modifiers/0'],
    [[{ type: 'click', target: { ref: { path: 'x' } } }], '/actions/0/target/ref/path'],
    [Array.from({ length: 101 }, () => click('u-1')), '/actions'],
  ])('refuses the shape %#, doing nothing', async (actions, pointer) => {
    const { code, details } = errorOf(await perform(actions));
    expect([code, (details.issues as { pointer: string }[])[0]!.pointer]).toEqual([
      'MCP_UI_INVALID_INPUT',
      pointer,
    ]);
    expect([done(), toolkit.captures]).toEqual([[], []]);
  });

  it('tells what was done when the application exits meanwhile', async () => {
    toolkit.act = (action) => {
      if (action.type === 'focus') throw new ToolkitGone('The application has exited.');
      return { ok: true, window: 1 };
    };
    expect(
      errorOf(await perform([click('u-1'), { type: 'focus', target: { ref: { uid: 'u-1' } } }])),
    ).toEqual({
      code: 'MCP_UI_NOT_ENABLED',
      message: 'The application has exited.',
      details: { reason: 'NOT_ATTACHED', results: [{ ok: true, type: 'click' }] },
    });
  });
});
