import { asArray, asObject } from '../../../kit/reading/json.js';
import { insteadOfError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import {
  alsoDoing,
  assuming,
  calling,
  overlooking,
  pretending,
  taking,
  telling,
  tellingInState,
} from '../alter-home.js';

/** 8 Furniture */
export const furniture = {
  'catalog-query': {
    breaks: 'Overlooks what is searched for.',
    http: overlooking('list_furniture_catalog', 'query'),
  },
  'catalog-category': {
    breaks: 'Overlooks the category.',
    http: overlooking('list_furniture_catalog', 'category'),
    alsoRed: ['catalog-category-unknown'],
  },
  'catalog-category-unknown': {
    breaks: 'Finds nothing in a category that is not there.',
    reply: insteadOfError('SH3D_NOT_FOUND', ({ tool }) =>
      tool === 'list_textures_catalog'
        ? { content: [{ type: 'text', text: 'Nothing.' }], structuredContent: { textures: [], total: 0 } }
        : undefined,
    ),
  },
  'catalog-type': {
    breaks: 'Counts doors as furniture.',
    http: onInput('list_furniture_catalog', (input) =>
      input.type === 'furniture' ? { ...input, type: 'all' } : input,
    ),
  },
  'catalog-limit': {
    breaks: 'Counts only what it returns.',
    reply: onOutput('list_furniture_catalog', (output) => {
      output.total = asArray(output.furniture).length;
    }),
  },
  'catalog-categories': {
    breaks: 'Counts one entry too many.',
    reply: onOutput('list_categories', (output) => {
      const first = asObject(asArray(output.categories)[0]);
      first.count = Number(first.count) + 1;
    }),
  },
  'catalog-textures': {
    breaks: 'Overlooks the category of textures.',
    http: overlooking('list_textures_catalog', 'category'),
    alsoRed: ['catalog-category-unknown'],
  },
  'place-from-catalog': {
    breaks: 'Makes every piece a metre wide.',
    reply: telling('furniture', (piece) => {
      piece.width = 100.5;
    }),
  },
  'place-by-name': {
    breaks: 'Minds the case of a name.',
    http: taking('place_furniture', ({ name }) =>
      typeof name === 'string' && name === name.toUpperCase() ? { name: 'zzzzqqqq' } : {},
    ),
  },
  'place-by-part': {
    breaks: 'Finds whole names only.',
    reply: (result, { tool, input }, server) =>
      tool === 'place_furniture' &&
      typeof input.name === 'string' &&
      String(result.structuredContent?.name).toLowerCase() !== input.name.toLowerCase() &&
      !result.isError
        ? server.call('place_furniture', { name: 'zzzzqqqq', x: 0, y: 0 })
        : result,
  },
  'place-ambiguous': {
    breaks: 'Places the first of several.',
    reply: async (result, { tool, input }, server) => {
      const error = asObject(result.structuredContent?.error);
      if (tool !== 'place_furniture' || error.code !== 'SH3D_AMBIGUOUS') return result;
      const { catalogId } = asObject(asArray(asObject(error.details).candidates)[0]);
      return server.call('place_furniture', { catalogId, x: input.x, y: input.y });
    },
  },
  'place-unknown': {
    breaks: 'Calls a catalog id invalid that it does not know.',
    reply: (result, call, server) =>
      call.input.catalogId
        ? calling('SH3D_NOT_FOUND', 'SH3D_INVALID_INPUT', 'place_furniture')(result, call, server)
        : result,
  },
  'place-one-way': {
    breaks: 'Prefers the catalog id where there is a name, too.',
    http: onInput('place_furniture', ({ name, ...input }) => (input.catalogId ? input : { ...input, name })),
  },
  'place-centre': {
    breaks: 'Takes x for the left side.',
    reply: telling('furniture', (piece) => {
      piece.x = Number(piece.x) + Number(piece.width) / 2;
    }),
  },
  'place-elevation': {
    breaks: 'Places everything 33 cm above the floor.',
    http: assuming('place_furniture', { elevation: 33 }),
  },
  'furniture-modified': {
    breaks: 'Overlooks that a piece is mirrored.',
    http: overlooking('modify_furniture', 'mirrored'),
  },
  'furniture-deleted': {
    breaks: 'Clears the home with the piece.',
    reply: alsoDoing('delete_furniture', (server) => server.call('clear_scene', {})),
  },
  'door-position': {
    breaks: 'Counts the position from the end of the wall.',
    http: taking('place_door_or_window', ({ position }) =>
      position === undefined ? {} : { position: 1 - Number(position) },
    ),
  },
  'door-default': {
    breaks: 'Puts doors at a third of the wall.',
    http: assuming('place_door_or_window', { position: 0.33 }),
  },
  'door-angle': {
    breaks: 'Puts every door along x.',
    reply: telling('furniture', (piece) => {
      piece.angle = 0;
    }),
  },
  'door-depth': {
    breaks: 'Makes every door 12 cm deep.',
    reply: telling('furniture', (piece) => {
      if (piece.isDoorOrWindow) piece.depth = 12;
    }),
  },
  'door-mirrored': {
    breaks: 'Overlooks that a door is mirrored.',
    http: overlooking('place_door_or_window', 'mirrored'),
  },
  'door-only': {
    breaks: 'Says that there is a table in the wall.',
    reply: pretending('SH3D_INVALID_INPUT', 'place_door_or_window'),
  },
  'door-fits': {
    breaks: 'Moves a door that sticks out to the middle.',
    http: overlooking('place_door_or_window', 'position'),
  },
  'door-follows': {
    breaks: 'Leaves doors behind when a wall is moved.',
    reply: tellingInState(({ furniture: all }) => {
      for (const piece of all ?? []) if (piece.wallId !== null) piece.y = 0;
    }),
  },
  'door-leaves': {
    breaks: 'Believes that a door is in its wall wherever it stands.',
    reply: onOutput('modify_furniture', (output) => {
      output.wallId ??= 'wall-1';
    }),
  },
  'shape-extrude': {
    breaks: 'Overlooks the colour of a shape.',
    http: overlooking('generate_shape', 'color'),
  },
  'shape-mesh': {
    breaks: 'Tells a mesh by its first vertex.',
    reply: telling('furniture', (piece, { input }) => {
      if (input.mode === 'mesh') piece.x = 0;
    }),
  },
  'shape-mode': {
    breaks: 'Finds out by itself which mode is meant.',
    http: taking('generate_shape', ({ polygon }) => ({ mode: polygon ? 'extrude' : 'mesh' })),
  },
  'shape-indices': {
    breaks: 'Takes the last vertex for one that is not there.',
    http: taking('generate_shape', ({ triangles }) => ({
      ...(triangles
        ? { triangles: asArray(triangles).map((one) => asArray(one).map((i) => Math.min(Number(i), 3))) }
        : {}),
    })),
  },
  'texture-wall-sides': {
    breaks: 'Covers both sides of a wall, whatever is asked.',
    http: taking('apply_texture', ({ surface }) => (surface === 'left' ? { surface: 'both' } : {})),
  },
  'texture-room-surfaces': {
    breaks: 'Takes the ceiling for the floor.',
    http: taking('apply_texture', ({ surface }) => (surface === 'ceiling' ? { surface: 'floor' } : {})),
  },
  'texture-surface-fits': {
    breaks: 'Takes the floor of a wall for its left side.',
    http: taking('apply_texture', ({ surface, targetType }) =>
      surface === 'floor' && targetType === 'wall' ? { surface: 'left' } : {},
    ),
  },
  'texture-form': {
    breaks: 'Overlooks the scale of a texture.',
    http: overlooking('apply_texture', 'scale'),
  },
  'texture-unknown': {
    breaks: 'Says that there is a texture on the wall that nobody has.',
    reply: pretending('SH3D_NOT_FOUND', 'apply_texture'),
  },
} satisfies Record<string, Mutant>;
