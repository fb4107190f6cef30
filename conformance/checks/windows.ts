import type { Check, CheckContext } from '../check.js';
import type { UiStage } from '../contract.js';

const all = { stage: 'all', depth: 0 } as const;

/** 6 Windows */
export const windows = {
  'stage-order': async (t) => {
    await openOthers(t);
    const { stages, reply } = await t.snapshot(all);
    const ranks = { stage: 0, dialog: 1, popup: 2 } as Record<string, number>;
    t.equal(
      stages.map(({ kind, title }) => (kind === 'popup' ? kind : (title ?? null))),
      ['Zebra', 'mcp-javafx-ui fixture', 'mcp-javafx-ui fixture', null, 'popup'],
      'the titles of the windows in order',
      reply,
    );
    t.expect(
      stages.every(({ kind }, i) => i === 0 || (ranks[stages[i - 1]!.kind] ?? 3) <= (ranks[kind] ?? 3)),
      'stages before dialogs before popups',
      stages.map(({ kind }) => kind),
      reply,
    );
    t.equal(
      stages.slice(0, 4).map((stage) => stage.scene.root.id),
      ['zebra-root', 'fixture-root', 'twin-root', 'untitled-root'],
      'the roots of the stages; equal titles in the order in which they were opened',
      reply,
    );
    await t.fixture.reset();
    await t.fixture.click('#open-dialog');
    const { stages: withDialog, reply: second } = await t.snapshot(all);
    t.equal(
      withDialog.map(({ kind, title }) => [kind, title ?? null]),
      [
        ['stage', 'mcp-javafx-ui fixture'],
        ['dialog', 'Confirm'],
      ],
      'the windows while the dialog is open: it sorts by its title only among dialogs',
      second,
    );
  },

  'stage-order-stable': {
    run: sameOrder,
    async withFixture(t) {
      await openOthers(t);
      await sameOrder(t);
    },
  },

  'stage-index': {
    run: numberedFromZero,
    async withFixture(t) {
      await openOthers(t);
      await numberedFromZero(t);
    },
  },

  'stage-kind': async (t) => {
    await t.fixture.click('#open-menu');
    const menu = await t.snapshot(all);
    t.equal(kinds(menu.stages), ['stage', 'popup'], 'the kinds while a context menu is open', menu.reply);
    await t.fixture.reset();
    await t.fixture.click('#open-dialog');
    const dialog = await t.snapshot(all);
    t.equal(kinds(dialog.stages), ['stage', 'dialog'], 'the kinds while the dialog is open', dialog.reply);
  },

  'stage-focused': {
    run: selectsFocused,
    async withFixture(t) {
      for (const opener of ['#open-twin', '#open-untitled', '#open-menu', '#open-dialog']) {
        await t.fixture.click(opener);
        await selectsFocused(t);
      }
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
    await t.fixture.click('#open-menu');
    const owner = await t.fixture.stageIndex('#fixture-root');
    const twin = await t.fixture.stageIndex('#twin-root');
    const own = await t.snapshot({ stageIndex: owner, depth: 0 });
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
  },

  'stage-available': async (t) => {
    const { stages } = await t.snapshot(all);
    const reply = await t.call('ui_get_snapshot', { stageIndex: 9999 });
    const available = reply.error?.details.available;
    const indices = Array.isArray(available)
      ? available.map((one) => (one as UiStage | null)?.stageIndex)
      : available;
    t.equal(
      indices ?? null,
      t.some(stages, 'windows').map(({ stageIndex }) => stageIndex),
      'details.available',
      reply,
    );
  },

  'focus-reported': async (t) => {
    await t.fixture.focus('#email');
    await focusIs(t, '#email');
    await t.fixture.focus('#notes');
    await focusIs(t, '#notes');
    await openOthers(t);
    const { focus, stages, reply } = await t.snapshot(all);
    const window = stages.find((stage) => stage.focused)?.stageIndex ?? null;
    t.equal(focus.focusedWindow?.stageIndex ?? null, window, 'the index in focus.focusedWindow', reply);
    const within = focus.focusedNode?.path.startsWith(`/stages[${window}]/`) ?? true;
    t.expect(within, `a focus owner in window ${window}`, focus.focusedNode, reply);
  },
} satisfies Record<string, Check>;

/** Stages that do not open in the order in which they are listed, and a popup. */
async function openOthers(t: CheckContext): Promise<void> {
  for (const opener of ['#open-untitled', '#open-twin', '#open-zebra', '#open-menu'])
    await t.fixture.click(opener);
}

async function sameOrder(t: CheckContext): Promise<void> {
  const seen: unknown[] = [];
  for (let i = 0; i < 5; i++) {
    t.forget();
    const { stages } = await t.snapshot(all);
    t.some(stages, 'windows');
    seen.push(stages.map((stage) => [stage.stageIndex, stage.title ?? null, stage.scene.root.ref.uid]));
  }
  for (const later of seen.slice(1)) t.equal(later, seen[0], 'the windows of a later snapshot');
}

async function numberedFromZero(t: CheckContext): Promise<void> {
  const { stages, reply } = await t.snapshot(all);
  t.equal(
    t.some(stages, 'windows').map(({ stageIndex }) => stageIndex),
    stages.map((_, i) => i),
    'the indices of all windows',
    reply,
  );
}

async function selectsFocused(t: CheckContext): Promise<void> {
  const everything = await t.snapshot(all);
  const candidates = everything.stages.filter(({ kind }) => kind !== 'popup');
  const expected =
    t.some(candidates, 'stages or dialogs').find(({ focused }) => focused) ?? everything.stages[0];
  const { stages, reply } = await t.snapshot({ stage: 'focused', depth: 0 });
  const [chosen] = t.some(stages, 'windows');
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

const kinds = (stages: readonly UiStage[]): string[] => stages.map(({ kind }) => kind);

async function focusIs(t: CheckContext, selector: string): Promise<void> {
  const { ref } = await t.fixture.node(selector);
  const stageIndex = await t.fixture.stageIndex(selector);
  const { focus, reply } = await t.snapshot(all);
  const node = focus.focusedNode;
  t.equal(
    node && { uid: node.uid, path: node.path },
    { uid: ref.uid, path: ref.path },
    'focus.focusedNode',
    reply,
  );
  t.equal(focus.focusedWindow?.stageIndex ?? null, stageIndex, 'the index in focus.focusedWindow', reply);
}
