import { beforeEach, describe, expect, it } from 'vitest';
import type { RawBounds } from '../../scene/port.js';
import { errorOf, newestOver, outputOf } from '../testing/call.js';
import { type FakeNode, FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

/** The beginning of a PNG of 300 by 200 pixels. */
const png = Uint8Array.from([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 200,
]);

const button = (label: string, uid: string, boundsInScene: RawBounds) =>
  node('Button', { role: 'BUTTON', label, uid, boundsInScene });

/** A window of 300 by 200 at (10, 20) on the screen, with a scroll pane and, over it, a menu. */
function fake(): FakeToolkit {
  const pane = node(
    'ScrollPane',
    { role: 'SCROLL_PANE', uid: 'u-pane', boundsInScene: [100, 100, 100, 50] },
    node(
      'VBox',
      { role: 'PARENT', boundsInScene: [100, 60, 100, 400] },
      button('Cut', 'u-cut', [100.5, 90, 50, 30]),
      button('Far', 'u-far', [100, 400, 50, 30]),
    ),
  );
  const root: FakeNode = node(
    'VBox',
    { role: 'PARENT', boundsInScene: [0, 0, 300, 200], localToScreen: [10, 20, 300, 200] },
    button('OK', 'u-ok', [20.5, 30.25, 79.5, 25]),
    pane,
  );
  const menu = node(
    'Pane',
    { role: 'PARENT', boundsInScene: [-5, -5, 100, 60], localToScreen: [55, 65, 100, 60] },
    node('MenuItemContainer', {
      role: 'MENU_ITEM',
      label: 'Copy',
      uid: 'u-copy',
      boundsInScene: [0, 0, 80, 24],
    }),
  );
  const toolkit = new FakeToolkit([
    stage('Main', root, { focused: true }),
    stage(null, menu, { key: 2, kind: 'popup', owner: 1 }),
  ]);
  toolkit.png = png;
  return toolkit;
}

const take = (toolkit: FakeToolkit, input: object) => newestOver(toolkit).call('ui_screenshot', input);

describe('a picture', () => {
  it('without any wish is that of the window, taken once', async () => {
    const toolkit = fake();
    expect(outputOf(await take(toolkit, { maxWidth: null, annotate: false, locator: null }))).toEqual({
      contentType: 'image/png',
      dataBase64: Buffer.from(png).toString('base64'),
    });
    expect(toolkit.pictures).toEqual([]);
  });

  it.each([
    ['u-ok', { x: 20, y: 30, width: 80, height: 26 }],
    // Cut by the scroll pane above it.
    ['u-cut', { x: 100, y: 100, width: 51, height: 20 }],
    // A menu begins where its root does, and its picture is only 300 by 200 in this test.
    ['text=Copy', { x: 0, y: 0, width: 80, height: 24 }],
  ])('of %s is the part in which it shows', async (locator, clip) => {
    const toolkit = fake();
    const { text } = await take(toolkit, { locator });
    expect(toolkit.pictures).toMatchObject([{ clip, boxes: [] }]);
    expect(text).toMatch(/^PNG of u-\w+ (Button|MenuItemContainer)".*" in w[12], 300x200 pixels$/);
  });

  it('of what is scrolled away is refused with what to do', async () => {
    expect(errorOf(await take(fake(), { locator: 'u-far' }))).toMatchObject({
      code: 'MCP_UI_NODE_NOT_FOUND',
      message: 'Nothing of u-far Button"Far" is in view; scroll to it first.',
    });
  });

  it.each([
    ['Button', 'MCP_UI_AMBIGUOUS'],
    ['text=Nobody', 'MCP_UI_NODE_NOT_FOUND'],
    ['text=', 'MCP_UI_INVALID_INPUT'],
  ])('of %s is answered with %s', async (locator, code) => {
    expect(errorOf(await take(fake(), { locator })).code).toBe(code);
  });

  it('searches in the window that is named alone', async () => {
    expect(errorOf(await take(fake(), { locator: 'u-ok', window: 'w2' })).code).toBe('MCP_UI_NODE_NOT_FOUND');
    expect(errorOf(await take(fake(), { locator: 'u-ok', window: 'w9' })).code).toBe('MCP_UI_NO_STAGES');
    // With the popups that it owns.
    expect((await take(fake(), { locator: 'u-copy', window: 'w1' })).ok).toBe(true);
  });

  it.each([
    [{ maxWidth: 100 }, { width: 100, height: 66 }, 1 / 3],
    [{ maxHeight: 100 }, { width: 150, height: 100 }, 0.5],
    [{ maxWidth: 100, maxHeight: 20 }, { width: 30, height: 20 }, 0.1],
    [{ maxWidth: 1000, maxHeight: 1000 }, { width: 300, height: 200 }, 1],
  ])('fits into %j', async (input, size, scale) => {
    const toolkit = fake();
    const output = outputOf<{ scale: number }>(await take(toolkit, input));
    expect(toolkit.pictures).toMatchObject([{ clip: { x: 0, y: 0, width: 300, height: 200 }, size }]);
    expect(output.scale).toBeCloseTo(scale, 10);
  });

  it('has boxes around the lines in view, those of menus over it included', async () => {
    const toolkit = fake();
    const output = outputOf<{ annotations: object[] }>(
      await take(toolkit, { annotate: true, maxWidth: 150 }),
    );
    expect(output.annotations).toEqual([
      { uid: 'u-ok', x: 10, y: 15, width: 40, height: 13 },
      { uid: 'u-pane', x: 50, y: 50, width: 50, height: 25 },
      { uid: 'u-cut', x: 50, y: 50, width: 25, height: 10 },
      // At (60, 70) on the screen, which is (50, 50) in the window.
      { uid: 'u-copy', x: 25, y: 25, width: 40, height: 12 },
    ]);
    expect(toolkit.pictures[0]?.boxes).toEqual(
      output.annotations.map((one) => {
        const { uid, ...box } = one as { uid: string };
        return { ...box, label: uid };
      }),
    );
  });

  it('of a node has boxes in that node alone', async () => {
    const output = outputOf<{ annotations: { uid: string }[] }>(
      await take(fake(), { annotate: true, locator: 'u-pane' }),
    );
    expect(output.annotations.map(({ uid }) => uid)).toEqual(['u-pane', 'u-cut']);
  });
});
