import { asArray, asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext, Reply } from '../check.js';
import type { UiStage } from '../contract.js';
import { all, kinds, numberedFromZero, openMenu, openOthers, saysWhichIsFocused } from './windows.js';

/** 6 Windows: which of them a call is about */
export const windowSelection = {
  'stage-focused': {
    run: (t) => selectsFocused(t),
    async withFixture(t) {
      for (const opener of ['#open-twin', '#open-untitled', '#open-menu']) {
        await t.fixture.click(opener);
        await selectsFocused(t);
      }
      await t.fixture.click('#open-dialog', 'click-modal');
      await selectsFocused(t);
    },
  },

  'stage-primary': {
    run: selectsPrimary,
    async withFixture(t) {
      await openOthers(t);
      await selectsPrimary(t);
    },
  },

  'stage-select-index': {
    run: selectsByIndex,
    async withFixture(t) {
      await openOthers(t);
      await selectsByIndex(t);
    },
  },

  'stage-select-conflict': async (t) => {
    for (const stage of ['primary', 'all']) {
      t.refuses(await t.callInvalid('ui_get_snapshot', { stage, stageIndex: 0 }), `stageIndex with ${stage}`);
    }
  },

  'stage-popups-owned': async (t) => {
    await t.fixture.click('#open-twin');
    await openMenu(t);
    const owner = await t.fixture.stageIndex('#fixture-root');
    const twin = await t.fixture.stageIndex('#twin-root');
    const own = await t.snapshot({ stageIndex: owner, depth: 0 });
    await t.given('stage-select-index', () => {
      const { id } = own.stages[0]?.scene.root ?? {};
      t.equal(id, 'fixture-root', `the root of the window ${owner}`, own.reply);
    });
    t.equal(
      kinds(own.stages),
      ['stage', 'popup'],
      'the windows of the selection that owns the menu',
      own.reply,
    );
    const other = await t.snapshot({ stageIndex: twin, depth: 0 });
    t.equal(kinds(other.stages), ['stage'], 'the windows of a selection without popups', other.reply);
  },

  'stage-out-of-range': async (t) => {
    t.failsWith(await t.call('ui_get_snapshot', { stageIndex: 9999 }), 'MCP_UI_NO_STAGES', 'a snapshot');
    const query = { selector: { css: '*' }, scope: { stageIndex: 9999 } };
    t.failsWith(await t.call('ui_query', query), 'MCP_UI_NO_STAGES', 'a query');
    if (!(await showsNothing(t))) return;
    for (const reply of await selections(t))
      t.failsWith(reply, 'MCP_UI_NO_STAGES', `${reply.tool} ${JSON.stringify(reply.input)} without a window`);
  },

  'stage-available': async (t) => {
    const nothing = await showsNothing(t);
    const expected = nothing
      ? []
      : t.some((await t.snapshot(all)).stages, 'windows').map(({ stageIndex }) => stageIndex);
    const query = { selector: { css: '*' }, scope: { stageIndex: 9999 } };
    const replies = [await t.call('ui_get_snapshot', { stageIndex: 9999 }), await t.call('ui_query', query)];
    if (nothing) replies.push(...(await selections(t)));
    for (const reply of replies) {
      await t.given('stage-out-of-range', () => t.failsWith(reply, 'MCP_UI_NO_STAGES', reply.tool));
      const available = reply.error?.details.available;
      const indices = Array.isArray(available)
        ? available.map((one) => (one as UiStage | null)?.stageIndex)
        : available;
      t.equal(indices ?? null, expected, `details.available of ${reply.tool}`, reply);
    }
  },
} satisfies Record<string, Check>;

/** Whether the application has no window at the moment. *Ends the check* where it has one and should not. */
export async function showsNothing(t: CheckContext): Promise<boolean> {
  const reply = await t.read('ui_get_snapshot', all);
  if (t.otherFixture !== 'windowless') return reply.error?.code === 'MCP_UI_NO_STAGES';
  const { length } = asArray(asObject(reply.output).stages);
  if (length > 0) t.untestable('The target shows a window; start the fixture that has none.');
  return true;
}

/** Each way to select windows: without one each of them, the index 0 included, is beyond those that are showing. */
async function selections(t: CheckContext): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const input of [{}, { stage: 'all' }, { stage: 'primary' }, { stageIndex: 0 }] as const)
    replies.push(await t.call('ui_get_snapshot', input));
  for (const scope of [null, { stage: 'focused' }, { stageIndex: 0 }] as const)
    replies.push(await t.call('ui_query', { selector: { css: '*' }, scope }));
  return replies;
}

/** Again, while a window manager is still handing over the focus: both answers are about one moment then. */
async function selectsFocused(t: CheckContext, tries = 10): Promise<void> {
  t.forget();
  const everything = await t.snapshot(all);
  await saysWhichIsFocused(t, everything);
  const candidates = everything.stages.filter(({ kind }) => kind !== 'popup');
  const expected =
    t.some(candidates, 'stages or dialogs').find(({ focused }) => focused) ?? everything.stages[0];
  const { stages, reply } = await t.snapshot({ stage: 'focused', depth: 0 });
  const [chosen] = t.some(stages, 'windows');
  t.forget();
  const focuses = (one: typeof everything) => String(one.stages.map(({ focused }) => focused));
  const moved = focuses(await t.snapshot(all)) !== focuses(everything);
  if (moved && tries > 1) return selectsFocused(t, tries - 1);
  t.equal(chosen.stageIndex, expected?.stageIndex, 'the index of the focused window', reply);
  t.expect(chosen.kind !== 'popup', 'a stage or a dialog', chosen.kind, reply);
  t.equal(chosen.scene.root.ref.uid, expected?.scene.root.ref.uid, 'the uid of its root', reply);
}

async function selectsPrimary(t: CheckContext): Promise<void> {
  const everything = await t.snapshot(all);
  const { stages, reply } = await t.snapshot({ stage: 'primary', depth: 0 });
  const [chosen] = t.some(stages, 'windows');
  t.equal(chosen.stageIndex, 0, 'the index of the primary window', reply);
  t.equal(chosen.scene.root.ref.uid, everything.stages[0]?.scene.root.ref.uid, 'the uid of its root', reply);
}

async function selectsByIndex(t: CheckContext): Promise<void> {
  const everything = await t.snapshot(all);
  await t.given('stage-index', () => numberedFromZero(t));
  for (const { stageIndex, scene } of t.some(everything.stages, 'windows')) {
    for (const stage of [undefined, 'focused', null] as const) {
      const input = { stageIndex, depth: 0, ...(stage === undefined ? {} : { stage }) };
      const { stages, reply } = await t.snapshot(input);
      const [chosen] = t.some(stages, 'windows', reply);
      t.equal(
        [chosen.stageIndex, chosen.scene.root.ref.uid],
        [stageIndex, scene.root.ref.uid],
        'index and root',
        reply,
      );
    }
  }
}
