import type { Check, CheckContext } from '../check.js';
import type { Action, RequirementId } from '../contract.js';
import { eventually } from '../fixture/eventually.js';
import { comesLate } from '../fixture/late-effects.js';
import { neverIssued } from '../samples.js';

/** An action that cannot work on any server. */
export const nowhere: Action = { type: 'focus', target: { ref: { uid: neverIssued } } };

/** So often something is tried that may go wrong now and then. */
const chances = 30;

/** 10.1 Sequence */
export const sequence = {
  'perform-results': async (t) => {
    const name = { ref: await t.fixture.ref('#name') };
    const actions: Action[] = [
      { type: 'focus', target: name },
      { type: 'typeText', text: 'Ada' },
      { type: 'pressKey', key: 'END' },
      { type: 'setText', target: { ref: await t.fixture.ref('#email') }, text: 'ada@example.org' },
      { type: 'scroll', target: { ref: await t.fixture.ref('#list') }, deltaY: -10 },
      await click(t, '#submit'),
    ];
    const reply = await t.perform(actions);
    if (!reply.ok) await eachWorks(t, actions);
    const { results } = t.output(reply, 'six actions that succeed one by one to succeed');
    t.equal(
      Array.isArray(results) ? results.map((one) => ({ ok: one?.ok, type: one?.type })) : results,
      actions.map(({ type }) => ({ ok: true, type })),
      'results',
      reply,
    );
  },

  'perform-validate-first': async (t) => {
    const good = await click(t, '#click-target');
    const bad = [
      { type: 'clik', target: good.target },
      { type: 'setText', target: good.target },
      { type: 'scroll', target: good.target, deltaY: 'far' },
      { type: 'click', target: good.target, extra: 1 },
      { type: 'click', target: { ref: {} } },
    ];
    for (const action of bad) {
      await t.callInvalid('ui_perform', { actions: [good, good, action] });
      t.forget();
      const carriedOut = await t.fixture.text('#click-count');
      t.equal(carriedOut, '0', `the number of clicks before ${JSON.stringify(action)}`);
    }
    t.equal((await t.fixture.text('#click-log')) ?? '', '', 'what the mouse did to #click-target');
    t.equal(await t.fixture.text('#click-count'), '0', 'the number of clicks that were carried out');
  },

  'perform-key-first': {
    run: async (t) => {
      // One who looks at the keys too late finds that the first target is missing.
      const reply = await t.perform([nowhere, { type: 'pressKey', key: 'NO_SUCH_KEY' }]);
      t.failsWith(reply, 'MCP_UI_ACTION_FAILED');
      t.actionFails(reply, 'INVALID_KEY_CODE');
      t.equal(reply.error?.details.failedIndex, 1, 'failedIndex', reply);
      t.equal(reply.error?.details.results, [], 'results', reply);
    },
    withFixture: async (t) => {
      const email = await t.fixture.text('#email');
      const counted = await click(t, '#click-target');
      const text = { type: 'setText', target: { ref: await t.fixture.ref('#email') }, text: 'x' } as const;
      const reply = await t.perform([counted, text, { type: 'pressKey', key: 'NO_SUCH_KEY' }]);
      t.actionFails(reply, 'INVALID_KEY_CODE');
      t.equal(reply.error?.details.failedIndex, 2, 'failedIndex', reply);
      t.equal(await t.fixture.text('#click-count'), '0', 'the number of clicks that were carried out', reply);
      t.equal(await t.fixture.text('#email'), email, 'the text of #email', reply);
    },
  },

  'perform-bounds': async (t) => {
    const inputs = [
      { actions: [] },
      { actions: Array(101).fill(nowhere) },
      { actions: [nowhere], timeoutMs: 0 },
      { actions: [nowhere], timeoutMs: -1 },
      { actions: [nowhere], timeoutMs: 60_001 },
      { actions: [nowhere], timeoutMs: 1.5 },
      {},
    ];
    for (const input of inputs) {
      const what = JSON.stringify({ ...input, actions: input.actions?.length });
      t.refuses(await t.callInvalid('ui_perform', input), what);
    }
    for (const [actions, deadlineMs] of [
      [Array<Action>(100).fill(nowhere), 60_000],
      [[nowhere], 60_000],
    ] as const) {
      const reply = await t.perform([...actions], { deadlineMs });
      t.takes(reply, `${actions.length} actions within ${deadlineMs} ms`);
    }
  },

  'perform-stops': async (t) => {
    const start = Number(await t.fixture.text('#click-count'));
    await t.fixture.click('#click-target');
    const before = Number(await t.fixture.text('#click-count'));
    const once = before - start;
    const email = await t.fixture.text('#email');
    const counted = await click(t, '#click-target');
    const text = { type: 'setText', target: { ref: await t.fixture.ref('#email') }, text: 'x' } as const;
    const reply = await t.perform([counted, nowhere, counted, text, counted]);
    t.failsWith(reply, 'MCP_UI_ACTION_FAILED');
    const clicks = Number(await t.fixture.text('#click-count')) - before;
    t.expect(clicks <= once, 'no click that comes after the action that failed', `${clicks} clicks in all`);
    t.equal(await t.fixture.text('#email'), email, 'the text of #email, which a later action would set');
  },

  'perform-details': async (t) => {
    const name = { ref: await t.fixture.ref('#name') };
    const before: Action[] = [
      { type: 'focus', target: name },
      { type: 'setText', target: name, text: 'x' },
    ];
    await eachWorks(t, before);
    const reply = await t.perform([...before, nowhere]);
    await t.given('perform-ref-reasons', () => t.demand(!reply.ok, 'a failure', 'success', reply));
    t.expect(
      reply.error?.details.failedIndex === 2,
      'failedIndex 2',
      reply.error?.details.failedIndex,
      reply,
    );
    const { reason } = reply.error?.details ?? {};
    t.expect(typeof reason === 'string' && reason !== '', 'a reason', reason, reply);
    const results = reply.error?.details.results;
    t.equal(
      Array.isArray(results) ? results.map((one) => [one?.ok, one?.type]) : (results ?? null),
      [
        [true, 'focus'],
        [true, 'setText'],
      ],
      'results of the actions before it',
      reply,
    );
  },

  'perform-late-targets': async (t) => {
    const victim = await click(t, '#victim');
    const late = await t.perform([await click(t, '#remove'), victim]);
    const gone = await t.fixture.find('#victim');
    await t.given('click-target', () =>
      t.demand(gone === null, '#victim to be removed', 'it is there', late),
    );
    // How it fails is said elsewhere.
    t.expect(!late.ok, 'no success of a click on what the action before it removed', 'success', late);
    await t.fixture.reset();
    // The path of a button that the first action will add.
    const siblings = await t.fixture.node('#siblings');
    const buttons = siblings.children.filter(({ type }) => type === 'Button').length;
    const path = `${siblings.ref.path}/Button[${buttons}]`;
    await t.given('path-canonical', async () => {
      const places = (await t.snapshot({ stage: 'all', depth: 1000 })).nodes;
      const place = places.find(({ node }) => node.id === 'siblings');
      t.equal(siblings.ref.path, place?.path, 'the path of #siblings');
    });
    const added = await t.perform([await click(t, '#add'), { type: 'focus', target: { ref: { path } } }]);
    await t.given('perform-idle', async () => {
      const shown = await t.fixture.find('#added-1');
      // What comes late may have done so in the midst of the call, and be there by now.
      const inTime = shown !== null && (added.ok || !comesLate(t));
      t.demand(inTime, '#added-1 to be there at once', 'it is not', added);
    });
    // By a path alone it is found afterwards, too, or paths are what does not work.
    const found = await t.call('ui_get_node', { ref: { path } });
    await t.given('ref-path', () => t.succeeds(found, `the node at ${path}`));
    if (!added.ok) await t.fixture.focus('#added-1');
    t.succeeds(added, 'focus of a button that the action before it added');
  },

  'perform-idle': {
    // Whoever looks at an effect has to know whether it is there at once.
    first: true,
    async run(t) {
      for (const awaited of [{}, { awaitUiIdle: true }]) {
        await t.fixture.reset();
        const later = await click(t, '#later');
        await t.given('click-target', async () =>
          t.succeeds(await t.perform([later], { ...awaited, hurry: true }), 'a click on #later'),
        );
        await atOnce(t, '#later-status', 'done', 'what the next pulse changed');
      }
      // One who is too early now and then is so in one of many tries.
      const counted = await click(t, '#click-target');
      for (let clicks = 1; clicks <= chances; clicks++) {
        const reply = await t.perform([counted], { hurry: true });
        await t.given('click-target', () => t.succeeds(reply, 'a click'));
        if (!(await atOnce(t, '#click-count', String(clicks), `the counter after click ${clicks}`))) return;
      }
    },
  },
} satisfies Record<string, Check>;

export async function click(t: CheckContext, selector: string): Promise<Action & { type: 'click' }> {
  return { type: 'click', target: { ref: await t.fixture.ref(selector) } };
}

/** The sentence that an action works. */
const sentences = {
  focus: 'focus-action',
  typeText: 'type-text',
  pressKey: 'press-key',
  setText: 'set-text',
  scroll: 'scroll-direction',
  click: 'click-target',
} as const satisfies Record<string, RequirementId>;

/** Does actions one by one. *Ends the check* as blocked by the sentence of the first one that does not work. */
async function eachWorks(t: CheckContext, actions: readonly Action[]): Promise<void> {
  for (const action of actions) await t.given(sentences[action.type], () => t.act(action));
}

/** States that an effect is there in the call after its action. One that never comes is not late. */
async function atOnce(t: CheckContext, selector: string, text: string, what: string): Promise<boolean> {
  const shown = await t.fixture.text(selector);
  if (shown !== text) {
    const came = await eventually(t, async () => (await t.fixture.text(selector)) === text);
    await t.given('click-target', () => t.demand(came, `${what} to be "${text}" at last`, shown));
  }
  return t.equal(shown, text, `${what}, in the next call,`);
}
