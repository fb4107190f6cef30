import { asArray, asObject, asString, type JsonObject } from '../../kit/reading/json.js';
import { corners, place, wall, wallWithDoor } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { contentOf, withId } from '../reading/state.js';
import { none } from '../samples.js';

const keep = async (t: CheckContext, description?: string): Promise<string> =>
  String((await t.done('checkpoint', description === undefined ? {} : { description })).id);

const listed = async (t: CheckContext): Promise<JsonObject[]> =>
  asArray((await t.done('list_checkpoints')).checkpoints).map(asObject);

const content = async (t: CheckContext): Promise<JsonObject> => contentOf(await t.state());

/** A flat with something of everything. */
async function flat(t: CheckContext): Promise<void> {
  await t.done('add_level', { name: 'Ground', elevation: 0 });
  await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
  await wallWithDoor(t);
  await t.done('create_room_polygon', {
    points: corners(0, 0, 400, 300),
    name: 'Hall',
    floorColor: '#102030',
  });
  await place(t, 100, 100, { angle: 30 });
  await t.done('add_label', { text: 'Here', x: 0, y: 0 });
  await t.done('add_dimension_line', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 });
  await t.done('set_camera', { mode: 'observer', x: 1, y: 2, z: 170, yaw: 30, pitch: 10, fov: 60 });
  await t.done('store_camera', { name: 'From the door' });
  await t.done('set_environment', { skyColor: '#405060' });
}

/** 11.1 Checkpoints */
export const checkpoints = {
  'checkpoint-listed': async (t) => {
    const first = await keep(t, 'one');
    const second = await keep(t, 'two');
    const { checkpoints: list, current } = await t.done('list_checkpoints');
    const last = asArray(list).map(asObject).slice(-2);
    t.alike(
      last,
      [
        { id: first, description: 'one', current: false },
        { id: second, description: 'two', current: true },
      ],
      'the last two checkpoints',
    );
    t.equal(current, second, 'the current checkpoint');
    t.equal((await t.done('checkpoint')).description ?? null, null, 'description of which nothing was said');
  },

  'checkpoint-restores-all': async (t) => {
    await flat(t);
    const before = await content(t);
    const id = await keep(t);
    await t.done('clear_scene');
    await t.done('delete_level', { id: (await t.state()).levels[0]?.id });
    await t.done('set_environment', { skyColor: '#FFFFFF', wallsAlpha: 0.5 });
    await t.done('store_camera', { name: 'From the door', delete: true });
    await t.done('set_camera', { mode: 'observer', x: 500, yaw: 200 });
    await wall(t, [7, 7, 70, 70]);
    await t.done('restore_checkpoint', { id });
    t.equal(await content(t), before, 'the home after restoring');
  },

  'checkpoint-undo': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const before = await content(t);
    const id = await keep(t);
    await wall(t, [0, 100, 400, 100]);
    const { checkpoint } = await t.done('restore_checkpoint');
    t.equal(asObject(checkpoint).id, id, 'the checkpoint that was restored');
    t.equal(await content(t), before, 'the home after restoring without an id');
  },

  'checkpoint-back': async (t) => {
    const before = await content(t);
    const first = await keep(t);
    await wall(t, [0, 0, 400, 0]);
    await keep(t);
    const { checkpoint } = await t.done('restore_checkpoint');
    t.equal(asObject(checkpoint).id, first, 'the checkpoint that was restored');
    t.equal(await content(t), before, 'the home');
    t.equal((await t.done('list_checkpoints')).current, first, 'the current checkpoint');
  },

  'checkpoint-first': async (t) => {
    await keep(t);
    const { length } = await listed(t);
    for (let i = 1; i < length; i++) await t.done('restore_checkpoint');
    t.equal((await listed(t))[0]?.current, true, 'current of the oldest checkpoint');
    t.fails(await t.ask('restore_checkpoint'), 'SH3D_NO_CHECKPOINT', 'one step too many');
  },

  'checkpoint-jump': async (t) => {
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      ids.push(await keep(t));
      await wall(t, [0, i * 100, 400, i * 100]);
    }
    for (const i of [1, 3, 0, 2]) {
      const { contents } = await t.done('restore_checkpoint', { id: ids[i] });
      t.equal((await t.state()).walls.length, i, `walls at checkpoint ${i}`);
      t.equal(asObject(contents).walls, i, `walls that the answer counts at checkpoint ${i}`);
    }
  },

  'checkpoint-fork': async (t) => {
    const first = await keep(t);
    await wall(t, [0, 0, 400, 0]);
    const second = await keep(t);
    await t.done('restore_checkpoint', { id: first });
    const third = await keep(t);
    const left = (await listed(t)).map(({ id }) => id).slice(-2);
    t.equal(left, [first, third], 'the last two checkpoints');
    t.fails(
      await t.ask('restore_checkpoint', { id: second }),
      'SH3D_NO_CHECKPOINT',
      'the one that was ahead',
    );
  },

  'checkpoint-unknown': async (t) => {
    const id = await keep(t);
    const before = await content(t);
    const reply = await t.ask('restore_checkpoint', { id: none.checkpoint });
    if (t.fails(reply, 'SH3D_NO_CHECKPOINT') && reply.error?.raw) {
      const available = asArray(reply.error.details.available).map((one) => asString(one));
      t.expect(available.includes(id), `${id} among those that are available`, available, reply);
    }
    t.equal(await content(t), before, 'the home after the error');
  },

  'checkpoint-unchanged': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const id = await keep(t);
    t.fails(await t.ask('restore_checkpoint', { id }), 'SH3D_NOTHING_TO_CHANGE', 'the current checkpoint');
    t.succeeds(await t.ask('restore_checkpoint', { id, force: true }), 'with force');
    await wall(t, [0, 100, 400, 100]);
    t.succeeds(await t.ask('restore_checkpoint', { id }), 'after a change');
    t.equal((await t.state()).walls.length, 1, 'walls');
  },

  'checkpoint-intact': async (t) => {
    await flat(t);
    const before = await content(t);
    const id = await keep(t);
    for (let i = 0; i < 3; i++) {
      const { walls, furniture, rooms } = await t.state();
      await t.done('modify_wall', { id: walls[0]?.id, thickness: 30 + i, color: '#FF0000' });
      await t.done('modify_furniture', { id: furniture[0]?.id, elevation: 40 + i });
      await t.done('modify_room', { id: rooms[0]?.id, points: corners(0, 0, 100 + i, 100) });
      await t.done('restore_checkpoint', { id });
      t.equal(await content(t), before, `the home after restoring ${i + 1} times`);
    }
  },

  'checkpoint-joins': async (t) => {
    const { walls } = await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
    const made = asArray(walls).map(asObject);
    const id = await keep(t);
    for (let i = 0; i < 4; i++) {
      await t.done('clear_scene');
      await t.done('restore_checkpoint', { id });
    }
    const { walls: told } = await t.state();
    for (const one of t.some(made, 'walls')) {
      const { wallAtStart, wallAtEnd } = one;
      t.alike(withId(told, one.id), { wallAtStart, wallAtEnd }, `joins of ${one.id} after four restores`);
    }
    // Still joined, not only told so: the neighbour follows.
    const [top, right] = made;
    await t.done('modify_wall', { id: top?.id, xEnd: 500 });
    const moved = withId((await t.state()).walls, right?.id);
    t.expect([moved.xStart, moved.xEnd].includes(500), 'a neighbour that follows a moved corner', moved);
  },

  'checkpoint-limit': async (t) => {
    const made: string[] = [];
    for (let i = 0; i < 34; i++) made.push(await keep(t, `number ${i}`));
    t.equal(
      (await listed(t)).map(({ id }) => id),
      made.slice(-32),
      'the checkpoints after 34 were taken',
    );
    t.equal((await t.done('list_checkpoints')).limit, 32, 'limit');
    t.fails(await t.ask('restore_checkpoint', { id: made[0] }), 'SH3D_NO_CHECKPOINT', 'the oldest');
  },

  'checkpoint-ids': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const id = await keep(t, 'with one wall');
    await wall(t, [0, 100, 400, 100]);
    for (let i = 0; i < 31; i++) await keep(t);
    const [oldest] = await listed(t);
    t.alike(oldest, { id, description: 'with one wall' }, 'the oldest checkpoint');
    await t.done('restore_checkpoint', { id });
    t.equal((await t.state()).walls.length, 1, 'walls of the checkpoint');
  },

  'clear-checkpoint': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    await t.done('add_label', { text: 'Here', x: 0, y: 0 });
    const before = await content(t);
    const { checkpointId: id } = await t.done('clear_scene');
    t.expect(
      (await listed(t)).some((one) => one.id === id),
      `the checkpoint ${id} in the list`,
      await listed(t),
    );
    await t.done('restore_checkpoint', { id });
    t.equal(await content(t), before, 'the home after restoring');
  },

  'level-checkpoint': async (t) => {
    const { id: level } = await t.done('add_level', { name: 'Ground', elevation: 0 });
    await wall(t, [0, 0, 400, 0]);
    const before = await content(t);
    const { checkpointId: id } = await t.done('delete_level', { id: level });
    await t.done('restore_checkpoint', { id });
    t.equal(await content(t), before, 'the home after restoring');
  },
} satisfies Record<string, Check>;
