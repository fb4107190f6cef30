import { wallFinder } from '../../../geometry/wall-of-door.js';
import type { FurnitureRecord, HomeRecords, WallRecord } from '../../../home/records.js';

/**
 * Makes records that were read keep what everybody relies on: each object has an id of its own, names only
 * levels and walls that are there, walls name each other, and a door knows its wall.
 */
export function soundRecords(home: HomeRecords): HomeRecords {
  const taken = new Set<string>();
  const unique = <T extends { id: string }>(objects: readonly T[], kind: string): T[] =>
    objects.map((object) => {
      const id = object.id !== '' && !taken.has(object.id) ? object.id : freeId(kind, taken);
      taken.add(id);
      return id === object.id ? object : { ...object, id };
    });
  const levels = unique(home.levels, 'level').sort((a, b) => a.elevation - b.elevation);
  const known = new Set(levels.map(({ id }) => id));
  const placed = <T extends { level: string | null }>(objects: readonly T[]): T[] =>
    objects.map((object) =>
      object.level === null || known.has(object.level) ? object : { ...object, level: null },
    );
  const walls = joined(placed(unique(home.walls, 'wall')));
  return {
    ...home,
    levels,
    selectedLevel: known.has(home.selectedLevel ?? '') ? home.selectedLevel : (levels[0]?.id ?? null),
    walls,
    rooms: placed(unique(home.rooms, 'room')).filter(({ points }) => points.length >= 3),
    furniture: inWalls(placed(unique(home.furniture, 'furniture')), walls),
    labels: placed(unique(home.labels, 'label')),
    dimensionLines: placed(unique(home.dimensionLines, 'dimension')),
    cameras: { ...home.cameras, stored: unique(home.cameras.stored, 'camera') },
  };
}

function freeId(kind: string, taken: ReadonlySet<string>): string {
  let number = taken.size + 1;
  while (taken.has(`${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}

/** Leaves out the joins that only one of two walls knows of. */
function joined(walls: readonly WallRecord[]): WallRecord[] {
  const byId = new Map(walls.map((wall) => [wall.id, wall]));
  const mutual = (wall: WallRecord, other: string | null): string | null => {
    const there = other === null || other === wall.id ? undefined : byId.get(other);
    return there && (there.wallAtStart === wall.id || there.wallAtEnd === wall.id) ? other : null;
  };
  return walls.map((wall) => ({
    ...wall,
    wallAtStart: mutual(wall, wall.wallAtStart),
    wallAtEnd: mutual(wall, wall.wallAtEnd),
  }));
}

/**
 * A file of the application says that a door is in a wall, and not in which one. Ours says it, but somebody
 * may have moved the door since.
 */
function inWalls(furniture: readonly FurnitureRecord[], walls: readonly WallRecord[]): FurnitureRecord[] {
  const byId = new Map(walls.map((wall) => [wall.id, wall]));
  const findAny = wallFinder(walls);
  return furniture.map((piece) => {
    const { opening } = piece;
    if (!opening) return piece;
    const free = { ...piece, opening: { ...opening, wall: null } };
    const named = byId.get(opening.wall ?? '');
    const wall = (named && wallFinder([named])(free)) ?? findAny(free);
    return { ...free, opening: { ...free.opening, wall: wall?.id ?? null } };
  });
}
