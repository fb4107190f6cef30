import { patternOf } from '../solids/materials.js';
import type { TextureFrame, TiledTexture } from '../solids/surface.js';
import type { Vector } from '../solids/vector.js';

/** The side of a tile in pixels; a power of two. */
export const TILE = 128;

/** A tile as red, green and blue bytes in its full size, then in half of it, and so on. */
const known = new Map<string, readonly Uint8Array[]>();

function levelsOf(id: string): readonly Uint8Array[] {
  let levels = known.get(id);
  if (!levels) {
    const all = [tilePixels(id)];
    for (let side = TILE / 2; side >= 1; side /= 2) all.push(halved(all.at(-1)!, side));
    levels = all;
    known.set(id, levels);
  }
  return levels;
}

export function tilePixels(id: string): Uint8Array {
  const pattern = patternOf(id);
  const pixels = new Uint8Array(3 * TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const color = pattern((x + 0.5) / TILE, (y + 0.5) / TILE);
      pixels.set([color >> 16, (color >> 8) & 255, color & 255], 3 * (y * TILE + x));
    }
  }
  return pixels;
}

function halved(pixels: Uint8Array, side: number): Uint8Array {
  const half = new Uint8Array(3 * side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (dx: number, dy: number) => pixels[3 * ((2 * y + dy) * 2 * side + 2 * x + dx) + channel]!;
        half[3 * (y * side + x) + channel] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
      }
    }
  }
  return half;
}

/** The colour (0xRRGGBB) of a texture at a point of its surface, when a pixel covers so many centimetres. */
export type Sampler = (point: Vector, pixel: number) => number;

export function samplerOf({ id, width, height, angle }: TiledTexture, frame: TextureFrame): Sampler {
  const levels = levelsOf(id);
  const { origin, across, down } = frame;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (point, pixel) => {
    const x = point[0] - origin[0];
    const up = point[1] - origin[1];
    const y = point[2] - origin[2];
    const a = x * across[0] + up * across[1] + y * across[2];
    const b = x * down[0] + up * down[1] + y * down[2];
    return sample(
      levels,
      (a * cos + b * sin) / width,
      (b * cos - a * sin) / height,
      pixel / Math.min(width, height),
    );
  };
}

/** `u` and `v` count tiles; `pixel` is how much of a tile a pixel covers. */
function sample(levels: readonly Uint8Array[], u: number, v: number, pixel: number): number {
  const level = Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(pixel * TILE))));
  const side = TILE >> level;
  const x = Math.min(side - 1, Math.floor((u - Math.floor(u)) * side));
  const y = Math.min(side - 1, Math.floor((v - Math.floor(v)) * side));
  const pixels = levels[level]!;
  const at = 3 * (y * side + x);
  return (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
}

/** A sky is looked at from near by: it has to be smooth rather than quick. */
export function sampleSky(id: string, u: number, v: number): number {
  return patternOf(id)(u - Math.floor(u), v - Math.floor(v));
}
