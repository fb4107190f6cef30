import type { Point, WallRecord } from '../home/records.js';
import { axisPlaces } from './wall-axis.js';

/** A side line of a wall where it ends: a point of it, and the direction into the wall. */
interface Ray {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

interface End {
  /** The end of the axis. */
  x: number;
  y: number;
  left: Ray;
  right: Ray;
}

/** A mitre that sticks out further than this many times the thickness is left out. */
const longestMitre = 2;

/**
 * The shape of each wall on the plan, with mitred corners where it is joined: along the left side from the
 * start to the end, and back along the right side.
 */
export function wallOutlines(walls: readonly WallRecord[]): Map<string, Point[]> {
  const byId = new Map(walls.map((wall) => [wall.id, wall]));
  return new Map(walls.map((wall) => [wall.id, outline(wall, byId)]));
}

function outline(wall: WallRecord, walls: ReadonlyMap<string, WallRecord>): Point[] {
  const places = axisPlaces(wall);
  const side = (factor: number): Point[] =>
    places.map(({ x, y, angle }) => [
      x + factor * Math.sin(angle) * (wall.thickness / 2),
      y - factor * Math.cos(angle) * (wall.thickness / 2),
    ]);
  const left = side(1);
  const right = side(-1);
  const start = corners(wall, 'start', walls);
  // Seen from the end, looking into the wall, the sides change places.
  const end = corners(wall, 'end', walls);
  if (start) [left[0], right[0]] = [start.left, start.right];
  if (end) [left[left.length - 1], right[right.length - 1]] = [end.right, end.left];
  return [...left, ...right.reverse()];
}

/** Where the sides of a joined end meet those of the other wall, seen from the end into the wall. */
function corners(
  wall: WallRecord,
  at: 'start' | 'end',
  walls: ReadonlyMap<string, WallRecord>,
): { left: Point; right: Point } | null {
  const joined = walls.get((at === 'start' ? wall.wallAtStart : wall.wallAtEnd) ?? '');
  if (!joined || joined === wall) return null;
  const own = endOf(wall, at);
  const other = endOf(joined, joinedEnd(wall, own, joined));
  const left = meeting(own.left, other.right);
  const right = meeting(own.right, other.left);
  const limit = longestMitre * Math.max(wall.thickness, joined.thickness);
  const isShort = (point: Point) => Math.hypot(point[0] - own.x, point[1] - own.y) <= limit;
  return left && right && isShort(left) && isShort(right) ? { left, right } : null;
}

/** Which end of the other wall it is; where both are joined to this one, the nearer. */
function joinedEnd({ id }: WallRecord, own: End, joined: WallRecord): 'start' | 'end' {
  if (joined.wallAtStart !== id) return 'end';
  if (joined.wallAtEnd !== id) return 'start';
  const toStart = Math.hypot(joined.xStart - own.x, joined.yStart - own.y);
  const toEnd = Math.hypot(joined.xEnd - own.x, joined.yEnd - own.y);
  return toStart <= toEnd ? 'start' : 'end';
}

function endOf(wall: WallRecord, at: 'start' | 'end'): End {
  const places = axisPlaces(wall);
  const { x, y, angle } = at === 'start' ? places[0]! : places[places.length - 1]!;
  const into = at === 'start' ? angle : angle + Math.PI;
  const [dx, dy, half] = [Math.cos(into), Math.sin(into), wall.thickness / 2];
  return {
    x,
    y,
    left: { x: x + dy * half, y: y - dx * half, dx, dy },
    right: { x: x - dy * half, y: y + dx * half, dx, dy },
  };
}

/** Null where two lines are as good as parallel. */
function meeting(a: Ray, b: Ray): Point | null {
  const cross = a.dx * b.dy - a.dy * b.dx;
  if (Math.abs(cross) < 1e-6) return null;
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / cross;
  return [a.x + along * a.dx, a.y + along * a.dy];
}
