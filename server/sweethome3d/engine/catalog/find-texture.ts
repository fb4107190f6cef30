import type { CatalogTexture } from '../../home/catalog.js';
import type { TextureRecord } from '../../home/records.js';
import { notFound } from '../errors.js';
import { entryByName } from './find-entry.js';

/** A texture by its name, in one category where one is named; as it is in the catalog. */
export function findTexture(
  catalog: readonly CatalogTexture[],
  name: string,
  category: string | null,
): TextureRecord {
  const group = category?.trim().toLowerCase();
  const entries = catalog.filter(
    (texture) => group === undefined || texture.category.toLowerCase() === group,
  );
  if (entries.length === 0 && category !== null) {
    throw notFound('category', category, [...new Set(catalog.map((texture) => texture.category))]);
  }
  const { id, name: own, category: of, width, height } = entryByName('texture', entries, name);
  return { catalogId: id, name: own, category: of, width, height, angle: 0, scale: 1 };
}
