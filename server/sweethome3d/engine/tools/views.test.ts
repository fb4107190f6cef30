import { describe, expect, test } from 'vitest';
import { TestHome } from '../../testing/test-home.js';

describe('set_camera', () => {
  test('moves the observer, and leaves what it is not told', async () => {
    const home = new TestHome();
    const first = await home.call('set_camera', {
      mode: 'observer',
      x: 10,
      y: 20,
      z: 160,
      yaw: -90,
      fov: 70,
    });
    expect(first).toEqual({ mode: 'observer', x: 10, y: 20, z: 160, yaw: 270, pitch: 11.25, fov: 70 });
    const second = await home.call('set_camera', { mode: 'observer', pitch: -5 });
    expect(second).toEqual({ ...first, pitch: -5 });
  });

  test('looks at a point', async () => {
    const place = { mode: 'observer', x: 0, y: 0, z: 100 } as const;
    const at = (x: number, y: number, z?: number) =>
      new TestHome().call('set_camera', { ...place, lookAt: { x, y, ...(z === undefined ? {} : { z }) } });
    expect(await at(0, 100, 100)).toMatchObject({ yaw: 0, pitch: 0 });
    expect(await at(-100, 0)).toMatchObject({ yaw: 90, pitch: 45 });
    expect(await at(100, 0, 200)).toMatchObject({ yaw: 270, pitch: -45 });
  });

  test('looks at the middle of the home, if there is one', async () => {
    const home = new TestHome();
    const input = { mode: 'observer', x: 0, y: 150, z: 125, target: 'center' } as const;
    expect((await home.error('set_camera', input)).code).toBe('SH3D_EMPTY_SCENE');
    await home.call('create_walls', { x: 100, y: 0, width: 200, height: 300 });
    expect(await home.call('set_camera', input)).toMatchObject({ yaw: 270, pitch: 0 });
  });

  test.each([
    { mode: 'top', x: 1 },
    { name: 'Corner', yaw: 1 },
    { mode: 'observer', yaw: 1, lookAt: { x: 0, y: 0 } },
    { mode: 'observer', target: 'center', lookAt: { x: 0, y: 0 } },
    { mode: 'observer', target: 'center', pitch: 0 },
    { mode: 'observer', name: 'Corner' },
    {},
  ])('refuses %j', async (input) => {
    expect((await new TestHome().error('set_camera', input)).code).toBe('SH3D_INVALID_INPUT');
  });
});

describe('store_camera', () => {
  test('keeps the camera in use, replaces it under the same id, and deletes it', async () => {
    const home = new TestHome();
    await home.call('set_camera', { mode: 'observer', x: 1 });
    expect(await home.call('store_camera', { name: 'Corner' })).toMatchObject({
      action: 'created',
      camera: { id: 'camera-1', x: 1 },
    });
    await home.call('set_camera', { mode: 'observer', x: 2 });
    expect(await home.call('store_camera', { name: 'Corner' })).toMatchObject({
      action: 'replaced',
      camera: { id: 'camera-1', x: 2 },
    });
    await home.call('set_camera', { mode: 'observer', x: 3 });
    expect(await home.call('set_camera', { name: 'camera-1' })).toMatchObject({ mode: 'observer', x: 2 });
    await home.call('store_camera', { name: 'Corner', delete: true });
    expect((await home.call('get_cameras')).storedCameras).toEqual([]);
    const error = await home.error('set_camera', { name: 'Corner' });
    expect(error).toMatchObject({ code: 'SH3D_NOT_FOUND', details: { kind: 'camera' } });
  });
});

describe('set_environment', () => {
  test('sets what it is given; null takes a texture off and leaves a colour', async () => {
    const home = new TestHome();
    const before = (await home.call('get_state')).environment;
    const set = await home.call('set_environment', {
      groundColor: '#aabbcc',
      groundTexture: 'Grass',
      wallsAlpha: 0.5,
    });
    expect(set).toEqual({
      ...before,
      groundColor: '#AABBCC',
      wallsAlpha: 0.5,
      groundTexture: expect.objectContaining({ name: 'Grass', scale: 1 }),
    });
    const bare = await home.call('set_environment', { groundTexture: null, groundColor: null });
    expect(bare).toEqual({ ...set, groundTexture: null });
    expect((await home.error('set_environment', { skyColor: null })).code).toBe('SH3D_NOTHING_TO_CHANGE');
    expect((await home.error('set_environment', { skyTextureCategory: 'Sky' })).code).toBe(
      'SH3D_INVALID_INPUT',
    );
  });
});

describe('render_photo', () => {
  test('is taken from four corners, or from the observer', async () => {
    const home = new TestHome();
    await home.call('create_walls', { x: 0, y: 0, width: 400, height: 300 });
    const size = { width: 32, height: 24 };
    const reply = await home.reply('render_photo', { ...size, angles: 4 });
    if (!reply.ok) throw new Error(reply.text);
    const { images } = reply.output as { images: { camera: { yaw: number; pitch: number } }[] };
    expect(images.map(({ camera }) => [camera.yaw, camera.pitch])).toEqual(
      [315, 135, 45, 225].map((yaw) => [yaw, 30]),
    );
    expect(reply.blocks?.map(({ type }) => type)).toEqual(['image', 'image', 'image', 'image']);
    const standard = await home.call('render_photo', { ...size, view: 'standard', x: 200, y: 150 });
    expect(standard.images[0]!.camera).toMatchObject({ x: 200, y: 150, z: 170, pitch: 11.25 });
  });

  test.each([
    { angles: 2 },
    { x: 1 },
    { view: 'standard', angles: 4 },
    { view: 'standard', focusOn: 'room-1' },
  ])('refuses %j', async (input) => {
    const home = new TestHome();
    await home.call('create_walls', { x: 0, y: 0, width: 400, height: 300 });
    expect((await home.error('render_photo', input)).code).toBe('SH3D_INVALID_INPUT');
  });

  test('comes close to a room or a piece, and to nothing else', async () => {
    const home = new TestHome();
    await home.call('create_walls', { x: 0, y: 0, width: 4000, height: 3000 });
    await home.call('place_furniture', { name: 'Desk', x: 1000, y: 1000 });
    const look = async (focusOn: string) =>
      (await home.call('render_photo', { focusOn, width: 8, height: 8 })).images[0]!.camera;
    const camera = await look('furniture-1');
    expect(camera.pitch).toBe(55);
    expect(Math.hypot(camera.x - 1000, camera.y - 1000)).toBeLessThan(500);
    expect(await look('furniture:furniture-1')).toEqual(camera);
    for (const focusOn of ['room:furniture-1', 'wall-1', 'nothing']) {
      expect((await home.error('render_photo', { focusOn })).code).toBe('SH3D_NOT_FOUND');
    }
  });
});
