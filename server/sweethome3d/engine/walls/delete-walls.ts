import { wallFinder } from '../../geometry/wall-of-door.js';
import type { Change } from '../../home/change.js';
import type { HomeRecords, WallRecord } from '../../home/records.js';
import { released } from './joins.js';

/** Deletes walls with the doors and windows in them; walls that were joined to them are free then. */
export function deleteWalls(home: HomeRecords, ids: readonly string[]): Change[] {
  const gone = new Set(ids);
  const wallOf = wallFinder(home.walls);
  const isIn = (piece: HomeRecords['furniture'][number]) => gone.has(wallOf(piece)?.id ?? '');
  return [
    ...home.furniture.filter(isIn).map(({ id }): Change => ({ op: 'delete', kind: 'furniture', id })),
    ...home.walls.filter((wall) => isJoinedTo(wall, gone)).map((wall) => released(wall, gone)),
    ...ids.map((id): Change => ({ op: 'delete', kind: 'wall', id })),
  ];
}

function isJoinedTo({ wallAtStart, wallAtEnd }: WallRecord, gone: ReadonlySet<string>): boolean {
  return gone.has(wallAtStart ?? '') || gone.has(wallAtEnd ?? '');
}
