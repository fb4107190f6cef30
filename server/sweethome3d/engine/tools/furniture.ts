import type { ModifyFurnitureInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { fullTurn, radians } from '../../geometry/angle.js';
import { doorInWall, positionOf, roomForDoor } from '../../geometry/door-in-wall.js';
import { wallFinder } from '../../geometry/wall-of-door.js';
import type { FurnitureRecord, WallRecord } from '../../home/records.js';
import { conflict } from '../errors.js';
import { findPiece } from '../find.js';
import { furnitureLine } from '../text/objects.js';
import { furnitureOutput } from '../wire/furniture.js';
import { changesOf, given, painted, removable } from './changes-of.js';
import type { Handlers } from './handler.js';

type Values = Partial<Omit<FurnitureRecord, 'id'>>;

export const modifyFurniture: Handlers['modify_furniture'] = (input) => {
  const values = changesOf('the piece', valuesOf(input));
  return {
    async run({ home }) {
      const before = await home.state();
      const piece = findPiece(before, input.id);
      const wall = wallFinder(before.walls)(piece);
      const whole = wall ? inOrOutOfWall(piece, wall, values) : values;
      const records = await home.change('Modify furniture', [
        { op: 'set', kind: 'furniture', id: piece.id, values: whole },
      ]);
      const output = furnitureOutput(wallFinder(records.walls), findPiece(records, piece.id));
      const left = wall && output.wallId === null ? ` It is no longer in ${wall.id}.` : '';
      return { output, text: `Changed ${furnitureLine(output)}.${left}` };
    },
  };
};

/** A door that is moved or turned leaves its wall; of another size it must still fit, and its middle stays. */
function inOrOutOfWall(door: FurnitureRecord, wall: WallRecord, values: Values): Values {
  const opening = door.opening!;
  if (values.x !== undefined || values.y !== undefined || values.angle !== undefined) {
    return { ...values, opening: { ...opening, wall: null, boundToWall: false } };
  }
  if (values.width === undefined && values.depth === undefined) return values;
  const width = values.width ?? door.width;
  const room = roomForDoor(wall, width);
  if (!room) throw conflict('DOES_NOT_FIT', `${door.id} would be ${width} cm wide, wider than ${wall.id}.`);
  const position = Math.min(room.to, Math.max(room.from, positionOf(wall, door)));
  return { ...values, ...doorInWall(wall, opening, position, values.depth ?? door.depth) };
}

function valuesOf(input: ModifyFurnitureInput): Values {
  return {
    ...given({
      name: input.name,
      x: input.x,
      y: input.y,
      elevation: input.elevation,
      angle: input.angle == null ? undefined : fullTurn(radians(input.angle)),
      width: input.width,
      depth: input.depth,
      height: input.height,
      visible: input.visible,
      modelMirrored: input.mirrored,
    }),
    ...removable({ color: painted(input.color) }),
  };
}

export const deleteFurniture: Handlers['delete_furniture'] = ({ id }) => ({
  async run({ home }) {
    findPiece(await home.state(), id);
    await home.change('Delete furniture', [{ op: 'delete', kind: 'furniture', id }]);
    return { output: { deleted: [id] }, text: `Deleted ${id}.` };
  },
});
