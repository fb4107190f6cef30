import { beforeEach, describe, expect, it } from 'vitest';
import type { UiNode } from '../../contract.js';
import { engineOver, errorOf, outputOf } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

let toolkit: FakeToolkit;
let call: ReturnType<typeof engineOver>['call'];

/** u-4 VBox > (u-1 Button, u-3 HBox > u-2 Button). */
beforeEach(() => {
  resetUids();
  toolkit = new FakeToolkit([
    stage('Main', node('VBox', {}, node('Button'), node('HBox', {}, node('Button')))),
  ]);
  ({ call } = engineOver(toolkit));
});

const uidOf = async (ref: object) => outputOf<UiNode>(await call('ui_get_node', { ref })).ref.uid;
const refusal = async (ref: object) => errorOf(await call('ui_get_node', { ref }));

describe('a ref', () => {
  it('is accepted as it was emitted', async () => {
    const snapshot = outputOf<{ stages: { scene: { root: UiNode } }[] }>(await call('ui_get_snapshot'));
    const all: UiNode[] = [];
    const collect = (one: UiNode) => {
      all.push(one);
      one.children.forEach(collect);
    };
    collect(snapshot.stages[0]!.scene.root);
    expect(all).toHaveLength(4);
    for (const { ref } of all) {
      expect(outputOf<UiNode>(await call('ui_get_node', { ref })).ref).toEqual(ref);
      expect(await uidOf({ path: ref.path })).toBe(ref.uid);
      expect(await uidOf({ uid: ref.uid })).toBe(ref.uid);
    }
  });

  it('takes null as absent and a hint of any content', async () => {
    expect(await uidOf({ uid: 'u-1', path: null, hint: null })).toBe('u-1');
    expect(await uidOf({ uid: null, path: '/stages[0]/scene/root/Button[0]' })).toBe('u-1');
    expect(await uidOf({ uid: 'u-1', hint: { id: 'x', anything: { at: ['all'] } } })).toBe('u-1');
  });

  it('is decided by the uid alone', async () => {
    expect(await uidOf({ uid: 'u-2', path: '/stages[0]/scene/root/Button[0]' })).toBe('u-2');
    expect(await uidOf({ uid: 'u-2', path: '/stages[7]/scene/root/Pane[3]/Button[9]' })).toBe('u-2');
    expect(await uidOf({ uid: 'u-2', path: '/stages[0]/scene/root' })).toBe('u-2');
  });

  it('names nothing when its uid was never issued, and the path is no fallback', async () => {
    const ref = { uid: 'u-zzz', path: '/stages[0]/scene/root/Button[0]' };
    expect(await refusal(ref)).toEqual({
      code: 'MCP_UI_NODE_NOT_FOUND',
      message: 'There is no node with the uid "u-zzz".',
      details: { ref },
    });
  });

  it('is stale when its node is not in a showing scene any more', async () => {
    await call('ui_get_snapshot');
    toolkit.windows[0]!.root!.children.pop();
    const ref = { uid: 'u-2', path: '/stages[0]/scene/root/HBox[0]/Button[0]' };
    expect(await refusal(ref)).toEqual({
      code: 'MCP_UI_STALE_REF',
      message: 'The node u-2 is not in a showing window any more.',
      details: { ref },
    });
  });

  it('is stale when its path ends with another type', async () => {
    const ref = { uid: 'u-1', path: '/stages[0]/scene/root/Label[0]' };
    expect(await refusal(ref)).toEqual({
      code: 'MCP_UI_STALE_REF',
      message: 'The node u-1 is a Button, but the path ends with a Label.',
      details: { ref },
    });
  });

  it.each(['/stages[0]/scene/root/Button[1]', '/stages[0]/scene/root/Label[0]', '/stages[1]/scene/root'])(
    'names nothing with the path %s alone',
    async (path) => {
      expect(await refusal({ path })).toEqual({
        code: 'MCP_UI_NODE_NOT_FOUND',
        message: `There is no node at the path "${path}".`,
        details: { ref: { path } },
      });
    },
  );

  it.each([
    {},
    { uid: null, path: null },
    { hint: { id: 'x' } },
    { path: 'VBox[0]' },
    { uid: '' },
    { uid: 7 },
  ])('is invalid as %j', async (ref) => {
    expect((await refusal(ref)).code).toBe('MCP_UI_INVALID_INPUT');
    expect(toolkit.captures).toEqual([]);
  });

  it('with a malformed path is invalid even beside a good uid', async () => {
    const { code, details } = await refusal({ uid: 'u-1', path: '/stages[0]/scene/root/Button' });
    expect([code, details]).toMatchObject(['MCP_UI_INVALID_INPUT', { issues: [{ pointer: '/ref/path' }] }]);
  });
});
