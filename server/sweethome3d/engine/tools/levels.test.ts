import { describe, expect, test } from 'vitest';
import { inconsistencies } from '../../testing/invariants.js';
import { TestHome } from '../../testing/test-home.js';

async function house() {
  const home = new TestHome();
  await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0 });
  for (const [name, elevation] of [
    ['Attic', 500],
    ['Ground', 0],
    ['Upper', 250],
  ] as const) {
    await home.call('add_level', { name, elevation });
    await home.call('create_walls', { x: 0, y: 0, width: 400, height: 300 });
  }
  return home;
}

describe('levels', () => {
  test('stand from the lowest to the highest, and the newest is selected', async () => {
    const home = await house();
    const { levels, selectedLevel } = await home.call('list_levels');
    expect(levels.map(({ name, selected }) => [name, selected])).toEqual([
      ['Ground', false],
      ['Upper', true],
      ['Attic', false],
    ]);
    expect(selectedLevel).toBe('level-3');
    expect((await home.call('get_state')).levels).toEqual(levels);
  });

  test('leave what was made before them without one', async () => {
    const home = await house();
    expect(home.records.walls[0]!.level).toBeNull();
    expect(home.records.walls[1]!.level).toBe('level-1');
  });

  test.each([
    ['level-3', 'level-2'],
    ['level-2', 'level-3'],
    ['level-1', 'level-3'],
  ])('%s is deleted with all that is on it, and %s is selected', async (id, next) => {
    const home = await house();
    await home.call('set_selected_level', { id });
    const before = await home.call('get_state');
    const { deleted, removed, selectedLevel, checkpointId } = await home.call('delete_level', { id });
    expect([deleted.length, deleted[0], removed.walls, removed.levels, selectedLevel]).toEqual([
      5,
      id,
      4,
      1,
      next,
    ]);
    expect(home.records.walls.map(({ level }) => level)).not.toContain(id);
    expect(inconsistencies(home.records)).toEqual([]);
    await home.call('restore_checkpoint', { id: checkpointId });
    expect(await home.call('get_state')).toEqual(before);
  });

  test('may all go', async () => {
    const home = await house();
    for (const id of ['level-1', 'level-2', 'level-3']) await home.call('delete_level', { id });
    expect([home.records.selectedLevel, home.records.walls.map(({ id }) => id)]).toEqual([null, ['wall-1']]);
  });
});
