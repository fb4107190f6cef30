import { isDeepStrictEqual } from 'node:util';
import type { CheckRun } from '../../kit/check.js';
import { asObject, asString } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import { showsNothing } from './window-selection.js';
import { saysWhichIsFocused } from './windows.js';

/** 11 Screenshots */
export const screenshots = {
  'screenshot-png': both(async (t) => {
    const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
    for (const { stageIndex } of t.some(stages, 'windows')) {
      const { contentType, size, whole } = await picture(t, { stageIndex });
      t.equal(contentType, 'image/png', 'contentType');
      t.expect(size !== null, 'a PNG', 'something else');
      t.expect(whole, 'a whole PNG', 'one that stops before its end mark');
      t.expect((size?.width ?? 0) > 0 && (size?.height ?? 0) > 0, 'a width and a height above 0', size);
    }
  }),

  'screenshot-default': {
    run: takesTheFocused,
    byReading: takesTheFocused,
    withFixture: async (t) => {
      // Each has another size, and is focused when it opens.
      for (const opener of ['#open-untitled', '#open-twin']) {
        await t.fixture.click(opener);
        await takesTheFocused(t);
      }
    },
  },

  'screenshot-range': both(async (t) => {
    offered(t);
    const nothing = await showsNothing(t);
    for (const input of [{ stageIndex: 9999 }, ...(nothing ? [{ stageIndex: 0 }, {}] : [])])
      t.failsWith(await t.call('ui_screenshot', input), 'MCP_UI_NO_STAGES', JSON.stringify(input));
  }),

  'screenshot-image-block': both(async (t) => {
    const { reply, data } = await picture(t, {});
    t.equal(reply.image?.mimeType ?? null, 'image/png', 'mimeType of the image block', reply);
    t.expect(
      reply.image?.data === data && data !== '',
      'the same picture in the image block',
      'another one or none',
      reply,
    );
    const start = data.slice(0, 60);
    const spoken = reply.textBlocks.find((block) => start !== '' && block.includes(start));
    t.expect(spoken === undefined, 'no Base64 in a text block', (spoken ?? '').slice(0, 80), reply);
  }),
} satisfies Record<string, Check>;

/** All that it does is read. */
function both(run: CheckRun<CheckContext>): Check {
  return { run, byReading: run };
}

async function takesTheFocused(t: CheckContext): Promise<void> {
  const { focused, plain, chosen } = await picturesOfTheFocused(t);
  t.expect(plain.size !== null, 'a PNG without stageIndex', 'something else', plain.reply);
  const what = `the size of a picture without stageIndex, compared with the focused window ${focused},`;
  t.equal(plain.size, chosen.size, what, plain.reply);
}

/** Again, while a window manager is still handing over the focus or fitting the window. */
async function picturesOfTheFocused(
  t: CheckContext,
  tries = 10,
): Promise<{ focused: number; plain: Picture; chosen: Picture }> {
  const focused = await focusedWindow(t);
  const plain = await picture(t, {});
  const chosen = await picture(t, { stageIndex: focused });
  const settled = isDeepStrictEqual(plain.size, chosen.size) && (await focusedWindow(t)) === focused;
  if (!settled && tries > 1) return picturesOfTheFocused(t, tries - 1);
  return { focused, plain, chosen };
}

async function focusedWindow(t: CheckContext): Promise<number> {
  // The focus moves by itself: what was read before does not count.
  t.forget();
  const { stages, reply } = await t.snapshot({ stage: 'all', depth: 0 });
  await saysWhichIsFocused(t, { stages, reply });
  const candidates = t.some(stages, 'windows').filter(({ kind }) => kind !== 'popup');
  return candidates.find(({ focused }) => focused)?.stageIndex ?? 0;
}

function offered(t: CheckContext): void {
  if (!t.target.offers('ui_screenshot')) t.skip('ui_screenshot is not offered');
}

type Picture = Awaited<ReturnType<typeof picture>>;

async function picture(t: CheckContext, input: { stageIndex?: number }) {
  offered(t);
  const reply = await t.call('ui_screenshot', input);
  const output = asObject(await t.given('screenshot-png', () => t.output(reply, 'a picture')));
  const data = asString(output.dataBase64) ?? '';
  const bytes = Buffer.from(data, 'base64');
  return {
    reply,
    data,
    contentType: asString(output.contentType),
    size: pngSize(bytes),
    whole: bytes.subarray(-12).includes('IEND'),
  };
}

/** Width and height from the header of a PNG; null when it is none. */
function pngSize(bytes: Buffer): { width: number; height: number } | null {
  const signature = '89504e470d0a1a0a';
  if (bytes.length < 33 || bytes.subarray(0, 8).toString('hex') !== signature) return null;
  if (bytes.subarray(12, 16).toString('latin1') !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
