import { depthInWall, doorInWall, positionOf, roomForDoor } from '../../geometry/door-in-wall.js';
import type { Change } from '../../home/change.js';
import type { FurnitureRecord, HomeRecords, WallRecord } from '../../home/records.js';
import { conflict } from '../errors.js';
import { openingsOf } from '../homes/open-home.js';

const shape = ['xStart', 'yStart', 'xEnd', 'yEnd', 'thickness', 'arcExtent'] as const;

/**
 * Takes the doors and windows of a wall along when it changes its shape. Each stays where it is along the
 * wall and moves inwards as far as it must; one that does not fit any more stops it all.
 */
export function moveDoors(home: HomeRecords, before: WallRecord, after: WallRecord): Change[] {
  if (shape.every((member) => before[member] === after[member])) return [];
  return openingsOf(home, before.id).map((door) => moveDoor(door, before, after));
}

function moveDoor(door: FurnitureRecord, before: WallRecord, after: WallRecord): Change {
  const opening = door.opening!;
  const room = roomForDoor(after, door.width);
  if (!room) {
    throw conflict(
      'DOES_NOT_FIT',
      `${door.id} is ${door.width} cm wide and would not fit into ${after.id} any more; delete or modify it first.`,
    );
  }
  const position = Math.min(room.to, Math.max(room.from, positionOf(before, door)));
  // A depth that somebody chose stays as long as the wall is as thick as it was.
  const depth = before.thickness === after.thickness ? door.depth : depthInWall(after, opening);
  return {
    op: 'set',
    kind: 'furniture',
    id: door.id,
    values: {
      ...doorInWall(after, opening, position, depth),
      level: after.level,
      opening: { ...opening, wall: after.id, boundToWall: true },
    },
  };
}
