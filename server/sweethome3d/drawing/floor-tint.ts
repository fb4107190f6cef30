import type { RoomRecord, TextureRecord } from '../home/records.js';
import { pale, palette } from './palette.js';

/** What a floor is covered with, told by the name of its texture. */
const tints: readonly (readonly [RegExp, number])[] = [
  [/\b(walnut|dark|old wood)/, 0x8a6242],
  [/\b(oak|wood|parquet|plank|floor)/, 0xd0a368],
  [/\b(grass|lawn|tree)/, 0x7fa65a],
  [/\b(brick|terracotta|red\b)/, 0xb9684f],
  [/\b(light |dark )?blue/, 0x8fb2cc],
  [/\b(checker|black)/, 0x8f9296],
  [/\b(tile|marble|white)/, 0xc4d3da],
  [/\b(carpet|rug)/, 0xa59a91],
  [/\b(concrete|stone|paving|pebble|grey|gray)/, 0xa5a39e],
];

export function floorTint({ floorColor, floorTexture }: RoomRecord): string {
  if (floorTexture) return textureTint(floorTexture);
  return floorColor === null ? palette.floor : pale(floorColor);
}

function textureTint({ name }: TextureRecord): string {
  const words = name.slice(0, 80).toLowerCase();
  const tint = tints.find(([pattern]) => pattern.test(words));
  return tint ? pale(tint[1]) : palette.floor;
}
