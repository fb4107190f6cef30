import type { Wall } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { wallHeights } from '../../geometry/bounds.js';
import { wallLength } from '../../geometry/wall-axis.js';
import type { HomeRecords, WallRecord } from '../../home/records.js';
import { hexColor, orNull, rounded, signedDegrees } from './numbers.js';
import { textureOutput } from './texture.js';

export function wallOutput(home: Pick<HomeRecords, 'wallHeight'>, wall: WallRecord): Wall {
  return {
    id: wall.id,
    level: wall.level,
    xStart: rounded(wall.xStart),
    yStart: rounded(wall.yStart),
    xEnd: rounded(wall.xEnd),
    yEnd: rounded(wall.yEnd),
    length: rounded(wallLength(wall)),
    thickness: rounded(wall.thickness),
    height: rounded(wallHeights(home, wall).start),
    heightAtEnd: orNull(wall.heightAtEnd, rounded),
    arcExtent: orNull(wall.arcExtent, signedDegrees),
    wallAtStart: wall.wallAtStart,
    wallAtEnd: wall.wallAtEnd,
    leftSideColor: orNull(wall.leftSideColor, hexColor),
    rightSideColor: orNull(wall.rightSideColor, hexColor),
    topColor: orNull(wall.topColor, hexColor),
    leftSideTexture: textureOutput(wall.leftSideTexture),
    rightSideTexture: textureOutput(wall.rightSideTexture),
    leftSideShininess: rounded(wall.leftSideShininess),
    rightSideShininess: rounded(wall.rightSideShininess),
  };
}
