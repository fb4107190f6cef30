import { asArray, asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { UiStage } from '../contract.js';
import { openOthers } from './windows.js';

const all = { stage: 'all', depth: 0 } as const;
/** None has ever been so many. */
const nobody = 'w999999999';

/** 6 Windows: what names a window for life, and what 1.1 tells of each */
export const windowNames = {
  'window-id': {
    run: named,
    async withFixture(t) {
      await openOthers(t);
      await named(t);
    },
  },

  'window-id-kept': async (t) => {
    const main = await idOf(t, '#fixture-root');
    await t.fixture.click('#open-zebra');
    const zebra = await idOf(t, '#zebra-root');
    t.equal(await idOf(t, '#fixture-root'), main, 'the windowId of a window after another one has opened');
    await t.fixture.reset();
    t.equal(await idOf(t, '#fixture-root'), main, 'the windowId of a window after another one has closed');
    await t.fixture.click('#open-untitled');
    const untitled = await idOf(t, '#untitled-root');
    t.expect(untitled !== zebra, 'a windowId that no window has had before', untitled);
  },

  'window-modal': {
    byReading: toldModal,
    async run(t) {
      await openOthers(t);
      const before = await t.snapshot(all);
      for (const { windowId, modal } of t.some(before.stages, 'windows'))
        t.equal(modal, false, `modal of ${windowId}`, before.reply);
      await t.fixture.reset();
      await t.fixture.click('#open-dialog', 'click-modal');
      const { stages, reply } = await t.snapshot(all);
      const told = t.some(stages, 'windows').map(({ scene, modal }) => [scene.root.type, modal]);
      t.equal(
        told,
        [
          [told[0]![0], false],
          ['DialogPane', true],
        ],
        'modal while a modal dialog shows',
        reply,
      );
    },
  },

  'window-owner': {
    byReading: knownOwners,
    async run(t) {
      await t.fixture.click('#open-twin');
      await t.fixture.click('#open-menu');
      const main = await windowOf(t, '#fixture-root');
      const { stages, reply } = await t.snapshot(all);
      t.equal(main.ownerId ?? null, null, 'ownerId of the first stage', reply);
      const popups = stages.filter(({ kind }) => kind === 'popup');
      for (const { ownerId } of t.some(popups, 'popups'))
        t.equal(ownerId ?? null, main.windowId, 'ownerId of the menu', reply);
    },
  },

  'window-focus-owner': async (t) => {
    await t.fixture.click('#open-twin');
    for (const selector of ['#email', '#notes']) {
      await t.fixture.focus(selector);
      const { ref } = await t.fixture.node(selector);
      const { focusOwner } = await windowOf(t, '#fixture-root');
      t.equal(focusOwner?.uid ?? null, ref.uid, `the uid of focusOwner when ${selector} has the focus`);
    }
  },

  'window-text': {
    run: namedInText,
    async withFixture(t) {
      await openOthers(t);
      await namedInText(t);
    },
  },

  'window-select': {
    run: selectsById,
    async withFixture(t) {
      await openOthers(t);
      await selectsById(t);
    },
  },

  'window-current': {
    run: selectsCurrent,
    async withFixture(t) {
      for (const opener of ['#open-zebra', '#open-twin', '#open-menu']) {
        await t.fixture.click(opener);
        await selectsCurrent(t);
      }
      await t.fixture.click('#open-dialog', 'click-modal');
      await selectsCurrent(t);
    },
  },

  'window-alone': async (t) => {
    for (const other of [{ stage: 'all' }, { stage: 'focused' }, { stageIndex: 0 }]) {
      const input = { window: 'current', ...other };
      t.refuses(await t.callInvalid('ui_get_snapshot', input), JSON.stringify(input));
    }
    const scope = { window: 'current', stageIndex: 0 };
    const query = { selector: { css: '*' }, scope };
    t.refuses(await t.callInvalid('ui_query', query), 'a query in both');
    if (t.target.offers('ui_screenshot'))
      t.refuses(await t.callInvalid('ui_screenshot', scope), 'a screenshot of both');
  },

  'window-gone': async (t) => {
    const { stages } = await t.snapshot(all);
    const expected = t.some(stages, 'windows').map(({ windowId }) => windowId);
    const replies = [
      await t.call('ui_get_snapshot', { window: nobody }),
      await t.call('ui_query', { selector: { css: '*' }, scope: { window: nobody } }),
    ];
    if (t.target.offers('ui_screenshot')) replies.push(await t.call('ui_screenshot', { window: nobody }));
    for (const reply of replies) {
      if (!t.failsWith(reply, 'MCP_UI_NO_STAGES', reply.tool)) continue;
      const told = asArray(reply.error?.details.available).map((one) => asObject(one).windowId ?? null);
      t.equal(told, expected, `the ids in details.available of ${reply.tool}`, reply);
    }
  },
} satisfies Record<string, Check>;

async function named(t: CheckContext): Promise<void> {
  const { stages, reply } = await t.snapshot(all);
  const seen = new Set<unknown>();
  for (const { windowId, stageIndex } of t.some(stages, 'windows')) {
    const right = typeof windowId === 'string' && /^w[1-9][0-9]*$/.test(windowId);
    t.expect(right, `a windowId such as w1 of window ${stageIndex}`, windowId ?? 'none', reply);
    t.expect(!seen.has(windowId), `a windowId of its own for window ${stageIndex}`, windowId, reply);
    seen.add(windowId);
  }
}

async function toldModal(t: CheckContext): Promise<void> {
  const { stages, reply } = await t.snapshot(all);
  for (const { windowId, modal, kind } of t.some(stages, 'windows')) {
    t.expect(typeof modal === 'boolean', `modal of ${windowId}`, modal ?? 'none', reply);
    if (kind === 'popup') t.equal(modal, false, `modal of the popup ${windowId}`, reply);
  }
}

async function knownOwners(t: CheckContext): Promise<void> {
  const { stages, reply } = await t.snapshot(all);
  const ids = new Set(t.some(stages, 'windows').map(({ windowId }) => windowId));
  for (const { windowId, ownerId, ownerStageIndex } of stages) {
    const expected = stages.find(({ stageIndex }) => stageIndex === ownerStageIndex)?.windowId ?? null;
    t.equal(ownerId ?? null, expected, `ownerId of ${windowId}`, reply);
    t.expect(ownerId !== windowId, 'an owner other than the window itself', ownerId, reply);
    t.expect(ownerId == null || ids.has(ownerId), 'an owner that is showing', ownerId, reply);
  }
}

async function namedInText(t: CheckContext): Promise<void> {
  const { stages, reply } = await t.snapshot(all);
  const words = new Set(reply.text.split(/[^\w-]+/));
  for (const { windowId } of t.some(stages, 'windows'))
    t.expect(words.has(windowId), `${windowId} in the text`, reply.text.slice(0, 200), reply);
}

async function selectsById(t: CheckContext): Promise<void> {
  const everything = await t.snapshot(all);
  await t.given('window-id', () => named(t));
  for (const { windowId: window, scene } of t.some(everything.stages, 'windows')) {
    const { uid } = scene.root.ref;
    const { stages, reply } = await t.snapshot({ window, depth: 0 });
    t.equal(stages[0]?.scene.root.ref.uid, uid, `the uid of the root in a snapshot of ${window}`, reply);
    const query = await t.query({ selector: { css: '*' }, scope: { window }, limit: 1 }, 'judged');
    const first = query.matches[0]?.ref.uid;
    t.equal(first, uid, `the uid of the first node that a query finds in ${window}`, query.reply);
    const owned = everything.stages.filter(({ ownerId, kind }) => kind === 'popup' && ownerId === window);
    for (const { windowId } of owned) {
      const there = stages.some((stage) => stage.windowId === windowId);
      t.expect(
        there,
        `the popup ${windowId} in a snapshot of ${window}, which owns it`,
        'it is missing',
        reply,
      );
    }
    if (t.target.offers('ui_screenshot'))
      t.succeeds(await t.call('ui_screenshot', { window }), `a screenshot of ${window}`);
  }
}

/** Where the focus is, the same answer tells: a desktop may move it between two of them. */
async function selectsCurrent(t: CheckContext): Promise<void> {
  const everything = await t.snapshot(all);
  const { stages, focus, reply } = await t.snapshot({ window: 'current', depth: 0 });
  const [chosen] = t.some(stages, 'windows', reply);
  const focused = focus.focusedWindow?.stageIndex;
  if (focused !== undefined) {
    t.equal(chosen.stageIndex, focused, 'the index of the current window, which is focused,', reply);
    return;
  }
  t.expect(chosen.kind !== 'popup', 'a stage or a dialog', chosen.kind, reply);
  // Which of several was shown or focused last, a caller cannot know.
  if (everything.stages.some(isModal))
    t.expect(isModal(chosen), 'a modal window as the current one', chosen.windowId, reply);
}

const isModal = ({ modal }: UiStage): boolean => modal;

async function windowOf(t: CheckContext, selector: string): Promise<UiStage> {
  const stageIndex = await t.fixture.stageIndex(selector);
  const { stages, reply } = await t.snapshot(all);
  const found = stages.filter((stage) => stage.stageIndex === stageIndex);
  return t.some(found, `windows with the index ${stageIndex}`, reply)[0];
}

const idOf = async (t: CheckContext, selector: string): Promise<string> =>
  (await windowOf(t, selector)).windowId;
