import type { Check, CheckContext, SnapshotReading } from '../check.js';
import type { UiStage } from '../contract.js';

export const all = { stage: 'all', depth: 0 } as const;

/** 6 Windows: what they are, in which order, and which has the focus */
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
    await t.fixture.click('#open-dialog', 'click-modal');
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

  'stage-kind': {
    byReading: rightKinds,
    async run(t) {
      await rightKinds(t);
      await t.fixture.click('#open-menu');
      const menu = await t.snapshot(all);
      t.equal(kinds(menu.stages), ['stage', 'popup'], 'the kinds while a context menu is open', menu.reply);
      await t.fixture.reset();
      await t.fixture.click('#open-dialog', 'click-modal');
      const dialog = await t.snapshot(all);
      t.equal(kinds(dialog.stages), ['stage', 'dialog'], 'the kinds while the dialog is open', dialog.reply);
    },
  },

  'focus-reported': async (t) => {
    await t.fixture.focus('#email');
    await focusIs(t, '#email');
    await t.fixture.focus('#notes');
    await focusIs(t, '#notes');
    await openOthers(t);
    const { focus, stages, reply } = await t.snapshot(all);
    const window = focusedIndex(stages);
    t.equal(focus.focusedWindow?.stageIndex ?? null, window, 'the index in focus.focusedWindow', reply);
    const within = focus.focusedNode?.path.startsWith(`/stages[${window}]/`) ?? true;
    t.expect(within, `a focus owner in window ${window}`, focus.focusedNode, reply);
  },
} satisfies Record<string, Check>;

/** States of every window that its kind is what it shows. */
async function rightKinds(t: CheckContext): Promise<void> {
  const { stages, reply } = await t.snapshot(all);
  for (const { kind, scene, stageIndex } of t.some(stages, 'windows')) {
    const known = ['stage', 'dialog', 'popup'].includes(kind);
    t.expect(known, `stage, dialog or popup as the kind of window ${stageIndex}`, kind, reply);
    const isDialog = scene.root.type === 'DialogPane';
    if (known && kind !== 'popup')
      t.equal(kind, isDialog ? 'dialog' : 'stage', `the kind of window ${stageIndex}`, reply);
  }
}

/** *Ends the check* as blocked when nobody can know which window has the focus. */
export async function saysWhichIsFocused(
  t: CheckContext,
  { stages, reply }: Pick<SnapshotReading, 'stages' | 'reply'>,
): Promise<void> {
  const untold = stages.find(({ focused }) => typeof focused !== 'boolean');
  await t.given('result-schema', () =>
    t.demand(!untold, '"focused" of every window', untold?.focused, reply),
  );
}

/** The window that has the focus; the desktop may have given it to none. */
const focusedIndex = (stages: readonly UiStage[]): number | null =>
  stages.find(({ focused, kind }) => focused && kind !== 'popup')?.stageIndex ?? null;

/** Stages that do not open in the order in which they are listed, and a popup. */
export async function openOthers(t: CheckContext): Promise<void> {
  for (const opener of ['#open-untitled', '#open-twin', '#open-zebra']) await t.fixture.click(opener);
  await openMenu(t);
}

/**
 * Opens the menu beside a window that was opened before. A window manager may hand over the focus to that one so late
 * that the menu closes again, as menus do; so that is waited for, and a menu that is gone is opened once more.
 */
export async function openMenu(t: CheckContext): Promise<void> {
  const owner = await t.fixture.stageIndex('#fixture-root');
  await looksAgain(t, 2000, ({ stages }) => focusedIndex(stages) !== owner);
  for (let tries = 0; tries < 5; tries++) {
    await t.fixture.click('#open-menu');
    if (await looksAgain(t, 0, ({ stages }) => stages.some(({ kind }) => kind === 'popup'))) return;
  }
}

/** Whether that comes to be true of the windows within so many milliseconds; what was read before is forgotten. */
async function looksAgain(
  t: CheckContext,
  ms: number,
  holds: (seen: SnapshotReading) => boolean,
): Promise<boolean> {
  const end = t.timing.now() + ms;
  for (;;) {
    t.forget();
    if (holds(await t.snapshot(all))) return true;
    if (t.timing.now() >= end) return false;
    await t.timing.sleep(50);
  }
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

export async function numberedFromZero(t: CheckContext): Promise<void> {
  const { stages, reply } = await t.snapshot(all);
  t.equal(
    t.some(stages, 'windows').map(({ stageIndex }) => stageIndex),
    stages.map((_, i) => i),
    'the indices of all windows',
    reply,
  );
}

export const kinds = (stages: readonly UiStage[]): string[] => stages.map(({ kind }) => kind);

async function focusIs(t: CheckContext, selector: string): Promise<void> {
  const { ref } = await t.fixture.node(selector);
  const stageIndex = await t.fixture.stageIndex(selector);
  const { focus, stages, reply } = await t.snapshot(all);
  await saysWhichIsFocused(t, { stages, reply });
  // Where the desktop focuses another window or none, that is what is told.
  const isFocused = focusedIndex(stages) === stageIndex;
  if (isFocused) t.equal(focus.focusedNode?.uid ?? null, ref.uid, 'the uid of focus.focusedNode', reply);
  t.equal(
    focus.focusedWindow?.stageIndex ?? null,
    focusedIndex(stages),
    'the index in focus.focusedWindow',
    reply,
  );
}
