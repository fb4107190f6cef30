import type { Change } from '../../home/change.js';
import type { HomeRecords, WallRecord } from '../../home/records.js';

export type WallEnd = 'start' | 'end';

const memberOf = { start: 'wallAtStart', end: 'wallAtEnd' } as const;

export const joinedAt = (wall: WallRecord, end: WallEnd): string | null => wall[memberOf[end]];

export const endPoint = (wall: WallRecord, end: WallEnd): readonly [x: number, y: number] =>
  end === 'start' ? [wall.xStart, wall.yStart] : [wall.xEnd, wall.yEnd];

export const join = (wall: WallRecord, end: WallEnd, other: string | null): Change => ({
  op: 'set',
  kind: 'wall',
  id: wall.id,
  values: { [memberOf[end]]: other },
});

/** Takes a wall off some others, at both of its ends. */
export function released(wall: WallRecord, others: ReadonlySet<string>): Change {
  const values = {
    ...(others.has(wall.wallAtStart ?? '') ? { wallAtStart: null } : {}),
    ...(others.has(wall.wallAtEnd ?? '') ? { wallAtEnd: null } : {}),
  };
  return { op: 'set', kind: 'wall', id: wall.id, values };
}

/**
 * The end of the other wall that belongs to the join at this end; null when there is none. Where both of its
 * ends are joined to this wall, the nearer one.
 */
export function partner(
  home: HomeRecords,
  wall: WallRecord,
  end: WallEnd,
): { wall: WallRecord; end: WallEnd } | null {
  const other = home.walls.find(({ id }) => id === joinedAt(wall, end));
  if (!other) return null;
  const ends = (['start', 'end'] as const).filter((one) => joinedAt(other, one) === wall.id);
  const [x, y] = endPoint(wall, end);
  const distance = (one: WallEnd) => Math.hypot(endPoint(other, one)[0] - x, endPoint(other, one)[1] - y);
  const [first, second] = ends;
  if (first === undefined) return null;
  return { wall: other, end: second !== undefined && distance(second) < distance(first) ? second : first };
}
