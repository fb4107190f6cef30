import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf, newestOver } from '../testing/call.js';
import { type FakeNode, FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

const button = (label: string, uid: string, facts: Partial<FakeNode> = {}) =>
  node('Button', { role: 'BUTTON', label, uid, ...facts });
const box = (...children: FakeNode[]) => node('VBox', { role: 'PARENT' }, ...children);

const listCell = (uid: string, text: string, ...inside: FakeNode[]) =>
  node('ListCell', { uid, role: 'LIST_ITEM', label: text }, ...inside);

/** A list whose first rows are on screen; `items` name what they show. */
function list(
  rows: readonly { uid: string; text: string; item: string }[],
  inside: FakeNode[] = [],
): FakeNode {
  return node(
    'ListView',
    {
      uid: 'u-list',
      id: 'list',
      role: 'LIST_VIEW',
      virtualization: {
        kind: 'ListView',
        itemsCount: 100,
        visibleRange: { from: 0, to: rows.length - 1 },
        selectedIndices: [],
        focusedIndex: null,
        visibleCells: rows.map(({ uid, text, item }, index) => ({
          index,
          uid,
          item,
          steps: '',
          cells: [{ columnId: null, text }],
        })),
      },
    },
    ...rows.map(({ uid, text }, i) => listCell(uid, text, ...(i === 0 ? inside : []))),
  );
}

const rows = [
  { uid: 'u-r0', text: 'Ann', item: 'ann' },
  { uid: 'u-r1', text: 'Bob', item: 'bob' },
];

const main = () => box(button('OK', 'u-ok'), button('OK now', 'u-now'), list(rows), button('More', 'u-more'));
const alone = () => new FakeToolkit([stage('Main', main(), { focused: true })]);
const behind = () =>
  new FakeToolkit([
    stage('Main', main()),
    stage('Sure?', box(button('Yes', 'u-yes')), {
      key: 2,
      kind: 'dialog',
      owner: 1,
      modal: 'application',
      focused: true,
    }),
  ]);

async function click(toolkit: FakeToolkit, locator: string) {
  const reply = await newestOver(toolkit).call('ui_perform', { actions: [{ type: 'click', locator }] });
  const [done] = toolkit.performed;
  return { reply, target: done && 'target' in done.action ? done.action.target : undefined };
}

describe('the locator of an action', () => {
  it.each([
    ['text="OK"', { uid: 'u-ok' }],
    ['text=OK', { uid: 'u-ok' }],
    ['u-more', { uid: 'u-more' }],
    ['#list row=1', { uid: 'u-list', item: { index: 1 } }],
    ['#list row=90', { uid: 'u-list', item: { index: 90 } }],
    ['#list row="Bob"', { uid: 'u-list', item: { index: 1 } }],
    ['#list item="Bob"', { uid: 'u-r1' }],
  ])('%s', async (locator, target) => {
    expect((await click(alone(), locator)).target).toEqual(target);
  });

  it.each([
    ['text=Save', 'NODE_NOT_FOUND', 'There is no visible node "text=Save".'],
    ['#list >> Button', 'NODE_NOT_FOUND', 'There is no visible node "Button" below "#list".'],
    ['Button nth=7', 'NODE_NOT_FOUND', 'Without "nth=7" it names 3 nodes, and nth= counts from 0.'],
    [
      '#list row="Zoe"',
      'NODE_NOT_FOUND',
      '"#list" has rows 0 to 1 of 100 on screen; there is no "#list row=\\"Zoe\\"" among them.',
    ],
    [
      'text="OK" row="x"',
      'NODE_NOT_FOUND',
      '"text=\\"OK\\"" has no rows or items, so there is no "text=\\"OK\\" row=\\"x\\"".',
    ],
    ['#list row=100', 'ITEM_NOT_FOUND', 'The ListView has 100 items; there is no item 100.'],
    ['#list row=1 column=Age', 'ITEM_NOT_FOUND', 'The ListView has no columns; there is no column "Age".'],
    ['u-gone', 'NODE_NOT_FOUND', 'There is no node with the uid "u-gone".'],
  ])('%s fails with %s and says why', async (locator, reason, why) => {
    const { reply, target } = await click(alone(), locator);
    expect(errorOf(reply)).toMatchObject({ code: 'MCP_UI_ACTION_FAILED', details: { reason, results: [] } });
    expect(errorOf(reply).message).toBe(`Action 0 (click) failed with ${reason}: ${why}`);
    expect(target).toBeUndefined();
  });

  it('that names several nodes fails with their lines', async () => {
    const error = errorOf((await click(alone(), 'Button')).reply);
    expect(error.details).toMatchObject({
      reason: 'AMBIGUOUS_TARGET',
      locator: 'Button',
      total: 3,
      candidates: [{ uid: 'u-ok' }, { uid: 'u-now' }, { uid: 'u-more' }],
    });
    expect(error.message).toContain('\n  u-now Button "OK now" in w1');
  });

  it.each(['text="OK"', 'text=O', '#list row=3', '#list row="Bob"', 'u-more'])(
    '%s is blocked by a modal window in front',
    async (locator) => {
      const { reply, target } = await click(behind(), locator);
      const error = errorOf(reply);
      expect(error.details).toMatchObject({ reason: 'BLOCKED_BY_MODAL', modal: 'w2' });
      expect(error.message).toContain('is behind the modal window w2 "Sure?"; answer that one first.');
      expect(target).toBeUndefined();
    },
  );

  it('is read before anything is done', async () => {
    const toolkit = alone();
    const actions = [
      { type: 'click', locator: 'u-ok' },
      { type: 'click', locator: 'Button nth=' },
    ];
    const error = errorOf(await newestOver(toolkit).call('ui_perform', { actions }));
    expect(error).toMatchObject({
      code: 'MCP_UI_INVALID_INPUT',
      details: { issues: [{ pointer: '/actions/1/locator', expected: 'a number after "nth="' }] },
    });
    expect(toolkit.performed).toEqual([]);
  });
});

describe('the locator of a node', () => {
  it('stands in place of a ref', async () => {
    const { call } = newestOver(alone());
    expect(await call('ui_get_node', { locator: 'text=More' })).toMatchObject({
      ok: true,
      output: { ref: { uid: 'u-more' } },
    });
    const problem = { pointer: '', message: expect.stringContaining('exactly one') };
    expect(errorOf(await call('ui_get_node', { locator: 'text=More', ref: { uid: 'u-ok' } }))).toMatchObject({
      code: 'MCP_UI_INVALID_INPUT',
      details: { issues: [problem] },
    });
  });

  it('finds a node behind a modal window, too: it only reads', async () => {
    const reply = await newestOver(behind()).call('ui_get_node', { locator: 'text=More' });
    expect(reply).toMatchObject({ ok: true, output: { ref: { uid: 'u-more' } } });
  });
});

describe('a uid in a row', () => {
  const showing = (...items: string[]) =>
    box(
      list(
        rows.map((row, i) => ({ ...row, item: items[i]! })),
        [button('Go', 'u-go')],
      ),
    );

  it('is stale once the row shows another item than the one that was told', async () => {
    const toolkit = new FakeToolkit([stage('Main', showing('ann', 'bob'), { focused: true })]);
    const { call } = newestOver(toolkit);
    const click = (locator: string) => call('ui_perform', { actions: [{ type: 'click', locator }] });
    // Nobody was told of it yet, so there is nothing that it could have been before.
    expect((await click('u-go')).ok).toBe(true);
    await call('ui_look');
    toolkit.windows = [stage('Main', showing('cid', 'bob'), { focused: true })];
    for (const locator of ['u-go', 'u-r0', 'u-r0 >> Button'])
      expect(errorOf(await click(locator)).details).toMatchObject({ reason: 'STALE_REF' });
    expect(errorOf(await call('ui_get_node', { locator: 'u-go' })).message).toBe(
      'The node u-go shows row 0 now, which is another item than before.',
    );
    expect((await click('u-r1')).ok).toBe(true);
    // As a ref it names the node.
    expect((await call('ui_get_node', { ref: { uid: 'u-go' } })).ok).toBe(true);
    await call('ui_get_snapshot');
    expect((await click('u-go')).ok).toBe(true);
  });
});

describe('an item of what opens', () => {
  const combo = (open: boolean) =>
    node('ComboBox', {
      uid: 'u-combo',
      id: 'fruit',
      role: 'COMBO_BOX',
      pseudoClass: open ? ['showing'] : [],
    });
  const popup = () =>
    stage(null, node('Pane', { role: 'PARENT' }, list(rows)), { key: 2, kind: 'popup', owner: 1 });

  it('is found in its popup', async () => {
    const open = new FakeToolkit([stage('Main', box(combo(true)), { focused: true }), popup()]);
    expect((await click(open, '#fruit item=Bob')).target).toEqual({ uid: 'u-r1' });
  });

  it('is not there before, and the error says what to do', async () => {
    const closed = new FakeToolkit([stage('Main', box(combo(false)), { focused: true })]);
    expect(errorOf((await click(closed, '#fruit item=Bob')).reply).message).toContain(
      '"#fruit" is closed and shows no "#fruit item=\\"Bob\\""; click it first.',
    );
  });
});
