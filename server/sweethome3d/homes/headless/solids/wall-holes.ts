import { positionOf } from '../../../geometry/door-in-wall.js';
import { wallLength } from '../../../geometry/wall-axis.js';
import type { FurnitureRecord, WallRecord } from '../../../home/records.js';

/** A hole that a door or a window cuts: along the wall, and up from its floor. */
export interface Hole {
  from: number;
  to: number;
  bottom: number;
  top: number;
}

/** The doors and windows of each wall. */
export function openingsByWall(furniture: readonly FurnitureRecord[]): Map<string, FurnitureRecord[]> {
  const found = new Map<string, FurnitureRecord[]>();
  for (const piece of furniture) {
    const wall = piece.opening?.boundToWall ? piece.opening.wall : null;
    if (wall === null) continue;
    const others = found.get(wall);
    if (others) others.push(piece);
    else found.set(wall, [piece]);
  }
  return found;
}

export function holesOf(wall: WallRecord, openings: readonly FurnitureRecord[]): Hole[] {
  const length = wallLength(wall);
  return openings
    .map((piece): Hole => {
      const middle = positionOf(wall, piece) * length;
      return {
        from: Math.max(0, middle - piece.width / 2),
        to: Math.min(length, middle + piece.width / 2),
        bottom: Math.max(0, piece.elevation),
        top: piece.elevation + piece.height,
      };
    })
    .filter(({ from, to, bottom, top }) => to > from && top > bottom);
}
