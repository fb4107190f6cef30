import { isDeepStrictEqual } from 'node:util';
import type { Check, CheckContext } from '../check.js';
import { asObject, asString } from '../reading/json.js';

/** 11 Screenshots */
export const screenshots = {
  'screenshot-png': async (t) => {
    const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
    for (const { stageIndex } of t.some(stages, 'windows')) {
      const { contentType, size, whole } = await picture(t, { stageIndex });
      t.equal(contentType, 'image/png', 'contentType');
      t.expect(size !== null, 'a PNG', 'something else');
      t.expect(whole, 'a whole PNG', 'one that stops before its end mark');
      t.expect((size?.width ?? 0) > 0 && (size?.height ?? 0) > 0, 'a width and a height above 0', size);
    }
  },

  'screenshot-default': {
    run: takesTheFocused,
    withFixture: async (t) => {
      // Each has another size, and is focused when it opens.
      for (const opener of ['#open-untitled', '#open-twin']) {
        await t.fixture.click(opener);
        await takesTheFocused(t);
      }
    },
  },

  'screenshot-range': async (t) => {
    offered(t);
    t.failsWith(await t.call('ui_screenshot', { stageIndex: 9999 }), 'MCP_UI_NO_STAGES');
  },

  'screenshot-image-block': async (t) => {
    const { reply, data } = await picture(t, {});
    t.equal(reply.image?.mimeType ?? null, 'image/png', 'mimeType of the image block', reply);
    t.expect(
      reply.image?.data === data && data !== '',
      'the same picture in the image block',
      'another one or none',
      reply,
    );
    const start = data.slice(0, 60);
    t.expect(
      start !== '' && !reply.text.includes(start),
      'no Base64 in the text',
      reply.text.slice(0, 80),
      reply,
    );
  },
} satisfies Record<string, Check>;

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
  const { stages } = await t.snapshot({ stage: 'focused', depth: 0 });
  const [{ stageIndex }] = t.some(stages, 'windows');
  return stageIndex;
}

function offered(t: CheckContext): void {
  if (!t.target.offers('ui_screenshot')) t.skip('ui_screenshot is not offered');
}

type Picture = Awaited<ReturnType<typeof picture>>;

async function picture(t: CheckContext, input: { stageIndex?: number }) {
  offered(t);
  const reply = await t.call('ui_screenshot', input);
  const output = asObject(t.output(reply));
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
