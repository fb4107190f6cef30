import type { Check, CheckContext } from '../check.js';
import type { Action } from '../contract.js';
import { click } from './perform-sequence.js';

/** 10.2 Actionability */
export const actionability = {
  'perform-disabled': async (t) => {
    for (const id of ['#disabled-button', '#in-disabled'])
      for (const action of await targeted(t, id))
        t.actionFails(await t.perform([action]), 'TARGET_DISABLED', 0);
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
    t.equal(await t.fixture.text('#in-disabled'), 'inherited', 'the text of #in-disabled afterwards');
  },

  'perform-invisible': async (t) => {
    for (const id of ['#invisible-button', '#in-hidden'])
      for (const action of await targeted(t, id))
        t.actionFails(await t.perform([action]), 'TARGET_NOT_VISIBLE', 0);
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },

  'perform-modal': async (t) => {
    await t.fixture.click('#open-dialog');
    for (const action of [await click(t, '#submit'), ...(await targeted(t, '#name'))])
      t.actionFails(await t.perform([action]), 'BLOCKED_BY_MODAL', 0);
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status behind the dialog');
    await t.fixture.setText('#dialog-field', 'reached');
    t.equal(await t.fixture.text('#dialog-field'), 'reached', 'the text field in the dialog itself');
  },

  'perform-obscured': async (t) => {
    t.actionFails(await t.perform([await click(t, '#covered')]), 'TARGET_OBSCURED', 0);
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },

  'perform-scrolled-into-view': async (t) => {
    for (const id of ['far', 'near', 'middle']) {
      t.succeeds(await t.perform([await click(t, `#${id}`)]), `a click on #${id} in the scroll pane`);
      t.equal(await t.fixture.text('#status'), `Clicked ${id}`, 'the status afterwards');
    }
  },

  'perform-not-editable': async (t) => {
    const target = { ref: await t.fixture.ref('#read-only') };
    t.actionFails(await t.perform([{ type: 'setText', target, text: 'changed' }]), 'NOT_EDITABLE', 0);
    t.equal(await t.fixture.text('#read-only'), "can't be changed", 'the text of #read-only');
  },

  'perform-unsupported': async (t) => {
    for (const id of ['#submit', '#status', '#form']) {
      const target = { ref: await t.fixture.ref(id) };
      t.actionFails(await t.perform([{ type: 'setText', target, text: 'x' }]), 'UNSUPPORTED_TARGET_TYPE', 0);
    }
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },

  'perform-ref-reasons': async (t) => {
    const unknown: Action = { type: 'click', target: { ref: { uid: 'u-0neverissued0' } } };
    t.actionFails(await t.perform([unknown]), 'NODE_NOT_FOUND', 0);
    const nowhere: Action = {
      type: 'click',
      target: { ref: { path: '/stages[0]/scene/root/NoSuchType[0]' } },
    };
    t.actionFails(await t.perform([nowhere]), 'NODE_NOT_FOUND', 0);
    const victim = await click(t, '#victim');
    await t.fixture.click('#remove');
    t.actionFails(await t.perform([victim]), 'STALE_REF', 0);
    const { ref } = await t.fixture.node('#submit');
    const path = ref.path.replace(/[^/]+$/, 'NoSuchType[0]');
    t.actionFails(
      await t.perform([{ type: 'click', target: { ref: { uid: ref.uid, path } } }]),
      'STALE_REF',
      0,
    );
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },
} satisfies Record<string, Check>;

/** Each action that has a target and needs one that is there for the user. */
async function targeted(t: CheckContext, selector: string): Promise<Action[]> {
  const target = { ref: await t.fixture.ref(selector) };
  return [
    { type: 'click', target },
    { type: 'focus', target },
    { type: 'setText', target, text: 'must not arrive' },
    { type: 'scroll', target, deltaY: -10 },
  ];
}
