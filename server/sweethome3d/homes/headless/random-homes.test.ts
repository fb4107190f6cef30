import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../../testing/random-seed.js';
import { planPng } from '../../drawing/plan-png.js';
import { planSvg } from '../../drawing/plan-svg.js';
import { randomHome } from '../../drawing/testing/random-homes.js';
import { homeBounds } from '../../geometry/bounds.js';
import { cameraAround, overheadPitch } from '../../geometry/views.js';
import { readHome, writeHome } from './home-xml/index.js';
import { objZip } from './obj/index.js';
import { render } from './photo/render.js';

const noNumber = /NaN|Infinity|undefined/;

describe('of any home', () => {
  it('there is a plan that is well-formed', async () => {
    await fc.assert(
      fc.asyncProperty(randomHome, async (home) => {
        const svg = planSvg(home);
        expect(svg.replace(/<text[^>]*>[^<]*<\/text>|<title>.*<\/title>/gs, '')).not.toMatch(noNumber);
        const parser = new SaxesParser();
        parser.on('error', (error) => {
          throw error;
        });
        parser.write(svg).close();
        const { width, height } = await planPng(home, 40);
        expect(width).toBe(40);
        expect(height).toBeLessThanOrEqual(61);
      }),
      { numRuns: 80, seed },
    );
  });

  it('there is a picture', async () => {
    await fc.assert(
      fc.asyncProperty(randomHome, fc.integer({ min: 0, max: 6 }), async (home, yaw) => {
        const box = homeBounds(home);
        const camera = box ? cameraAround(box, yaw, overheadPitch, 1) : home.cameras.observer;
        const request = {
          camera,
          width: 24,
          height: 18,
          quality: 'low',
          format: 'png',
          hideWalls: yaw > 3,
        } as const;
        const pixels = await render(home, request);
        for (let i = 3; i < pixels.length; i += 4) expect(pixels[i]).toBe(255);
      }),
      { numRuns: 25, seed },
    );
  });

  it('there is an OBJ of numbers', async () => {
    await fc.assert(
      fc.asyncProperty(randomHome, async (home) => {
        const { data } = await objZip(home);
        for (const line of strFromU8(unzipSync(data)['home.obj']!).split('\n')) {
          if (/^(v|vn|vt|f) /.test(line)) expect(line).not.toMatch(noNumber);
        }
      }),
      { numRuns: 25, seed },
    );
  });

  it('there is a file that is read as the same home', async () => {
    await fc.assert(
      fc.asyncProperty(randomHome, async (home) => {
        const read = readHome(await writeHome(home));
        // Where walls lie on each other, a door may be found in another one of them.
        const { furniture, ...rest } = read;
        expect(rest).toEqual({ ...home, furniture: undefined });
        expect(furniture.map(({ opening, ...piece }) => piece)).toEqual(
          home.furniture.map(({ opening, ...piece }) => piece),
        );
      }),
      { numRuns: 25, seed },
    );
  });
});
