import { loadCanvas } from '../../drawing/png.js';
import { TILE, tilePixels } from './photo/texture-tiles.js';

/** One tile of a texture of the catalog as a PNG. */
export async function textureImage(id: string): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await loadCanvas();
  const rgb = tilePixels(id);
  const rgba = new Uint8ClampedArray(4 * TILE * TILE).fill(255);
  for (let i = 0; i < TILE * TILE; i++) rgba.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
  const canvas = createCanvas(TILE, TILE);
  canvas.getContext('2d').putImageData(new ImageData(rgba, TILE, TILE), 0, 0);
  return canvas.encode('png');
}
