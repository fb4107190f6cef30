import type {
  Category,
  CatalogPiece as PieceOutput,
  CatalogTexture as TextureOutput,
} from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { CatalogPiece, CatalogTexture } from '../../home/catalog.js';
import { notFound } from '../errors.js';
import { rounded } from '../wire/numbers.js';
import type { Handlers } from './handler.js';

export const listCategories: Handlers['list_categories'] = () => ({
  async run({ home }) {
    const [pieces, textures] = [await home.furniture(), await home.textures()];
    const output = { categories: categoriesOf(pieces), textureCategories: categoriesOf(textures) };
    const line = (title: string, categories: readonly Category[]) =>
      `${title}: ${categories.map(({ name, count }) => `${name} (${count})`).join(', ')}`;
    return {
      output,
      text: `${line('Furniture', output.categories)}\n${line('Textures', output.textureCategories)}`,
    };
  },
});

export const listFurniture: Handlers['list_furniture_catalog'] = ({ query, category, type, limit }) => ({
  async run({ home }) {
    const all = await home.furniture();
    const isWanted = ({ opening }: CatalogPiece) =>
      type == null || type === 'all' || (type === 'doorOrWindow') === (opening !== null);
    const found = matching(all, query ?? null, category ?? null).filter(isWanted);
    const furniture = found.slice(0, limit ?? defaultLimit).map(pieceOutput);
    const lines = furniture.map(
      ({ catalogId, name, width, depth, height }) =>
        `${name} (${catalogId}), ${width} x ${depth} x ${height}`,
    );
    return { output: { furniture, total: found.length }, text: listing(lines, found.length) };
  },
});

export const listTextures: Handlers['list_textures_catalog'] = ({ query, category, limit }) => ({
  async run({ home }) {
    const found = matching(await home.textures(), query ?? null, category ?? null);
    const textures = found.slice(0, limit ?? defaultLimit).map(textureOutput);
    const lines = textures.map(
      ({ name, category: of, width, height }) => `${name} (${of}), ${width} x ${height}`,
    );
    return { output: { textures, total: found.length }, text: listing(lines, found.length) };
  },
});

const defaultLimit = 100;

function listing(lines: readonly string[], total: number): string {
  const more = total > lines.length ? ` of ${total}; narrow the query to see the others` : '';
  return [`${lines.length} found${more}.`, ...lines].join('\n');
}

interface Listed {
  readonly name: string;
  readonly category: string;
}

/** Letter case never matters. */
function matching<T extends Listed>(
  entries: readonly T[],
  query: string | null,
  category: string | null,
): T[] {
  const [part, group] = [query?.trim().toLowerCase() ?? '', category?.trim().toLowerCase() ?? null];
  const inGroup = entries.filter((entry) => group === null || entry.category.toLowerCase() === group);
  if (group !== null && inGroup.length === 0) {
    throw notFound('category', category!, [...new Set(entries.map((entry) => entry.category))]);
  }
  return inGroup.filter(({ name }) => name.toLowerCase().includes(part));
}

function categoriesOf(entries: readonly Listed[]): Category[] {
  const counts = new Map<string, number>();
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

const pieceOutput = (piece: CatalogPiece): PieceOutput => ({
  catalogId: piece.id,
  name: piece.name,
  category: piece.category,
  width: rounded(piece.width),
  depth: rounded(piece.depth),
  height: rounded(piece.height),
  elevation: rounded(piece.elevation),
  isDoorOrWindow: piece.opening !== null,
});

const textureOutput = ({ id, name, category, width, height }: CatalogTexture): TextureOutput => ({
  catalogId: id,
  name,
  category,
  width: rounded(width),
  height: rounded(height),
});
