import { beforeEach, describe, expect, it } from 'vitest';
import { type RawAction, ToolkitGone } from '../../toolkit/port.js';
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
        'repair that action, and continue from details.failedIndex.',
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

  describe('typing', () => {
    const type = { type: 'typeText', text: 'x' };
    const windowsOf = () => done().map((action) => ('window' in action ? action.window : undefined));

    it('goes to the focused window when no action had a target', async () => {
      await perform([type]);
      expect(windowsOf()).toEqual([1]);
    });

    it('goes to the window of the last target', async () => {
      toolkit.act = (action) => ({ ok: true, window: action.type === 'click' ? 2 : null });
      await perform([click('u-4'), type, type]);
      expect(windowsOf()).toEqual([undefined, 2, 2]);
    });

    it('goes to the focused window when that of the last target has closed', async () => {
      toolkit.act = (action) => {
        if (action.type === 'click') toolkit.windows.pop();
        return { ok: true, window: 2 };
      };
      await perform([click('u-4'), type]);
      expect(windowsOf()).toEqual([undefined, 1]);
    });

    it('does not remember the window of another call', async () => {
      toolkit.act = () => ({ ok: true, window: 2 });
      await perform([click('u-4')]);
      await perform([type]);
      expect(windowsOf()).toEqual([undefined, 1]);
    });

    it('has nowhere to go when nothing is showing', async () => {
      toolkit.windows = [];
      expect(errorOf(await perform([type])).code).toBe('MCP_UI_NO_STAGES');
    });
  });

  describe('an item', () => {
    beforeEach(() => {
      const facts = {
        visibleRange: { from: 0, to: 9 },
        selectedIndices: [],
        focusedIndex: null,
        visibleCells: [],
      };
      const columns = [
        { id: 'name', text: 'Name' },
        { id: null, text: 'Age' },
      ];
      root.children.push(
        node('TableView', {
          uid: 'u-t',
          virtualization: { kind: 'TableView', itemsCount: 50, columns, ...facts },
        }),
        node('ListView', { uid: 'u-l', virtualization: { kind: 'ListView', itemsCount: 1, ...facts } }),
      );
    });
    const reasonOf = async (uid: string, item: object) => {
      const { message, details } = errorOf(await perform([click(uid, { item })]));
      return [details.reason, message];
    };

    it('is handed to the toolkit with the column as it was given', async () => {
      await perform([
        click('u-t', { item: { index: 49 } }),
        click('u-t', { item: { index: 0, column: 'name' } }),
        click('u-t', { item: { index: 0, column: 1 } }),
        click('u-l', { item: { index: 0, column: null } }),
        click('u-t', { item: null }),
      ]);
      expect(done().map((action) => 'target' in action && action.target)).toEqual([
        { uid: 'u-t', item: { index: 49 } },
        { uid: 'u-t', item: { index: 0, column: 'name' } },
        { uid: 'u-t', item: { index: 0, column: 1 } },
        { uid: 'u-l', item: { index: 0 } },
        { uid: 'u-t' },
      ]);
    });

    it('out of range or of an unknown column is not found', async () => {
      const failed = 'Action 0 (click) failed with ITEM_NOT_FOUND:';
      expect(await reasonOf('u-t', { index: 50 })).toEqual([
        'ITEM_NOT_FOUND',
        `${failed} The TableView has 50 items; there is no item 50.`,
      ]);
      expect(await reasonOf('u-t', { index: 0, column: 'mail' })).toEqual([
        'ITEM_NOT_FOUND',
        `${failed} The TableView has the columns "name", 1; there is no column "mail".`,
      ]);
      expect(await reasonOf('u-t', { index: 0, column: 2 })).toEqual([
        'ITEM_NOT_FOUND',
        `${failed} The TableView has the columns "name", 1; there is no column 2.`,
      ]);
      expect(await reasonOf('u-l', { index: 0, column: 0 })).toEqual([
        'ITEM_NOT_FOUND',
        `${failed} The ListView has no columns; there is no column 0.`,
      ]);
      expect(done()).toEqual([]);
    });

    it('of a control without items is not supported', async () => {
      expect((await reasonOf('u-1', { index: 0 }))[0]).toBe('UNSUPPORTED_TARGET_TYPE');
    });
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
