import type { Canvas } from '@napi-rs/canvas';
import type { PictureOptions } from '../../../scene/port.js';
import { FONT_FAMILY } from '../text/font.js';

const mark = '#d6006c';
const labelSize = 10;

/** A part of a picture, scaled down and with boxes over it, as far as that was asked for. */
export function prepared(
  whole: Canvas,
  { clip, size, boxes }: PictureOptions,
  createCanvas: (width: number, height: number) => Canvas,
): Canvas {
  if (!clip && !size && !boxes) return whole;
  const part = clip ?? { x: 0, y: 0, width: whole.width, height: whole.height };
  const { width, height } = size ?? part;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, part.x, part.y, part.width, part.height, 0, 0, width, height);
  context.font = `${labelSize}px "${FONT_FAMILY}"`;
  for (const { x, y, width: w, height: h } of boxes ?? []) {
    context.strokeStyle = mark;
    context.lineWidth = 1;
    context.strokeRect(x + 0.5, y + 0.5, w - 1, h - 1);
  }
  // Labels last: no box may cross out what another one says.
  for (const { x, y, label } of boxes ?? []) {
    const room = Math.ceil(context.measureText(label).width) + 4;
    const left = Math.max(0, Math.min(x, width - room));
    const top = Math.max(0, Math.min(y, height - labelSize - 2));
    context.fillStyle = mark;
    context.fillRect(left, top, room, labelSize + 2);
    context.fillStyle = '#ffffff';
    context.fillText(label, left + 2, top + labelSize);
  }
  return canvas;
}
