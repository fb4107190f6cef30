import { wallHeights } from '../../../geometry/bounds.js';
import { pointOnWall, wallLength } from '../../../geometry/wall-axis.js';
import type { HomeRecords, Point, WallRecord } from '../../../home/records.js';
import { material, plain } from './materials.js';
import { face, type Material, type Solid, type Surface } from './surface.js';
import type { Vector } from './vector.js';
import type { Hole } from './wall-holes.js';

const SIDE = 0xf3f0ea;
const TOP = 0x8f8b86;

/** A cut across a wall: where its two sides are, and how high it is there. */
interface Cut {
  along: number;
  left: Point;
  right: Point;
  height: number;
}

export interface WallToBuild {
  wall: WallRecord;
  outline: readonly Point[];
  holes: readonly Hole[];
  /** Elevation of the floor that it stands on. */
  floor: number;
  alpha: number;
}

/**
 * A wall is cut into slices at the edges of its holes (and at the chords of an arc). Within a slice the same
 * holes are open from end to end, so what is solid is a stack of plain blocks.
 */
export function wallSolid(home: Pick<HomeRecords, 'wallHeight'>, build: WallToBuild): Solid {
  const { wall, holes } = build;
  const cuts = cutsOf(home, build);
  const surfaces: Surface[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [from, to] = [cuts[i]!, cuts[i + 1]!];
    const middle = (from.along + to.along) / 2;
    const open = holes.filter((hole) => hole.from < middle && middle < hole.to);
    for (const block of solidBlocks(open)) surfaces.push(...blockFaces(build, from, to, block));
  }
  for (const hole of holes) surfaces.push(...jambs(build, cuts, hole));
  surfaces.push(...ends(build, cuts));
  return { kind: 'wall', id: wall.id, name: wall.id, surfaces };
}

function cutsOf(home: Pick<HomeRecords, 'wallHeight'>, { wall, outline, holes }: WallToBuild): Cut[] {
  const length = wallLength(wall);
  const heights = wallHeights(home, wall);
  const stations = outline.length / 2;
  const alongs = new Set([
    ...Array.from({ length: stations }, (_, i) => (length * i) / (stations - 1)),
    ...holes.flatMap(({ from, to }) => [from, to]),
  ]);
  const half = wall.thickness / 2;
  return [...alongs]
    .sort((a, b) => a - b)
    .map((along): Cut => {
      const fraction = length === 0 ? 0 : along / length;
      const height = heights.start + (heights.end - heights.start) * fraction;
      if (along === 0) return { along, left: outline[0]!, right: outline.at(-1)!, height };
      if (along === length) return { along, left: outline[stations - 1]!, right: outline[stations]!, height };
      const { x, y, angle } = pointOnWall(wall, fraction);
      const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
      return { along, left: [x + dy, y - dx], right: [x - dy, y + dx], height };
    });
}

/** From the floor up; an open end goes on to the top of the wall. */
type Block = { bottom: number; top: number | null };

function solidBlocks(open: readonly Hole[]): Block[] {
  const blocks: Block[] = [];
  let bottom = 0;
  for (const hole of [...open].sort((a, b) => a.bottom - b.bottom)) {
    if (hole.bottom > bottom) blocks.push({ bottom, top: hole.bottom });
    bottom = Math.max(bottom, hole.top);
  }
  return [...blocks, { bottom, top: null }];
}

function blockFaces(build: WallToBuild, from: Cut, to: Cut, { bottom, top }: Block): Surface[] {
  const { floor } = build;
  const low = (cut: Cut) => floor + Math.min(bottom, cut.height);
  const high = (cut: Cut) => floor + Math.min(top ?? cut.height, cut.height);
  if (high(from) <= low(from) && high(to) <= low(to)) return [];
  const materials = materialsOf(build);
  const at = ([x, y]: Point, up: number): Vector => [x, up, y];
  const origin = (side: 'left' | 'right'): Vector => startOf(from, side, floor);
  const surfaces = [
    face(
      [at(to.left, low(to)), at(from.left, low(from)), at(from.left, high(from)), at(to.left, high(to))],
      materials.left,
      { origin: origin('left') },
    ),
    face(
      [at(from.right, low(from)), at(to.right, low(to)), at(to.right, high(to)), at(from.right, high(from))],
      materials.right,
      { origin: origin('right') },
    ),
    face(
      [at(from.right, high(from)), at(to.right, high(to)), at(to.left, high(to)), at(from.left, high(from))],
      top === null ? materials.top : materials.reveal,
    ),
  ];
  if (bottom > 0 || floor > 0) {
    surfaces.push(
      face(
        [at(from.left, low(from)), at(to.left, low(to)), at(to.right, low(to)), at(from.right, low(from))],
        materials.reveal,
      ),
    );
  }
  return surfaces;
}

/** The point where the texture of a side begins, so that it goes on from slice to slice. */
function startOf({ along, left, right }: Cut, side: 'left' | 'right', floor: number): Vector {
  const [x, y] = side === 'left' ? left : right;
  const [dx, dy] = [left[0] - right[0], left[1] - right[1]];
  const thickness = Math.hypot(dx, dy) || 1;
  // Across a wall turned by a quarter is along it.
  return [x + (dy / thickness) * along, floor, y - (dx / thickness) * along];
}

function jambs(build: WallToBuild, cuts: readonly Cut[], hole: Hole): Surface[] {
  const { floor } = build;
  const { reveal } = materialsOf(build);
  return [hole.from, hole.to].flatMap((along) => {
    const cut = cuts.find((one) => one.along === along);
    if (!cut) return [];
    const [low, high] = [floor + hole.bottom, floor + Math.min(hole.top, cut.height)];
    return high > low ? [across(cut, low, high, reveal, along === hole.from ? 1 : -1)] : [];
  });
}

/** The two ends, where nothing is joined; a joined end may be higher than the wall beside it. */
function ends(build: WallToBuild, cuts: readonly Cut[]): Surface[] {
  const { floor } = build;
  const { reveal } = materialsOf(build);
  const [first, last] = [cuts[0]!, cuts.at(-1)!];
  return [
    across(first, floor, floor + first.height, reveal, -1),
    across(last, floor, floor + last.height, reveal, 1),
  ];
}

function across({ left, right }: Cut, low: number, high: number, material: Material, sign: 1 | -1): Surface {
  const corners: Vector[] = [
    [right[0], low, right[1]],
    [left[0], low, left[1]],
    [left[0], high, left[1]],
    [right[0], high, right[1]],
  ];
  return face(sign === 1 ? corners : corners.reverse(), material);
}

function materialsOf({ wall, alpha }: WallToBuild): Record<'left' | 'right' | 'top' | 'reveal', Material> {
  const side = (color: number | null, texture: WallRecord['leftSideTexture'], shininess: number) =>
    material(color, texture, SIDE, { alpha, shininess });
  return {
    left: side(wall.leftSideColor, wall.leftSideTexture, wall.leftSideShininess),
    right: side(wall.rightSideColor, wall.rightSideTexture, wall.rightSideShininess),
    top: plain(wall.topColor ?? TOP, alpha),
    reveal: plain(wall.leftSideColor ?? SIDE, alpha),
  };
}
