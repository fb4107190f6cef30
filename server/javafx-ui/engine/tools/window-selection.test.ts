import { beforeEach, describe, expect, it } from 'vitest';
import type { UiQueryOutput, UiSnapshot } from '../../contract.js';
import { engineOver, errorOf, newestOver, outputOf } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

/** Nothing is focused, and a dialog of the second window is modal. */
const desktop = () =>
  new FakeToolkit([
    stage('A', node('Pane', { id: 'a' })),
    stage('B', node('VBox', {}, node('TextField', { id: 'b', focused: true })), { key: 2 }),
    stage('Sure?', node('DialogPane', { id: 'c' }), {
      key: 7,
      kind: 'dialog',
      owner: 2,
      modal: 'application',
    }),
  ]);

const selected = async (window: string) => {
  const reply = await newestOver(desktop()).call('ui_get_snapshot', { window });
  return outputOf<UiSnapshot>(reply).stages.map(({ windowId }) => windowId);
};

describe('a window by its name', () => {
  it('is selected by a snapshot', async () => {
    expect(await selected('w2')).toEqual(['w2']);
    expect(await selected('current')).toEqual(['w7']);
  });

  it('is where a query searches', async () => {
    const input = { selector: { css: '*' }, scope: { window: 'w2' } };
    const { matches } = outputOf<UiQueryOutput>(await newestOver(desktop()).call('ui_query', input));
    expect(matches.map(({ type }) => type)).toEqual(['VBox', 'TextField']);
  });

  it('tells its owner and the focus of its scene', async () => {
    const reply = await newestOver(desktop()).call('ui_get_snapshot', { stage: 'all' });
    const { stages } = outputOf<UiSnapshot>(reply);
    expect(
      stages.map(({ windowId, modal, ownerId, focusOwner }) => [windowId, modal, ownerId, focusOwner]),
    ).toEqual([
      ['w1', false, null, null],
      ['w2', false, null, { path: '/stages[1]/scene/root/TextField[0]', uid: 'u-2' }],
      ['w7', true, 'w2', null],
    ]);
  });

  it.each([
    ['ui_get_snapshot', { window: 'w1', stage: 'all' }, '/stage', '"all"'],
    ['ui_get_snapshot', { window: 'current', stageIndex: 0 }, '/stageIndex', '0'],
    [
      'ui_query',
      { selector: { css: '*' }, scope: { window: 'w1', stageIndex: 2 } },
      '/scope/stageIndex',
      '2',
    ],
  ])('stands alone in %s %j', async (tool, input, pointer, got) => {
    const toolkit = desktop();
    const { code, details } = errorOf(await newestOver(toolkit).call(tool, input));
    const expected = `no "${pointer.split('/').at(-1)}" beside "window"`;
    const message = `Expected ${expected}, got ${got}; leave one of them out.`;
    expect([code, details]).toEqual(['MCP_UI_INVALID_INPUT', { issues: [{ pointer, message, expected }] }]);
    expect(toolkit.captures).toEqual([]);
  });

  it('is refused with the names that there are when it shows no more', async () => {
    const { code, message } = errorOf(await newestOver(desktop()).call('ui_get_snapshot', { window: 'w3' }));
    expect([code, message]).toEqual([
      'MCP_UI_NO_STAGES',
      'Expected the id of a showing window, got w3; there are [0] w1 stage "A", [1] w2 stage "B", [2] w7 dialog "Sure?".',
    ]);
  });

  it('is no member that 1.0 knows', async () => {
    const { code } = errorOf(await engineOver(desktop()).call('ui_get_snapshot', { window: 'w1' }));
    expect(code).toBe('MCP_UI_INVALID_INPUT');
  });
});
