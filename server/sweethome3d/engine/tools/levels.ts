import { upwards } from '../../geometry/levels.js';
import type { Change } from '../../home/change.js';
import type { HomeRecords, LevelRecord, ObjectKind } from '../../home/records.js';
import { findLevel } from '../find.js';
import { takeCheckpoint } from '../history/checkpoints.js';
import { counted } from '../text/counted.js';
import { levelLine } from '../text/objects.js';
import { deleteWalls } from '../walls/delete-walls.js';
import { levelOutput } from '../wire/views.js';
import type { Handlers } from './handler.js';

export const addLevel: Handlers['add_level'] = ({ name, elevation, height, floorThickness }) => ({
  async run({ home }) {
    const id = home.newId('level');
    const record: LevelRecord = {
      id,
      name,
      elevation,
      height: height ?? 250,
      floorThickness: floorThickness ?? 12,
      visible: true,
    };
    const records = await home.change('Add level', [
      { op: 'create', kind: 'level', record },
      { op: 'selectLevel', id },
    ]);
    const output = levelOutput(records, findLevel(records, id));
    return { output, text: `Added ${levelLine(output)}.` };
  },
});

export const listLevels: Handlers['list_levels'] = () => ({
  async run({ home }) {
    const records = await home.state();
    const levels = upwards(records.levels).map((level) => levelOutput(records, level));
    return {
      output: { levels, selectedLevel: records.selectedLevel },
      text: levels.length === 0 ? 'There are no levels.' : levels.map(levelLine).join('\n'),
    };
  },
});

export const selectLevel: Handlers['set_selected_level'] = ({ id }) => ({
  async run({ home }) {
    findLevel(await home.state(), id);
    const records = await home.change('Select level', [{ op: 'selectLevel', id }]);
    const output = levelOutput(records, findLevel(records, id));
    return { output, text: `Selected ${levelLine(output)}.` };
  },
});

export const deleteLevel: Handlers['delete_level'] = ({ id }) => ({
  async run({ home }) {
    const level = findLevel(await home.state(), id);
    const { id: checkpointId } = await takeCheckpoint(home, `Before ${level.name} was deleted`);
    const records = await home.state();
    const selectedLevel = records.selectedLevel === id ? nextTo(records, level) : records.selectedLevel;
    const { changes, deleted } = contentsOf(records, id);
    await home.change('Delete level', [
      ...changes,
      { op: 'selectLevel', id: selectedLevel },
      { op: 'delete', kind: 'level', id },
    ]);
    const count = (kind: ObjectKind) => deleted.filter((one) => one.kind === kind).length;
    const removed = {
      levels: 1,
      walls: count('wall'),
      rooms: count('room'),
      furniture: count('furniture'),
      labels: count('label'),
      dimensionLines: count('dimensionLine'),
    };
    return {
      output: { deleted: [id, ...deleted.map((one) => one.id)], removed, checkpointId, selectedLevel },
      text: `Deleted ${id}, ${counted(removed)} in all; ${checkpointId} has what was there. ${
        selectedLevel === null ? 'No level is left.' : `${selectedLevel} is selected.`
      }`,
    };
  },
});

/** Deletes what is on a level, and the doors of its walls wherever they are. */
function contentsOf(home: HomeRecords, level: string) {
  const on = <T extends { id: string; level: string | null }>(list: readonly T[]) =>
    list.filter((one) => one.level === level).map(({ id }) => id);
  const walls = deleteWalls(home, on(home.walls));
  const isGone = new Set(walls.flatMap((change) => (change.op === 'delete' ? [change.id] : [])));
  const rest = (
    [
      ['furniture', on(home.furniture).filter((id) => !isGone.has(id))],
      ['room', on(home.rooms)],
      ['label', on(home.labels)],
      ['dimensionLine', on(home.dimensionLines)],
    ] as const
  ).flatMap(([kind, ids]) => ids.map((id) => ({ op: 'delete', kind, id }) as const));
  const changes: Change[] = [...walls, ...rest];
  return { changes, deleted: changes.filter((change) => change.op === 'delete') };
}

/** The nearest level below, else above, else none. */
function nextTo({ levels }: HomeRecords, { id, elevation }: LevelRecord): string | null {
  const others = upwards(levels.filter((level) => level.id !== id));
  const below = others.filter((level) => level.elevation <= elevation).at(-1);
  return (below ?? others[0])?.id ?? null;
}
