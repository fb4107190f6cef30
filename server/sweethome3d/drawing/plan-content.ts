import { furnitureCorners } from '../geometry/bounds.js';
import { isOnLevel, levelOf } from '../geometry/levels.js';
import { wallOutlines } from '../geometry/wall-outlines.js';
import type { FurnitureRecord, HomeRecords, LevelRecord, Point, WallRecord } from '../home/records.js';
import { dimensionPoints } from './layers/dimension-lines.js';
import type { Box } from './marks.js';

/** What the plan of one level shows. */
export interface PlanContent extends Pick<HomeRecords, 'rooms' | 'labels' | 'dimensionLines'> {
  level: LevelRecord | null;
  walls: readonly { wall: WallRecord; outline: readonly Point[] }[];
  /** Without doors and windows; what lies low is drawn first. */
  furniture: readonly FurnitureRecord[];
  openings: readonly FurnitureRecord[];
}

export function planContent(home: HomeRecords): PlanContent {
  const level = levelOf(home, home.selectedLevel);
  const here = <T extends { level: string | null }>(objects: readonly T[]): T[] =>
    objects.filter((object) => isOnLevel(object, level?.id ?? null));
  const outlines = wallOutlines(home.walls);
  const shown = here(home.furniture).filter(({ visible }) => visible);
  return {
    level,
    rooms: here(home.rooms),
    walls: here(home.walls).map((wall) => ({ wall, outline: outlines.get(wall.id) ?? [] })),
    furniture: shown
      .filter(({ opening }) => !opening)
      .sort((a, b) => a.elevation + a.height - b.elevation - b.height),
    openings: shown.filter(({ opening }) => opening),
    labels: here(home.labels),
    dimensionLines: here(home.dimensionLines),
  };
}

/** The rectangle around all of it; a small room's worth of paper where there is nothing. */
export function contentBox(content: PlanContent): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = ([x, y]: Point) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  for (const { outline } of content.walls) outline.forEach(add);
  for (const { points } of content.rooms) points.forEach(add);
  for (const piece of [...content.furniture, ...content.openings]) furnitureCorners(piece).forEach(add);
  for (const { x, y } of content.labels) add([x, y]);
  for (const dimension of content.dimensionLines) dimensionPoints(dimension).forEach(add);
  if (box.left > box.right) return { left: 0, top: 0, right: 500, bottom: 400 };
  return widened(box, 100);
}

/** At least that wide and high, around the same middle. */
function widened({ left, top, right, bottom }: Box, least: number): Box {
  const across = Math.max(0, least - (right - left)) / 2;
  const down = Math.max(0, least - (bottom - top)) / 2;
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}
