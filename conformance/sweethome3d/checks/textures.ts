import { asObject } from '../../kit/reading/json.js';
import { aTexture, corners, wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { withId } from '../reading/state.js';

/** The name of the texture on a surface; null when there is none. */
const on = (surface: unknown): unknown =>
  typeof surface === 'string' ? surface : (asObject(surface).name ?? null);

async function aWall(t: CheckContext) {
  const { id } = await wall(t, [0, 0, 400, 0]);
  const sides = async () => {
    const { leftSideTexture, rightSideTexture } = withId((await t.state()).walls, id);
    return [on(leftSideTexture), on(rightSideTexture)];
  };
  return { target: { targetType: 'wall', targetId: id }, sides };
}

async function aRoom(t: CheckContext) {
  const { id } = await t.done('create_room_polygon', { points: corners(0, 0, 400, 300) });
  const surfaces = async () => {
    const { floorTexture, ceilingTexture } = withId((await t.state()).rooms, id);
    return [on(floorTexture), on(ceilingTexture)];
  };
  return { target: { targetType: 'room', targetId: id }, surfaces };
}

/** 8.5 Textures */
export const textures = {
  'texture-wall-sides': async (t) => {
    const { name: textureName } = await aTexture(t);
    for (const [surface, left, right] of [
      ['left', 1, 0],
      ['right', 0, 1],
      ['both', 1, 1],
    ] as const) {
      const { target, sides } = await aWall(t);
      await t.done('apply_texture', { ...target, surface, textureName });
      t.equal(
        await sides(),
        [left ? textureName : null, right ? textureName : null],
        `the sides after ${surface}`,
      );
    }
  },

  'texture-room-surfaces': async (t) => {
    const { name: textureName } = await aTexture(t);
    for (const [surface, floor, ceiling] of [
      ['floor', 1, 0],
      ['ceiling', 0, 1],
      ['both', 1, 1],
    ] as const) {
      const { target, surfaces } = await aRoom(t);
      await t.done('apply_texture', { ...target, surface, textureName });
      t.equal(
        await surfaces(),
        [floor ? textureName : null, ceiling ? textureName : null],
        `floor and ceiling after ${surface}`,
      );
    }
  },

  'texture-surface-fits': async (t) => {
    const { name: textureName } = await aTexture(t);
    const { target, sides } = await aWall(t);
    const { target: room, surfaces } = await aRoom(t);
    for (const surface of ['floor', 'ceiling'])
      t.rejects(await t.ask('apply_texture', { ...target, surface, textureName }), `${surface} of a wall`);
    for (const surface of ['left', 'right'])
      t.rejects(await t.ask('apply_texture', { ...room, surface, textureName }), `${surface} of a room`);
    t.equal(
      [...(await sides()), ...(await surfaces())],
      [null, null, null, null],
      'textures after the refusals',
    );
  },

  'texture-form': async (t) => {
    const { name: textureName } = await aTexture(t);
    const { target } = await aWall(t);
    const plain = await t.done('apply_texture', { ...target, surface: 'left', textureName });
    t.alike(plain.texture, { name: textureName, angle: 0, scale: 1 }, 'a texture of which nothing was said');
    const turned = await t.done('apply_texture', {
      ...target,
      surface: 'left',
      textureName,
      angle: 45,
      scale: 2.5,
    });
    t.alike(
      turned.texture,
      { name: textureName, angle: 45, scale: 2.5 },
      'a texture that is turned and enlarged',
    );
    const [told] = t.some((await t.state()).walls, 'walls');
    t.alike(told.leftSideTexture, { name: textureName, angle: 45, scale: 2.5 }, 'the texture in get_state');
  },

  'texture-unknown': async (t) => {
    const { target, sides } = await aWall(t);
    const reply = await t.ask('apply_texture', { ...target, surface: 'left', textureName: 'zzzzqqqq' });
    t.fails(reply, 'SH3D_NOT_FOUND', 'a texture');
    t.equal(await sides(), [null, null], 'textures after the error');
  },
} satisfies Record<string, Check>;
