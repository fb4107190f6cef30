import { beforeEach, describe, expect, it } from 'vitest';
import { engineOver, errorOf } from '../testing/call.js';
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
    toolkit.act = () => {
      toolkit.windows = [];
      return { ok: true, window: 1 };
    };
    expect(errorOf(await perform([click('u-1'), type]))).toEqual({
      code: 'MCP_UI_NO_STAGES',
      message: 'No window is showing.',
      details: { available: [], results: [{ ok: true, type: 'click' }] },
    });
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
