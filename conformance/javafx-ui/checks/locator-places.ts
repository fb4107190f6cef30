import { asArray, asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import { neverIssued } from '../samples.js';

/** 17.3 Where a locator may stand */
export const locatorPlaces = {
  'locator-get-node': async (t) => {
    for (const [locator, id] of [
      ['text="Submit"', 'submit'],
      ['label=Notes', 'notes'],
      ['#siblings >> Button nth=1', 'victim'],
    ] as const) {
      const reply = await t.call('ui_get_node', { locator });
      t.equal(t.output(reply).id, id, `the id of the node that ${locator} names`, reply);
    }
    const children = await t.call('ui_get_node', { locator: '#siblings', includeChildren: true });
    t.equal(asArray(t.output(children).children).length, 3, 'the number of children of #siblings', children);
  },

  'locator-action': async (t) => {
    const form = await t.perform([
      { type: 'setText', locator: 'label=Name', text: 'Ann' },
      { type: 'focus', locator: 'label="E-mail"' },
      { type: 'typeText', text: 'ann@example.org' },
      { type: 'click', locator: 'text="Submit"' },
    ]);
    t.succeeds(form, 'actions with locators');
    t.equal(await t.fixture.text('#status'), 'Submitted: Ann <ann@example.org>', 'the status afterwards');
    const before = await t.fixture.text('#scroll-log');
    t.succeeds(await t.perform([{ type: 'scroll', locator: '#scroll-counter', deltaY: -30 }]), 'a scroll');
    const after = await t.fixture.text('#scroll-log');
    t.expect(after !== before, 'a scroll that the pane has noticed', after);
  },

  'locator-exactly-one': async (t) => {
    const locator = '#there-is-no-such-node';
    const ref = { uid: neverIssued };
    for (const input of [
      { ref, locator },
      { ref: null, locator: null },
    ])
      t.refuses(await t.callInvalid('ui_get_node', input), JSON.stringify(input));
    for (const action of [
      { type: 'click', target: { ref }, locator },
      { type: 'focus', target: { ref }, locator },
      { type: 'focus' },
    ])
      t.refuses(await t.callInvalid('ui_perform', { actions: [action] }), JSON.stringify(action));
  },

  'locator-late': async (t) => {
    const reply = await t.perform([
      { type: 'click', locator: '#open-menu' },
      { type: 'click', locator: 'text="Cut"' },
    ]);
    t.succeeds(reply, 'a click on what the click before it has opened');
    t.equal(await t.fixture.text('#status'), 'Clicked menu-cut', 'the status afterwards');
  },

  'locator-action-row': async (t) => {
    for (const [locator, id, row] of [
      ['#list row=700', '#list', 700],
      ['#table row="Person 3"', '#table', 3],
      ['#table row=150 column="Age"', '#table', 150],
      ['#tree row=3', '#tree', 3],
    ] as const) {
      t.succeeds(await t.perform([{ type: 'click', locator }]), `a click on ${locator}`);
      const { virtualization } = await t.node(await t.fixture.ref(id));
      const selected = virtualization?.selectedIndices;
      t.equal(selected ?? null, [row], `the selected rows of ${id} after a click on ${locator}`);
    }
    t.actionFails(await t.perform([{ type: 'click', locator: '#list row=1000' }]), 'ITEM_NOT_FOUND');
  },

  'locator-action-missing': async (t) => {
    const { uid } = await t.fixture.ref('#victim');
    await t.fixture.click('#remove');
    for (const [locator, reason] of [
      ['#victim', 'NODE_NOT_FOUND'],
      ['text="Invisible"', 'NODE_NOT_FOUND'],
      ['#siblings >> Button nth=9', 'NODE_NOT_FOUND'],
      [uid, 'STALE_REF'],
    ] as const)
      await failsAlone(t, locator, reason);
  },

  'locator-action-ambiguous': async (t) => {
    const reply = await failsAlone(t, '#siblings >> Button', 'AMBIGUOUS_TARGET');
    const told = asArray(reply.error?.details.candidates).map((one) => asObject(one).uid);
    const wanted: string[] = [];
    for (const selector of ['#first', '#victim', '#anonymous']) {
      const { uid } = await t.fixture.ref(selector);
      wanted.push(uid);
      t.expect(
        reply.text.includes(`${uid} Button`),
        `the line of ${selector} in the text`,
        reply.text,
        reply,
      );
    }
    t.equal(told, wanted, 'the candidates in the details', reply);
    const many = await failsAlone(t, 'Label', 'AMBIGUOUS_TARGET');
    t.equal(asArray(many.error?.details.candidates).length, 5, 'how many candidates of many', many);
  },

  'locator-action-modal': async (t) => {
    await t.fixture.click('#open-dialog', 'click-modal');
    for (const locator of ['#first', 'text="First"', '#list row=3'])
      await failsAlone(t, locator, 'BLOCKED_BY_MODAL');
    t.succeeds(await t.perform([{ type: 'click', locator: '#dialog-cancel' }]), 'a click in the dialog');
    t.equal(await t.fixture.text('#status'), 'Dialog: Cancel', 'the status afterwards');
  },
} satisfies Record<string, Check>;

/** States that a click on it fails for this reason, and that nothing was clicked. */
async function failsAlone(t: CheckContext, locator: string, reason: string) {
  const before = await t.fixture.text('#status');
  const reply = await t.perform([{ type: 'click', locator }]);
  t.actionFails(reply, reason);
  t.equal(await t.fixture.text('#status'), before, `the status after ${locator} failed`);
  return reply;
}
