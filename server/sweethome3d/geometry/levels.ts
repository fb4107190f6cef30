import type { HomeRecords, LevelRecord } from '../home/records.js';

type Placed = { readonly level: string | null };

export function levelOf({ levels }: Pick<HomeRecords, 'levels'>, id: string | null): LevelRecord | null {
  return levels.find((level) => level.id === id) ?? null;
}

/** Above the ground: the elevation of the floor that an object stands on. */
export function floorElevation(home: Pick<HomeRecords, 'levels'>, { level }: Placed): number {
  return levelOf(home, level)?.elevation ?? 0;
}

/** Whether an object is seen on a level: what was made before there were levels is seen on every one. */
export function isOnLevel({ level }: Placed, shown: string | null): boolean {
  return level === null || shown === null || level === shown;
}

/** From the lowest to the highest; those of one height in the order in which they were made. */
export const upwards = (levels: readonly LevelRecord[]): LevelRecord[] =>
  [...levels].sort((a, b) => a.elevation - b.elevation);
