import earcut from 'earcut';
import type { ModelRecord, Point } from '../home/records.js';

/** A point of the plan and its height. */
export type Vertex = readonly [x: number, y: number, z: number];

/** A shape where it stands: its box on the plan, and its mesh in that box. */
export interface Shape {
  x: number;
  y: number;
  /** Height of its bottom. */
  bottom: number;
  width: number;
  depth: number;
  height: number;
  mesh: Pick<ModelRecord, 'vertices' | 'triangles'>;
}

/** Thinner than this nothing is: a flat sheet, too, has a box. */
const thinnest = 0.01;

/** A polygon of the plan, raised to a height. */
export function extruded(polygon: readonly Point[], height: number): Shape {
  const n = polygon.length;
  const vertices = [0, height].flatMap((z) => polygon.map(([x, y]): Vertex => [x, y, z]));
  const flat = polygon.flat();
  const faces = triples(earcut(flat));
  const isTurned = ([a, b, c]: Triple) => twiceArea([polygon[a]!, polygon[b]!, polygon[c]!]) > 0;
  const triangles: Triple[] = [];
  for (const face of faces) {
    const up: Triple = isTurned(face) ? [face[0], face[2], face[1]] : face;
    triangles.push([up[0] + n, up[1] + n, up[2] + n], [up[0], up[2], up[1]]);
  }
  const inside = twiceArea(polygon) > 0;
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const [a, b] = inside ? [j, i] : [i, j];
    triangles.push([a, b, b + n], [a, b + n, a + n]);
  }
  return shapeOf(vertices, triangles);
}

type Triple = readonly [number, number, number];

/** A mesh whose vertices are points of the plan with their heights. */
export function shapeOf(vertices: readonly Vertex[], triangles: readonly Triple[]): Shape {
  const min = [0, 1, 2].map((axis) => vertices.reduce((least, v) => Math.min(least, v[axis]!), Infinity));
  const max = [0, 1, 2].map((axis) => vertices.reduce((most, v) => Math.max(most, v[axis]!), -Infinity));
  const size = min.map((least, axis) => Math.max(thinnest, max[axis]! - least));
  const [left, top, bottom] = min as [number, number, number];
  const [width, depth, height] = size as [number, number, number];
  return {
    x: left + width / 2,
    y: top + depth / 2,
    bottom,
    width,
    depth,
    height,
    mesh: {
      vertices: vertices.flatMap(([x, y, z]) => [
        (x - left) / width,
        (z - bottom) / height,
        (y - top) / depth,
      ]),
      triangles: triangles.flat(),
    },
  };
}

function triples(indices: readonly number[]): Triple[] {
  return Array.from(
    { length: indices.length / 3 },
    (_, i) => indices.slice(3 * i, 3 * i + 3) as unknown as Triple,
  );
}

/** Positive for corners that run clockwise on the plan. */
function twiceArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}
