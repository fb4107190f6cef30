import { beforeEach, describe, expect, it } from 'vitest';
import type { UiSnapshot } from '../../contract.js';
import { engineOver, errorOf, outputOf } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

const snapshotOf = async (toolkit: FakeToolkit, input: object = {}) =>
  outputOf<UiSnapshot>(await engineOver(toolkit).call('ui_get_snapshot', input));

describe('the windows of a snapshot', () => {
  it('reports windows in order, with kind, owner and focus', async () => {
    const toolkit = new FakeToolkit([
      stage(null, node('Menu'), { key: 4, kind: 'popup', owner: 3, focused: true }),
      stage('Sure?', node('DialogPane'), { key: 3, kind: 'dialog', owner: 1, focused: true }),
      stage('Z', node('Pane'), { key: 2 }),
      stage('A', node('Pane')),
    ]);
    const all = await snapshotOf(toolkit, { stage: 'all' });
    expect(
      all.stages.map(({ stageIndex, kind, title, focused, ownerStageIndex }) => {
        return [stageIndex, kind, title, focused, ownerStageIndex];
      }),
    ).toEqual([
      [0, 'stage', 'A', false, null],
      [1, 'stage', 'Z', false, null],
      [2, 'dialog', 'Sure?', true, 0],
      [3, 'popup', null, false, 2],
    ]);
    expect(all.focus).toEqual({ focusedNode: null, focusedWindow: { stageIndex: 2 } });
    const indices = async (input: object) =>
      (await snapshotOf(toolkit, input)).stages.map((one) => one.stageIndex);
    expect(await indices({})).toEqual([2, 3]);
    expect(await indices({ stage: 'primary' })).toEqual([0]);
    expect(await indices({ stageIndex: 1 })).toEqual([1]);
    expect(await indices({ stage: 'focused', stageIndex: 1 })).toEqual([1]);
    expect(await indices({ stage: null, stageIndex: null })).toEqual([2, 3]);
  });

  it('reports no focus when no window has it', async () => {
    const toolkit = new FakeToolkit([stage('A', node('Pane', { focused: true }))]);
    expect((await snapshotOf(toolkit)).focus).toEqual({ focusedNode: null, focusedWindow: null });
  });

  it('leaves out the place of a window that has none', async () => {
    const facts = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: -1 };
    const { stages } = await snapshotOf(new FakeToolkit([stage('A', node('Pane'), facts)]));
    expect(Object.keys(stages[0]!)).toEqual([
      'stageIndex',
      'windowId',
      'kind',
      'title',
      'showing',
      'focused',
      'modal',
      'ownerStageIndex',
      'ownerId',
      'focusOwner',
      'scene',
    ]);
  });

  it.each(['primary', 'all'])('refuses a stageIndex beside the stage %s', async (name) => {
    const toolkit = new FakeToolkit([stage('A', node('Pane'))]);
    const reply = await engineOver(toolkit).call('ui_get_snapshot', { stage: name, stageIndex: 0 });
    expect(errorOf(reply)).toEqual({
      code: 'MCP_UI_INVALID_INPUT',
      message: `Expected no "stageIndex" beside this "stage", got 0 with "${name}"; leave one of them out.`,
      details: {
        issues: [
          {
            pointer: '/stageIndex',
            message: `Expected no "stageIndex" beside this "stage", got 0 with "${name}"; leave one of them out.`,
            expected: 'no "stageIndex" beside this "stage"',
          },
        ],
      },
    });
    expect(toolkit.captures).toEqual([]);
  });

  it('lists the windows that could have been named', async () => {
    const toolkit = new FakeToolkit([
      stage('A', node('Pane')),
      stage(null, node('Menu'), { key: 2, kind: 'popup' }),
    ]);
    const reply = await engineOver(toolkit).call('ui_get_snapshot', { stageIndex: 2 });
    expect(errorOf(reply)).toEqual({
      code: 'MCP_UI_NO_STAGES',
      message: 'Expected the index of a showing window, got 2; there are [0] w1 stage "A", [1] w2 popup.',
      details: {
        available: [
          { stageIndex: 0, windowId: 'w1', kind: 'stage', title: 'A' },
          { stageIndex: 1, windowId: 'w2', kind: 'popup', title: null },
        ],
      },
    });
  });

  it.each([{}, { stage: 'primary' }, { stage: 'all' }, { stageIndex: 0 }])(
    'says of %j that nothing is showing',
    async (input) => {
      expect(errorOf(await engineOver(new FakeToolkit([])).call('ui_get_snapshot', input))).toEqual({
        code: 'MCP_UI_NO_STAGES',
        message: 'No window is showing.',
        details: { available: [] },
      });
    },
  );
});
