import { describe, expect, test } from 'vitest';
import type { ModelRecord } from '../../home/records.js';
import { TestHome } from '../../testing/test-home.js';

const square = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
];

/** The volume that a closed mesh encloses; negative when it is inside out. */
function volume({ vertices, triangles }: Pick<ModelRecord, 'vertices' | 'triangles'>): number {
  const at = (index: number, axis: number) => vertices[3 * index + axis]!;
  let sum = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [p, q, r] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    const cross = (u: number, v: number) => at(q, u) * at(r, v) - at(q, v) * at(r, u);
    sum += at(p, 0) * cross(1, 2) + at(p, 1) * cross(2, 0) + at(p, 2) * cross(0, 1);
  }
  return sum / 6;
}

describe('generate_shape', () => {
  test.each([
    ['clockwise', square],
    ['the other way round', [...square].reverse()],
  ])('raises a polygon with its outside outside, corners %s', async (_, polygon) => {
    const home = new TestHome();
    const shape = await home.call('generate_shape', {
      mode: 'extrude',
      polygon,
      height: 30,
      elevation: 5,
      color: '#ff0000',
      transparency: 0.5,
    });
    expect(shape).toMatchObject({
      id: 'furniture-1',
      x: 50,
      y: 25,
      width: 100,
      depth: 50,
      height: 30,
      elevation: 5,
      catalogId: null,
      color: '#FF0000',
    });
    const { model } = home.records.furniture[0]!;
    expect(volume(model!)).toBeCloseTo(1, 9);
    expect(model!.transparency).toBe(0.5);
  });

  test('encloses the right volume with a corner that points inwards', async () => {
    const home = new TestHome();
    const polygon = [
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
      [0, 2],
    ];
    await home.call('generate_shape', { mode: 'extrude', polygon, height: 1 });
    expect(volume(home.records.furniture[0]!.model!)).toBeCloseTo(0.75, 9);
  });

  test('takes a mesh as it is, and stands it at its lowest vertex', async () => {
    const home = new TestHome();
    const vertices = [
      [0, 0, 10],
      [40, 0, 10],
      [0, 20, 10],
      [0, 0, 40],
    ];
    const triangles = [
      [0, 1, 2],
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ];
    const shape = await home.call('generate_shape', { mode: 'mesh', vertices, triangles, elevation: 2 });
    expect(shape).toMatchObject({ x: 20, y: 10, elevation: 12, width: 40, depth: 20, height: 30 });
    expect(home.records.furniture[0]!.model!.vertices.slice(3, 6)).toEqual([1, 0, 0]);
  });

  test.each([
    { mode: 'extrude', polygon: square },
    { mode: 'mesh', polygon: square, height: 1 },
    {
      mode: 'extrude',
      vertices: [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ],
      triangles: [[0, 1, 2]],
      height: 1,
    },
    {
      mode: 'mesh',
      vertices: [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ],
      triangles: [[0, 1, 3]],
    },
    {
      mode: 'extrude',
      polygon: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      height: 1,
    },
    { mode: 'extrude', height: 1 },
  ])('refuses %j', async (input) => {
    expect((await new TestHome().error('generate_shape', input)).code).toBe('SH3D_INVALID_INPUT');
  });
});

describe('rooms', () => {
  test('have what the call says, and nothing else', async () => {
    const home = new TestHome();
    const points = [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 400, y: 300 },
      { x: 0, y: 300 },
    ];
    const room = await home.call('create_room_polygon', { points, name: 'Kitchen' });
    expect(room).toMatchObject({
      id: 'room-1',
      area: 120_000,
      xCenter: 200,
      yCenter: 150,
      floorVisible: true,
      areaVisible: false,
      floorColor: null,
    });
    const renamed = await home.call('modify_room', {
      id: 'room-1',
      name: null,
      floorColor: '#aabbcc',
      areaVisible: true,
    });
    expect(renamed).toEqual({ ...room, name: null, floorColor: '#AABBCC', areaVisible: true });
    const smaller = await home.call('modify_room', { id: 'room-1', points: points.slice(0, 3) });
    expect(smaller.area).toBe(60_000);
  });

  test('take textures on the surfaces that they have', async () => {
    const home = new TestHome();
    const points = [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 400, y: 300 },
    ];
    await home.call('create_room_polygon', { points });
    const target = { targetType: 'room', targetId: 'room-1' } as const;
    const put = await home.call('apply_texture', {
      ...target,
      surface: 'both',
      textureName: 'oak floor',
      angle: 405,
      scale: 2,
    });
    expect(put.texture).toMatchObject({ name: 'Oak floor', angle: 45, scale: 2 });
    const [room] = (await home.call('get_state')).rooms;
    expect([room!.floorTexture, room!.ceilingTexture]).toEqual([put.texture, put.texture]);
    await home.call('apply_texture', { ...target, surface: 'ceiling', textureName: null });
    expect((await home.call('get_state')).rooms[0]).toMatchObject({
      floorTexture: put.texture,
      ceilingTexture: null,
    });
    expect(
      (await home.error('apply_texture', { ...target, surface: 'left', textureName: 'Oak floor' })).code,
    ).toBe('SH3D_INVALID_INPUT');
    expect(
      (await home.error('apply_texture', { ...target, surface: 'floor', textureName: 'no such' })).code,
    ).toBe('SH3D_NOT_FOUND');
    expect(
      await home.error('apply_texture', { ...target, surface: 'floor', textureName: 'tiles' }),
    ).toMatchObject({ code: 'SH3D_AMBIGUOUS' });
  });
});

describe('the catalog', () => {
  test('is searched by name, category and type, up to a limit', async () => {
    const home = new TestHome();
    const all = await home.call('list_furniture_catalog');
    const doors = await home.call('list_furniture_catalog', { type: 'doorOrWindow' });
    const rest = await home.call('list_furniture_catalog', { type: 'furniture' });
    expect(doors.total + rest.total).toBe(all.total);
    const beds = await home.call('list_furniture_catalog', { query: 'BED', limit: 1 });
    expect([beds.furniture.length, beds.total > 1]).toEqual([1, true]);
    const kitchen = await home.call('list_furniture_catalog', { category: 'kitchen' });
    expect(new Set(kitchen.furniture.map(({ category }) => category))).toEqual(new Set(['Kitchen']));
    const { categories } = await home.call('list_categories');
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    const error = await home.error('list_furniture_catalog', { category: 'Kitchn' });
    expect(error.details).toMatchObject({ kind: 'category', nearest: ['Kitchen'] });
  });
});
