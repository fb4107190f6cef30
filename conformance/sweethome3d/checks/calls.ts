import { asArray, asObject, asString, type JsonObject } from '../../kit/reading/json.js';
import { aDoor, aPiece, catalog, corners, namesLike, place, wall } from '../building.js';
import type { Check } from '../check.js';
import { contentOf } from '../reading/state.js';
import { creating, none } from '../samples.js';

/** 2.2 Calling, 2.3 Errors */
export const calls = {
  'input-null-absent': async (t) => {
    const bare = await t.done('list_furniture_catalog', {});
    const nulls = { query: null, category: null, type: null, limit: null, home: null };
    t.some(asArray(bare.furniture), 'furniture in the catalog');
    t.equal(await t.done('list_furniture_catalog', nulls), bare, 'the catalog with nulls');
    t.alike(
      await t.done('list_levels', { home: null }),
      await t.done('list_levels'),
      'the levels with nulls',
    );
  },

  'acting-input-closed': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const before = contentOf(await t.state());
    for (const [tool, input] of Object.entries(creating))
      t.rejects(await t.callInvalid(tool, { ...input, colour: 'red' }), `an unknown member in ${tool}`);
    t.alike(contentOf(await t.state()), before, 'the home after the refusals');
  },

  'number-range': async (t) => {
    const line = { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0 };
    for (const member of ['xStart', 'yEnd', 'thickness', 'height'])
      t.rejects(
        await t.callInvalid('create_wall', { ...line, [member]: 1_000_001 }),
        `${member} of 1,000,001`,
      );
    t.rejects(await t.callInvalid('create_wall', { ...line, xEnd: -1_000_001 }), 'xEnd of -1,000,001');
    t.equal((await t.state()).walls, [], 'walls after refused calls');
  },

  'refused-changes-nothing': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    const before = contentOf(await t.state());
    const wrong: [string, JsonObject][] = [
      ['create_wall', { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0, thickness: -5 }],
      ['create_walls', { x: 0, y: 0, width: -5, height: 300 }],
      ['modify_wall', { id, xEnd: 300, thickness: 0 }],
      ['create_room_polygon', { points: corners(0, 0, 100, 100), floorColor: 'red' }],
      ['add_label', { text: 'Here', x: 0, y: 'here' }],
      ['set_camera', { mode: 'observer', x: 5, pitch: 500 }],
    ];
    for (const [tool, input] of wrong) {
      t.rejects(await t.callInvalid(tool, input), `an invalid input of ${tool}`);
      t.alike(contentOf(await t.state()), before, `the home after a refused ${tool}`);
    }
    t.fails(await t.ask('delete_wall', { id: none.wall }), 'SH3D_NOT_FOUND');
    t.alike(contentOf(await t.state()), before, 'the home after an error');
  },

  'text-names-ids': async (t) => {
    const { catalogId } = await aPiece(t);
    const made: [string, JsonObject][] = [
      ['create_wall', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 }],
      ['create_room_polygon', { points: corners(0, 0, 400, 300) }],
      ['place_furniture', { catalogId, x: 100, y: 100 }],
      ['add_label', { text: 'Here', x: 0, y: 0 }],
      ['add_dimension_line', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 }],
      ['add_level', { name: 'Attic', elevation: 300 }],
    ];
    for (const [tool, input] of made) {
      const reply = await t.ask(tool, input);
      const id = String(t.output(reply).id);
      t.expect(reply.text.includes(id), `the id ${id} in the text of ${tool}`, reply.text, reply);
    }
    const reply = await t.ask('create_walls', { x: 0, y: 0, width: 300, height: 200 });
    for (const { id } of asArray(t.output(reply).walls).map(asObject))
      t.expect(
        reply.text.includes(String(id)),
        `the id ${id} in the text of create_walls`,
        reply.text,
        reply,
      );
  },

  'parallel-changes': async (t) => {
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        t.done('create_wall', { xStart: 0, yStart: i * 50, xEnd: 400, yEnd: i * 50 }),
      ),
    );
    const { walls } = await t.state();
    t.equal(walls.length, 40, 'walls of forty calls at the same time');
    t.equal(new Set(made.map(({ id }) => id)).size, 40, 'different ids among forty walls');
    const rows = walls.map(({ yStart }) => Number(yStart)).sort((a, b) => a - b);
    t.alike(
      rows,
      Array.from({ length: 40 }, (_, i) => i * 50),
      'the forty walls',
    );
  },

  'id-unknown': async (t) => {
    const named: [string, JsonObject][] = [
      ['modify_wall', { id: none.wall, thickness: 10 }],
      ['delete_wall', { id: none.wall }],
      ['modify_room', { id: none.room, name: 'x' }],
      ['delete_room', { id: none.room }],
      ['modify_furniture', { id: none.furniture, x: 1 }],
      ['delete_furniture', { id: none.furniture }],
      ['delete_annotation', { id: none.label }],
      ['set_selected_level', { id: none.level }],
      ['delete_level', { id: none.level }],
      ['place_door_or_window', { catalogId: (await aDoor(t)).catalogId, wallId: none.wall }],
      ['apply_texture', { targetType: 'room', targetId: none.room, surface: 'floor', textureName: null }],
    ];
    for (const [tool, input] of named) t.fails(await t.ask(tool, input), 'SH3D_NOT_FOUND', tool);
  },

  'id-wrong-kind': async (t) => {
    const { id: wallId } = await wall(t, [0, 0, 400, 0]);
    const { id: roomId } = await t.done('create_room_polygon', { points: corners(0, 0, 400, 300) });
    const { id: pieceId } = await place(t, 100, 100);
    const { id: labelId } = await t.done('add_label', { text: 'Here', x: 0, y: 0 });
    const before = contentOf(await t.state());
    const wrong: [string, unknown][] = [
      ['delete_wall', roomId],
      ['delete_room', wallId],
      ['delete_furniture', labelId],
      ['delete_annotation', pieceId],
      ['set_selected_level', wallId],
    ];
    for (const [tool, id] of wrong) t.fails(await t.ask(tool, { id }), 'SH3D_NOT_FOUND', `${tool} of ${id}`);
    t.alike(contentOf(await t.state()), before, 'the home');
  },

  'nearest-named': async (t) => {
    const all = await catalog(t);
    const long = all.filter(({ name }) => name.length >= 5 && namesLike(all, name) === 1);
    const [{ name }] = t.some(long, 'entries with a name of five letters');
    const misspelt = `${name.slice(0, 2)}q${name.slice(2)}`;
    const reply = await t.ask('place_furniture', { name: misspelt, x: 0, y: 0 });
    // An error without details is the finding of `error-envelope`.
    if (!t.fails(reply, 'SH3D_NOT_FOUND', misspelt) || !reply.error?.raw) return;
    const nearest = asArray(reply.error?.details.nearest).map((one) => asString(one) ?? '');
    t.expect(
      nearest.some((one) => one.toLowerCase() === name.toLowerCase()),
      `${name} among the nearest`,
      nearest,
      reply,
    );
  },
} satisfies Record<string, Check>;
