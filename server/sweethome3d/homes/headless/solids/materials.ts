import type { TextureRecord } from '../../../home/records.js';
import { textures } from '../catalog/textures.js';
import type { Material, TiledTexture } from './surface.js';

export const plain = (color: number, alpha = 1, shininess = 0): Material => ({
  color,
  texture: null,
  alpha,
  shininess,
});

const byId = new Map(textures.map((texture) => [texture.id, texture]));
const byName = new Map(textures.map((texture) => [texture.name.toLowerCase(), texture]));

/** Of a surface with a colour or a texture of its own. A texture that is not of our catalog shows the colour. */
export function material(
  color: number | null,
  texture: TextureRecord | null,
  fallback: number,
  { alpha = 1, shininess = 0 }: { alpha?: number; shininess?: number } = {},
): Material {
  return { color: color ?? fallback, texture: texture && tiled(texture), alpha, shininess };
}

export function tiled({ catalogId, name, width, height, angle, scale }: TextureRecord): TiledTexture | null {
  const known = byId.get(catalogId ?? '') ?? byName.get(name.toLowerCase());
  if (!known || width <= 0 || height <= 0 || scale <= 0) return null;
  return { id: known.id, width: width * scale, height: height * scale, angle };
}

/** The colour of a texture's tile, as a function of the place on it. */
export function patternOf(id: string): (u: number, v: number) => number {
  return byId.get(id)?.pattern ?? (() => 0x808080);
}
