import type { CreateWallsInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { levelOf } from '../../geometry/levels.js';
import type { HomeRecords, WallRecord } from '../../home/records.js';
import { invalidInput } from '../errors.js';
import { findWall } from '../find.js';
import { type OpenHome, openingsOf } from '../homes/open-home.js';
import { listed } from '../text/counted.js';
import { wallLine } from '../text/objects.js';
import { deleteWalls } from '../walls/delete-walls.js';
import { wallOutput } from '../wire/wall.js';
import type { Handlers } from './handler.js';

/** Shorter is not a wall: its ends would be reported as the same point. */
const shortestWall = 0.005;
/** No coordinate may be further out, in cm. */
const farthest = 1e6;

export const createWall: Handlers['create_wall'] = (input) => {
  checkLength(input);
  return {
    async run({ home }) {
      const id = home.newId('wall');
      const wall = newWall(await home.state(), { ...input, id });
      const records = await home.change('Create wall', [{ op: 'create', kind: 'wall', record: wall }]);
      const output = wallOutput(records, findWall(records, id));
      return { output, text: `Created ${wallLine(output)}.` };
    },
  };
};

export const createWalls: Handlers['create_walls'] = (input) => {
  const { x, y, width, height } = input;
  if (x + width > farthest) throw tooFar('/width', 'right', x + width);
  if (y + height > farthest) throw tooFar('/height', 'lower', y + height);
  return { run: ({ home }) => createRing(home, input) };
};

async function createRing(home: OpenHome, input: CreateWallsInput) {
  const { x, y, width, height, thickness, wallHeight } = input;
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  const ids = corners.map(() => home.newId('wall'));
  const before = await home.state();
  const ring = corners.map(([xStart, yStart], i): WallRecord => {
    const [xEnd, yEnd] = corners[(i + 1) % 4]!;
    const ends = { id: ids[i]!, xStart, yStart, xEnd, yEnd, thickness, height: wallHeight };
    return { ...newWall(before, ends), wallAtStart: ids[(i + 3) % 4]!, wallAtEnd: ids[(i + 1) % 4]! };
  });
  const records = await home.change(
    'Create walls',
    ring.map((record) => ({ op: 'create', kind: 'wall', record })),
  );
  const walls = ids.map((id) => wallOutput(records, findWall(records, id)));
  return { output: { walls }, text: `Created four walls.\n${walls.map(wallLine).join('\n')}` };
}

function tooFar(pointer: string, side: string, at: number) {
  const expected = `a size that ends at ${farthest} or before`;
  return invalidInput(pointer, expected, `Expected ${expected}, but the ${side} side would be at ${at}.`);
}

export const deleteWall: Handlers['delete_wall'] = ({ id }) => ({
  async run({ home }) {
    const records = await home.state();
    findWall(records, id);
    const openings = openingsOf(records, id).map((piece) => piece.id);
    await home.change('Delete wall', deleteWalls(records, [id]));
    const more = openings.length === 0 ? '' : ` and with it ${listed(openings)}`;
    return { output: { deleted: [id, ...openings] }, text: `Deleted ${id}${more}.` };
  },
});

type Ends = Pick<WallRecord, 'xStart' | 'yStart' | 'xEnd' | 'yEnd'>;

export function checkLength({ xStart, yStart, xEnd, yEnd }: Ends): void {
  if (Math.hypot(xEnd - xStart, yEnd - yStart) >= shortestWall) return;
  throw invalidInput(
    '/xEnd',
    'an end that is not the start',
    `Expected the wall to end somewhere else than where it starts, at (${xStart}, ${yStart}).`,
  );
}

interface NewWall extends Ends {
  id: string;
  thickness?: number | null | undefined;
  height?: number | null | undefined;
}

/** On the selected level, as high as that. */
function newWall(home: HomeRecords, wall: NewWall): WallRecord {
  const level = levelOf(home, home.selectedLevel);
  return {
    id: wall.id,
    level: home.selectedLevel,
    xStart: wall.xStart,
    yStart: wall.yStart,
    xEnd: wall.xEnd,
    yEnd: wall.yEnd,
    thickness: wall.thickness ?? 10,
    height: wall.height ?? level?.height ?? home.wallHeight,
    heightAtEnd: null,
    arcExtent: null,
    wallAtStart: null,
    wallAtEnd: null,
    leftSideColor: null,
    leftSideTexture: null,
    leftSideShininess: 0,
    rightSideColor: null,
    rightSideTexture: null,
    rightSideShininess: 0,
    topColor: null,
  };
}
