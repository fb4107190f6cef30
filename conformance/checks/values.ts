import type { Check, CheckContext } from '../check.js';

/** 7.3 Text and value, 7.4 Geometry */
export const values = {
  'text-exact': async (t) => {
    const texts = {
      '#quoted': 'He said "hi" and \\ \'bye\'',
      '#multiline': 'first line\nsecond line',
      '#padded': '  padded  ',
      '#emoji': 'Grüße 👋🏽 🎉',
      '#cyrillic': 'Привет, Мир',
    };
    for (const [id, text] of Object.entries(texts)) {
      t.equal((await t.fixture.node(id)).text?.label ?? null, text, `text.label of ${id}`);
    }
    t.equal((await t.fixture.node('#name')).text?.prompt ?? null, 'Your name', 'text.prompt of #name');
  },

  'value-text-input': async (t) => {
    await t.fixture.setText('#name', 'Ada');
    await t.fixture.setText('#notes', 'one\ntwo');
    for (const [id, text] of [
      ['#name', 'Ada'],
      ['#notes', 'one\ntwo'],
      ['#read-only', "can't be changed"],
      ['#email', ''],
    ] as const) {
      t.equal((await t.fixture.node(id)).value?.text ?? null, text, `value.text of ${id}`);
    }
  },

  'value-displayed': async (t) => {
    const shown = async (id: string): Promise<string> => (await t.fixture.node(id)).value?.text ?? '';
    t.equal(await shown('#fruit'), 'Apple', 'value.text of the ComboBox');
    t.equal(await shown('#shirt'), 'Medium', 'value.text of the ChoiceBox');
    t.equal(await shown('#count'), '3', 'value.text of the Spinner');
    t.equal(Number.parseFloat(await shown('#volume')), 30, 'value.text of the Slider, as a number,');
    const date = await shown('#date');
    t.expect(/2026|26/.test(date) && /5/.test(date), 'the 5th of January 2026 in value.text of #date', date);
    const progress = await shown('#progress');
    t.expect(/50|0[.,]5/.test(progress), 'one half in value.text of the ProgressBar', progress);
  },

  'value-checked': async (t) => {
    await turns(t, '#agree', 'checked', [false, true, false]);
  },

  'value-selected': async (t) => {
    await turns(t, '#bold', 'selected', [false, true, false]);
    const radios = async () => [
      (await t.fixture.node('#red')).value?.selected ?? null,
      (await t.fixture.node('#green')).value?.selected ?? null,
    ];
    t.equal(await radios(), [true, false], 'value.selected of #red and #green');
    await t.fixture.click('#green');
    t.equal(await radios(), [false, true], 'value.selected of #red and #green after a click on #green');
  },

  'bounds-finite': async (t) => {
    const { nodes, reply } = await t.snapshot({ stage: 'all', mode: 'full', depth: 1000 });
    const placed = nodes.filter(({ node }) => node.layout);
    for (const { node } of t.some(placed, 'nodes with layout')) {
      for (const [name, bounds] of Object.entries(node.layout ?? {})) {
        if (!/^(boundsInParent|boundsInScene|localToScreen)$/.test(name)) continue;
        const numbers = Object.values((bounds ?? {}) as Record<string, unknown>);
        const { width, height } = (bounds ?? {}) as { width?: number; height?: number };
        t.expect(
          numbers.length >= 4 && numbers.every(Number.isFinite) && width! >= 0 && height! >= 0,
          `finite ${name} of ${node.type} ${node.ref.uid} with width and height of at least 0`,
          bounds,
          reply,
        );
      }
    }
  },

  'captured-at': async (t) => {
    t.forget();
    const before = Date.now();
    const { capturedAt, reply } = await t.snapshot();
    const after = Date.now();
    t.expect(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(capturedAt),
      'an RFC 3339 moment in UTC',
      capturedAt,
      reply,
    );
    // The target's clock may be another one and need not be exact; a fixed moment or another zone is far off.
    const at = Date.parse(capturedAt);
    const near = at >= before - 60_000 && at <= after + 60_000;
    t.expect(near, `a moment near ${new Date(after).toISOString()}`, capturedAt, reply);
    await t.timing.sleep(20);
    t.forget();
    const later = await t.snapshot();
    t.expect(
      Date.parse(later.capturedAt) > at,
      'a later moment in a later snapshot',
      later.capturedAt,
      later.reply,
    );
  },
} satisfies Record<string, Check>;

async function turns(
  t: CheckContext,
  id: string,
  member: 'checked' | 'selected',
  states: readonly boolean[],
): Promise<void> {
  for (const [i, state] of states.entries()) {
    if (i > 0) await t.fixture.click(id);
    const { value } = await t.fixture.node(id);
    t.equal(value?.[member] ?? null, state, `value.${member} of ${id} after ${i} clicks`);
  }
}
