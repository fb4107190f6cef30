import { describeReply } from '../../kit/reading/reply.js';
import type { Check, CheckContext, NodeRef, RefInput } from '../check.js';
import type { Action } from '../contract.js';
import { neverIssued } from '../samples.js';
import { click } from './perform-sequence.js';

/** 10.2 Actionability */
export const actionability = {
  'perform-disabled': async (t) => {
    await keepsFocus(t, async () => {
      for (const id of ['#disabled-button', '#in-disabled'])
        for (const action of await targeted(t, id))
          t.actionFails(await t.perform([action]), reasons(id, action, 'TARGET_DISABLED'));
    });
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
    t.equal(await t.fixture.text('#in-disabled'), 'inherited', 'the text of #in-disabled afterwards');
  },

  'perform-invisible': async (t) => {
    await keepsFocus(t, async () => {
      for (const id of ['#invisible-button', '#in-hidden'])
        for (const action of await targeted(t, id))
          t.actionFails(await t.perform([action]), reasons(id, action, 'TARGET_NOT_VISIBLE'));
    });
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },

  'perform-modal': async (t) => {
    const name = await t.fixture.text('#name');
    await t.fixture.click('#open-dialog', 'click-modal');
    for (const action of [await click(t, '#submit'), ...(await targeted(t, '#name'))])
      t.actionFails(await t.perform([action]), 'BLOCKED_BY_MODAL');
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status behind the dialog');
    t.equal(await t.fixture.text('#name'), name, 'the text of #name behind the dialog');
    const field = { ref: await t.fixture.ref('#dialog-field') };
    const inside = await t.perform([{ type: 'setText', target: field, text: 'reached' }]);
    const { reason } = inside.error?.details ?? {};
    t.expect(reason !== 'BLOCKED_BY_MODAL', 'the dialog itself to be reached', describeReply(inside), inside);
  },

  'perform-obscured': async (t) => {
    t.actionFails(await t.perform([await click(t, '#covered')]), 'TARGET_OBSCURED');
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },

  'perform-scrolled-into-view': async (t) => {
    // What needs no scrolling shows that clicks work at all.
    await t.fixture.click('#first');
    for (const id of ['far', 'near', 'middle']) {
      t.succeeds(await t.perform([await click(t, `#${id}`)]), `a click on #${id} in the scroll pane`);
      t.equal(await t.fixture.text('#status'), `Clicked ${id}`, 'the status afterwards');
    }
  },

  'perform-not-editable': async (t) => {
    const target = { ref: await t.fixture.ref('#read-only') };
    t.actionFails(await t.perform([{ type: 'setText', target, text: 'changed' }]), 'NOT_EDITABLE');
    const shown = (await t.fixture.node('#read-only')).value?.text;
    await t.given('value-text-input', () => t.demand(shown !== undefined, 'the text of #read-only', 'none'));
    t.equal(shown, "can't be changed", 'the text of #read-only');
  },

  'perform-unsupported': async (t) => {
    for (const id of ['#submit', '#status', '#form', '#agree', '#volume', '#list', '#shirt', '#progress']) {
      const target = { ref: await t.fixture.ref(id) };
      t.actionFails(await t.perform([{ type: 'setText', target, text: 'x' }]), 'UNSUPPORTED_TARGET_TYPE');
    }
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
    t.equal(await t.fixture.text('#submit'), 'Submit', 'the text of #submit afterwards');
  },

  'perform-ref-reasons': async (t) => {
    const victim = await t.fixture.ref('#victim');
    const [submit, name] = [await t.fixture.ref('#submit'), await t.fixture.ref('#name')];
    await t.fixture.click('#remove');
    const otherType = submit.path.replace(/[^/]+$/, 'NoSuchType[0]');
    const cases: [NodeRef | RefInput, string][] = [
      [{ uid: neverIssued }, 'NODE_NOT_FOUND'],
      [{ path: '/stages[0]/scene/root/NoSuchType[0]' }, 'NODE_NOT_FOUND'],
      [{ uid: victim.uid }, 'STALE_REF'],
      [{ uid: submit.uid, path: otherType }, 'STALE_REF'],
    ];
    // The path beside a uid that is gone leads to something that could take the action.
    for (const { path } of [submit, name]) {
      cases.push([{ uid: neverIssued, path }, 'NODE_NOT_FOUND'], [{ uid: victim.uid, path }, 'STALE_REF']);
    }
    const before = await t.fixture.text('#name');
    await keepsFocus(t, async () => {
      for (const [ref, reason] of cases)
        for (const action of aimedAt(ref)) t.actionFails(await t.perform([action]), reason);
    });
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
    t.equal(await t.fixture.text('#name'), before, 'the text of #name afterwards');
  },
} satisfies Record<string, Check>;

/** Each action that has a target and needs one that is there for the user. */
const targeted = async (t: CheckContext, selector: string): Promise<Action[]> =>
  aimedAt(await t.fixture.ref(selector));

function aimedAt(ref: RefInput): Action[] {
  const target = { ref };
  return [
    { type: 'click', target },
    { type: 'focus', target },
    { type: 'setText', target, text: 'must not arrive' },
    { type: 'scroll', target, deltaY: -10 },
  ];
}

/** `setText` on what takes no text breaks two rules at once, and either may be told. */
const reasons = (id: string, { type }: Action, reason: string): string[] =>
  type === 'setText' && id !== '#in-disabled' ? [reason, 'UNSUPPORTED_TARGET_TYPE'] : [reason];

/** States that no action which failed has moved the focus. */
async function keepsFocus(t: CheckContext, fail: () => Promise<void>): Promise<void> {
  const owner = async () => {
    t.forget();
    const { focus, reply } = await t.snapshot({ stage: 'all', depth: 0 });
    return { uid: focus.focusedNode?.uid ?? null, reply };
  };
  const before = await owner();
  await fail();
  const after = await owner();
  t.equal(after.uid, before.uid, 'the focus owner after actions that failed', after.reply);
}
