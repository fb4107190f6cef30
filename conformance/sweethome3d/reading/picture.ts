import { asString, type JsonObject } from '../../kit/reading/json.js';

export interface Picture {
  readonly format: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel. */
  readonly pixels: Uint8ClampedArray;
}

/** What an image block shows; null when it cannot be decoded. */
export async function pictureOf(block: JsonObject | undefined): Promise<Picture | null> {
  const bytes = Buffer.from(asString(block?.data) ?? '', 'base64');
  const format = formatOf(bytes);
  if (format === null) return null;
  try {
    // Only those who judge pictures need it.
    const { createCanvas, loadImage } = await import('@napi-rs/canvas');
    const image = await loadImage(bytes);
    const { width, height } = image;
    const context = createCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    return { format, width, height, pixels: context.getImageData(0, 0, width, height).data };
  } catch {
    return null;
  }
}

function formatOf(bytes: Buffer): Picture['format'] | null {
  if (bytes.subarray(0, 4).toString('latin1') === '\x89PNG') return 'png';
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' ? 'jpeg' : null;
}

/** How many different colours there are, in steps that a compressed picture does not blur. */
export function colours({ pixels }: Picture): number {
  const seen = new Set<number>();
  for (let i = 0; i < pixels.length; i += 4)
    seen.add(((pixels[i]! >> 5) << 6) | ((pixels[i + 1]! >> 5) << 3) | (pixels[i + 2]! >> 5));
  return seen.size;
}

/** Which part of the pixels differ visibly, from 0 to 1. */
export function unlikeness(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (let i = 0; i < one.pixels.length; i += 4) {
    const far = [0, 1, 2].some((c) => Math.abs(one.pixels[i + c]! - other.pixels[i + c]!) > 24);
    if (far) different++;
  }
  return different / (one.width * one.height);
}
