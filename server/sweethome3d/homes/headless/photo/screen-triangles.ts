import type { Surface } from '../solids/surface.js';
import { dot, subtract, type Vector } from '../solids/vector.js';
import type { View } from './view.js';

/** A triangle on the picture. Its nearness, 1 / depth, is a plane there: `perX · x + perY · y + base`. */
export interface ScreenTriangle {
  surface: number;
  corners: readonly [Place, Place, Place];
  top: number;
  bottom: number;
  perX: number;
  perY: number;
  base: number;
}

/** A place on the picture, and its nearness. */
export type Place = readonly [x: number, y: number, nearness: number];

/** What is nearer to the eye than this is cut off. */
const NEAR = 2;

/** The triangles of the surfaces that are before the camera and inside of the picture. */
export function screenTriangles(surfaces: readonly Surface[], view: View): ScreenTriangle[] {
  const found: ScreenTriangle[] = [];
  surfaces.forEach((surface, index) => {
    if (surface.oneSided && dot(surface.normal, subtract(view.eye, surface.points[0]!)) <= 0) return;
    const seen = surface.points.map((point) => toCamera(point, view));
    for (let i = 0; i + 2 < surface.triangles.length; i += 3) {
      const corner = (offset: number) => seen[surface.triangles[i + offset]!]!;
      for (const [a, b, c] of inFront(corner(0), corner(1), corner(2))) {
        const triangle = screenTriangle(index, [place(a, view), place(b, view), place(c, view)]);
        if (triangle && isInside(triangle, view)) found.push(triangle);
      }
    }
  });
  return found;
}

/** Null for one that is seen from its edge. */
export function screenTriangle(
  surface: number,
  corners: readonly [Place, Place, Place],
): ScreenTriangle | null {
  const [[ax, ay, an], [bx, by, bn], [cx, cy, cn]] = corners;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return null;
  const perX = ((bn - an) * (cy - ay) - (cn - an) * (by - ay)) / area;
  const perY = ((cn - an) * (bx - ax) - (bn - an) * (cx - ax)) / area;
  return {
    surface,
    corners,
    top: Math.min(ay, by, cy),
    bottom: Math.max(ay, by, cy),
    perX,
    perY,
    base: an - perX * ax - perY * ay,
  };
}

/** Right, up and forward of the camera. */
function toCamera(point: Vector, { eye, right, up, forward }: View): Vector {
  const from = subtract(point, eye);
  return [dot(from, right), dot(from, up), dot(from, forward)];
}

function place([right, up, depth]: Vector, { focal, width, height }: View): Place {
  return [width / 2 + (focal * right) / depth, height / 2 - (focal * up) / depth, 1 / depth];
}

/** What is left of a triangle in front of the camera: none, one or two. */
function inFront(a: Vector, b: Vector, c: Vector): (readonly [Vector, Vector, Vector])[] {
  const behind = Number(a[2] < NEAR) + Number(b[2] < NEAR) + Number(c[2] < NEAR);
  if (behind === 0) return [[a, b, c]];
  if (behind === 3) return [];
  const corners: Vector[] = [];
  const triangle = [a, b, c];
  triangle.forEach((from, i) => {
    const to = triangle[(i + 1) % 3]!;
    if (from[2] >= NEAR) corners.push(from);
    if (from[2] >= NEAR !== to[2] >= NEAR) {
      const share = (NEAR - from[2]) / (to[2] - from[2]);
      corners.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, NEAR]);
    }
  });
  const first = corners[0]!;
  return corners.slice(2).map((corner, i) => [first, corners[i + 1]!, corner] as const);
}

function isInside({ corners: [a, b, c], top, bottom }: ScreenTriangle, { width, height }: View): boolean {
  return bottom >= 0 && top < height && Math.max(a[0], b[0], c[0]) >= 0 && Math.min(a[0], b[0], c[0]) < width;
}
