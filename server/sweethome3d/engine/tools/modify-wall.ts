import type { ModifyWallInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { radians } from '../../geometry/angle.js';
import type { WallRecord } from '../../home/records.js';
import { findWall } from '../find.js';
import { wallLine } from '../text/objects.js';
import { moveDoors } from '../walls/doors-of-wall.js';
import { moveNeighbours } from '../walls/move-neighbours.js';
import { wallOutput } from '../wire/wall.js';
import { changesOf, given, painted, removable } from './changes-of.js';
import type { Handlers } from './handler.js';
import { checkLength } from './walls.js';

export const modifyWall: Handlers['modify_wall'] = (input) => {
  const values = changesOf('the wall', valuesOf(input));
  return {
    async run({ home }) {
      const before = await home.state();
      const wall = findWall(before, input.id);
      const after = { ...wall, ...values };
      checkLength(after);
      const records = await home.change('Modify wall', [
        { op: 'set', kind: 'wall', id: wall.id, values },
        ...moveDoors(before, wall, after),
        ...moveNeighbours(before, wall, after),
      ]);
      const output = wallOutput(records, findWall(records, wall.id));
      return { output, text: `Changed ${wallLine(output)}.` };
    },
  };
};

function valuesOf(input: ModifyWallInput): Partial<WallRecord> {
  const { color, shininess } = input;
  return {
    ...given({
      xStart: input.xStart,
      yStart: input.yStart,
      xEnd: input.xEnd,
      yEnd: input.yEnd,
      thickness: input.thickness,
      height: input.height,
      leftSideShininess: input.leftSideShininess ?? shininess,
      rightSideShininess: input.rightSideShininess ?? shininess,
    }),
    ...removable({
      heightAtEnd: input.heightAtEnd,
      // No arc at all is a straight wall.
      arcExtent: input.arcExtent == null ? input.arcExtent : radians(input.arcExtent) || null,
      leftSideColor: painted(input.leftSideColor === undefined ? color : input.leftSideColor),
      rightSideColor: painted(input.rightSideColor === undefined ? color : input.rightSideColor),
      topColor: painted(input.topColor),
    }),
  };
}
