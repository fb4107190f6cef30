import type { LevelRecord } from '../../home/records.js';
import type { Box, GroupMark } from '../marks.js';
import { palette } from '../palette.js';
import { shortText } from '../sheet-scale.js';

/** In the upper left corner; a home without levels has nothing to say here. */
export function levelName(level: LevelRecord | null, { left, top }: Box, scale: number): GroupMark {
  return {
    type: 'group',
    name: 'level-name',
    marks: level
      ? [
          {
            type: 'text',
            id: level.id,
            text: shortText(level.name),
            x: left,
            y: top + 14 * scale,
            size: 22 * scale,
            anchor: 'start',
            bold: true,
            fill: palette.text,
          },
        ]
      : [],
  };
}
