import { cross, subtract, unit, type Vector } from './vector.js';

/** What a surface looks like. */
export interface Material {
  /** 0xRRGGBB. */
  color: number;
  texture: TiledTexture | null;
  /** From 0, invisible, to 1, solid. */
  alpha: number;
  /** From 0, matt, to 1. */
  shininess: number;
}

/** A texture in the size and direction in which it is laid. */
export interface TiledTexture {
  /** Of the catalog. */
  id: string;
  width: number;
  height: number;
  angle: number;
}

/** How a texture lies on a surface: centimetres from the origin along two directions. */
export interface TextureFrame {
  origin: Vector;
  across: Vector;
  down: Vector;
}

/** A flat face. */
export interface Surface {
  points: readonly Vector[];
  /** Three indices of points for each triangle, counter-clockwise seen from outside. */
  triangles: readonly number[];
  normal: Vector;
  material: Material;
  frame: TextureFrame;
  /** Seen from outside alone: floors from above, ceilings from below. */
  oneSided: boolean;
}

/** What belongs together and has a name. */
export interface Solid {
  kind: 'wall' | 'floor' | 'ceiling' | 'furniture';
  id: string;
  name: string;
  surfaces: readonly Surface[];
}

/** A face with straight edges and no dents, its points counter-clockwise seen from outside. */
export function face(
  points: readonly Vector[],
  material: Material,
  rest: { origin?: Vector; oneSided?: boolean; triangles?: readonly number[] } = {},
): Surface {
  const normal = normalOf(points);
  return {
    points,
    triangles: rest.triangles ?? fan(points.length),
    normal,
    material,
    frame: { origin: rest.origin ?? [0, 0, 0], ...directions(normal) },
    oneSided: rest.oneSided ?? false,
  };
}

function fan(corners: number): number[] {
  return Array.from({ length: Math.max(0, corners - 2) }, (_, i) => [0, i + 1, i + 2]).flat();
}

/** By all edges, so that three points in a row do no harm. */
export function normalOf(points: readonly Vector[]): Vector {
  let [x, up, y] = [0, 0, 0];
  const first = points[0]!;
  for (let i = 1; i + 1 < points.length; i++) {
    const turn = cross(subtract(points[i]!, first), subtract(points[i + 1]!, first));
    x += turn[0];
    up += turn[1];
    y += turn[2];
  }
  return unit([x, up, y]);
}

/** On floors along the axes of the plan; on all else level and straight down. */
function directions(normal: Vector): Pick<TextureFrame, 'across' | 'down'> {
  if (Math.abs(normal[1]) > 0.9) return { across: [1, 0, 0], down: [0, 0, 1] };
  return { across: unit([normal[2], 0, -normal[0]]), down: [0, -1, 0] };
}
