import { beforeEach, describe, expect, it } from 'vitest';
import { newestOver } from '../testing/call.js';
import {
  type FakeNode,
  FakeToolkit,
  type FakeWindow,
  node,
  resetUids,
  stage,
} from '../testing/fake-toolkit.js';

beforeEach(resetUids);

const button = (label: string, uid: string, facts: Partial<FakeNode> = {}) =>
  node('Button', { role: 'BUTTON', label, uid, ...facts });
const box = (...children: FakeNode[]) => node('VBox', { role: 'PARENT' }, ...children);

/** The uid of the node that a locator names, or the code of the error. */
async function named(windows: FakeWindow[], within: string): Promise<string | undefined> {
  const reply = await newestOver(new FakeToolkit(windows)).call('ui_look', { within });
  return reply.ok ? / within (\S+)/.exec(reply.text)?.[1] : reply.error.code;
}

describe('the first place with a match decides', () => {
  const main = () => stage('Main', box(button('OK', 'u-main')), { focused: true });
  const other = () => stage('Other', box(button('OK', 'u-other'), button('More', 'u-more')), { key: 2 });
  const dialog = () =>
    stage('Sure?', box(button('OK', 'u-dialog')), { key: 3, kind: 'dialog', owner: 1, modal: 'application' });
  const menu = (styleClass: string[] = []) =>
    stage(null, node('Pane', { role: 'PARENT', styleClass }, button('OK', 'u-menu')), {
      key: 4,
      kind: 'popup',
      owner: 1,
    });

  it('a popup that takes input before the window that it belongs to', async () => {
    expect(await named([main(), menu()], 'text=OK')).toBe('u-menu');
  });

  it('a modal window before those behind it, which are searched at last', async () => {
    expect(await named([main(), other(), dialog()], 'text=OK')).toBe('u-dialog');
    expect(await named([main(), other(), dialog()], 'text=More')).toBe('u-more');
  });

  it('windows of the same place together', async () => {
    expect(await named([main(), other()], 'text=OK')).toBe('MCP_UI_AMBIGUOUS');
    expect(await named([main(), other()], 'text=OK nth=1')).toBe('u-other');
  });

  it('a text that equals the words in one window before texts that contain them in another', async () => {
    const both = [
      stage('A', box(button('OK now', 'u-now'))),
      stage('B', box(button('OK', 'u-ok')), { key: 2 }),
    ];
    expect(await named(both, 'text=OK')).toBe('u-ok');
  });

  it('a tooltip like any window that takes input', async () => {
    expect(await named([main(), menu(['tooltip'])], 'text=OK')).toBe('MCP_UI_AMBIGUOUS');
  });
});

describe('a step', () => {
  const page = () => [
    stage(
      'Page',
      node(
        'VBox',
        { role: 'PARENT', id: 'page' },
        node('HBox', { role: 'PARENT', id: 'left' }, button('Save', 'u-1'), button('Save as', 'u-2')),
        node(
          'HBox',
          { role: 'PARENT', id: 'right' },
          button('Save', 'u-3', { properties: { tooltip: 'Keep it' } }),
        ),
        button('Hidden', 'u-4', { invisible: true }),
        node('TabHeaderSkin', { uid: 'u-5', role: 'TAB_ITEM', label: 'First', selected: true }),
      ),
    ),
  ];

  it.each([
    ['u-2', 'u-2'],
    ['#left >> text=as', 'u-2'],
    ['#left >> text=Save', 'u-1'],
    ['#right >> Button', 'u-3'],
    ['#page >> #right >> text=save', 'u-3'],
    ['tooltip=keep', 'u-3'],
    ['#left > Button nth=1', 'u-2'],
    ['Tab', 'u-5'],
    ['text="save"', 'MCP_UI_NODE_NOT_FOUND'],
    ['text=Hidden', 'MCP_UI_NODE_NOT_FOUND'],
    ['u-4', 'MCP_UI_NODE_NOT_FOUND'],
    ['u-never', 'MCP_UI_NODE_NOT_FOUND'],
    ['#left >> #right', 'MCP_UI_NODE_NOT_FOUND'],
    ['Button', 'MCP_UI_AMBIGUOUS'],
  ])('%s leads to %s', async (within, uid) => expect(await named(page(), within)).toBe(uid));

  it('tells a node that has gone from one that never was', async () => {
    const toolkit = new FakeToolkit(page());
    const { call } = newestOver(toolkit);
    await call('ui_look');
    toolkit.windows[0]!.root!.children.shift();
    const gone = await call('ui_look', { within: 'u-1' });
    expect(gone.ok ? '' : gone.error.code).toBe('MCP_UI_STALE_REF');
  });
});
