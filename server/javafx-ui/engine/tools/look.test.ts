import { beforeEach, describe, expect, it } from 'vitest';
import type { UiLook } from '../../contract.js';
import { engineOver, errorOf, newestOver, outputOf } from '../testing/call.js';
import { type FakeNode, FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

const button = (label: string, facts: Partial<FakeNode> = {}) =>
  node('Button', { role: 'BUTTON', label, ...facts });
const label = (text: string, facts: Partial<FakeNode> = {}) =>
  node('Label', { role: 'TEXT', label: text, ...facts });

/** A form with a table, as a user sees it. */
function signUp(): FakeToolkit {
  const remove = button('Remove', { uid: 'u-12' });
  const rows = [
    node(
      'TableRow',
      { uid: 'u-r1', role: 'TABLE_ROW', selected: true },
      node('TableCell', { label: 'b.pdf' }),
    ),
    node('TableRow', { uid: 'u-r0', role: 'TABLE_ROW' }, node('TableCell', { label: 'a.pdf' }), remove),
  ];
  const table = node(
    'TableView',
    {
      uid: 'u-9',
      id: 'files',
      role: 'TABLE_VIEW',
      virtualization: {
        kind: 'TableView',
        itemsCount: 120,
        visibleRange: { from: 0, to: 2 },
        selectedIndices: [1],
        focusedIndex: null,
        columns: [
          { id: null, text: 'Name' },
          { id: null, text: 'Size' },
          { id: null, text: '' },
        ],
        visibleCells: [
          { index: 0, uid: 'u-r0', steps: '', cells: cells('a.pdf', '10 KB', null) },
          { index: 1, uid: 'u-r1', steps: '', cells: cells('b.pdf', '', null) },
        ],
      },
    },
    node('TableColumnHeader', { role: 'TABLE_COLUMN', label: 'Name' }),
    ...rows,
  );
  const email = node('TextField', {
    uid: 'u-3',
    id: 'email',
    role: 'TEXT_FIELD',
    valueText: '',
    prompt: 'you@example.org',
    focused: true,
    boundsInScene: [100, 0, 200, 24],
  });
  return new FakeToolkit([
    stage(
      'Sign up',
      node(
        'VBox',
        { id: 'page', role: 'PARENT' },
        node('HBox', { role: 'PARENT' }, label('E-mail', { boundsInScene: [0, 4, 60, 14] }), email),
        button('OK', { uid: 'u-5', id: 'ok', pseudoClass: ['default'] }),
        table,
      ),
      { focused: true },
    ),
  ]);
}

const cells = (...texts: (string | null)[]) => texts.map((text) => ({ columnId: null, text }));

const lookAt = async (toolkit: FakeToolkit, input: object = {}) =>
  (await newestOver(toolkit).call('ui_look', input)).text;

/** An editor, and over it a dialog that is modal. */
const editor = () =>
  new FakeToolkit([
    stage(
      'Editor',
      node(
        'VBox',
        { role: 'PARENT' },
        button('', { uid: 'u-21', properties: { tooltip: 'Bold' } }),
        node('TabHeaderSkin', { uid: 'u-30', role: 'TAB_ITEM', label: 'A', selected: true }),
        node('TabHeaderSkin', { uid: 'u-31', role: 'TAB_ITEM', label: 'B', selected: false }),
      ),
    ),
    stage(
      'Save?',
      node('DialogPane', { role: 'DIALOG' }, button('Yes', { uid: 'u-40', pseudoClass: ['default'] })),
      {
        key: 2,
        kind: 'dialog',
        owner: 1,
        modal: 'application',
      },
    ),
  ]);

describe('ui_look', () => {
  it('shows what a user sees: names, values, states, rows in their order', async () => {
    expect(await lookAt(signUp())).toBe(
      [
        'look r1 full',
        'w1 stage "Sign up" current',
        '  u-3 TextField#email "E-mail" ="" prompt="you@example.org" focused',
        '  u-5 Button#ok "OK" default',
        '  u-9 TableView#files rows 0–2 of 120',
        '    columns: Name, Size, [2]',
        '    row 0: Name="a.pdf" Size="10 KB"',
        '      u-12 Button "Remove"',
        '    row 1 selected: Name="b.pdf"',
      ].join('\n'),
    );
  });

  it('shows the modal dialog and mentions the window behind it', async () => {
    expect(await lookAt(editor())).toBe(
      [
        'look r1 full',
        'w2 dialog "Save?" modal current',
        '  u-40 Button "Yes" default',
        'w1 stage "Editor" behind w2, 3 lines: ui_look {"window":"w1"}',
      ].join('\n'),
    );
  });

  it('shows the window that is asked for', async () => {
    expect(await lookAt(editor(), { window: 'w1' })).toBe(
      [
        'look r1 full',
        'w1 stage "Editor" behind w2',
        '  u-21 Button "Bold" (tooltip)',
        '  u-30 Tab "A" selected',
        '  u-31 Tab "B"',
      ].join('\n'),
    );
  });

  it('shows the part that a locator names', async () => {
    expect(await lookAt(signUp(), { within: '#files row=0' })).toBe(
      [
        'look r1 full',
        'w1 stage "Sign up" current within u-r0',
        '  row 0: Name="a.pdf" Size="10 KB"',
        '    u-12 Button "Remove"',
      ].join('\n'),
    );
  });

  it('says in which window a locator names several nodes', async () => {
    const { code, message, details } = errorOf(await newestOver(editor()).call('ui_look', { within: 'Tab' }));
    const lines = ['u-30 Tab "A" selected', 'u-31 Tab "B"'];
    expect([code, message]).toEqual([
      'MCP_UI_AMBIGUOUS',
      `"Tab" names 2 nodes; expected one:\n  ${lines[0]} in w1\n  ${lines[1]} in w1`,
    ]);
    expect(details).toMatchObject({
      locator: 'Tab',
      total: 2,
      candidates: [{ uid: 'u-30' }, { uid: 'u-31' }],
    });
  });

  it('prefers the dialog on top to the window behind it', async () => {
    const toolkit = editor();
    toolkit.windows[0]!.root!.children.push(button('Yes', { uid: 'u-22' }));
    expect(await lookAt(toolkit, { within: 'text=Yes' })).toContain('within u-40');
  });

  it('refuses what is no locator before anything is read', async () => {
    const toolkit = signUp();
    const { code, details } = errorOf(await newestOver(toolkit).call('ui_look', { within: '#a >> ' }));
    expect([code, details]).toMatchObject(['MCP_UI_INVALID_INPUT', { issues: [{ pointer: '/within' }] }]);
    expect(toolkit.captures).toEqual([]);
  });

  it('cuts lines from the end, never between a row and what stands in it, and says how to go on', async () => {
    const toolkit = new FakeToolkit([
      stage(
        'Long',
        node('VBox', { role: 'PARENT' }, ...Array.from({ length: 100 }, (_, i) => button(`Button ${i}`))),
      ),
    ]);
    const reply = await newestOver(toolkit).call('ui_look', { maxBytes: 1024 });
    const { outline, omitted } = outputOf<UiLook>(reply);
    expect(Buffer.byteLength(outline)).toBeLessThanOrEqual(1024);
    const shown = outline.split('\n').filter((line) => line.includes('Button')).length;
    expect(omitted).toBe(100 - shown);
    expect(outline.split('\n').at(-1)).toBe(
      `  … ${omitted} more lines: ui_look {"within":"u-${(shown + 1).toString(36)}"}, or more "maxBytes"`,
    );
  });

  it('tells what has changed, and that nothing has', async () => {
    const toolkit = editor();
    const { call } = newestOver(toolkit);
    await call('ui_look');
    expect((await call('ui_look', { since: 'r1' })).text).toBe('look r1 unchanged');
    const dialog = toolkit.windows[1]!.root!;
    dialog.children[0]!.disabled = true;
    dialog.children.push(button('No', { uid: 'u-41' }));
    expect((await call('ui_look', { since: 'r1' })).text).toBe(
      [
        'look r2 delta since r1',
        '  w2 dialog "Save?" modal current',
        '~   u-40 Button "Yes" disabled default',
        '+   u-41 Button "No"',
      ].join('\n'),
    );
    dialog.children.shift();
    expect((await call('ui_look', { since: 'r2' })).text).toBe(
      [
        'look r3 delta since r2',
        '  w2 dialog "Save?" modal current',
        '-   u-40 Button "Yes" disabled default',
      ].join('\n'),
    );
    expect(outputOf<UiLook>(await call('ui_look', { since: 'r77' })).kind).toBe('full');
    expect(outputOf<UiLook>(await call('ui_look', { since: 'r3', window: 'w1' })).kind).toBe('full');
  });

  it('leaves out what is invisible, has no area, arranges others or is a glyph', async () => {
    const toolkit = new FakeToolkit([
      stage(
        'Bits',
        node(
          'VBox',
          { id: 'layout', role: 'PARENT' },
          label('gone', { invisible: true }),
          label('flat', { boundsInScene: [0, 0, 0, 10] }),
          label('\ue001'),
          label('\ue002 Save'),
          node('Region', { role: 'PARENT' }),
          node('Canvas', { uid: 'u-c', role: 'NODE' }),
          node('Pane', { uid: 'u-p', role: 'PARENT', handled: true, styleClass: ['tile'] }),
          button('', { uid: 'u-b', accessibleText: 'Close' }),
        ),
      ),
    ]);
    expect((await lookAt(toolkit)).split('\n').slice(2)).toEqual([
      '  u-4 Label "Save"',
      '  u-c Canvas (content not readable; take a picture)',
      '  u-p Pane "tile" (style class)',
      '  u-b Button "Close" (accessible text)',
    ]);
  });

  it('never tells what a password field holds', async () => {
    const secret = node('PasswordField', { role: 'PASSWORD_FIELD', password: true, valueText: 'hunter2' });
    const toolkit = new FakeToolkit([stage('Log in', node('VBox', { role: 'PARENT' }, secret))]);
    expect(await lookAt(toolkit)).not.toContain('hunter2');
    expect(errorOf(await newestOver(toolkit).call('ui_look', { within: 'text=hunter2' })).code).toBe(
      'MCP_UI_NODE_NOT_FOUND',
    );
  });

  it('is not there in 1.0', async () => {
    const { engine } = engineOver(signUp());
    expect(engine.tools().map(({ name }) => name)).not.toContain('ui_look');
  });
});
