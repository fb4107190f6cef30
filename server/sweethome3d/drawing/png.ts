import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PlanImage } from '../home/pictures.js';
import type { Mark, PathMark, Picture, TextMark } from './marks.js';
import { BASELINE, HALO } from './svg.js';

type CanvasModule = typeof import('@napi-rs/canvas');

const FAMILY = 'DejaVu Sans';
const require = createRequire(import.meta.url);
let loading: Promise<CanvasModule> | undefined;

/** The drawing library is large and native: the first picture loads it. */
export function loadCanvas(): Promise<CanvasModule> {
  loading ??= import('@napi-rs/canvas').then((canvas) => {
    const folder = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
    for (const file of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf']) {
      canvas.GlobalFonts.registerFromPath(join(folder, file), FAMILY);
    }
    return canvas;
  });
  return loading;
}

/** The picture as a PNG of that width; the height follows from its shape. */
export async function pngOf(picture: Picture, width: number): Promise<PlanImage> {
  const { createCanvas, Path2D } = await loadCanvas();
  const { left, top, right, bottom } = picture.box;
  const scale = width / (right - left);
  const height = Math.max(1, Math.round((bottom - top) * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = picture.background;
  context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  context.translate(-left, -top);
  context.lineJoin = 'round';
  for (const mark of picture.marks) draw(context, mark, (d) => new Path2D(d));
  return { data: await canvas.encode('png'), width, height };
}

type MakePath = (d: string) => InstanceType<CanvasModule['Path2D']>;

function draw(context: SKRSContext2D, mark: Mark, path: MakePath): void {
  if (mark.type === 'path') drawPath(context, mark, path);
  else if (mark.type === 'text') drawText(context, mark);
  else {
    context.save();
    if (mark.place) {
      context.translate(mark.place.x, mark.place.y);
      context.rotate(mark.place.angle);
      if (mark.place.mirrored) context.scale(-1, 1);
    }
    for (const inner of mark.marks) draw(context, inner, path);
    context.restore();
  }
}

function drawPath(context: SKRSContext2D, { d, fill, stroke, width, dash }: PathMark, path: MakePath): void {
  const shape = path(d);
  if (fill && fill !== 'none') {
    context.fillStyle = fill;
    context.fill(shape);
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = width ?? 1;
    context.setLineDash(dash ? [...dash] : []);
    context.stroke(shape);
  }
}

function drawText(context: SKRSContext2D, mark: TextMark): void {
  context.save();
  context.translate(mark.x, mark.y);
  context.rotate(mark.angle ?? 0);
  context.font = `${mark.italic ? 'italic ' : ''}${mark.bold ? 'bold ' : ''}${mark.size}px "${FAMILY}"`;
  context.textAlign = mark.anchor === 'middle' || !mark.anchor ? 'center' : mark.anchor;
  if (mark.halo) {
    context.setLineDash([]);
    context.strokeStyle = mark.halo;
    context.lineWidth = mark.size * HALO;
    context.strokeText(mark.text, 0, mark.size * BASELINE);
  }
  context.fillStyle = mark.fill;
  context.fillText(mark.text, 0, mark.size * BASELINE);
  context.restore();
}
