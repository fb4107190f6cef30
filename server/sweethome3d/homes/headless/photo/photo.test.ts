import { describe, expect, it } from 'vitest';
import { loadCanvas } from '../../../drawing/png.js';
import { flat } from '../../../drawing/testing/flat.js';
import {
  home,
  inWall,
  piece,
  rectangleRoom,
  ring,
  room,
  texture,
  wall,
} from '../../../drawing/testing/records.js';
import { homeBounds } from '../../../geometry/bounds.js';
import { cameraAround, overheadPitch, overheadYaws } from '../../../geometry/views.js';
import type { PhotoRequest } from '../../../home/pictures.js';
import type { CameraRecord, HomeRecords } from '../../../home/records.js';
import { renderPhoto } from './index.js';
import { render } from './render.js';

const WIDTH = 80;
const HEIGHT = 60;

/** Looks north from the south, at a height of a metre. */
const fromSouth: CameraRecord = { x: 0, y: 500, z: 100, yaw: Math.PI, pitch: 0, fieldOfView: 1 };

function request(camera: CameraRecord, rest: Partial<PhotoRequest> = {}): PhotoRequest {
  return { camera, width: WIDTH, height: HEIGHT, quality: 'low', format: 'png', hideWalls: false, ...rest };
}

type Rgb = [red: number, green: number, blue: number];

/** The colour in a picture, at parts of its width and height. */
async function look(home: HomeRecords, wanted: PhotoRequest): Promise<(x: number, y: number) => Rgb> {
  const pixels = await render(home, wanted);
  return (x, y) => {
    const at = 4 * (Math.floor(y * wanted.height) * wanted.width + Math.floor(x * wanted.width));
    return [...pixels.slice(at, at + 3)] as Rgb;
  };
}

const isRed = ([red, green, blue]: Rgb) => red > 2 * green && red > 2 * blue;
const box = (x: number, y: number, color: number, rest = {}) =>
  piece('Box', x, y, 0, { color, height: 200, ...rest });

describe('a picture', () => {
  it.each([['png', 'image/png'] as const, ['jpeg', 'image/jpeg'] as const])(
    'is a %s of the size asked for',
    async (format, mimeType) => {
      const photo = await renderPhoto(flat(), request(fromSouth, { format }));
      expect(photo).toMatchObject({ mimeType, renderer: 'boxes' });
      const { loadImage } = await loadCanvas();
      const image = await loadImage(Buffer.from(photo.data));
      expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
    },
  );

  it('has the same bytes every time', async () => {
    const once = await renderPhoto(flat(), request(fromSouth));
    const again = await renderPhoto(flat(), request(fromSouth));
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  });

  it('shows what is before the camera in the middle, sky above and ground below', async () => {
    const at = await look(home({ furniture: [box(0, 0, 0xff0000)] }), request(fromSouth));
    expect(isRed(at(0.5, 0.5))).toBe(true);
    const [skyRed, , skyBlue] = at(0.1, 0.05);
    expect(skyBlue).toBeGreaterThan(skyRed);
    const [red, green, blue] = at(0.1, 0.95);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);
  });

  it('has east at the right of somebody who looks north', async () => {
    const at = await look(home({ furniture: [box(150, 0, 0xff0000)] }), request(fromSouth));
    expect(isRed(at(0.8, 0.5))).toBe(true);
    expect(isRed(at(0.2, 0.5))).toBe(false);
  });

  it('hides what is behind something else, in whichever order they were made', async () => {
    const near = box(0, 100, 0xff0000);
    const far = box(0, -200, 0x0000ff);
    for (const furniture of [
      [near, far],
      [far, near],
    ]) {
      expect(isRed((await look(home({ furniture }), request(fromSouth)))(0.5, 0.5))).toBe(true);
    }
  });

  it('shows what the camera stands in the middle of', async () => {
    const walls = ring('w', rectangleRoom(-300, -300, 300, 300), {
      leftSideColor: 0x0000ff,
      rightSideColor: 0xff0000,
    });
    for (const yaw of [0, 1, 2, 3, 4, 5, 6]) {
      const at = await look(home({ walls }), request({ ...fromSouth, y: 0, yaw }));
      expect(isRed(at(0.5, 0.45))).toBe(true);
    }
  });

  it('looks through a door, and through glass at what is behind it', async () => {
    const host = wall('w', [-300, 0, 300, 0], { leftSideColor: 0x0000ff, rightSideColor: 0x0000ff });
    const behind = box(0, -300, 0xff0000, { width: 600 });
    const view = request({ ...fromSouth, z: 130 });
    const through = async (furniture: ReturnType<typeof piece>[]) =>
      (await look(home({ walls: [host], furniture: [...furniture, behind] }), view))(0.5, 0.5);
    expect(isRed(await through([]))).toBe(false);
    expect(isRed(await through([inWall('Opening', host)]))).toBe(true);
    const [red, , blue] = await through([inWall('Fixed window', host)]);
    expect(red).toBeGreaterThan(blue);
  });

  it('looks into a room from above, and at its ceiling from below', async () => {
    const rooms = [
      room('r', null, rectangleRoom(-200, -200, 200, 200), { floorColor: 0xff0000, ceilingColor: 0x00ff00 }),
    ];
    const straight = (z: number, pitch: number) =>
      look(home({ rooms }), request({ x: 0, y: 0, z, yaw: 0, pitch, fieldOfView: 1 }));
    expect(isRed((await straight(800, Math.PI / 2))(0.5, 0.5))).toBe(true);
    const [red, green] = (await straight(100, -Math.PI / 2))(0.5, 0.5);
    expect(green).toBeGreaterThan(2 * red);
  });

  it('shows what hidden walls hide', async () => {
    const walls = [wall('w', [-300, 200, 300, 200])];
    const furniture = [box(0, 0, 0xff0000)];
    const shown = async (hideWalls: boolean) =>
      (await look(home({ walls, furniture }), request(fromSouth, { hideWalls })))(0.5, 0.5);
    expect(isRed(await shown(false))).toBe(false);
    expect(isRed(await shown(true))).toBe(true);
  });

  it('lets walls be seen through as far as the home says', async () => {
    const walls = [wall('w', [-300, 200, 300, 200], { leftSideColor: 0x0000ff, rightSideColor: 0x0000ff })];
    const furniture = [box(0, 0, 0xff0000)];
    const red = async (wallsAlpha: number) => {
      const environment = { ...home().environment, wallsAlpha };
      return (await look(home({ walls, furniture, environment }), request(fromSouth)))(0.5, 0.5)[0];
    };
    const steps = [await red(0), await red(0.5), await red(1)];
    expect(steps[0]! < steps[1]! && steps[1]! < steps[2]!).toBe(true);
  });

  it('is darker in less light and in the shadow', async () => {
    const bare = home({ rooms: [room('r', null, rectangleRoom(-300, -300, 300, 300))] });
    const above = request({ x: 0, y: 0, z: 900, yaw: Math.PI, pitch: Math.PI / 2, fieldOfView: 1 });
    const sum = (color: Rgb) => color[0] + color[1] + color[2];
    const bright = sum((await look(bare, above))(0.5, 0.5));
    const dim = { ...bare, environment: { ...bare.environment, lightColor: 0x404040 } };
    expect(sum((await look(dim, above))(0.5, 0.5))).toBeLessThan(bright / 2);
    // The sun is in the south-west, so the shadow falls to the north-east.
    const shaded = { ...bare, furniture: [box(0, 0, 0xffffff)] };
    const at = await look(shaded, above);
    expect(sum(at(0.58, 0.4))).toBeLessThan(bright * 0.85);
    expect(sum(at(0.4, 0.6))).toBeCloseTo(bright, -1);
  });

  it('lays textures on floors', async () => {
    const above = request({ x: 0, y: 0, z: 300, yaw: 0, pitch: Math.PI / 2, fieldOfView: 1 });
    const rooms = [
      room('r', null, rectangleRoom(-300, -300, 300, 300), { floorTexture: texture('Checkered tiles') }),
    ];
    const at = await look(home({ rooms }), above);
    const shades = new Set<string>();
    for (let i = 0; i < 20; i++) shades.add(at(0.2 + i * 0.03, 0.5)[0] > 128 ? 'light' : 'dark');
    expect(shades).toEqual(new Set(['light', 'dark']));
  });

  it('draws outlines where the home asks for them', async () => {
    const furniture = [box(0, 0, 0xff0000)];
    const shown = async (drawingMode: HomeRecords['environment']['drawingMode']) => {
      const environment = { ...home().environment, drawingMode };
      return (await look(home({ furniture, environment }), request(fromSouth)))(0.5, 0.5);
    };
    expect(isRed(await shown('FILL_AND_OUTLINE'))).toBe(true);
    expect(await shown('OUTLINE')).toEqual([250, 250, 250]);
  });

  it('is smoother in a higher quality', async () => {
    const turned = home({ furniture: [piece('Box', 0, 0, 30, { color: 0xff0000 })] });
    const colours = async (quality: PhotoRequest['quality']) => {
      const pixels = await render(turned, request(fromSouth, { quality }));
      return new Set(new Uint32Array(pixels.buffer)).size;
    };
    expect(await colours('medium')).toBeGreaterThan(await colours('low'));
  });

  it('is given up when nobody waits for it any more', async () => {
    const controller = new AbortController();
    const rendering = render(flat(), request(fromSouth, { width: 400, height: 400 }), controller.signal);
    controller.abort(new Error('enough'));
    await expect(rendering).rejects.toThrow('enough');
  });
});

describe('the four views from above', () => {
  it('show the whole home, each differently', async () => {
    const rooms = [room('r', null, rectangleRoom(0, 0, 600, 400), { floorColor: 0xff0000 })];
    const walls = [
      wall('w', [0, 0, 600, 0], { leftSideColor: 0xff0000, rightSideColor: 0xff0000, topColor: 0xff0000 }),
    ];
    const drawn = home({ rooms, walls });
    const pictures = new Set<string>();
    for (const [width, height] of [
      [120, 60],
      [60, 120],
    ] as const) {
      for (const yaw of overheadYaws) {
        const camera = cameraAround(homeBounds(drawn)!, yaw, overheadPitch, 1, width / height);
        const pixels = await render(drawn, request(camera, { width, height }));
        const red = (x: number, y: number) =>
          isRed([...pixels.slice(4 * (y * width + x), 4 * (y * width + x) + 3)] as Rgb);
        let count = 0;
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            if (!red(x, y)) continue;
            count++;
            expect(x > 0 && y > 0 && x < width - 1 && y < height - 1).toBe(true);
          }
        }
        // And fill a good part of the picture.
        expect(count).toBeGreaterThan((width * height) / 12);
        pictures.add(Buffer.from(pixels).toString('base64'));
      }
    }
    expect(pictures.size).toBe(8);
  });
});
