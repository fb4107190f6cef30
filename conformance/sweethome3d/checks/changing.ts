import type { JsonObject } from '../../kit/reading/json.js';
import { aTexture, corners, place, wall } from '../building.js';
import type { Check } from '../check.js';

/** 5.3 Changing */
export const changing = {
  'modify-keeps-rest': async (t) => {
    const made = await wall(t, [0, 0, 400, 0], { height: 230 });
    await t.done('modify_wall', { id: made.id, color: '#112233', heightAtEnd: 300 });
    const [before] = t.some((await t.state()).walls, 'walls');
    const thicker = await t.done('modify_wall', { id: made.id, thickness: 20 });
    t.alike(thicker, { ...before, thickness: 20 }, 'the wall but for its thickness');
    const room = await t.done('create_room_polygon', {
      points: corners(0, 0, 400, 300),
      name: 'Hall',
      floorColor: '#445566',
    });
    t.alike(
      await t.done('modify_room', { id: room.id, areaVisible: true }),
      { ...room, areaVisible: true },
      'the room but for areaVisible',
    );
    const piece = await place(t, 100, 100, { angle: 30 });
    t.alike(
      await t.done('modify_furniture', { id: piece.id, x: 150 }),
      { ...piece, x: 150 },
      'the piece but for x',
    );
    const { environment } = await t.state();
    t.alike(
      await t.done('set_environment', { wallsAlpha: 0.5 }),
      { ...environment, wallsAlpha: 0.5 },
      'the environment but for wallsAlpha',
    );
  },

  'nothing-to-change': async (t) => {
    const { id: wallId } = await wall(t, [0, 0, 400, 0]);
    const { id: roomId } = await t.done('create_room_polygon', { points: corners(0, 0, 400, 300) });
    const { id: pieceId } = await place(t, 100, 100);
    const calls: [string, JsonObject][] = [
      ['modify_wall', { id: wallId }],
      ['modify_room', { id: roomId }],
      ['modify_furniture', { id: pieceId }],
      ['set_environment', {}],
    ];
    for (const [tool, input] of calls) t.fails(await t.ask(tool, input), 'SH3D_NOTHING_TO_CHANGE', tool);
  },

  'null-removes': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    const given = {
      heightAtEnd: 300,
      arcExtent: 45,
      leftSideColor: '#112233',
      rightSideColor: '#112233',
      topColor: '#112233',
    };
    const rich = await t.done('modify_wall', { id, ...given });
    t.alike(rich, given, 'the wall with everything');
    const nulls = Object.fromEntries(Object.keys(given).map((name) => [name, null]));
    t.alike(await t.done('modify_wall', { id, ...nulls }), nulls, 'the wall after nulls');
    const room = await t.done('create_room_polygon', {
      points: corners(0, 0, 400, 300),
      name: 'Hall',
      floorColor: '#112233',
      ceilingColor: '#445566',
    });
    const bare = { name: null, floorColor: null, ceilingColor: null };
    t.alike(await t.done('modify_room', { id: room.id, ...bare }), bare, 'the room after nulls');
    const piece = await place(t, 100, 100);
    await t.done('modify_furniture', { id: piece.id, color: '#112233' });
    t.equal(
      (await t.done('modify_furniture', { id: piece.id, color: null })).color,
      null,
      'color of the piece after null',
    );
    const { name } = await aTexture(t);
    await t.done('set_environment', { groundTexture: name });
    t.equal(
      (await t.done('set_environment', { groundTexture: null })).groundTexture,
      null,
      'groundTexture after null',
    );
    const target = { targetType: 'wall', targetId: id, surface: 'both' };
    await t.done('apply_texture', { ...target, textureName: name });
    await t.done('apply_texture', { ...target, textureName: null });
    const [left] = t.some((await t.state()).walls, 'walls');
    t.alike(left, { leftSideTexture: null, rightSideTexture: null }, 'textures of the wall after null');
  },
} satisfies Record<string, Check>;
