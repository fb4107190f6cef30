import type { FurnitureRecord, WallRecord } from '../home/records.js';
import { pointInWall, positionOf } from './door-in-wall.js';
import { pointOnWall } from './wall-axis.js';

/** The wall that a door or window stands in; null for what stands free. */
export type WallFinder = (piece: FurnitureRecord) => WallRecord | null;

/** Two directions this near are the same, in radians. */
const sameDirection = 0.02;

/**
 * A door that was put into a wall knows it. One that somebody else drew is in the wall that it lies in and
 * along.
 */
export function wallFinder(walls: readonly WallRecord[]): WallFinder {
  const byId = new Map(walls.map((wall) => [wall.id, wall]));
  return (piece) => {
    const { opening } = piece;
    if (!opening) return null;
    if (opening.wall !== null) return byId.get(opening.wall) ?? null;
    return opening.boundToWall ? (walls.find((wall) => liesIn(wall, piece)) ?? null) : null;
  };
}

function liesIn(wall: WallRecord, piece: FurnitureRecord): boolean {
  if (wall.level !== piece.level || !piece.opening) return false;
  const axis = pointOnWall(wall, positionOf(wall, piece));
  const [x, y] = pointInWall(piece, piece.opening);
  const isNear = Math.hypot(x - axis.x, y - axis.y) <= wall.thickness / 2;
  return isNear && Math.abs(Math.sin(piece.angle - axis.angle)) < sameDirection;
}
