import { beforeEach, describe, expect, it } from 'vitest';
import type { UiQueryOutput } from '../../contract.js';
import { errorOf, newestOver, outputOf } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

let toolkit: FakeToolkit;
let call: ReturnType<typeof newestOver>['call'];

/** u-6 VBox > (u-1 Label, u-2 TextField, u-4 HBox#row > u-3 Button); another stage with u-7 Pane > u-5 Button. */
beforeEach(() => {
  resetUids();
  const label = node('Label', { label: 'E-mail', role: 'TEXT', boundsInScene: [0, 0, 40, 20] });
  const field = node('TextField', {
    id: 'email',
    role: 'TEXT_FIELD',
    valueText: 'ann@example.org',
    prompt: 'you@example.org',
    boundsInScene: [50, 0, 100, 20],
  });
  const save = node('Button', { label: 'Save', role: 'BUTTON', properties: { tooltip: 'Keeps it' } });
  const row = node('HBox', { id: 'row', styleClass: ['bar'] }, save);
  const other = node('Button', { label: 'Save', role: 'BUTTON' });
  toolkit = new FakeToolkit([
    stage('Main', node('VBox', {}, label, field, row), { focused: true }),
    stage('Other', node('Pane', {}, other), { key: 2 }),
  ]);
  ({ call } = newestOver(toolkit));
});

const uids = async (input: object) =>
  outputOf<UiQueryOutput>(await call('ui_query', input)).matches.map(({ ref }) => ref.uid);

describe('ui_query in 1.1', () => {
  it('finds what css, text and predicate find together', async () => {
    expect(await uids({ selector: { css: 'Button', text: 'save' } })).toEqual(['u-3']);
    expect(await uids({ selector: { css: 'VBox Button', predicate: { enabled: true } } })).toEqual(['u-3']);
    expect(await uids({ selector: { css: 'Label', text: 'save', predicate: { visible: true } } })).toEqual(
      [],
    );
  });

  it('finds by role, tooltip, prompt and label', async () => {
    const found = (predicate: object) => uids({ selector: { predicate } });
    expect(await found({ role: 'text_field' })).toEqual(['u-2']);
    expect(await found({ tooltip: 'keeps' })).toEqual(['u-3']);
    expect(await found({ prompt: 'YOU@' })).toEqual(['u-2']);
    expect(await found({ labelContains: 'mail' })).toEqual(['u-2']);
    expect(await found({ labelContains: 'mail', role: null, enabled: false })).toEqual([]);
  });

  it('searches all windows', async () => {
    expect(await uids({ selector: { css: 'Button' }, scope: { stage: 'all' } })).toEqual(['u-3', 'u-5']);
  });

  it('searches below the node that a locator names, in whichever window it is', async () => {
    expect(await uids({ selector: { css: '*' }, within: '#row' })).toEqual(['u-3']);
    expect(await uids({ selector: { css: 'VBox Button' }, within: 'u-4' })).toEqual(['u-3']);
    expect(await uids({ selector: { css: 'Button' }, within: 'Pane' })).toEqual(['u-5']);
  });

  it('looks for the node where the scope says', async () => {
    const scope = { stageIndex: 0 };
    const error = errorOf(await call('ui_query', { selector: { css: '*' }, within: 'Pane', scope }));
    expect(error.code).toBe('MCP_UI_NODE_NOT_FOUND');
    const beyond = { selector: { css: '*' }, within: 'Pane', scope: { stageIndex: 7 } };
    expect(errorOf(await call('ui_query', beyond)).code).toBe('MCP_UI_NO_STAGES');
  });

  it('says that a locator names several nodes, or none', async () => {
    const codes = [];
    for (const within of ['Button', '#nowhere', 'u-99'])
      codes.push(errorOf(await call('ui_query', { selector: { css: '*' }, within })).code);
    expect(codes).toEqual(['MCP_UI_AMBIGUOUS', 'MCP_UI_NODE_NOT_FOUND', 'MCP_UI_NODE_NOT_FOUND']);
  });

  it('tells what a match stands in, each time anew only in the data', async () => {
    const pane = node(
      'TitledPane',
      { uid: 'u-p', label: 'Address', role: 'TITLED_PANE', pseudoClass: ['expanded'] },
      node(
        'VBox',
        {},
        node('Button', { uid: 'u-a', label: 'A' }),
        node('Button', { uid: 'u-b', label: 'B' }),
      ),
    );
    toolkit.windows = [stage('Main', pane)];
    const reply = await call('ui_query', { selector: { css: 'Button' } });
    const line = 'u-p TitledPane "Address" expanded';
    const { matches } = outputOf<UiQueryOutput>(reply);
    expect(matches.map(({ ancestor }) => ancestor)).toEqual([line, line]);
    expect(reply.text).toBe(`2 matches\nu-a Button"A" under ${line}\nu-b Button"B" under the same`);
  });

  it('says where it looked in vain, and what comes nearest', async () => {
    const reply = await call('ui_query', { selector: { css: 'Buton', text: 'Save' } });
    const { searched, nearest } = outputOf<UiQueryOutput>(reply);
    expect(searched).toEqual({ windows: ['w1'], nodes: 5 });
    expect(nearest?.map(({ ref, summary }) => [ref.uid, ref.path, summary])).toEqual([
      ['u-3', '/stages[0]/scene/root/HBox[0]/Button[0]', 'Button[text=Save]'],
    ]);
    expect(reply.text).toBe(
      'No node matches. Searched 5 nodes: w1 stage "Main".\nNearest:\n  u-3 Button"Save" in [0]',
    );
  });

  it('says below which node it looked in vain', async () => {
    const reply = await call('ui_query', { selector: { css: '#email' }, within: '#row' });
    expect(outputOf(reply)).toEqual({
      matches: [],
      searched: { windows: ['w1'], nodes: 1, within: 'u-4' },
      nearest: [],
    });
    expect(reply.text).toBe('No node matches. Searched 1 node: below u-4 in w1 stage "Main".');
  });

  it.each([
    [{ selector: {} }, '/selector'],
    [{ selector: { match: 'equals' } }, '/selector'],
    [{ selector: { css: 'A, B', text: 'x' } }, '/selector/css'],
    [{ selector: { css: 'A', text: ' ' } }, '/selector/text'],
    [{ selector: { css: 'A', predicate: { tooltip: ' ' } } }, '/selector/predicate/tooltip'],
    [{ selector: { css: 'A' }, scope: { stage: 'all', stageIndex: 0 } }, '/scope/stageIndex'],
    [{ selector: { css: 'A' }, scope: { stage: 'all', window: 'w1' } }, '/scope/stage'],
    [{ selector: { css: 'A' }, within: 'text=' }, '/within'],
  ])('refuses %j and names the place', async (input, pointer) => {
    const { code, details } = errorOf(await call('ui_query', input));
    const pointers = (details.issues as { pointer: string }[]).map((issue) => issue.pointer);
    expect([code, pointers, toolkit.captures]).toEqual(['MCP_UI_INVALID_INPUT', [pointer], []]);
  });
});
