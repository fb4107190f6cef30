import { describe, expect, test } from 'vitest';
import { inconsistencies } from '../../testing/invariants.js';
import { TestHome } from '../../testing/test-home.js';

const ring = { x: 0, y: 0, width: 500, height: 400 };

describe('create_wall', () => {
  test('makes a wall with the usual measures, and says its id', async () => {
    const home = new TestHome();
    const reply = await home.reply('create_wall', { xStart: 0, yStart: 0, xEnd: 300, yEnd: 400 });
    expect(reply).toMatchObject({
      ok: true,
      text: expect.stringContaining('wall-1 (0, 0) to (300, 400), 500 cm'),
    });
    expect(home.records.walls).toEqual([
      {
        id: 'wall-1',
        level: null,
        xStart: 0,
        yStart: 0,
        xEnd: 300,
        yEnd: 400,
        thickness: 10,
        height: 250,
        heightAtEnd: null,
        arcExtent: null,
        wallAtStart: null,
        wallAtEnd: null,
        leftSideColor: null,
        leftSideTexture: null,
        leftSideShininess: 0,
        rightSideColor: null,
        rightSideTexture: null,
        rightSideShininess: 0,
        topColor: null,
      },
    ]);
  });

  test('is as high as its level', async () => {
    const home = new TestHome();
    await home.call('add_level', { name: 'Ground', elevation: 0, height: 270 });
    const wall = await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 10, yEnd: 0 });
    expect([wall.height, wall.level]).toEqual([270, 'level-1']);
  });

  test('refuses a wall that ends where it starts', async () => {
    const error = await new TestHome().error('create_wall', { xStart: 5, yStart: 5, xEnd: 5, yEnd: 5.004 });
    expect(error).toEqual({
      code: 'SH3D_INVALID_INPUT',
      message: 'Expected the wall to end somewhere else than where it starts, at (5, 5).',
      details: { issues: [expect.objectContaining({ pointer: '/xEnd' })] },
    });
  });

  test('makes forty walls of forty calls at a time', async () => {
    const home = new TestHome();
    const wall = (i: number) => ({ xStart: i, yStart: 0, xEnd: i, yEnd: 100 });
    await Promise.all(Array.from({ length: 40 }, (_, i) => home.call('create_wall', wall(i))));
    expect(new Set(home.records.walls.map(({ id }) => id)).size).toBe(40);
    expect(new Set(home.records.walls.map(({ xStart }) => xStart)).size).toBe(40);
  });
});

describe('create_walls', () => {
  test('makes top, right, bottom and left, joined in a ring', async () => {
    const home = new TestHome();
    const { walls } = await home.call('create_walls', ring);
    const ends = walls.map((wall) => [wall.xStart, wall.yStart, wall.xEnd, wall.yEnd]);
    expect(ends).toEqual([
      [0, 0, 500, 0],
      [500, 0, 500, 400],
      [500, 400, 0, 400],
      [0, 400, 0, 0],
    ]);
    expect(walls.map((wall) => [wall.wallAtStart, wall.wallAtEnd])).toEqual([
      ['wall-4', 'wall-2'],
      ['wall-1', 'wall-3'],
      ['wall-2', 'wall-4'],
      ['wall-3', 'wall-1'],
    ]);
  });

  test('refuses a rectangle that ends too far out', async () => {
    const { message } = await new TestHome().error('create_walls', { ...ring, x: 999_900 });
    expect(message).toContain('the right side would be at 1000400');
  });
});

describe('connect_walls', () => {
  async function three() {
    const home = new TestHome();
    await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0 });
    await home.call('create_wall', { xStart: 104, yStart: 3, xEnd: 100, yEnd: 200 });
    await home.call('create_wall', { xStart: 100, yStart: 0, xEnd: 300, yEnd: 0 });
    return home;
  }

  test('joins the nearest ends, at the end of the first wall', async () => {
    const home = await three();
    const joined = await home.call('connect_walls', { wall1Id: 'wall-1', wall2Id: 'wall-2' });
    expect([joined.wall1End, joined.wall2End]).toEqual(['end', 'start']);
    const [first, second] = home.records.walls;
    expect([first!.wallAtEnd, second!.wallAtStart]).toEqual(['wall-2', 'wall-1']);
    expect([second!.xStart, second!.yStart]).toEqual([100, 0]);
  });

  test('takes an end off the wall that it was joined with', async () => {
    const home = await three();
    await home.call('connect_walls', { wall1Id: 'wall-1', wall2Id: 'wall-2' });
    await home.call('connect_walls', { wall1Id: 'wall-1', wall2Id: 'wall-3' });
    const [first, second, third] = home.records.walls;
    expect([first!.wallAtEnd, second!.wallAtStart, third!.wallAtStart]).toEqual(['wall-3', null, 'wall-1']);
    expect(inconsistencies(home.records)).toEqual([]);
  });

  test('changes nothing when the ends are joined already', async () => {
    const home = await three();
    await home.call('connect_walls', { wall1Id: 'wall-1', wall2Id: 'wall-2' });
    const before = JSON.stringify(home.records);
    await home.call('connect_walls', { wall1Id: 'wall-1', wall2Id: 'wall-2' });
    expect(JSON.stringify(home.records)).toBe(before);
  });

  test('refuses a wall with itself, and walls of different levels', async () => {
    const home = await three();
    const itself = await home.error('connect_walls', { wall1Id: 'wall-1', wall2Id: 'wall-1' });
    expect(itself.code).toBe('SH3D_INVALID_INPUT');
    await home.call('add_level', { name: 'Upper', elevation: 262 });
    await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0 });
    const apart = await home.error('connect_walls', { wall1Id: 'wall-1', wall2Id: 'wall-4' });
    expect(apart).toMatchObject({ code: 'SH3D_CONFLICT', details: { reason: 'DIFFERENT_LEVELS' } });
  });
});

describe('modify_wall', () => {
  test('takes joined ends and their doors along', async () => {
    const home = new TestHome();
    await home.call('create_walls', ring);
    await home.call('place_door_or_window', { wallId: 'wall-2', name: 'Door', position: 0.25 });
    await home.call('modify_wall', { id: 'wall-1', xEnd: 600, yEnd: -100 });
    const right = home.records.walls[1]!;
    expect([right.xStart, right.yStart, right.xEnd, right.yEnd]).toEqual([600, -100, 500, 400]);
    expect(inconsistencies(home.records)).toEqual([]);
    const { furniture } = await home.call('get_state');
    expect(furniture[0]).toMatchObject({ wallId: 'wall-2', position: 0.25 });
  });

  test('reports the length of an arc, and null makes the wall straight', async () => {
    const home = new TestHome();
    await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 200, yEnd: 0 });
    const bent = await home.call('modify_wall', { id: 'wall-1', arcExtent: 180 });
    expect([bent.arcExtent, bent.length]).toEqual([180, 314.16]);
    const straight = await home.call('modify_wall', { id: 'wall-1', arcExtent: null });
    expect([straight.arcExtent, straight.length]).toEqual([null, 200]);
  });

  test('paints both sides, except where one is named', async () => {
    const home = new TestHome();
    await home.call('create_walls', ring);
    const wall = await home.call('modify_wall', {
      id: 'wall-1',
      color: '#ff8800',
      leftSideColor: '#00ff00',
      shininess: 0.5,
      rightSideShininess: 0,
    });
    expect([wall.leftSideColor, wall.rightSideColor]).toEqual(['#00FF00', '#FF8800']);
    expect([wall.leftSideShininess, wall.rightSideShininess]).toEqual([0.5, 0]);
    const bare = await home.call('modify_wall', { id: 'wall-1', color: null });
    expect([bare.leftSideColor, bare.rightSideColor]).toEqual([null, null]);
  });

  test.each([{ id: 'wall-1' }, { id: 'wall-1', height: null }])(
    'refuses %j, which changes nothing',
    async (input) => {
      const home = new TestHome();
      await home.call('create_walls', ring);
      expect((await home.error('modify_wall', input)).code).toBe('SH3D_NOTHING_TO_CHANGE');
    },
  );

  test('refuses to pull a neighbour together to a point', async () => {
    const home = new TestHome();
    await home.call('create_walls', ring);
    const error = await home.error('modify_wall', { id: 'wall-1', xEnd: 500, yEnd: 400 });
    expect(error.code).toBe('SH3D_INVALID_INPUT');
  });
});

describe('delete_wall', () => {
  test('takes its doors away and frees its neighbours', async () => {
    const home = new TestHome();
    await home.call('create_walls', ring);
    await home.call('place_door_or_window', { wallId: 'wall-1', name: 'Door' });
    await home.call('place_door_or_window', { wallId: 'wall-3', name: 'Window' });
    const { deleted } = await home.call('delete_wall', { id: 'wall-1' });
    expect(deleted).toEqual(['wall-1', 'furniture-1']);
    expect(home.records.furniture.map(({ id }) => id)).toEqual(['furniture-2']);
    expect(home.records.walls.map((wall) => [wall.wallAtStart, wall.wallAtEnd])).toEqual([
      [null, 'wall-3'],
      ['wall-2', 'wall-4'],
      ['wall-3', null],
    ]);
  });

  test('names walls that come close to one that is not there', async () => {
    const home = new TestHome();
    await home.call('create_walls', ring);
    expect(await home.error('delete_wall', { id: 'wall-11' })).toMatchObject({
      code: 'SH3D_NOT_FOUND',
      message: expect.stringContaining('"wall-1"'),
      details: { kind: 'wall', asked: 'wall-11', nearest: expect.arrayContaining(['wall-1']) },
    });
  });
});
