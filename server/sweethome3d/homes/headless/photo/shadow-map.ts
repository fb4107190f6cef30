import type { Solid, Surface } from '../solids/surface.js';
import { cross, dot, unit, type Vector } from '../solids/vector.js';
import { fillTriangle } from './fill-triangle.js';
import { type Place, screenTriangle } from './screen-triangles.js';

/** Towards the sun: high, in front and to the left of the plan. */
export const SUN: Vector = unit([-0.55, 1, 0.72]);

/** How much of the sun reaches a point, from 0 to 1. */
export type Sunlight = (point: Vector) => number;

/** The home seen from the sun: what is nearest to it there is lit, the rest lies in its shadow. */
export function shadowMap(solids: readonly Solid[], side: number): Sunlight {
  const casting = solids.flatMap(castersOf);
  if (casting.length === 0) return () => 1;
  const across = unit(cross([0, 1, 0], SUN));
  const down = cross(SUN, across);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const seen = casting.map((surface) =>
    surface.points.map((point): Vector => {
      const [x, y] = [dot(point, across), dot(point, down)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      return [x, y, dot(point, SUN)];
    }),
  );
  const scale = (side - 4) / Math.max(1, box.right - box.left, box.bottom - box.top);
  const toMap = ([x, y, height]: Vector): Place => [
    (x - box.left) * scale + 2,
    (y - box.top) * scale + 2,
    height,
  ];
  const heights = new Float32Array(side * side).fill(-Infinity);
  casting.forEach((surface, index) => {
    const places = seen[index]!.map(toMap);
    for (let i = 0; i + 2 < surface.triangles.length; i += 3) {
      const corner = (offset: number) => places[surface.triangles[i + offset]!]!;
      const triangle = screenTriangle(index, [corner(0), corner(1), corner(2)]);
      if (!triangle) continue;
      fillTriangle(triangle, side, 0, side, (row, from, to) => {
        let height = triangle.perX * (from + 0.5) + triangle.perY * (row + 0.5) + triangle.base;
        for (let at = row * side + from; at < row * side + to; at++) {
          if (height > heights[at]!) heights[at] = height;
          height += triangle.perX;
        }
      });
    }
  });
  // A surface must not lie in the shadow of itself.
  const bias = 1.5 + 2.5 / scale;
  return (point) => {
    const x = (dot(point, across) - box.left) * scale + 2;
    const y = (dot(point, down) - box.top) * scale + 2;
    return litPart(heights, side, x, y, dot(point, SUN) + bias);
  };
}

function castersOf({ kind, surfaces }: Solid): readonly Surface[] {
  // Rooms are lit as if they had no ceiling: one looks in from above most of the time.
  if (kind === 'ceiling') return [];
  return surfaces.filter(
    ({ material, points }) => material.alpha > 0.9 && !(kind === 'floor' && points[0]![1] < 1),
  );
}

/** Between four places of the map, so that the edge of a shadow is soft. */
function litPart(heights: Float32Array, side: number, x: number, y: number, height: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  // Beside the map nothing throws a shadow.
  if (left < 0 || top < 0 || left + 1 >= side || top + 1 >= side) return 1;
  const right = x - 0.5 - left;
  const lower = y - 0.5 - top;
  const at = top * side + left;
  const isLit = (place: number): number => (height >= heights[place]! ? 1 : 0);
  const upperPart = isLit(at) * (1 - right) + isLit(at + 1) * right;
  const lowerPart = isLit(at + side) * (1 - right) + isLit(at + side + 1) * right;
  return upperPart * (1 - lower) + lowerPart * lower;
}
