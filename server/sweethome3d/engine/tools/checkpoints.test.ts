import { describe, expect, test } from 'vitest';
import { TestHome } from '../../testing/test-home.js';

const wall = (x: number) => ({ xStart: x, yStart: 0, xEnd: x, yEnd: 100 });
const walls = (home: TestHome) => home.records.walls.map(({ id }) => id);

async function three() {
  const home = new TestHome();
  for (const x of [1, 2, 3]) {
    await home.call('create_wall', wall(x));
    await home.call('checkpoint', { description: `${x} walls` });
  }
  return home;
}

describe('restore_checkpoint', () => {
  test('without an id undoes what changed, then goes one back each time', async () => {
    const home = await three();
    await home.call('delete_wall', { id: 'wall-2' });
    const restored: string[] = [];
    for (let i = 0; i < 3; i++) restored.push((await home.call('restore_checkpoint')).checkpoint.id);
    expect(restored).toEqual(['checkpoint-3', 'checkpoint-2', 'checkpoint-1']);
    expect(walls(home)).toEqual(['wall-1']);
    expect(await home.error('restore_checkpoint')).toMatchObject({
      code: 'SH3D_NO_CHECKPOINT',
      details: { available: ['checkpoint-1', 'checkpoint-2', 'checkpoint-3'] },
    });
  });

  test('with an id goes back and forward', async () => {
    const home = await three();
    await home.call('restore_checkpoint', { id: 'checkpoint-1' });
    const { contents, checkpoint } = await home.call('restore_checkpoint', { id: 'checkpoint-3' });
    expect([contents.walls, checkpoint.current]).toEqual([3, true]);
    expect(walls(home)).toEqual(['wall-1', 'wall-2', 'wall-3']);
  });

  test('refuses what is there already, unless forced', async () => {
    const home = await three();
    const error = await home.error('restore_checkpoint', { id: 'checkpoint-3' });
    expect(error.code).toBe('SH3D_NOTHING_TO_CHANGE');
    await home.call('restore_checkpoint', { id: 'checkpoint-3', force: true });
  });

  test('drops what was ahead when a new one is taken', async () => {
    const home = await three();
    await home.call('restore_checkpoint', { id: 'checkpoint-1' });
    await home.call('checkpoint');
    const { checkpoints, current, limit } = await home.call('list_checkpoints');
    expect([checkpoints.map(({ id }) => id), current, limit]).toEqual([
      ['checkpoint-1', 'checkpoint-4'],
      'checkpoint-4',
      32,
    ]);
    expect((await home.error('restore_checkpoint', { id: 'checkpoint-2' })).code).toBe('SH3D_NO_CHECKPOINT');
  });

  test('never gives out an id a second time', async () => {
    const home = await three();
    await home.call('restore_checkpoint', { id: 'checkpoint-1' });
    expect((await home.call('create_wall', wall(9))).id).toBe('wall-4');
  });

  test('is one step of undo in the home, whose own undo stays intact', async () => {
    const home = await three();
    await home.call('restore_checkpoint', { id: 'checkpoint-1' });
    home.home.undo();
    expect(walls(home)).toHaveLength(3);
    home.home.redo();
    expect(walls(home)).toHaveLength(1);
    home.home.undo();
    home.home.undo();
    expect(walls(home)).toHaveLength(2);
  });
});

test('clear_scene keeps levels, views and surroundings, and can be taken back', async () => {
  const home = new TestHome();
  await home.call('add_level', { name: 'Ground', elevation: 0 });
  await home.call('create_walls', { x: 0, y: 0, width: 400, height: 300 });
  await home.call('store_camera', { name: 'Corner' });
  await home.call('set_environment', { groundColor: '#00ff00' });
  const before = await home.call('get_state');
  const { removed, checkpointId } = await home.call('clear_scene');
  expect(removed).toEqual({ levels: 0, walls: 4, rooms: 0, furniture: 0, labels: 0, dimensionLines: 0 });
  const after = await home.call('get_state');
  expect({ ...after, walls: before.walls, boundingBox: before.boundingBox }).toEqual(before);
  await home.call('restore_checkpoint', { id: checkpointId });
  expect(await home.call('get_state')).toEqual(before);
});
