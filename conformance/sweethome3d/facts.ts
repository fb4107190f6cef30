import type { Facts } from '../kit/checks/facts.js';
import { asArray, asObject } from '../kit/reading/json.js';
import type { CheckContext } from './check.js';
import { none, samples } from './samples.js';

/** What it takes to try the sentences that this contract includes; the values in them it gives itself. */
export const facts: Facts<CheckContext> = {
  acting: [],
  samples,
  survey: {
    successes: async (t) => [
      await t.read('get_state', {}),
      await t.read('list_checkpoints', {}),
      await t.read('list_categories', {}),
      await t.read('list_furniture_catalog', { limit: 5 }),
      await t.read('list_textures_catalog', { limit: 5 }),
      await t.read('list_levels', {}),
      await t.read('get_cameras', {}),
    ],
    errors: async (t) => [
      await t.read('get_state', { home: none.home }),
      await t.read('list_furniture_catalog', { category: 'a category that nobody has' }),
      await t.ask('delete_wall', { id: none.wall }),
      await t.ask('modify_wall', { id: none.wall, thickness: 10 }),
      await t.ask('restore_checkpoint', { id: none.checkpoint }),
    ],
  },
  provocations: [
    ['get_state', { home: none.home }],
    ['get_state', { home: '/etc/passwd' }],
    ['get_state', []],
    ['list_furniture_catalog', { limit: 'all' }],
    ['list_furniture_catalog', { category: '%s%n' }],
    ['delete_wall', { id: '../../wall' }],
    ['modify_wall', { id: none.wall, thickness: 'thick' }],
    ['restore_checkpoint', { id: none.checkpoint }],
    ['set_camera', { name: none.camera }],
    ['batch_commands', { commands: 'all' }],
    ['load_home', { filePath: '../nowhere' }],
    ['no_such_tool', {}],
  ],
  nullCases: async () => [],
  wrongInSeveralPlaces: {
    tool: 'list_furniture_catalog',
    input: { limit: 0, type: 'plants' },
    pointers: ['/limit', '/type'],
  },
  batched: { tool: 'get_state', input: {}, shows: '"environment"' },
  healthHolds: [['attached', true, 'attached of /health while a home is there']],
  versionCall: { tool: 'get_state', input: {} },
  mandatory: {
    get_state: {
      schema: true,
      home: true,
      homes: true,
      walls: true,
      rooms: true,
      furniture: true,
      labels: true,
      dimensionLines: true,
      levels: true,
      camera: { mode: true, x: true, y: true, z: true, yaw: true, pitch: true, fov: true },
      storedCameras: true,
      environment: true,
    },
    list_categories: { categories: true, textureCategories: true },
    list_furniture_catalog: { furniture: true, total: true },
    list_textures_catalog: { textures: true, total: true },
    list_levels: { levels: true },
    list_checkpoints: { checkpoints: true, limit: true },
    get_cameras: { camera: true, storedCameras: true },
  },
  async questions(t) {
    const { categories } = t.output(await t.read('list_categories', {}));
    const names = asArray(categories).map((one) => String(asObject(one).name));
    const [first, ...others] = t.some(names, 'categories of the catalog');
    return Array.from({ length: 12 }, (_, i) => [first, ...others][i % names.length]!).map((category) => ({
      ask: () => t.call('list_furniture_catalog', { category }),
      what: 'the category',
      about: category,
      aboutOf: ({ output }) => String(asObject(asArray(asObject(output).furniture)[0]).category),
    }));
  },
};
