import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientContract } from '../../generated/mcp-sweethome3d/1.0/client.js';
import { loadCanvas } from '../../server/sweethome3d/drawing/png.js';
import { furnitureCatalog, textureCatalog } from '../../server/sweethome3d/homes/headless/catalog/index.js';
import { root } from '../../testing/paths.js';
import { Program } from '../../testing/program.js';
import { serverHome } from './server-home.js';

const page = readFileSync(join(root, 'docs/sweethome3d.md'), 'utf8');

/** What a picture shows, decoded. */
async function pixelsOf(file: Uint8Array) {
  const { createCanvas, loadImage } = await loadCanvas();
  const image = await loadImage(Buffer.from(file));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

interface Step {
  call: { name: string; arguments: Record<string, unknown> };
  answer: string;
}

/** The calls of the conversation with the answers that the page shows. */
const steps = [...page.matchAll(/```json\n((?:(?!```)[\s\S])*)```\n\n```text\n((?:(?!```)[\s\S])*)```/g)].map(
  ([, call, answer]): Step => ({ call: JSON.parse(call!), answer: answer!.trim() }),
);

/** The last picture of each tool and view, as the page shows them. */
const pictures = ['plan.png', 'flat.jpg', 'living-room.jpg'];

describe('the conversation of the page', () => {
  let folder: string;
  const shown: Uint8Array[] = [];
  const answers: string[] = [];

  beforeAll(async () => {
    // A slow machine may take its time for a call.
    const patiently = ['--timeout', '600000', '--photo-timeout', '600000'];
    const flags = ['--json', '--quiet', '--port', '0', '--files', '.', ...patiently];
    const program = new Program(['sweethome3d', 'serve', ...flags]);
    folder = program.folder;
    try {
      const { endpoint: url, token } = await program.served();
      const home = await serverHome({ url, token });
      for (const { call } of steps) {
        const { text, pictures } = await home.call(call.name, call.arguments);
        answers.push(text);
        shown.push(...pictures.map(({ data }) => data));
      }
      await home.close();
    } finally {
      await program.end();
    }
  });

  test('has calls enough for a flat', () => {
    expect(steps.length).toBeGreaterThan(10);
  });

  test('gets the answers that the page shows', () => {
    // How well a picture is packed differs from machine to machine.
    const packed = (text: string) => text.replace(/\d+ bytes/, 'some bytes');
    expect(answers.map(packed)).toEqual(steps.map(({ answer }) => packed(answer)));
  });

  test('makes the pictures that the page shows', async () => {
    // The plan before its correction comes first.
    expect(shown).toHaveLength(pictures.length + 1);
    for (const [index, name] of pictures.entries()) {
      const made = await pixelsOf(shown[index + 1]!);
      const kept = await pixelsOf(readFileSync(join(root, 'docs/sweethome3d', name)));
      expect([name, made.width, made.height]).toEqual([name, kept.width, kept.height]);
      // Not byte by byte: another processor may round another way.
      let off = 0;
      made.data.forEach((value, at) => {
        off += Math.abs(value - kept.data[at]!);
      });
      expect(off / made.data.length).toBeLessThan(1);
    }
  });

  test('leaves a file that the commands of the page work with', async () => {
    expect(existsSync(join(folder, 'flat.sh3d'))).toBe(true);
    for (const [command, ...rest] of [
      ['state', '--home', 'flat.sh3d'],
      ['plan', '--home', 'flat.sh3d', '-o', 'plan.svg'],
      ['render', '--home', 'flat.sh3d', '--quality', 'medium', '-o', 'photo.png'],
    ] as const) {
      expect(page).toContain(`sweethome3d ${[command, ...rest].join(' ')}`);
      const { code, stderr } = await new Program(['sweethome3d', command, ...rest], { folder }).result();
      expect(code, stderr).toBe(0);
    }
    expect(readFileSync(join(folder, 'plan.svg'), 'utf8')).toContain('Living room');
    expect((await pixelsOf(readFileSync(join(folder, 'photo.png')))).width).toBe(800);
  });
});

describe('the page', () => {
  test('names every tool by topic, once', () => {
    const topics = page.slice(page.indexOf('| topic | tools |'), page.indexOf('Three resources'));
    const named = [...topics.matchAll(/`(\w+)`/g)].map(([, tool]) => tool);
    expect(named.sort()).toEqual(Object.keys(clientContract.tools).sort());
  });

  test('counts what is in the catalog', () => {
    const categories = new Set(furnitureCatalog.map(({ category }) => category)).size;
    const counted = /(\d+) pieces in (\d+) categories and (\d+) textures/.exec(page)?.slice(1).map(Number);
    expect(counted).toEqual([furnitureCatalog.length, categories, textureCatalog.length]);
  });
});
