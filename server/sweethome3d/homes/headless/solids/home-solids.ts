import { levelOf } from '../../../geometry/levels.js';
import { wallOutlines } from '../../../geometry/wall-outlines.js';
import type { HomeRecords, WallRecord } from '../../../home/records.js';
import { pieceSolid } from './piece-solid.js';
import { roomSolids } from './room-solids.js';
import type { Solid } from './surface.js';
import { holesOf, openingsByWall } from './wall-holes.js';
import { wallSolid } from './wall-solid.js';

/** What is left of hidden walls: their trace on the floor, which hides nothing and tells one room from the other. */
const TRACE = {
  height: 1,
  heightAtEnd: null,
  leftSideColor: null,
  leftSideTexture: null,
  rightSideColor: null,
  rightSideTexture: null,
  topColor: null,
} as const satisfies Partial<WallRecord>;

/** All that is seen of a home in space. Without its walls, what is in them goes as well. */
export function homeSolids(home: HomeRecords, { hideWalls = false } = {}): Solid[] {
  const shown = <T extends { level: string | null }>(objects: readonly T[]): T[] => {
    const visible = visibleLevels(home);
    return objects.filter(({ level }) => level === null || visible.has(level));
  };
  const floorOf = (level: string | null) => levelOf(home, level)?.elevation ?? 0;
  const furniture = shown(home.furniture).filter(({ visible }) => visible);
  const standing = furniture.filter(({ opening }) => !(hideWalls && opening?.boundToWall));
  const outlines = wallOutlines(home.walls);
  const openings = openingsByWall(furniture);
  const alpha = 1 - home.environment.wallsAlpha;
  const walls = alpha <= 0 ? [] : shown(home.walls);
  return [
    ...shown(home.rooms)
      .flatMap((room) => roomSolids(home, room, levelOf(home, room.level)))
      .filter(({ kind }) => !(hideWalls && kind === 'ceiling')),
    ...walls
      .filter((wall) => wall.xStart !== wall.xEnd || wall.yStart !== wall.yEnd)
      .map((wall) =>
        wallSolid(home, {
          wall: hideWalls ? { ...wall, ...TRACE } : wall,
          outline: outlines.get(wall.id)!,
          holes: holesOf(wall, openings.get(wall.id) ?? []),
          floor: floorOf(wall.level),
          alpha,
        }),
      ),
    ...standing.map((piece) => pieceSolid(piece, floorOf(piece.level))),
  ];
}

/** As in the application: the selected level and those below it, or all of them. */
function visibleLevels({ levels, selectedLevel, environment }: HomeRecords): Set<string> {
  const top = levels.find(({ id }) => id === selectedLevel);
  const limit = environment.allLevelsVisible || !top ? Infinity : top.elevation;
  return new Set(
    levels.filter(({ visible, elevation }) => visible && elevation <= limit).map(({ id }) => id),
  );
}
