import type { Check, CheckContext } from '../check.js';
import type { Action } from '../contract.js';

/** 10.1 Sequence */
export const sequence = {
  'perform-results': async (t) => {
    const name = { ref: await t.fixture.ref('#name') };
    const reply = await t.perform([
      { type: 'focus', target: name },
      { type: 'typeText', text: 'Ada' },
      { type: 'pressKey', key: 'END' },
      { type: 'setText', target: { ref: await t.fixture.ref('#email') }, text: 'ada@example.org' },
      { type: 'scroll', target: { ref: await t.fixture.ref('#list') }, deltaY: -10 },
      await click(t, '#submit'),
    ]);
    const types = ['focus', 'typeText', 'pressKey', 'setText', 'scroll', 'click'];
    const results = t.output(reply).results;
    t.equal(
      Array.isArray(results) ? results.map((one) => ({ ok: one?.ok, type: one?.type })) : results,
      types.map((type) => ({ ok: true, type })),
      'results',
      reply,
    );
    t.equal(await t.fixture.text('#status'), 'Submitted: Ada <ada@example.org>', 'the status afterwards');
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
      const reply = await t.callInvalid('ui_perform', { actions: [good, good, action] });
      t.refuses(reply, JSON.stringify(action));
    }
    t.forget();
    t.equal(await t.fixture.text('#click-count'), '0', 'the number of clicks that were carried out');
  },

  'perform-key-first': {
    run: async (t) => {
      // Nothing of this may run: what runs first would be a key press that no application can mind.
      const reply = await t.perform([
        { type: 'pressKey', key: 'SHIFT' },
        { type: 'pressKey', key: 'NO_SUCH_KEY' },
      ]);
      t.actionFails(reply, 'INVALID_KEY_CODE', 1);
      t.equal(reply.error?.details.results ?? null, [], 'results', reply);
    },
    withFixture: async (t) => {
      const counted = await click(t, '#click-target');
      const reply = await t.perform([counted, { type: 'pressKey', key: 'NO_SUCH_KEY' }]);
      t.actionFails(reply, 'INVALID_KEY_CODE', 1);
      t.equal(await t.fixture.text('#click-count'), '0', 'the number of clicks that were carried out', reply);
    },
  },

  'perform-bounds': async (t) => {
    const harmless = { type: 'pressKey', key: 'NO_SUCH_KEY' };
    const inputs = [
      { actions: [] },
      { actions: Array(101).fill(harmless) },
      { actions: [harmless], timeoutMs: 0 },
      { actions: [harmless], timeoutMs: 60_001 },
      { actions: [harmless], timeoutMs: 1.5 },
      {},
    ];
    for (const input of inputs) {
      const what = JSON.stringify({ ...input, actions: input.actions?.length });
      t.refuses(await t.callInvalid('ui_perform', input), what);
    }
    const most = await t.perform(Array<Action>(100).fill(harmless as Action));
    t.actionFails(most, 'INVALID_KEY_CODE', 0);
  },

  'perform-stops': async (t) => {
    const counted = await click(t, '#click-target');
    const reply = await t.perform([counted, await click(t, '#disabled-button'), counted, counted]);
    t.failsWith(reply, 'MCP_UI_ACTION_FAILED');
    t.equal(await t.fixture.text('#click-count'), '1', 'the number of clicks that were carried out');
  },

  'perform-details': async (t) => {
    const name = { ref: await t.fixture.ref('#name') };
    const reply = await t.perform([
      { type: 'focus', target: name },
      { type: 'setText', target: name, text: 'x' },
      await click(t, '#disabled-button'),
    ]);
    t.actionFails(reply, 'TARGET_DISABLED', 2);
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
    t.actionFails(late, 'STALE_REF', 1);
    await t.fixture.reset();
    // The path of a button that the first action will add.
    const siblings = await t.fixture.node('#siblings');
    const path = `${siblings.ref.path}/Button[${siblings.children.length}]`;
    const added = await t.perform([await click(t, '#add'), { type: 'focus', target: { ref: { path } } }]);
    t.succeeds(added, 'focus of a button that the action before it added');
  },

  'perform-idle': async (t) => {
    for (const awaited of [{}, { awaitUiIdle: true }]) {
      await t.fixture.reset();
      t.succeeds(await t.perform([await click(t, '#later')], awaited), 'a click on #later');
      t.equal(await t.fixture.text('#later-status'), 'done', 'what the next pulse changed, in the next call');
    }
  },
} satisfies Record<string, Check>;

export async function click(t: CheckContext, selector: string): Promise<Action & { type: 'click' }> {
  const { uid } = await t.fixture.ref(selector);
  return { type: 'click', target: { ref: { uid } } };
}
