import { asArray, asObject, asString } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { ToolInput } from '../contract.js';
import { look } from '../reading/look.js';
import { type Pixels, readPng } from '../reading/png.js';

/** 18.2 Pictures */
export const pictures = {
  'picture-node': async (t) => {
    const whole = await picture(t, { window: 'current' });
    for (const selector of ['#submit', '#choices', '#table']) {
      const [x, y, width, height] = await bounds(t, selector);
      const { pixels, reply } = await picture(t, { locator: selector });
      const near = Math.abs(pixels.width - width) <= 2 && Math.abs(pixels.height - height) <= 2;
      const size = [pixels.width, pixels.height];
      t.expect(near, `a picture of ${selector} of about ${width}x${height} pixels`, size, reply);
      const share = equalShare(pixels, whole.pixels, Math.floor(x), Math.floor(y));
      t.expect(
        share === 1,
        `the pixels of ${selector} in the picture of its window`,
        `${share} of them`,
        reply,
      );
    }
    await t.fixture.click('#open-menu');
    const { pixels, reply } = await picture(t, { locator: 'text="Paste"' });
    t.expect(colours(pixels) > 1, 'a picture of an entry of an open menu', 'a single colour', reply);
  },

  'picture-max': async (t) => {
    const { pixels: whole } = await picture(t, { window: 'current' });
    for (const [maxWidth, maxHeight] of [
      [300, null],
      [null, 100],
      [200, 200],
      [16_000, 16_000],
    ] as const) {
      const { pixels, reply } = await picture(t, { window: 'current', maxWidth, maxHeight });
      const scale = Math.min(1, (maxWidth ?? 1e9) / whole.width, (maxHeight ?? 1e9) / whole.height);
      const off = [pixels.width - whole.width * scale, pixels.height - whole.height * scale];
      const within = pixels.width <= (maxWidth ?? 1e9) && pixels.height <= (maxHeight ?? 1e9);
      t.expect(
        within && off.every((one) => Math.abs(one) <= 1),
        `${whole.width}x${whole.height} pixels fitted into ${maxWidth ?? 'any'}x${maxHeight ?? 'any'}`,
        `${pixels.width}x${pixels.height}`,
        reply,
      );
      // A blank picture of the right size would fit, too.
      t.expect(
        colours(pixels) > 10,
        'a picture with what the window shows',
        `${colours(pixels)} colours`,
        reply,
      );
    }
  },

  'picture-annotate': async (t) => {
    const { pixels: plain } = await picture(t, { window: 'current' });
    const { pixels, output, reply } = await picture(t, { window: 'current', annotate: true });
    const boxes = new Map(
      asArray(output.annotations).map((one) => [asString(asObject(one).uid), asObject(one)]),
    );
    for (const selector of ['#submit', '#name', '#agree', '#list', '#first']) {
      const { uid } = await t.fixture.ref(selector);
      const box = boxes.get(uid);
      const [x, y, width, height] = await bounds(t, selector);
      const told = [box?.x, box?.y, box?.width, box?.height].map(Number);
      const right = [x, y, width, height].every((value, i) => Math.abs(value - told[i]!) <= 2);
      t.expect(right, `a box around ${selector} at ${[x, y, width, height]}`, told, reply);
      if (right) {
        const share = changedEdge(plain, pixels, told as [number, number, number, number]);
        t.expect(share > 0.7, `a box that can be seen around ${selector}`, `${share} of its edge`, reply);
      }
    }
    const { lines } = await look(t);
    const known = new Set(lines.map((line) => line.trim().split(' ')[0]));
    const strange = [...boxes.keys()].filter((uid) => !known.has(uid ?? ''));
    t.equal(strange, [], 'the boxes around what is no line of the look', reply);
    const { uid: hidden } = await t.fixture.ref('#invisible-button');
    t.expect(!boxes.has(hidden), 'no box around what nobody sees', 'one', reply);
  },
} satisfies Record<string, Check>;

/** A picture and its pixels. *Ends the check* when there is none whose pixels can be read. */
async function picture(t: CheckContext, input: ToolInput<'ui_screenshot'>) {
  const reply = await t.call('ui_screenshot', input);
  const output = t.output(reply, 'a picture');
  const pixels = readPng(Buffer.from(asString(output.dataBase64) ?? '', 'base64'));
  if (pixels === null) t.untestable('This suite reads the pixels of PNGs with 8 bits a channel only.');
  return { pixels, output, reply };
}

async function bounds(t: CheckContext, selector: string): Promise<[number, number, number, number]> {
  const { layout } = await t.node(await t.fixture.ref(selector));
  const { minX = 0, minY = 0, width = 0, height = 0 } = layout?.boundsInScene ?? {};
  return [minX, minY, width, height];
}

/** How many pixels of a part equal those of the whole at this place. */
function equalShare(part: Pixels, whole: Pixels, left: number, top: number): number {
  let equal = 0;
  for (let y = 0; y < part.height; y++)
    for (let x = 0; x < part.width; x++) if (part.at(x, y) === whole.at(left + x, top + y)) equal++;
  return equal / (part.width * part.height);
}

/** How many pixels along the edge of a box are others than before. */
function changedEdge(
  plain: Pixels,
  annotated: Pixels,
  [x, y, width, height]: [number, number, number, number],
): number {
  const edge: [number, number][] = [];
  for (let i = 0; i < width; i++) edge.push([x + i, y], [x + i, y + height - 1]);
  for (let i = 0; i < height; i++) edge.push([x, y + i], [x + width - 1, y + i]);
  return edge.filter(([a, b]) => plain.at(a, b) !== annotated.at(a, b)).length / edge.length;
}

function colours(pixels: Pixels): number {
  const seen = new Set<number>();
  for (let y = 0; y < pixels.height; y++) for (let x = 0; x < pixels.width; x++) seen.add(pixels.at(x, y));
  return seen.size;
}
