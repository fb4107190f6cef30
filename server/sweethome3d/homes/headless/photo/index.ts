import { loadCanvas } from '../../../drawing/png.js';
import type { Photo, PhotoRequest } from '../../../home/pictures.js';
import type { HomeRecords } from '../../../home/records.js';
import { render } from './render.js';

/** How good a JPEG is, from 0 to 100. */
const JPEG_QUALITY = 90;

/**
 * A shaded picture of a home from a camera. The same home and request give the same bytes. It can be given
 * up between any two strips of it, by the signal.
 */
export async function renderPhoto(
  home: HomeRecords,
  request: PhotoRequest,
  signal?: AbortSignal,
): Promise<Photo> {
  const { width, height, format } = request;
  const [{ createCanvas, ImageData }, pixels] = await Promise.all([
    loadCanvas(),
    render(home, request, signal),
  ]);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  const data = format === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg', JPEG_QUALITY);
  return { data, mimeType: `image/${format}`, renderer: 'boxes' };
}
