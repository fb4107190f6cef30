import type { SetEnvironmentInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { CatalogTexture } from '../../home/catalog.js';
import type { EnvironmentRecord, TextureRecord } from '../../home/records.js';
import { findTexture } from '../catalog/find-texture.js';
import { invalidInput } from '../errors.js';
import { environmentOutput } from '../wire/views.js';
import { changesOf, given, painted, removable } from './changes-of.js';
import type { Handlers } from './handler.js';

export const setEnvironment: Handlers['set_environment'] = (input) => {
  checkCategories(input);
  const plain = given({
    groundColor: painted(input.groundColor),
    skyColor: painted(input.skyColor),
    lightColor: painted(input.lightColor),
    ceilingLightColor: painted(input.ceilingLightColor),
    wallsAlpha: input.wallsAlpha,
    drawingMode: input.drawingMode,
    allLevelsVisible: input.allLevelsVisible,
  });
  const names = removable({ groundTexture: input.groundTexture, skyTexture: input.skyTexture });
  changesOf('the environment', { ...plain, ...names });
  return {
    async run({ home }) {
      const catalog = Object.keys(names).length > 0 ? await home.textures() : [];
      const values: Partial<EnvironmentRecord> = {
        ...plain,
        ...removable({
          groundTexture: named(catalog, input.groundTexture, input.groundTextureCategory),
          skyTexture: named(catalog, input.skyTexture, input.skyTextureCategory),
        }),
      };
      const records = await home.change('Set environment', [{ op: 'environment', values }]);
      const output = environmentOutput(records.environment);
      const said = Object.keys(values).join(', ');
      return { output, text: `Changed ${said} of the environment.` };
    },
  };
};

/** Null takes the texture off, absence leaves it. */
function named(
  catalog: readonly CatalogTexture[],
  name: string | null | undefined,
  category: string | null | undefined,
): TextureRecord | null | undefined {
  return name == null ? name : findTexture(catalog, name, category ?? null);
}

/** A category without a name says nothing. */
function checkCategories(input: SetEnvironmentInput): void {
  for (const place of ['ground', 'sky'] as const) {
    if (input[`${place}TextureCategory`] == null || input[`${place}Texture`] != null) continue;
    throw invalidInput(
      `/${place}TextureCategory`,
      `${place}Texture beside it`,
      `Expected "${place}Texture" beside "${place}TextureCategory".`,
    );
  }
}
