import type { PictureBox, RawBounds, RawScene, RawWindow } from '../../scene/port.js';

/** Width and height of a PNG, which begins with eight fixed bytes and a chunk that holds them. */
export function pngSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** What of the window's scene its picture shows. A popup begins where its root does, which may be outside. */
export function frameOf(window: RawWindow, { nodes }: RawScene, png: Uint8Array): PictureBox {
  const bounds = window.kind === 'popup' ? nodes[window.root]?.boundsInScene : undefined;
  return { x: Math.floor(bounds?.[0] ?? 0), y: Math.floor(bounds?.[1] ?? 0), ...pngSize(png) };
}

/** In whole pixels, so that nothing of it is cut off. */
export function outward([x, y, width, height]: RawBounds): PictureBox {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/** What two boxes share; null for nothing. */
export function common(a: PictureBox, b: PictureBox): PictureBox | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** By how much a picture has to be scaled so that it fits; never up. */
export function fittingScale(
  { width, height }: { width: number; height: number },
  maxWidth: number | null | undefined,
  maxHeight: number | null | undefined,
): number {
  return Math.min(1, (maxWidth ?? width) / width, (maxHeight ?? height) / height);
}

/** A length after scaling; something is left of everything. */
export const scaled = (length: number, scale: number): number =>
  Math.max(1, Math.floor(length * scale + 1e-9));
