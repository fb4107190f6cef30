import type { Change } from '../../home/change.js';
import type { HomeRecords, WallRecord } from '../../home/records.js';
import { checkLength } from '../tools/walls.js';
import { moveDoors } from './doors-of-wall.js';
import { endPoint, partner, type WallEnd } from './joins.js';

/** Takes along the ends that are joined with an end that moves, so that corners stay closed. */
export function moveNeighbours(home: HomeRecords, before: WallRecord, after: WallRecord): Change[] {
  const moved = new Map<WallRecord, WallRecord>();
  for (const end of ['start', 'end'] as const) {
    const joined = hasMoved(before, after, end) ? partner(home, before, end) : null;
    if (!joined) continue;
    const [x, y] = endPoint(after, end);
    const place = joined.end === 'start' ? { xStart: x, yStart: y } : { xEnd: x, yEnd: y };
    // It may be joined at both ends.
    moved.set(joined.wall, { ...(moved.get(joined.wall) ?? joined.wall), ...place });
  }
  return [...moved].flatMap(([neighbour, placed]): Change[] => {
    checkLength(placed);
    const { xStart, yStart, xEnd, yEnd } = placed;
    const values = { xStart, yStart, xEnd, yEnd };
    return [{ op: 'set', kind: 'wall', id: neighbour.id, values }, ...moveDoors(home, neighbour, placed)];
  });
}

function hasMoved(before: WallRecord, after: WallRecord, end: WallEnd): boolean {
  const [a, b] = [endPoint(before, end), endPoint(after, end)];
  return a[0] !== b[0] || a[1] !== b[1];
}
