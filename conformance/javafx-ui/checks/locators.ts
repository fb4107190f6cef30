import type { Check, CheckContext } from '../check.js';
import { look, withinOf } from '../reading/look.js';

/** 17 Locators */
export const locators = {
  'locator-uid': async (t) => {
    for (const selector of ['#submit', '#form', '#deepest']) {
      const { uid } = await t.fixture.ref(selector);
      await names(t, uid, selector);
    }
  },

  'locator-selector': async (t) => {
    await names(t, '#states', '#states');
    await names(t, '#form-buttons > Hyperlink', '#link');
    await names(t, 'Button.primary', '#submit');
  },

  'locator-subtype': async (t) => {
    await names(t, '#choices >> ToggleButton nth=0', '#red');
    await names(t, '#choices >> ToggleButton nth=2', '#bold');
  },

  'locator-text': async (t) => {
    await names(t, 'text="Submit"', '#submit');
    await names(t, 'text=SUBM', '#submit');
    await names(t, 'text="Grüße 👋🏽 🎉"', '#emoji');
    t.failsWith(
      await t.call('ui_look', { within: 'text="Subm"' }),
      'MCP_UI_NODE_NOT_FOUND',
      'a part in quotes',
    );
  },

  'locator-equal': async (t) => {
    // Two labels contain it, too.
    await names(t, 'text=Twin', '#open-twin');
  },

  'locator-label': async (t) => {
    await names(t, 'label="E-mail"', '#email');
    await names(t, 'label=note', '#notes');
  },

  'locator-steps': async (t) => {
    await names(t, '#ordered >> text=o nth=1', '#two');
    await names(t, '#columns >> #form-buttons >> Button nth=1', '#reset');
  },

  'locator-nth': async (t) => {
    await names(t, '#ordered >> Label nth=0', '#one');
    await names(t, '#ordered >> Label nth=1', '#three');
  },

  'locator-row': async (t) => {
    const cells: [string, string][] = [
      ['#table row=2 column="Age"', '22'],
      ['#table row="Person 3" column=2', 'City 3'],
      ['#table row=1 column=name-column', 'Person 1'],
      ['#list row=4', 'Item 4'],
    ];
    for (const [within, text] of cells) {
      t.equal(await textOf(t, within), text, `the text of ${within}`);
    }
  },

  'locator-item': async (t) => {
    t.failsWith(
      await t.call('ui_look', { within: '#fruit item="Banana"' }),
      'MCP_UI_NODE_NOT_FOUND',
      'an item of a combo box that is closed',
    );
    const opened: [opener: string, item: string, shown: string, text: string][] = [
      ['#fruit', 'Banana', '#fruit', 'Banana'],
      ['#shirt', 'Large', '#shirt', 'Large'],
    ];
    for (const [opener, item, shown, text] of opened) {
      await t.fixture.click(opener);
      await t.fixture.click({ ref: { uid: await named(t, `${opener} item=${JSON.stringify(item)}`) } });
      t.equal(await t.fixture.text(shown), text, `the text of ${shown} after a click on ${item}`);
    }
    t.equal(await textOf(t, '#list item="Item 3"'), 'Item 3', 'the text of an item of #list');
    await t.fixture.click({ ref: { uid: await named(t, 'text="File"') } });
    await t.fixture.click({ ref: { uid: await named(t, 'Menu nth=0 item="New"') } });
    t.equal(await t.fixture.text('#status'), 'Clicked menu-new', 'the status after a click on a menu item');
  },

  'locator-headers': async (t) => {
    for (const [within, text] of [
      ['#tabs >> Tab nth=1', 'Advanced'],
      ['#menu-bar >> Menu nth=1', 'Help'],
      ['#table >> TableColumn nth=1', 'Age'],
      ['TableColumn#size-column', 'Size'],
    ] as const)
      t.equal(await textOf(t, within), text, `the text of ${within}`);
    await t.fixture.click('#open-menu');
    t.equal(await textOf(t, 'MenuItem nth=1'), 'Paste', 'the text of an entry of an open menu');
  },

  'locator-malformed': async (t) => {
    for (const [within] of malformed) t.refuses(await t.call('ui_look', { within }), JSON.stringify(within));
  },

  'locator-place': async (t) => {
    for (const [within, place, instead] of malformed) {
      const reply = await t.call('ui_look', { within });
      const { message = '' } = reply.error ?? {};
      const told = new RegExp(`\\b${place}\\b`).test(message) && instead.test(message);
      t.expect(told, `a message with ${place} and ${instead} on ${JSON.stringify(within)}`, message, reply);
    }
  },

  'locator-missing': async (t) => {
    for (const within of ['#there-is-no-such-node', 'text="There is no such text, anywhere."', '* nth=99999'])
      t.failsWith(await t.call('ui_look', { within }), 'MCP_UI_NODE_NOT_FOUND', within);
  },

  'locator-ambiguous': async (t) => {
    const reply = await t.call('ui_look', { within: '#siblings >> Button' });
    t.failsWith(reply, 'MCP_UI_AMBIGUOUS', 'a locator of three buttons');
    for (const selector of ['#first', '#victim', '#anonymous']) {
      const { uid } = await t.fixture.ref(selector);
      t.expect(
        reply.text.includes(`${uid} Button`),
        `the line of ${selector} in the text`,
        reply.text,
        reply,
      );
    }
  },

  'locator-stale': async (t) => {
    const { uid } = await t.fixture.ref('#victim');
    await t.fixture.click('#remove');
    for (const within of [uid, `${uid} >> Text`])
      t.failsWith(await t.call('ui_look', { within }), 'MCP_UI_STALE_REF', within);
  },

  'locator-stale-row': async (t) => {
    const cell = await named(t, '#list row=1');
    const list = { ref: await t.fixture.ref('#list') };
    await t.snapshot({ stage: 'all', depth: 1000 });
    await t.given('virtual-item', () => t.act({ type: 'click', target: { ...list, item: { index: 700 } } }));
    t.failsWith(await t.call('ui_look', { within: cell }), 'MCP_UI_STALE_REF', 'the cell of another row');
    const again = await named(t, '#list row=700');
    await t.node({ uid: list.ref.uid! });
    t.equal(await named(t, again), again, 'the node of a row that was told anew');
  },
} satisfies Record<string, Check>;

/** What is no locator, how many characters before the place are right, and what could stand there. */
const malformed: readonly [locator: string, place: number, instead: RegExp][] = [
  ['>>', 0, /uid|selector/],
  ['#a >> ', 6, /uid|selector/],
  ['text=', 5, /text/],
  ['text="a', 5, /string|quote|"/],
  ['Button:hover', 0, /selector/],
  ['u-1 rows=1', 4, /row=/],
  ['#a nth=x', 7, /number/],
  ['#a row=1 row=2', 13, /once/],
];

/** States that a locator names this node of the fixture. */
async function names(t: CheckContext, within: string, selector: string): Promise<void> {
  const { uid } = await t.fixture.ref(selector);
  t.equal(await named(t, within), uid, `the node that ${within} names`);
}

/** The uid of the node that a locator names. *Ends the check* with a finding when it names none. */
async function named(t: CheckContext, within: string): Promise<string> {
  const seen = await look(t, { within });
  const uid = withinOf(seen);
  t.demand(uid !== null, `the uid of the node that ${within} names`, 'none', seen.reply);
  return uid!;
}

/** What it shows. */
async function textOf(t: CheckContext, within: string): Promise<string | null> {
  const { text } = await t.node({ uid: await named(t, within) });
  return text?.label ?? null;
}
