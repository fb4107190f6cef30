import type { Check, CheckContext } from '../check.js';
import { type LookReading, lineOf, look, withinOf } from '../reading/look.js';

/** 16.1 Looks */
export const looks = {
  'look-listed': async (t) => {
    t.equal(t.target.toolNames[0] ?? null, 'ui_look', 'the first tool in the list');
  },

  'look-text': async (t) => {
    const seen = await look(t);
    t.demand(seen.outline !== '', 'an outline', seen.outline, seen.reply);
    t.equal(seen.reply.text, seen.outline, 'the text of the look', seen.reply);
  },

  'look-head': async (t) => {
    const { outline, revision, kind, reply } = await look(t);
    t.equal(outline.split('\n')[0], `look ${revision} ${kind}`, 'the first line of the outline', reply);
  },

  'look-default': async (t) => {
    await t.fixture.click('#open-menu');
    const menu = await look(t);
    for (const { windowId } of t.some(menu.windows.slice(0, 2), 'windows', menu.reply))
      showsLines(t, menu, windowId);
    await t.fixture.reset();
    await t.fixture.click('#open-dialog', 'click-modal');
    const seen = await look(t);
    const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
    const [main, dialog] = t.some(stages, 'windows');
    showsLines(t, seen, dialog!.windowId);
    const mention = lineOf(seen, main.windowId) ?? '';
    const call = `ui_look {"window":"${main.windowId}"}`;
    t.expect(mention.includes(call), `a line of ${main.windowId} that says ${call}`, mention, seen.reply);
    const { ref } = await t.fixture.node('#submit');
    t.expect(
      !lineOf(seen, ref.uid),
      'no lines of a window that is not current',
      lineOf(seen, ref.uid),
      seen.reply,
    );
  },

  'look-window': async (t) => {
    await t.fixture.click('#open-twin');
    const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
    const stageIndex = await t.fixture.stageIndex('#submit');
    const window = stages.find((stage) => stage.stageIndex === stageIndex)?.windowId ?? '';
    const seen = await look(t, { window });
    await told(t, seen, '#submit', 'of the window that is asked for');
    const others = stages.filter(({ windowId }) => windowId !== window);
    for (const { windowId } of t.some(others, 'other windows'))
      t.expect(!lineOf(seen, windowId), `no line of ${windowId}`, lineOf(seen, windowId), seen.reply);
  },

  'look-behind': async (t) => {
    await t.fixture.click('#open-dialog', 'click-modal');
    const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
    const [main, dialog] = t.some(stages, 'windows');
    const seen = await look(t);
    const line = lineOf(seen, main.windowId) ?? '';
    t.expect(line.includes(` behind ${dialog!.windowId}`), `behind ${dialog!.windowId}`, line, seen.reply);
    const own = lineOf(seen, dialog!.windowId) ?? '';
    t.expect(own !== '' && !own.includes(' behind '), 'a dialog that is behind nothing', own, seen.reply);
  },

  'look-within': async (t) => {
    const { ref } = await t.fixture.node('#states');
    const seen = await look(t, { within: ref.uid });
    t.equal(withinOf(seen), ref.uid, 'the uid after "within"', seen.reply);
    await told(t, seen, '#disabled-button', 'below the node');
    const other = await t.fixture.ref('#submit');
    t.expect(!lineOf(seen, other.uid), 'no line of another part', lineOf(seen, other.uid), seen.reply);
  },

  'look-max-bytes': {
    run: staysBelow,
    async withFixture(t) {
      await t.fixture.click('#open-menu');
      await staysBelow(t);
    },
  },

  'look-cut-told': async (t) => {
    const whole = await look(t, { maxBytes: 1_000_000 });
    t.equal(whole.omitted, 0, 'omitted of a whole look', whole.reply);
    const seen = await look(t, { maxBytes: 1024 });
    const missing = whole.lines.filter((line) => !seen.lines.includes(line)).length;
    t.expect(missing > 0, 'a look that has to be cut', `${whole.lines.length} lines`, seen.reply);
    t.equal(seen.omitted, missing, 'the number of lines that were left out', seen.reply);
    const within = /ui_look \{"within":("[^"]+")/.exec(seen.outline)?.[1];
    t.demand(within !== undefined, 'a line that says how to see the rest', seen.lines.at(-1), seen.reply);
    const rest = await look(t, { within: JSON.parse(within!) });
    const fresh = rest.lines.filter((line) => !seen.outline.includes(line.trim()));
    t.expect(fresh.length > 0, 'lines that were left out before', rest.outline, rest.reply);
  },
} satisfies Record<string, Check>;

async function staysBelow(t: CheckContext): Promise<void> {
  for (const maxBytes of [1024, 3000]) {
    const { outline, reply } = await look(t, { maxBytes });
    const bytes = Buffer.byteLength(outline);
    t.expect(bytes > 0 && bytes <= maxBytes, `an outline of at most ${maxBytes} bytes`, bytes, reply);
  }
}

/** Lines stand below that of the window. */
function showsLines(t: CheckContext, seen: LookReading, windowId: string): void {
  const at = seen.lines.findIndex((line) => line.startsWith(`${windowId} `));
  const next = seen.lines[at + 1];
  t.expect(at !== -1 && next?.startsWith('  ') === true, `lines of ${windowId}`, next ?? 'none', seen.reply);
}

/** States that a node of the fixture has a line, and answers it. */
export async function told(
  t: CheckContext,
  seen: LookReading,
  selector: string,
  what: string,
): Promise<string> {
  const { ref } = await t.fixture.node(selector);
  const line = lineOf(seen, ref.uid);
  t.expect(line !== undefined, `a line of ${selector}, which is ${what}`, 'none', seen.reply);
  return line ?? '';
}
