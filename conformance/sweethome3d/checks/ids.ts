import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';
import { corners, place, wall, wallWithDoor } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { withId } from '../reading/state.js';

/** 5.2 Ids */
export const ids = {
  'id-string': async (t) => {
    for (const [kind, id] of Object.entries(await oneOfEach(t)))
      t.expect(typeof id === 'string' && id !== '', `a string as the id of a ${kind}`, id);
    const listed = asArray((await t.done('list_levels')).levels).map((one) => asObject(one).id);
    for (const id of t.some(listed, 'levels'))
      t.expect(typeof id === 'string', 'a string as an id of list_levels', id);
    const cameras = asArray((await t.done('get_cameras')).storedCameras).map((one) => asObject(one).id);
    for (const id of t.some(cameras, 'stored cameras'))
      t.expect(typeof id === 'string', 'a string as an id of get_cameras', id);
  },

  'id-unique': async (t) => {
    await oneOfEach(t);
    await oneOfEach(t);
    const state = await t.state();
    const { walls, rooms, furniture, labels, dimensionLines, levels, storedCameras } = state;
    const all = [walls, rooms, furniture, labels, dimensionLines, levels, storedCameras]
      .flat()
      .map(({ id }) => id);
    t.expect(all.length >= 13, 'the ids of at least thirteen objects', all);
    const twice = all.filter((id, i) => all.indexOf(id) !== i);
    t.equal(twice, [], 'ids that name two objects');
  },

  'id-stable': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    t.equal((await t.done('modify_wall', { id, xEnd: 300 })).id, id, 'id of a changed wall');
    const room = await t.done('create_room_polygon', { points: corners(0, 0, 400, 300) });
    t.equal((await t.done('modify_room', { id: room.id, name: 'Hall' })).id, room.id, 'id of a changed room');
    const piece = await place(t, 0, 0);
    t.equal(
      (await t.done('modify_furniture', { id: piece.id, x: 50 })).id,
      piece.id,
      'id of a changed piece',
    );
    const state = await t.state();
    t.equal(
      state.walls.map((one) => one.id),
      [id],
      'ids of walls',
    );
    t.equal(
      state.rooms.map((one) => one.id),
      [room.id],
      'ids of rooms',
    );
    t.equal(
      state.furniture.map((one) => one.id),
      [piece.id],
      'ids of furniture',
    );
  },

  'id-not-reused': async (t) => {
    const first = await wall(t, [0, 0, 400, 0]);
    await t.done('delete_wall', { id: first.id });
    const second = await wall(t, [0, 0, 400, 0]);
    t.expect(second.id !== first.id, `another id than ${first.id}, which was deleted`, second.id);
    await t.done('clear_scene');
    const third = await wall(t, [0, 0, 400, 0]);
    t.expect(third.id !== first.id && third.id !== second.id, 'another id after clear_scene', third.id);
  },

  'id-accepted': async (t) => {
    await t.done('add_level', { name: 'Ground', elevation: 0 });
    await t.done('add_level', { name: 'Upper', elevation: 300 });
    for (const list of [
      asArray((await t.done('list_levels')).levels).map(asObject),
      (await t.state()).levels,
    ]) {
      for (const { id, name } of t.some(list, 'levels'))
        t.equal((await t.done('set_selected_level', { id })).name, name, `the level that ${id} selects`);
    }
    const made = await wall(t, [0, 0, 400, 0]);
    const [told] = t.some((await t.state()).walls, 'walls');
    for (const id of [made.id, told.id]) t.succeeds(await t.ask('modify_wall', { id, thickness: 12 }));
    const { door } = await wallWithDoor(t);
    const [shown] = t.some((await t.state()).furniture, 'furniture');
    t.equal(shown.id, door.id, 'the id of the door in get_state');
    t.succeeds(await t.ask('delete_furniture', { id: shown.id }));
  },
} satisfies Record<string, Check>;

/** One object of each kind: kind → id. */
async function oneOfEach(t: CheckContext): Promise<JsonObject> {
  const level = await t.done('add_level', { name: 'Ground', elevation: 0 });
  const made = {
    level: level.id,
    wall: (await wall(t, [0, 0, 400, 0])).id,
    room: (await t.done('create_room_polygon', { points: corners(0, 0, 400, 300) })).id,
    piece: (await place(t, 100, 100)).id,
    label: (await t.done('add_label', { text: 'Here', x: 0, y: 0 })).id,
    'dimension line': (await t.done('add_dimension_line', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 })).id,
  };
  await t.done('store_camera', { name: 'From the door' });
  const { storedCameras } = await t.state();
  return { ...made, 'stored camera': withId(storedCameras, storedCameras[0]?.id).id };
}
