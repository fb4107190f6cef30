import { furnitureCorners } from '../geometry/bounds.js';
import type { HomeRecords } from '../home/records.js';
import { dimensionLines } from './layers/dimension-lines.js';
import { furniture, furnitureNames } from './layers/furniture.js';
import { labels } from './layers/labels.js';
import { openings } from './layers/openings.js';
import { roomTexts } from './layers/room-texts.js';
import { rooms } from './layers/rooms.js';
import { walls } from './layers/walls.js';
import type { Box, Picture } from './marks.js';
import { Occupied } from './occupied.js';
import { palette } from './palette.js';
import { contentBox, type PlanContent, planContent } from './plan-content.js';
import { levelName } from './sheet/level-name.js';
import { north } from './sheet/north.js';
import { scaleBar } from './sheet/scale-bar.js';
import { sheetScale } from './sheet-scale.js';

/** The plan of the selected level, from the floor up. Its size grows with what it shows and no faster. */
export function planOf(home: HomeRecords): Picture {
  const content = planContent(home);
  const box = contentBox(content);
  const scale = sheetScale(box);
  const sheet = sheetAround(box, scale);
  const inner = grown(sheet, -24 * scale, -20 * scale);
  return {
    title: content.level ? `Plan of ${content.level.name}` : 'Plan',
    box: sheet,
    background: palette.paper,
    marks: [
      rooms(content.rooms, scale),
      ...walls(content, scale),
      ...openings(content.openings, scale),
      furniture(content.furniture, scale),
      ...roomTexts(content.rooms, obstacles(content, scale), scale),
      furnitureNames(content.furniture, scale),
      dimensionLines(content.dimensionLines, scale),
      labels(content.labels, scale),
      levelName(content.level, inner, scale),
      north(inner, scale),
      scaleBar(inner, scale),
    ],
  };
}

/** What the names of rooms keep away from. */
function obstacles({ furniture, labels }: PlanContent, scale: number): Occupied {
  const occupied = new Occupied(150 * scale);
  for (const piece of furniture) {
    const corners = furnitureCorners(piece);
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    occupied.add({
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    });
  }
  for (const { x, y } of labels)
    occupied.add(grown({ left: x, right: x, top: y, bottom: y }, 40 * scale, 12 * scale));
  return occupied;
}

/** A sheet is at most this many times as wide as high, or as high as wide: a picture of it stays of a sane size. */
const WIDEST = 4;
const HIGHEST = 1.5;

/** Room for the name above and the scale below. */
function sheetAround(box: Box, scale: number): Box {
  const framed = { ...grown(box, 70 * scale, 80 * scale) };
  const width = framed.right - framed.left;
  const height = framed.bottom - framed.top;
  return grown(framed, Math.max(0, height / HIGHEST - width) / 2, Math.max(0, width / WIDEST - height) / 2);
}

function grown({ left, top, right, bottom }: Box, across: number, down: number): Box {
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}
