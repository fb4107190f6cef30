import type { Furniture } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { positionOf } from '../../geometry/door-in-wall.js';
import type { WallFinder } from '../../geometry/wall-of-door.js';
import type { FurnitureRecord } from '../../home/records.js';
import { bearing, hexColor, orNull, rounded } from './numbers.js';

export function furnitureOutput(wallOf: WallFinder, piece: FurnitureRecord): Furniture {
  const wall = wallOf(piece);
  return {
    id: piece.id,
    level: piece.level,
    name: piece.name,
    catalogId: piece.catalogId,
    x: rounded(piece.x),
    y: rounded(piece.y),
    elevation: rounded(piece.elevation),
    angle: bearing(piece.angle),
    width: rounded(piece.width),
    depth: rounded(piece.depth),
    height: rounded(piece.height),
    color: orNull(piece.color, hexColor),
    visible: piece.visible,
    mirrored: piece.modelMirrored,
    isDoorOrWindow: piece.opening !== null,
    wallId: wall?.id ?? null,
    position: wall === null ? null : fraction(positionOf(wall, piece)),
  };
}

/** Finer than lengths: a hundredth of a long wall is more than the width of a hand. */
const fraction = (value: number) => Math.round(value * 10_000) / 10_000;
