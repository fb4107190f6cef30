import { asArray, asObject, type JsonObject } from '../kit/reading/json.js';
import { corners, wall } from './building.js';
import type { CheckContext } from './check.js';
import { pictureOf } from './reading/picture.js';

export const small = { width: 160, height: 120 };

/** Pictures of the home, and what is told of them. */
export async function photo(t: CheckContext, input: JsonObject = {}) {
  const reply = await t.ask('render_photo', { ...small, ...input });
  const output = t.output(reply, 'render_photo to succeed');
  const blocks = asArray(reply.result?.content)
    .map(asObject)
    .filter(({ type }) => type === 'image');
  const pictures = await Promise.all(blocks.map(pictureOf));
  return { reply, output, blocks, pictures, told: asArray(output.images).map(asObject) };
}

/** A home that looks different from every side. */
export async function flat(t: CheckContext) {
  await t.done('create_walls', { x: 0, y: 0, width: 600, height: 400 });
  const room = await t.done('create_room_polygon', {
    points: corners(0, 0, 600, 400),
    floorColor: '#A05020',
  });
  const red = await wall(t, [0, 250, 200, 250], { height: 200 });
  await t.done('modify_wall', { id: red.id, color: '#FF0000' });
  const shape = { mode: 'extrude', height: 150, color: '#0000FF' };
  const block = await t.done('generate_shape', {
    ...shape,
    polygon: [
      [400, 40],
      [560, 40],
      [560, 120],
      [400, 120],
    ],
  });
  return { room, block };
}

export const cameraOf = (told: readonly JsonObject[], i: number): JsonObject => asObject(told[i]?.camera);
