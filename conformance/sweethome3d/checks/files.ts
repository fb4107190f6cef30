import { asArray, type JsonObject } from '../../kit/reading/json.js';
import { corners, place, wall, wallWithDoor } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { fresh } from '../reading/fresh-path.js';
import { contentOf, withId } from '../reading/state.js';

const active = async (t: CheckContext): Promise<JsonObject> => {
  const { homes, whole } = await t.state();
  return withId(homes, whole.home);
};

async function flat(t: CheckContext): Promise<void> {
  await t.done('add_level', { name: 'Ground', elevation: 0 });
  await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
  const { door } = await wallWithDoor(t, { position: 0.25 });
  t.equal(typeof door.id, 'string', 'the id of the door');
  await t.done('create_room_polygon', {
    points: corners(0, 0, 400, 300),
    name: 'Hall & "more" — Зал',
    floorColor: '#102030',
  });
  await place(t, 100, 100, { angle: 30, elevation: 5 });
  await t.done('add_label', { text: 'Here <1>', x: 10, y: 20 });
  await t.done('add_dimension_line', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 });
  await t.done('set_camera', { mode: 'observer', x: 1, y: 2, z: 170, yaw: 30, pitch: 10, fov: 60 });
  await t.done('store_camera', { name: 'From the door' });
}

/** What a file keeps, without ids, which belong to the home that is open. */
const kept = ({ whole }: Awaited<ReturnType<CheckContext['state']>>): JsonObject => {
  const { walls, rooms, furniture, labels, dimensionLines, levels, storedCameras } = whole;
  return withoutIds({ walls, rooms, furniture, labels, dimensionLines, levels, storedCameras }) as JsonObject;
};

const idMembers = ['id', 'level', 'wallId', 'wallAtStart', 'wallAtEnd'];

/** Whether there is an id is kept, not which. */
function withoutIds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutIds);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      idMembers.includes(name) ? value !== null : withoutIds(value),
    ]),
  );
}

/** 12.1 Files */
export const files = {
  'path-below': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const outside = ['../escape', '/tmp/escape', 'a/../../escape', '/', 'C:\\escape', '..\\escape'];
    for (const filePath of outside) {
      for (const tool of ['save_home', 'export_svg'])
        t.fails(await t.ask(tool, { filePath }), 'SH3D_IO', `${tool} to ${filePath}`);
      t.fails(await t.ask('load_home', { filePath }), 'SH3D_IO', `load_home of ${filePath}`);
    }
    t.equal((await t.state()).walls.length, 1, 'walls after the refusals');
  },

  'path-reported': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const name = fresh('plan');
    const calls: [string, string][] = [
      ['save_home', '.sh3d'],
      ['export_svg', '.svg'],
      ['export_plan_image', '.png'],
      ['export_to_obj', '.zip'],
    ];
    for (const [tool, ending] of calls) {
      t.equal((await t.done(tool, { filePath: name })).filePath, `${name}${ending}`, `filePath of ${tool}`);
      const whole = await t.done(tool, { filePath: `${name}-2${ending}` });
      t.equal(whole.filePath, `${name}-2${ending}`, `filePath of ${tool} with the ending`);
    }
  },

  'file-kept': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const filePath = fresh('kept');
    await t.done('save_home', { filePath });
    await wall(t, [0, 100, 400, 100]);
    t.fails(await t.ask('save_home', { filePath, overwrite: false }), 'SH3D_CONFLICT', 'save_home');
    await t.done('load_home', { filePath });
    t.equal((await t.state()).walls.length, 1, 'walls in the file');
    for (const tool of ['export_svg', 'export_plan_image', 'export_to_obj']) {
      await t.done(tool, { filePath });
      t.fails(await t.ask(tool, { filePath }), 'SH3D_CONFLICT', tool);
    }
  },

  'file-replaced': async (t) => {
    const filePath = fresh('replaced');
    await wall(t, [0, 0, 400, 0]);
    await t.done('save_home', { filePath });
    await wall(t, [0, 100, 400, 100]);
    await t.done('save_home', { filePath, overwrite: true });
    await t.done('clear_scene');
    await t.done('load_home', { filePath });
    t.equal((await t.state()).walls.length, 2, 'walls in the file');
  },

  'save-load': async (t) => {
    await flat(t);
    const before = kept(await t.state());
    const filePath = fresh('flat');
    const saved = await t.done('save_home', { filePath });
    t.expect(Number(saved.sizeBytes) > 0, 'a size above 0', saved.sizeBytes);
    await t.done('clear_scene');
    const { contents } = await t.done('load_home', { filePath });
    t.alike(kept(await t.state()), before, 'the home after saving and loading');
    t.alike(
      contents,
      { walls: 5, rooms: 1, furniture: 2, labels: 1, dimensionLines: 1, levels: 1 },
      'contents',
    );
  },

  'save-clean': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const { filePath } = await t.done('save_home', { filePath: fresh('clean') });
    const home = await active(t);
    t.equal(home.modified, false, 'modified after saving');
    t.equal(home.filePath, filePath, 'filePath of the home');
  },

  'save-own-file': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const { filePath } = await t.done('save_home', { filePath: fresh('own') });
    await wall(t, [0, 100, 400, 100]);
    t.equal((await t.done('save_home')).filePath, filePath, 'filePath of a save without one');
    await t.done('clear_scene');
    await t.done('load_home', { filePath });
    t.equal((await t.state()).walls.length, 2, 'walls in the file');
  },

  'load-replaces': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const { filePath } = await t.done('save_home', { filePath: fresh('one-wall') });
    await flat(t);
    await t.done('load_home', { filePath });
    const now = await t.state();
    const { walls, rooms, furniture, labels, dimensionLines, levels, storedCameras } = now;
    t.equal(walls.length, 1, 'walls');
    t.equal(
      [rooms, furniture, labels, dimensionLines, levels, storedCameras].flat(),
      [],
      'what else there is',
    );
  },

  'load-checkpoint': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const { filePath } = await t.done('save_home', { filePath: fresh('before') });
    await place(t, 100, 100);
    const before = contentOf(await t.state());
    const { checkpointId: id } = await t.done('load_home', { filePath });
    t.equal((await t.state()).furniture, [], 'furniture of the file');
    await t.done('restore_checkpoint', { id });
    t.equal(contentOf(await t.state()), before, 'the home after restoring');
  },

  'load-missing': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const before = contentOf(await t.state());
    t.fails(await t.ask('load_home', { filePath: fresh('never-saved') }), 'SH3D_IO');
    t.equal(contentOf(await t.state()), before, 'the home after the error');
    t.expect(asArray(before.walls).length === 1, 'a wall', before.walls);
  },
} satisfies Record<string, Check>;
