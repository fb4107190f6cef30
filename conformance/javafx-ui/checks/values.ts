import { asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext, Reply } from '../check.js';
import type { NodeMatch, UiNode } from '../contract.js';
import { tellsSingleTexts, tellsTexts } from '../fixture/exact-texts.js';

/** 7.3 Text and value, 7.4 Geometry */
export const values = {
  'text-exact': async (t) => {
    await tellsTexts(t);
    t.equal((await t.fixture.node('#name')).text?.prompt ?? null, 'Your name', 'text.prompt of #name');
    await tellsSingleTexts(t);
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
    await sameAlone(t, ['#name', '#notes', '#read-only', '#email'], 'text');
  },

  'value-displayed': async (t) => {
    const shown = async (id: string): Promise<string> => (await t.fixture.node(id)).value?.text ?? '';
    t.equal(await shown('#fruit'), 'Apple', 'value.text of the ComboBox');
    t.equal(await shown('#shirt'), 'Medium', 'value.text of the ChoiceBox');
    t.equal(await shown('#count'), '3', 'value.text of the Spinner');
    const volume = (await shown('#volume')).replace(',', '.');
    t.equal(Number.parseFloat(volume), 30, 'value.text of the Slider, as a number,');
    // A date is written by the calendar of the user: what the editor shows is what is displayed.
    const date = await t.fixture.node('#date');
    t.expect((date.value?.text ?? '') !== '', 'a value.text of the DatePicker', date.value ?? 'none');
    const editor = date.children.find(({ type }) => /TextField$/.test(type))?.value?.text;
    if (editor) t.equal(date.value?.text ?? null, editor, 'value.text of the DatePicker, as in its editor,');
    const progress = await shown('#progress');
    t.expect(/50|0?[.,]5/.test(progress), 'one half in value.text of the ProgressBar', progress);
    await sameAlone(t, ['#fruit', '#shirt', '#count', '#volume', '#date', '#progress'], 'text');
  },

  'value-checked': async (t) => {
    await turns(t, '#agree', 'checked', [false, true, false]);
    await sameAlone(t, ['#agree'], 'checked');
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
    await sameAlone(t, ['#bold', '#red', '#green'], 'selected');
  },

  'bounds-finite': async (t) => {
    const include = { bounds: true, localToScreen: true };
    const full = await t.snapshot({ stage: 'all', mode: 'full', depth: 1000 });
    const compact = await t.snapshot({ stage: 'all', mode: 'compact', depth: 1000, include });
    const placed = full.nodes.filter(({ node }) => node.layout);
    await t.given('full-default', () => void t.some(placed, 'nodes with layout', full.reply));
    for (const { node } of placed) finite(t, node, full.reply);
    for (const { node } of compact.nodes) finite(t, node, compact.reply);
    // What is not shown is where bounds are odd: those first.
    const odd = [...placed].sort((a, b) => Number(a.node.visible) - Number(b.node.visible)).slice(0, 12);
    for (const { node } of [...odd, ...placed.slice(-3)]) {
      const { reply, ...single } = await t.node({ uid: node.ref.uid }, true);
      for (const one of [single, ...single.children]) finite(t, one, reply);
    }
    const query = await t.query({ selector: { css: '*' }, limit: 1000 });
    for (const match of query.matches) finite(t, match, query.reply);
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
    let later = await t.snapshot();
    if (Date.parse(later.capturedAt) === at) {
      // A moment may be told in whole seconds.
      await t.timing.sleep(1100);
      t.forget();
      later = await t.snapshot();
    }
    t.expect(
      Date.parse(later.capturedAt) > at,
      'a later moment in a later snapshot',
      later.capturedAt,
      later.reply,
    );
  },
} satisfies Record<string, Check>;

/** States that a node which is asked for alone tells the same value as among others. */
async function sameAlone(
  t: CheckContext,
  ids: readonly string[],
  member: 'text' | 'checked' | 'selected',
): Promise<void> {
  for (const id of ids) {
    const { ref, value } = await t.fixture.node(id);
    const alone = await t.node({ uid: ref.uid });
    const what = `value.${member} of ${id}, asked for alone,`;
    t.equal(alone.value?.[member] ?? null, value?.[member] ?? null, what, alone.reply);
  }
}

function finite(t: CheckContext, { layout, type, ref }: UiNode | NodeMatch, reply: Reply): void {
  for (const name of ['boundsInParent', 'boundsInScene', 'localToScreen'] as const) {
    const bounds = asObject(layout)[name];
    if (bounds != null) hasRoom(t, bounds, `${name} of ${type} ${ref.uid}`, reply);
  }
}

/** Beside the four numbers there may be anything. */
function hasRoom(t: CheckContext, bounds: unknown, what: string, reply: Reply): void {
  const { minX, minY, x = minX, y = minY, width, height } = asObject(bounds);
  const right = [x, y, width, height].every(Number.isFinite) && Number(width) >= 0 && Number(height) >= 0;
  t.expect(right, `finite ${what} with width and height of at least 0`, bounds, reply);
}

/** *Ends the check* as blocked when also the pseudo-classes tell that no click has turned it. */
async function isSelected(t: CheckContext, id: string, state: boolean): Promise<void> {
  const { pseudoClass, reply } = await t.node(await t.fixture.ref(id));
  if (pseudoClass === undefined) return;
  await t.given('click-target', () =>
    t.demand(pseudoClass.includes('selected') === state, `${id} to be turned by a click`, pseudoClass, reply),
  );
}

async function turns(
  t: CheckContext,
  id: string,
  member: 'checked' | 'selected',
  states: readonly boolean[],
): Promise<void> {
  for (const [i, state] of states.entries()) {
    if (i > 0) await t.fixture.click(id);
    const { value } = await t.fixture.node(id);
    if (value?.[member] !== state) await isSelected(t, id, state);
    t.equal(value?.[member], state, `value.${member} of ${id} after ${i} clicks`);
  }
}
