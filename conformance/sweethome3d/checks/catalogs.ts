import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';
import { catalog } from '../building.js';
import type { Check, CheckContext } from '../check.js';

const nowhere = 'a category that nobody has';

const entriesOf = (output: JsonObject, list: string): JsonObject[] => asArray(output[list]).map(asObject);

/** Whether a search finds just those entries of a catalog that it should. */
async function finds(
  t: CheckContext,
  tool: string,
  input: JsonObject,
  should: (entry: JsonObject) => boolean,
) {
  const list = tool === 'list_textures_catalog' ? 'textures' : 'furniture';
  const all = entriesOf(await t.done(tool, { limit: 5000 }), list);
  const expected = all.filter(should).map(({ catalogId }) => catalogId);
  t.some(expected, `entries for ${JSON.stringify(input)}`);
  const found = await t.done(tool, { limit: 5000, ...input });
  t.equal(
    entriesOf(found, list).map(({ catalogId }) => catalogId),
    expected,
    `what ${JSON.stringify(input)} finds`,
  );
  t.equal(found.total, expected.length, `total of ${JSON.stringify(input)}`);
}

const contains = (part: string) => (entry: JsonObject) =>
  String(entry.name).toLowerCase().includes(part.toLowerCase());

/** 8.1 Catalog */
export const catalogs = {
  'catalog-query': async (t) => {
    const [{ name }] = t.some(await catalog(t), 'entries of the catalog');
    const part = name.slice(0, 3).toUpperCase();
    await finds(t, 'list_furniture_catalog', { query: part }, contains(part));
    const nothing = await t.done('list_furniture_catalog', { query: 'zzzzqqqq' });
    t.equal([nothing.furniture, nothing.total], [[], 0], 'what a query finds that nothing contains');
  },

  'catalog-category': async (t) => {
    const [{ category }] = t.some(await catalog(t), 'entries of the catalog');
    await finds(t, 'list_furniture_catalog', { category }, (entry) => entry.category === category);
  },

  'catalog-category-unknown': async (t) => {
    for (const tool of ['list_furniture_catalog', 'list_textures_catalog'])
      t.fails(await t.ask(tool, { category: nowhere }), 'SH3D_NOT_FOUND', tool);
  },

  'catalog-type': async (t) => {
    await finds(
      t,
      'list_furniture_catalog',
      { type: 'furniture' },
      (entry) => entry.isDoorOrWindow === false,
    );
    await finds(
      t,
      'list_furniture_catalog',
      { type: 'doorOrWindow' },
      (entry) => entry.isDoorOrWindow === true,
    );
    await finds(t, 'list_furniture_catalog', { type: 'all' }, () => true);
  },

  'catalog-limit': async (t) => {
    const { length } = t.some(await catalog(t), 'entries of the catalog');
    for (const limit of [1, 3]) {
      const some = await t.done('list_furniture_catalog', { limit });
      t.equal(entriesOf(some, 'furniture').length, Math.min(limit, length), `entries with limit ${limit}`);
      t.equal(some.total, length, 'total beyond the limit');
    }
    const byDefault = await t.done('list_furniture_catalog');
    t.equal(entriesOf(byDefault, 'furniture').length, Math.min(100, length), 'entries without a limit');
  },

  'catalog-categories': async (t) => {
    const { categories, textureCategories } = await t.done('list_categories');
    const textures = entriesOf(await t.done('list_textures_catalog', { limit: 5000 }), 'textures');
    const count = (list: JsonObject[]) => {
      const counts = new Map<unknown, number>();
      for (const { category } of list) counts.set(category, (counts.get(category) ?? 0) + 1);
      return [...counts].map(([name, n]) => `${name}: ${n}`).sort();
    };
    const told = (list: unknown) =>
      asArray(list)
        .map(asObject)
        .map(({ name, count: n }) => `${name}: ${n}`)
        .sort();
    t.equal(
      told(categories),
      t.some(count((await catalog(t)).map(({ entry }) => entry)), 'categories'),
      'categories of furniture',
    );
    t.equal(
      told(textureCategories),
      t.some(count(textures), 'categories of textures'),
      'categories of textures',
    );
  },

  'catalog-textures': async (t) => {
    const [one] = t.some(
      entriesOf(await t.done('list_textures_catalog', { limit: 5000 }), 'textures'),
      'textures',
    );
    const part = String(one.name).slice(0, 3).toUpperCase();
    await finds(t, 'list_textures_catalog', { query: part }, contains(part));
    await finds(
      t,
      'list_textures_catalog',
      { category: one.category },
      (entry) => entry.category === one.category,
    );
  },
} satisfies Record<string, Check>;
