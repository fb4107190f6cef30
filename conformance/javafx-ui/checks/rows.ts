import { asArray, asObject, asString } from '../../kit/reading/json.js';
import type { Check, CheckContext, Reply } from '../check.js';
import type { ToolInput } from '../contract.js';
import { neverIssued } from '../samples.js';

/** 18.1 Rows */
export const rows = {
  'rows-read': async (t) => {
    const wanted: [id: string, from: number, texts: (string | null)[][]][] = [
      ['#list', 2, [['Item 2'], ['Item 3']]],
      ['#list', 997, [['Item 997'], ['Item 998'], ['Item 999']]],
      [
        '#table',
        150,
        [
          ['Person 150', '50', 'City 3'],
          ['Person 151', '51', 'City 4'],
        ],
      ],
      ['#tree', 1, [['Branch A'], ['Leaf 1']]],
      ['#tree-table', 3, [['test.ts', '7']]],
      ['#fruit', 0, [['Apple'], ['Banana'], ['Cherry']]],
      ['#shirt', 1, [['Medium'], ['Large']]],
    ];
    for (const [id, from, texts] of wanted) {
      const { rows: read, reply } = await readRows(t, id, { from, count: texts.length });
      const shown = read.map(({ index, cells }) => [index, cells]);
      const expected = texts.map((cells, i) => [from + i, cells]);
      t.equal(shown, expected, `rows ${from} and following of ${id}`, reply);
    }
    const { rows: beyond, reply } = await readRows(t, '#list', { from: 998, count: 10 });
    t.equal(
      beyond.map(({ index }) => index),
      [998, 999],
      'the last rows of #list',
      reply,
    );
  },

  'rows-total': async (t) => {
    for (const [id, total] of [
      ['#list', 1000],
      ['#table', 200],
      ['#tree', 6],
      ['#tree-table', 5],
      ['#fruit', 3],
      ['#shirt', 3],
    ] as const) {
      const read = await readRows(t, id, { from: 1, count: 1 });
      t.equal(read.total, total, `total of the rows of ${id}`, read.reply);
    }
  },

  'rows-offscreen': async (t) => {
    for (const [id, from, offscreen] of [
      ['#list', 0, false],
      ['#list', 700, true],
      ['#table', 1, false],
      ['#table', 199, true],
      ['#fruit', 0, true],
      ['#shirt', 0, true],
    ] as const) {
      const { rows: read, reply } = await readRows(t, id, { from, count: 1 });
      t.equal(
        read.map((row) => row.offscreen),
        [offscreen],
        `offscreen of row ${from} of ${id}`,
        reply,
      );
    }
  },

  'rows-onscreen': async (t) => {
    const { rows: read, reply } = await readRows(t, '#list', { from: 0, count: 100, offscreen: false });
    const { visibleRange } = await shown(t, '#list');
    const { from = -1, to = -1 } = visibleRange ?? {};
    const expected = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    t.equal(
      read.map(({ index }) => index),
      expected,
      'the rows of #list that are on screen',
      reply,
    );
    const closed = await readRows(t, '#fruit', { offscreen: false });
    t.equal(closed.rows, [], 'the rows on screen of a combo box that is closed', closed.reply);
  },

  'rows-still': async (t) => {
    const before = await state(t);
    for (const id of ['#list', '#table', '#tree', '#tree-table', '#fruit', '#shirt'])
      await readRows(t, id, { from: 3, count: 500 });
    t.forget();
    t.equal(await state(t), before, 'what is on screen and selected after rows were read');
  },

  'rows-bounds': async (t) => {
    for (const asked of [{ from: -1 }, { count: 0 }, { count: 501 }, { from: 0.5 }])
      t.refuses(
        await t.callInvalid('ui_get_node', { ref: { uid: neverIssued }, rows: asked }),
        JSON.stringify(asked),
      );
    const most = await t.call('ui_get_node', { ref: { uid: neverIssued }, rows: { from: 0, count: 500 } });
    t.takes(most, 'a count of 500');
  },

  'rows-text': async (t) => {
    const { reply } = await readRows(t, '#table', { from: 150, count: 2 });
    for (const text of ['Person 150', 'City 3', 'Person 151', 'City 4'])
      t.expect(reply.text.includes(text), `"${text}" in the text`, reply.text, reply);
  },

  'node-tooltip': async (t) => {
    const { reply } = await t.node(await t.fixture.ref('#submit'));
    t.expect(reply.text.includes('Sends the form'), 'the tooltip in the text', reply.text, reply);
  },
} satisfies Record<string, Check>;

interface Read {
  total: unknown;
  rows: { index: unknown; offscreen: unknown; cells: (string | null)[] }[];
  reply: Reply;
}

/** The rows of a node of the fixture. *Ends the check* with a finding when there are none. */
async function readRows(
  t: CheckContext,
  selector: string,
  asked: NonNullable<ToolInput<'ui_get_node'>['rows']>,
): Promise<Read> {
  const { uid } = await t.fixture.ref(selector);
  const reply = await t.call('ui_get_node', { ref: { uid }, rows: asked });
  const { rows: told } = t.output(reply);
  t.demand(told !== undefined && told !== null, `the rows of ${selector}`, 'none', reply);
  const { total, rows: list } = asObject(told);
  const read = asArray(list).map((one) => {
    const { index, offscreen, cells } = asObject(one);
    return { index, offscreen, cells: asArray(cells).map((cell) => asString(asObject(cell).text)) };
  });
  return { total, rows: read, reply };
}

async function shown(t: CheckContext, selector: string) {
  const { virtualization } = await t.node(await t.fixture.ref(selector));
  return { visibleRange: virtualization?.visibleRange, selected: virtualization?.selectedIndices };
}

async function state(t: CheckContext) {
  const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
  const controls = ['#list', '#table', '#tree', '#tree-table'];
  const seen: unknown[] = [stages.length];
  for (const selector of controls) seen.push(await shown(t, selector));
  return seen;
}
