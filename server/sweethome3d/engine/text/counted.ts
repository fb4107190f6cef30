import type { Counts } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { HomeRecords } from '../../home/records.js';

const names: readonly (readonly [keyof Counts, one: string, many: string])[] = [
  ['levels', 'level', 'levels'],
  ['walls', 'wall', 'walls'],
  ['rooms', 'room', 'rooms'],
  ['furniture', 'piece of furniture', 'pieces of furniture'],
  ['labels', 'label', 'labels'],
  ['dimensionLines', 'dimension line', 'dimension lines'],
];

export function countsOf(home: HomeRecords): Counts {
  return {
    levels: home.levels.length,
    walls: home.walls.length,
    rooms: home.rooms.length,
    furniture: home.furniture.length,
    labels: home.labels.length,
    dimensionLines: home.dimensionLines.length,
  };
}

/** `4 walls and 1 room`. */
export function counted(counts: Counts): string {
  const parts = names
    .filter(([name]) => counts[name] > 0)
    .map(([name, one, many]) => `${counts[name]} ${counts[name] === 1 ? one : many}`);
  return listed(parts) || 'nothing';
}

export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
