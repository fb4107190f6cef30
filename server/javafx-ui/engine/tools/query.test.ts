import { beforeEach, describe, expect, it } from 'vitest';
import type { UiQueryOutput } from '../../contract.js';
import type { LookupRequest, Toolkit } from '../../scene/port.js';
import { queryScene } from '../../scene/search/query.js';
import { engineOver, errorOf, outputOf } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

let toolkit: FakeToolkit;
let call: ReturnType<typeof engineOver>['call'];

/** u-4 VBox > (u-1 Button, u-2 Button, u-3 TextField); the popup's u-6 Menu > u-5 Button; another stage. */
beforeEach(() => {
  resetUids();
  const root = node(
    'VBox',
    {},
    node('Button', { id: 'ok', label: 'OK', boundsInScene: [1, 2, 3, 4] }),
    node('Button', { label: 'Cancel', boundsInScene: [0, 0, Number.NaN, 0] }),
    node('TextField', { valueText: 'ok', disabled: true }),
  );
  toolkit = new FakeToolkit([
    stage('Main', root, { focused: true }),
    stage(null, node('Menu', {}, node('Button', { label: 'ok' })), { key: 2, kind: 'popup', owner: 1 }),
    stage('Other', node('Pane', { uid: 'u-o' }, node('Button', { uid: 'u-p', label: 'OK' })), { key: 3 }),
  ]);
  ({ call } = engineOver(toolkit));
});

const uidsOf = async (selector: object, scope?: object) =>
  outputOf<UiQueryOutput>(await call('ui_query', { selector, scope })).matches.map(({ ref }) => ref.uid);

describe('ui_query', () => {
  it('reports matches in document order, popups after their owner', async () => {
    const reply = await call('ui_query', { selector: { css: 'Button' } });
    expect(outputOf(reply)).toEqual({
      matches: [
        {
          ref: { path: '/stages[0]/scene/root/Button[0]', uid: 'u-1' },
          type: 'Button',
          id: 'ok',
          summary: 'Button[text=OK]',
          layout: { boundsInScene: { minX: 1, minY: 2, width: 3, height: 4 } },
        },
        {
          ref: { path: '/stages[0]/scene/root/Button[1]', uid: 'u-2' },
          type: 'Button',
          id: null,
          summary: 'Button[text=Cancel]',
        },
        {
          ref: { path: '/stages[2]/scene/root/Button[0]', uid: 'u-5' },
          type: 'Button',
          id: null,
          summary: 'Button[text=ok]',
        },
      ],
    });
    expect(reply.text).toBe(
      '3 matches\nu-1 Button#ok"OK" in [0]\nu-2 Button"Cancel" in [0]\nu-5 Button"ok" in [2]',
    );
  });

  it('finds by text and by predicate', async () => {
    expect(await uidsOf({ text: 'ok' })).toEqual(['u-1', 'u-3', 'u-5']);
    expect(await uidsOf({ text: 'ok', match: 'equals' })).toEqual(['u-3', 'u-5']);
    expect(await uidsOf({ text: '^O.$', match: 'regex' })).toEqual(['u-1']);
    expect(await uidsOf({ predicate: { textContains: 'ok', enabled: true, idEquals: null } })).toEqual([
      'u-1',
      'u-5',
    ]);
  });

  it('takes null as absent', async () => {
    expect(await uidsOf({ css: '#ok', text: null, match: null, predicate: null })).toEqual(['u-1']);
    const nulls = { scope: { stage: null, stageIndex: null }, selector: { css: '#ok' }, limit: null };
    expect(outputOf<UiQueryOutput>(await call('ui_query', nulls)).matches).toHaveLength(1);
  });

  it('searches the window that the scope selects', async () => {
    expect(await uidsOf({ css: 'Button' }, { stage: 'focused' })).toEqual(['u-1', 'u-2', 'u-5']);
    expect(await uidsOf({ css: 'Button' }, { stageIndex: 1 })).toEqual(['u-p']);
    expect(await uidsOf({ css: 'Button' }, { stage: 'index', stageIndex: 2 })).toEqual(['u-5']);
    expect(await uidsOf({ css: 'Button' }, { stage: 'focused', stageIndex: 1 })).toEqual(['u-p']);
  });

  it('says when the limit cut the list', async () => {
    const reply = await call('ui_query', { selector: { css: 'Button' }, limit: 1 });
    expect(outputOf(reply)).toMatchObject({ matches: [{ ref: { uid: 'u-1' } }], truncated: true, total: 3 });
    expect(reply.text).toBe('1 of 3 matches; raise "limit" or narrow the selector\nu-1 Button#ok"OK" in [0]');
  });

  it('returns 50 matches when nothing else is said', async () => {
    const many = Array.from({ length: 60 }, () => node('Label'));
    toolkit.windows = [stage('Main', node('VBox', {}, ...many))];
    const output = outputOf<UiQueryOutput>(await call('ui_query', { selector: { css: 'Label' } }));
    expect([output.matches.length, output.truncated, output.total]).toEqual([50, true, 60]);
  });

  it('finds nothing without an error', async () => {
    const reply = await call('ui_query', { selector: { css: '#nowhere' }, scope: { stageIndex: 1 } });
    expect(outputOf(reply)).toEqual({
      matches: [],
      searched: { windows: ['w3'], nodes: 2 },
      nearest: [],
    });
    expect(reply.text).toBe('No node matches. Searched 2 nodes: w3 stage "Other".');
  });

  it('leaves the search to a toolkit that can do it', async () => {
    const requests: LookupRequest[] = [];
    const able: Toolkit = Object.assign(toolkit, {
      lookup: async (request: LookupRequest) => {
        requests.push(request);
        const scope = { kind: 'windows', selection: request.selection } as const;
        const scene = await toolkit.capture({ scope, sections: [] }, { at: 0, remaining: () => 1 });
        return queryScene(scene, request.selector, request.selection, request.limit);
      },
    });
    const { call: callAble } = engineOver(able);
    const reply = await callAble('ui_query', { selector: { text: 'ok' }, limit: 2 });
    expect(outputOf<UiQueryOutput>(reply).total).toBe(3);
    expect(requests).toEqual([
      { selection: { stage: 'focused' }, selector: { text: 'ok', match: 'contains' }, limit: 2 },
    ]);
  });

  it.each([
    [{ selector: { css: 'A, B' } }, '/selector/css'],
    [{ selector: { css: ' ' } }, '/selector/css'],
    [{ selector: { text: ' ' } }, '/selector/text'],
    [{ selector: { text: '(', match: 'regex' } }, '/selector/text'],
    [{ selector: { predicate: { textContains: '\t' } } }, '/selector/predicate/textContains'],
    [{ selector: { css: '#a' }, scope: { stage: 'index' } }, '/scope'],
    [{ selector: {} }, '/selector'],
    [{ selector: { css: '#a', text: 'a' } }, '/selector'],
    [{ selector: { predicate: {} } }, '/selector/predicate'],
    [{ selector: { css: '#a' }, limit: 0 }, '/limit'],
    [{ selector: { css: '#a' }, limit: 1001 }, '/limit'],
    [{ selector: { css: '#a' }, scope: { stage: 'all' } }, '/scope/stage'],
    [{ selector: { css: '#a' }, extra: 1 }, '/extra'],
    [{}, ''],
  ])('refuses %j and names the place', async (input, pointer) => {
    const { code, message, details } = errorOf(await call('ui_query', input));
    expect([code, (details.issues as { pointer: string }[]).map((issue) => issue.pointer)]).toEqual([
      'MCP_UI_INVALID_INPUT',
      [pointer],
    ]);
    expect(message).not.toBe('');
    expect(toolkit.captures).toEqual([]);
  });

  it('says which windows there are when the index names none', async () => {
    const error = errorOf(await call('ui_query', { selector: { css: '*' }, scope: { stageIndex: 3 } }));
    expect([error.code, (error.details.available as object[]).length]).toEqual(['MCP_UI_NO_STAGES', 3]);
  });
});
