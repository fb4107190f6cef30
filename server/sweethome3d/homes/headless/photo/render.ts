import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PhotoRequest } from '../../../home/pictures.js';
import type { HomeRecords } from '../../../home/records.js';
import { homeSolids } from '../solids/home-solids.js';
import { drawOutlines } from './outlines.js';
import { type ScreenTriangle, screenTriangles } from './screen-triangles.js';
import { shaderOf } from './shading.js';
import { shadowMap } from './shadow-map.js';
import { type Scene, Strip } from './strip.js';
import { surroundings } from './surroundings.js';
import { viewOf } from './view.js';

/** Each pixel is the mean of this many by this many. */
const samples: Readonly<Record<PhotoRequest['quality'], number>> = { low: 1, medium: 2, high: 3 };
const shadowSide: Readonly<Record<PhotoRequest['quality'], number>> = { low: 1024, medium: 1536, high: 2048 };

/** Rows of the picture that are drawn at a time: memory stays small however large the picture is. */
const ROWS = 16;

/** The picture as red, green, blue and alpha bytes. Other work gets its turn between any two strips. */
export async function render(
  home: HomeRecords,
  request: PhotoRequest,
  signal?: AbortSignal,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { width, height, quality } = request;
  const fold = samples[quality];
  const view = viewOf(request.camera, width * fold, height * fold);
  const solids = homeSolids(home, request);
  const sunlight = shadowMap(solids, shadowSide[quality]);
  await nextTurn();
  const surfaces = solids.flatMap((solid) => solid.surfaces);
  const lighting = { view, sunlight, environment: home.environment };
  const scene: Scene = {
    view,
    shaders: solids.flatMap(({ kind, surfaces }) =>
      surfaces.map((surface) => shaderOf(surface, kind, lighting)),
    ),
    alphas: surfaces.map(({ material }) => material.alpha),
    surroundings: surroundings(home.environment, view, sunlight),
  };
  const triangles = screenTriangles(surfaces, view);
  const solid = byStrip(
    triangles.filter(({ surface }) => scene.alphas[surface]! >= 1),
    height,
    fold,
  );
  const clear = byStrip(
    triangles.filter(({ surface }) => scene.alphas[surface]! < 1).sort(farthestFirst),
    height,
    fold,
  );

  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let strip = 0; strip * ROWS < height; strip++) {
    signal?.throwIfAborted();
    const rows = Math.min(ROWS, height - strip * ROWS);
    const drawn = new Strip(scene, strip * ROWS * fold, (strip * ROWS + rows) * fold);
    for (const triangle of solid[strip]!) drawn.cover(triangle);
    drawn.paint();
    drawOutlines(drawn, surfaces, view.width, home.environment.drawingMode, fold > 1);
    for (const triangle of clear[strip]!) drawn.glaze(triangle);
    fold2d(drawn.colors, view.width, fold, pixels.subarray(4 * width * strip * ROWS), width, rows);
    await nextTurn();
  }
  return pixels;
}

/** The triangles of each strip, in their order; one that crosses several is in each of them. */
function byStrip(triangles: readonly ScreenTriangle[], height: number, fold: number): ScreenTriangle[][] {
  const strips = Array.from({ length: Math.ceil(height / ROWS) }, (): ScreenTriangle[] => []);
  for (const triangle of triangles) {
    const first = Math.max(0, Math.floor(triangle.top / (ROWS * fold)));
    const last = Math.min(strips.length - 1, Math.floor(triangle.bottom / (ROWS * fold)));
    for (let strip = first; strip <= last; strip++) strips[strip]!.push(triangle);
  }
  return strips;
}

function farthestFirst(a: ScreenTriangle, b: ScreenTriangle): number {
  const near = ({ corners: [p, q, r] }: ScreenTriangle) => p[2] + q[2] + r[2];
  return near(a) - near(b);
}

/** Takes the mean of `fold` by `fold` pixels. */
function fold2d(
  colors: Float32Array,
  fromWidth: number,
  fold: number,
  into: Uint8ClampedArray,
  width: number,
  rows: number,
): void {
  const part = 1 / (fold * fold);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = 0; dy < fold; dy++) {
          for (let dx = 0; dx < fold; dx++) {
            sum += Math.min(255, colors[3 * ((y * fold + dy) * fromWidth + x * fold + dx) + channel]!);
          }
        }
        into[at + channel] = sum * part;
      }
      into[at + 3] = 255;
    }
  }
}
