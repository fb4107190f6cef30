import { pointInWall, positionOf, roomForDoor } from '../geometry/door-in-wall.js';
import { pointOnWall } from '../geometry/wall-axis.js';
import type { FurnitureRecord, HomeRecords, WallRecord } from '../home/records.js';

/** What is wrong with a home, as sentences; none when it is consistent. It looks at records and nothing else. */
export function inconsistencies(home: HomeRecords): string[] {
  return [
    ...idProblems(home),
    ...levelProblems(home),
    ...home.walls.flatMap((wall) => joinProblems(home, wall)),
    ...home.walls.flatMap(wallProblems),
    ...home.furniture.flatMap((piece) => doorProblems(home, piece)),
    ...notFinite(home, ''),
  ];
}

const listsOf = (home: HomeRecords) => [
  home.levels,
  home.walls,
  home.rooms,
  home.furniture,
  home.labels,
  home.dimensionLines,
  home.cameras.stored,
];

function idProblems(home: HomeRecords): string[] {
  const ids = listsOf(home).flatMap((list) => list.map(({ id }) => id));
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} names two objects`);
}

function levelProblems(home: HomeRecords): string[] {
  const known = new Set(home.levels.map(({ id }) => id));
  const placed = [home.walls, home.rooms, home.furniture, home.labels, home.dimensionLines].flat();
  const lost = placed.filter(({ level }) => level !== null && !known.has(level));
  const selected = home.selectedLevel;
  const isRight = known.size === 0 ? selected === null : known.has(selected ?? '');
  return [
    ...lost.map(({ id, level }) => `${id} is on ${level}, which is not there`),
    ...(isRight ? [] : [`${selected} is selected of ${[...known].join()}`]),
  ];
}

const ends = [
  ['wallAtStart', 'xStart', 'yStart'],
  ['wallAtEnd', 'xEnd', 'yEnd'],
] as const;

function joinProblems({ walls }: HomeRecords, wall: WallRecord): string[] {
  return ends.flatMap(([member, x, y]) => {
    const id = wall[member];
    if (id === null) return [];
    const other = walls.find((one) => one.id === id);
    if (!other) return [`${wall.id} is joined to ${id}, which is not there`];
    if (other === wall) return [`${wall.id} is joined to itself`];
    const count = (a: WallRecord, b: WallRecord) => ends.filter(([at]) => a[at] === b.id).length;
    if (count(wall, other) !== count(other, wall))
      return [`${wall.id} and ${id} do not agree on their joins`];
    const meets = ends.some(
      ([at, ox, oy]) => other[at] === wall.id && other[ox] === wall[x] && other[oy] === wall[y],
    );
    return meets ? [] : [`${wall.id} and ${id} are joined and do not meet`];
  });
}

function wallProblems(wall: WallRecord): string[] {
  const length = Math.hypot(wall.xEnd - wall.xStart, wall.yEnd - wall.yStart);
  return length >= 0.005 && wall.thickness > 0 ? [] : [`${wall.id} is no wall`];
}

function doorProblems({ walls }: HomeRecords, door: FurnitureRecord): string[] {
  const { opening } = door;
  if (!opening) return [];
  if (opening.wall === null) return opening.boundToWall ? [`${door.id} is bound to no wall`] : [];
  const wall = walls.find(({ id }) => id === opening.wall);
  if (!wall) return [`${door.id} is in ${opening.wall}, which is not there`];
  const position = positionOf(wall, door);
  const axis = pointOnWall(wall, position);
  const [x, y] = pointInWall(door, opening);
  // Coordinates up to a million cm, in doubles.
  const isOnAxis = Math.hypot(x - axis.x, y - axis.y) < 1e-4;
  const isAlong = Math.abs(Math.sin((door.angle - axis.angle) / 2)) < 1e-6;
  const room = roomForDoor(wall, door.width);
  const fits = room !== null && position >= room.from - 1e-6 && position <= room.to + 1e-6;
  return [
    ...(isOnAxis ? [] : [`${door.id} lies beside ${wall.id}`]),
    ...(isAlong ? [] : [`${door.id} is not turned as ${wall.id}`]),
    ...(fits ? [] : [`${door.id} sticks out of ${wall.id}`]),
    ...(door.level === wall.level ? [] : [`${door.id} and ${wall.id} are on different levels`]),
    ...(opening.boundToWall ? [] : [`${door.id} is in ${wall.id} and not bound to it`]),
  ];
}

function notFinite(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => notFinite(inner, `${path}/${key}`));
}
