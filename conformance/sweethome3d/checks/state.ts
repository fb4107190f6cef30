import { asObject, type JsonObject } from '../../kit/reading/json.js';
import { aPiece, corners, place, wall } from '../building.js';
import type { Check } from '../check.js';
import { contentOf, withId } from '../reading/state.js';

const reading = [
  'get_state',
  'list_checkpoints',
  'list_categories',
  'list_furniture_catalog',
  'list_textures_catalog',
  'list_levels',
  'get_cameras',
];

/** 6 State */
export const state = {
  'state-same-objects': async (t) => {
    const level = await t.done('add_level', { name: 'Ground', elevation: 0 });
    const { id } = await wall(t, [0, 0, 400, 0], { thickness: 15 });
    const changed = await t.done('modify_wall', { id, color: '#112233' });
    const room = await t.done('create_room_polygon', { points: corners(0, 0, 400, 300), name: 'Hall' });
    const piece = await place(t, 100, 100, { angle: 30, elevation: 20 });
    const label = await t.done('add_label', { text: 'Here', x: 5, y: 6, fontSize: 24 });
    const dimension = await t.done('add_dimension_line', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 });
    const camera = await t.done('set_camera', {
      mode: 'observer',
      x: 10,
      y: 20,
      z: 170,
      yaw: 30,
      pitch: 10,
      fov: 60,
    });
    const environment = await t.done('set_environment', { skyColor: '#88AAFF' });
    const now = await t.state();
    t.alike(withId(now.levels, level.id), level, 'the level in get_state');
    t.alike(withId(now.walls, id), changed, 'the wall in get_state');
    t.alike(withId(now.rooms, room.id), room, 'the room in get_state');
    t.alike(withId(now.furniture, piece.id), piece, 'the piece in get_state');
    t.alike(withId(now.labels, label.id), label, 'the label in get_state');
    t.alike(withId(now.dimensionLines, dimension.id), dimension, 'the dimension line in get_state');
    t.alike(now.camera, camera, 'the camera in get_state');
    t.alike(now.environment, environment, 'the environment in get_state');
  },

  'state-order': async (t) => {
    const walls = [];
    for (let i = 0; i < 5; i++) walls.push((await wall(t, [0, i * 100, 400, i * 100])).id);
    const pieces = [];
    for (let i = 0; i < 4; i++) pieces.push((await place(t, i * 100, 0)).id);
    const now = await t.state();
    t.equal(
      now.walls.map(({ id }) => id),
      walls,
      'the order of walls',
    );
    t.equal(
      now.furniture.map(({ id }) => id),
      pieces,
      'the order of furniture',
    );
  },

  'state-deterministic': async (t) => {
    const first = await t.done('get_state');
    t.expect(Object.keys(first).length > 0, 'a state', first);
    t.equal(await t.done('get_state'), first, 'a second reading of the home');
    t.equal(
      await t.done('list_furniture_catalog'),
      await t.done('list_furniture_catalog'),
      'a second reading of the catalog',
    );
  },

  'read-changes-nothing': async (t) => {
    const before = await t.done('get_state');
    for (const tool of reading) await t.done(tool);
    t.equal(await t.done('get_state'), before, 'the home after every reading tool');
  },

  'state-bounding-box': async (t) => {
    t.equal((await t.state()).whole.boundingBox ?? null, null, 'boundingBox of an empty home');
    await wall(t, [-50, 20, 400, 20]);
    t.alike(
      (await t.state()).whole.boundingBox,
      { minX: -50, minY: 20, maxX: 400, maxY: 20 },
      'boundingBox of a wall',
    );
    await t.done('create_room_polygon', { points: corners(0, 20, 400, 300) });
    t.alike(
      (await t.state()).whole.boundingBox,
      { minX: -50, minY: 20, maxX: 400, maxY: 320 },
      'boundingBox with a room',
    );
    const { catalogId, entry } = await aPiece(t);
    await t.done('place_furniture', { catalogId, x: 1000, y: 100, angle: 90 });
    const [width, depth] = [Number(entry.width), Number(entry.depth)];
    const box = asObject((await t.state()).whole.boundingBox);
    t.near(box.maxX, 1000 + depth / 2, 'maxX with a piece that is turned by 90 degrees');
    t.near(box.maxY, Math.max(320, 100 + width / 2), 'maxY with it');
  },

  'state-modified': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const { homes, whole } = await t.state();
    t.equal(withId(homes, whole.home).modified, true, 'modified after a change');
  },

  'clear-empties': async (t) => {
    await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
    await t.done('create_room_polygon', { points: corners(0, 0, 400, 300) });
    await place(t, 100, 100);
    await t.done('add_label', { text: 'Here', x: 0, y: 0 });
    await t.done('add_dimension_line', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 });
    const { removed } = await t.done('clear_scene');
    t.alike(
      removed,
      { walls: 4, rooms: 1, furniture: 1, labels: 1, dimensionLines: 1, levels: 0 },
      'removed',
    );
    const { walls, rooms, furniture, labels, dimensionLines } = await t.state();
    t.equal([walls, rooms, furniture, labels, dimensionLines].flat(), [], 'what is left after clear_scene');
  },

  'clear-keeps': async (t) => {
    await t.done('add_level', { name: 'Ground', elevation: 0 });
    await t.done('set_camera', { mode: 'observer', x: 1, y: 2, z: 170, yaw: 30, pitch: 10 });
    await t.done('store_camera', { name: 'From the door' });
    await t.done('set_environment', { skyColor: '#123456' });
    const kept = (one: JsonObject): JsonObject => {
      const { levels, selectedLevel, camera, storedCameras, environment } = one;
      return { levels, selectedLevel, camera, storedCameras, environment };
    };
    const before = kept(contentOf(await t.state()));
    await wall(t, [0, 0, 400, 0]);
    await t.done('clear_scene');
    t.alike(kept(contentOf(await t.state())), before, 'what clear_scene leaves');
  },
} satisfies Record<string, Check>;
