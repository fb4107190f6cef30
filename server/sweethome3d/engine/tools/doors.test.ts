import { describe, expect, test } from 'vitest';
import { inconsistencies } from '../../testing/invariants.js';
import { TestHome } from '../../testing/test-home.js';

async function withWall(thickness = 10) {
  const home = new TestHome();
  await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0, thickness });
  return home;
}

describe('place_door_or_window', () => {
  test('puts a door along the middle of the wall, as deep as that is thick', async () => {
    const [thin, thick] = [await withWall(10), await withWall(20)];
    const doors = [thin, thick].map((home) =>
      home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door' }),
    );
    const [one, two] = await Promise.all(doors);
    expect(one).toMatchObject({ wallId: 'wall-1', position: 0.5, angle: 0, x: 200, isDoorOrWindow: true });
    expect(two!.depth).toBeCloseTo(2 * one!.depth, 2);
    expect(inconsistencies(thick.records)).toEqual([]);
  });

  test('says where a door fits that would stick out', async () => {
    const home = await withWall();
    const error = await home.error('place_door_or_window', {
      wallId: 'wall-1',
      name: 'Door',
      position: 0.05,
    });
    expect(error).toMatchObject({
      code: 'SH3D_CONFLICT',
      details: { reason: 'DOES_NOT_FIT', from: 0.1125, to: 0.8875 },
    });
    const { from } = error.details as { from: number };
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door', position: from });
  });

  test('refuses a door that is wider than the wall', async () => {
    const home = new TestHome();
    await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 80, yEnd: 0 });
    const error = await home.error('place_door_or_window', { wallId: 'wall-1', name: 'Door' });
    expect(error.details).toEqual({ reason: 'DOES_NOT_FIT' });
  });

  test.each([{ name: 'Sofa' }, { catalogId: 'basic#sofa' }])(
    'refuses %j, which is neither',
    async (choice) => {
      const home = await withWall();
      const error = await home.error('place_door_or_window', { wallId: 'wall-1', ...choice });
      expect(error).toMatchObject({
        code: 'SH3D_INVALID_INPUT',
        message: expect.stringContaining('place_furniture'),
      });
    },
  );

  test('follows an arc', async () => {
    const home = await withWall();
    await home.call('modify_wall', { id: 'wall-1', arcExtent: -120 });
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door', position: 0.3 });
    expect(inconsistencies(home.records)).toEqual([]);
    expect((await home.call('get_state')).furniture[0]).toMatchObject({ position: 0.3 });
  });

  test('is on the level of its wall, whichever is selected', async () => {
    const home = await withWall();
    await home.call('add_level', { name: 'Upper', elevation: 262 });
    const door = await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door' });
    expect(door.level).toBeNull();
  });
});

describe('a door in a wall', () => {
  test('keeps its position when the wall changes, as far as it fits', async () => {
    const home = await withWall();
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door', position: 0.2 });
    await home.call('modify_wall', { id: 'wall-1', yEnd: 400, thickness: 30 });
    const [turned] = (await home.call('get_state')).furniture;
    expect(turned).toMatchObject({ angle: 45, position: 0.2, wallId: 'wall-1' });
    await home.call('modify_wall', { id: 'wall-1', xEnd: 100, yEnd: 0 });
    expect((await home.call('get_state')).furniture[0]).toMatchObject({ x: 45, position: 0.45 });
    expect(inconsistencies(home.records)).toEqual([]);
  });

  test('stops a wall from becoming too short', async () => {
    const home = await withWall();
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door' });
    const error = await home.error('modify_wall', { id: 'wall-1', xEnd: 60 });
    expect(error).toMatchObject({ code: 'SH3D_CONFLICT', details: { reason: 'DOES_NOT_FIT' } });
  });

  test.each([{ x: 10 }, { y: 0 }, { angle: 0 }])('leaves it with %j', async (move) => {
    const home = await withWall();
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door' });
    const door = await home.call('modify_furniture', { id: 'furniture-1', ...move });
    expect([door.wallId, door.position]).toEqual([null, null]);
    await home.call('delete_wall', { id: 'wall-1' });
    expect(home.records.furniture).toHaveLength(1);
  });

  test('stays in it in another size and colour', async () => {
    const home = await withWall();
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door' });
    const door = await home.call('modify_furniture', {
      id: 'furniture-1',
      width: 120,
      depth: 40,
      color: '#aa0000',
    });
    expect(door).toMatchObject({ wallId: 'wall-1', width: 120, depth: 40, color: '#AA0000' });
    expect(inconsistencies(home.records)).toEqual([]);
    const error = await home.error('modify_furniture', { id: 'furniture-1', width: 500 });
    expect(error.details).toEqual({ reason: 'DOES_NOT_FIT' });
  });

  test('that somebody else drew is found by where it lies', async () => {
    const home = await withWall();
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door' });
    const { opening } = home.records.furniture[0]!;
    const values = { opening: { ...opening!, wall: null } };
    home.home.apply('Draw', [{ op: 'set', kind: 'furniture', id: 'furniture-1', values }]);
    expect((await home.call('get_state')).furniture[0]).toMatchObject({ wallId: 'wall-1', position: 0.5 });
    expect((await home.call('delete_wall', { id: 'wall-1' })).deleted).toEqual(['wall-1', 'furniture-1']);
  });
});
