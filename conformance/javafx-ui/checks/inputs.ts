import type { InvalidInput } from '../../kit/checks/facts.js';
import { describeReply, type Reply } from '../../kit/reading/reply.js';
import type { Check } from '../check.js';
import { centreOf } from '../fixture/centre.js';
import { readSnapshot } from '../reading/snapshot.js';
import { whileFocusRests } from '../reading/while-focus-rests.js';
import { invalidActions, neverIssued } from '../samples.js';
import { shared } from './shared.js';

/** 2.4 Inputs: what only this contract says of them */
export const inputs = {
  'input-invalid-code': {
    run: shared['input-invalid-code'],
    async withFixture(t) {
      for (const { what, input } of invalidActions)
        t.refuses(await t.callInvalid('ui_perform', input), `${what} in ui_perform`);
    },
  },

  'input-null': {
    async run(t) {
      await shared['input-null'](t);
      if (t.target.offers('ui_perform')) {
        // Some targets execute whatever they get: this leads to no node, and null is no place to click at.
        const plain = await t.perform([{ type: 'focus', target: { ref: { uid: neverIssued } } }]);
        const ref = { uid: neverIssued, path: null, hint: null };
        const focus = { type: 'focus', target: { ref, item: null } } as const;
        const input = { actions: [focus], awaitUiIdle: null, timeoutMs: null };
        const acted = await t.call('ui_perform', input);
        t.equal(describeReply(acted), describeReply(plain), 'the answer to an action with nulls', acted);
      }
      if (t.target.offers('ui_screenshot')) {
        t.succeeds(await t.call('ui_screenshot', { stageIndex: null }), 'a screenshot with stageIndex null');
      }
    },
    async withFixture(t) {
      await t.fixture.click('#open-zebra');
      const { plain, nulls } = await whileFocusRests(t, async () => ({
        plain: await t.call('ui_get_snapshot', { depth: 0 }),
        nulls: await t.call('ui_get_snapshot', { depth: 0, stage: null, stageIndex: null }),
      }));
      t.equal(windowsOf(nulls), windowsOf(plain), 'the windows with stage: null and stageIndex: null', nulls);
      await t.fixture.reset();
      const { x, y } = await centreOf(t, '#click-target');
      const counted = async () => Number(await t.fixture.text('#click-count'));
      await t.given('click-coordinates', async () => {
        await t.act({ type: 'click', x, y });
        t.demand((await counted()) === 1, 'a click at x and y to count', await counted());
      });
      const atPoint = { actions: [{ type: 'click', target: null, x, y }] };
      t.succeeds(await t.callInvalid('ui_perform', atPoint), 'a click with x, y and target: null');
      t.equal(await counted(), 2, 'the clicks after one with target: null');
      const start = await counted();
      await t.fixture.click('#click-target');
      const before = await counted();
      const target = { ref: await t.fixture.ref('#click-target') };
      const clicked = await t.perform([{ type: 'click', target, x: null, y: null }]);
      t.succeeds(clicked, 'a click with a target, x: null and y: null');
      // Whatever one click counts, and be it two.
      t.equal(await counted(), 2 * before - start, 'the clicks after one with x: null and y: null');
      await t.given('press-key', () => t.act({ type: 'pressKey', key: 'HOME' }));
      const key = { type: 'pressKey', key: 'HOME', modifiers: null } as const;
      t.succeeds(await t.perform([key]), 'a key with modifiers: null');
    },
  },

  'input-invalid-nothing': async (t) => {
    const counted = await t.fixture.text('#click-count');
    const email = await t.fixture.text('#email');
    const click = { type: 'click', target: { ref: await t.fixture.ref('#click-target') } };
    const text = { type: 'setText', target: { ref: await t.fixture.ref('#email') }, text: 'x' };
    const wrong: InvalidInput[] = [
      { what: 'an unknown action after others', input: { actions: [click, text, { type: 'explode' }] } },
      { what: 'an unknown member after others', input: { actions: [click, text, { ...click, count: 2 }] } },
      { what: 'an unknown member beside actions', input: { actions: [click, text], dryRun: false } },
      { what: 'a timeout of 0', input: { actions: [click, text], timeoutMs: 0 } },
    ];
    for (const { what, input } of wrong) {
      const reply = await t.callInvalid('ui_perform', input);
      t.equal(await t.fixture.text('#click-count'), counted, `the counter after ${what}`, reply);
      t.equal(await t.fixture.text('#email'), email, `the text of #email after ${what}`, reply);
    }
    await t.fixture.click('#click-target');
    const after = await t.fixture.text('#click-count');
    await t.given('click-target', () => t.demand(after !== counted, 'a valid click to count', after));
  },
} satisfies Record<string, Check>;

const windowsOf = ({ output }: Reply): string[] =>
  readSnapshot(output).stages.map(({ scene }) => scene.root.ref.uid);
