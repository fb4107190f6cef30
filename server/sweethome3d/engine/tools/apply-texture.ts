import type { ApplyTextureInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { quote } from '../../../calls/quote.js';
import { fullTurn, radians } from '../../geometry/angle.js';
import type { Change } from '../../home/change.js';
import type { TextureRecord } from '../../home/records.js';
import { findTexture } from '../catalog/find-texture.js';
import { invalidInput } from '../errors.js';
import { findRoom, findWall } from '../find.js';
import { textureOutput } from '../wire/texture.js';
import type { Handlers } from './handler.js';

/** The surfaces of what can have a texture, with the members of its record. */
const surfaces = {
  wall: {
    left: ['leftSideTexture'],
    right: ['rightSideTexture'],
    both: ['leftSideTexture', 'rightSideTexture'],
  },
  room: { floor: ['floorTexture'], ceiling: ['ceilingTexture'], both: ['floorTexture', 'ceilingTexture'] },
} as const satisfies Record<ApplyTextureInput['targetType'], object>;

export const applyTexture: Handlers['apply_texture'] = (input) => {
  const { targetType, targetId, surface, textureName, textureCategory } = input;
  const known: Readonly<Record<string, readonly string[]>> = surfaces[targetType];
  const members = known[surface];
  if (!members) {
    const expected = Object.keys(known).join(', ');
    throw invalidInput(
      '/surface',
      `one of ${expected}`,
      `Expected "surface" of a ${targetType} to be one of ${expected}, got ${surface}.`,
    );
  }
  return {
    async run({ home }) {
      const records = await home.state();
      if (targetType === 'wall') findWall(records, targetId);
      else findRoom(records, targetId);
      const texture: TextureRecord | null =
        textureName === null
          ? null
          : {
              ...findTexture(await home.textures(), textureName, textureCategory ?? null),
              angle: fullTurn(radians(input.angle ?? 0)),
              scale: input.scale ?? 1,
            };
      const values = Object.fromEntries(members.map((member) => [member, texture]));
      const change = { op: 'set', kind: targetType, id: targetId, values } as Change;
      await home.change('Apply texture', [change]);
      const what = texture ? `Put ${quote(texture.name, 80)} on` : 'Took the texture off';
      const where = surface === 'both' ? 'both surfaces' : `the ${surface}`;
      return {
        output: { targetType, targetId, surface, texture: textureOutput(texture) },
        text: `${what} ${where} of ${targetId}.`,
      };
    },
  };
};
