import type { WallRecord } from '../../home/records.js';

/** A wall for tests, with the usual measures. */
export function wall(
  id: string,
  ends: [number, number, number, number],
  rest: Partial<WallRecord> = {},
): WallRecord {
  const [xStart, yStart, xEnd, yEnd] = ends;
  return {
    id,
    level: null,
    xStart,
    yStart,
    xEnd,
    yEnd,
    thickness: 10,
    height: null,
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
    ...rest,
  };
}
