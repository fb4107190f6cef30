import type { Change } from '../../home/change.js';
import type { HomeRecords, WallRecord } from '../../home/records.js';
import { conflict, invalidInput } from '../errors.js';
import { findWall } from '../find.js';
import { moveDoors } from '../walls/doors-of-wall.js';
import { endPoint, join, joinedAt, partner, type WallEnd } from '../walls/joins.js';
import { wallOutput } from '../wire/wall.js';
import type { Handlers } from './handler.js';
import { checkLength } from './walls.js';

export const connectWalls: Handlers['connect_walls'] = ({ wall1Id, wall2Id, wall1End, wall2End }) => {
  if (wall1Id === wall2Id) {
    throw invalidInput('/wall2Id', 'another wall', `Expected two walls, got ${wall1Id} twice.`);
  }
  return {
    async run({ home }) {
      const before = await home.state();
      const [first, second] = [findWall(before, wall1Id), findWall(before, wall2Id)];
      if (first.level !== second.level) {
        throw conflict('DIFFERENT_LEVELS', `${wall1Id} and ${wall2Id} are on different levels.`);
      }
      const [end1, end2] = nearestEnds(first, second, wall1End ?? null, wall2End ?? null);
      const records = await home.change('Connect walls', connection(before, first, end1, second, end2));
      const walls = [wall1Id, wall2Id].map((id) => wallOutput(records, findWall(records, id)));
      const [x, y] = endPoint(findWall(records, wall1Id), end1);
      return {
        output: { walls, wall1End: end1, wall2End: end2 },
        text: `Joined the ${end1} of ${wall1Id} and the ${end2} of ${wall2Id} at (${x}, ${y}).`,
      };
    },
  };
};

/** Both ends, joined to each other and to nothing else, at the end of the first wall. */
function connection(
  home: HomeRecords,
  first: WallRecord,
  end1: WallEnd,
  second: WallRecord,
  end2: WallEnd,
): Change[] {
  const [x, y] = endPoint(first, end1);
  const values = end2 === 'start' ? { xStart: x, yStart: y } : { xEnd: x, yEnd: y };
  const moved = { ...second, ...values };
  checkLength(moved);
  return [
    ...release(home, first, end1, second, end2),
    ...release(home, second, end2, first, end1),
    { op: 'set', kind: 'wall', id: second.id, values },
    join(first, end1, second.id),
    join(second, end2, first.id),
    ...moveDoors(home, second, moved),
  ];
}

/** Takes off what is joined there, unless it is what will be. */
function release(
  home: HomeRecords,
  wall: WallRecord,
  end: WallEnd,
  wanted: WallRecord,
  wantedEnd: WallEnd,
): Change[] {
  const joined = partner(home, wall, end);
  if (!joined || (joined.wall.id === wanted.id && joined.end === wantedEnd)) return [];
  return [join(joined.wall, joined.end, null), join(wall, end, null)];
}

function nearestEnds(
  first: WallRecord,
  second: WallRecord,
  end1: WallEnd | null,
  end2: WallEnd | null,
): [WallEnd, WallEnd] {
  const pairs = (end1 ? [end1] : (['start', 'end'] as const)).flatMap((a) =>
    (end2 ? [end2] : (['start', 'end'] as const)).map((b): [WallEnd, WallEnd] => [a, b]),
  );
  const distance = ([a, b]: [WallEnd, WallEnd]) => {
    const [p, q] = [endPoint(first, a), endPoint(second, b)];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  const isJoined = ([a, b]: [WallEnd, WallEnd]) =>
    joinedAt(first, a) === second.id && joinedAt(second, b) === first.id;
  // Ends that are joined already lie together, and so do ends that only touch.
  return pairs.sort((a, b) => distance(a) - distance(b) || Number(isJoined(b)) - Number(isJoined(a)))[0]!;
}
