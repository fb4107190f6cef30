import { describe, expect, test } from 'vitest';
import { TestHome } from '../../testing/test-home.js';

const wall = (x: number) => ({ action: 'create_wall', params: { xStart: x, yStart: 0, xEnd: x, yEnd: 100 } });
const wrong = { action: 'delete_wall', params: { id: 'nothing' } };
const statuses = ({ results }: { results: { status: string }[] }) => results.map(({ status }) => status);

describe('batch_commands', () => {
  test('does all in order, as one step of undo, and answers what each tool answers', async () => {
    const home = new TestHome();
    const label = { action: 'add_label', params: { text: 'Here', x: 1, y: 2 } };
    const batch = await home.call('batch_commands', { commands: [wall(1), label, { action: 'get_state' }] });
    expect(batch).toMatchObject({ succeeded: 3, failed: 0, skipped: 0, rolledBack: false });
    expect(batch.results[0]!.output).toMatchObject({ id: 'wall-1', length: 100 });
    expect(batch.results[2]!.output).toEqual(await home.call('get_state'));
    home.home.undo();
    expect([home.records.walls, home.records.labels]).toEqual([[], []]);
    expect(home.home.undo()).toBe(false);
  });

  test('stops at the first failure', async () => {
    const home = new TestHome();
    const batch = await home.call('batch_commands', { commands: [wall(1), wrong, wall(2)] });
    expect(statuses(batch)).toEqual(['ok', 'error', 'skipped']);
    expect(batch.results[1]!.error).toMatchObject({ code: 'SH3D_NOT_FOUND', details: { kind: 'wall' } });
    expect(home.records.walls).toHaveLength(1);
  });

  test('goes on after a failure when it is told to', async () => {
    const home = new TestHome();
    const batch = await home.call('batch_commands', {
      commands: [wall(1), wrong, wall(2)],
      onError: 'continue',
    });
    expect(statuses(batch)).toEqual(['ok', 'error', 'ok']);
    expect(home.records.walls).toHaveLength(2);
  });

  test('rolls back all of it, checkpoints and views included, and leaves no step of undo', async () => {
    const home = new TestHome();
    await home.call('checkpoint');
    const [before, list] = [home.records, await home.call('list_checkpoints')];
    const commands = [
      wall(1),
      { action: 'checkpoint' },
      { action: 'clear_scene' },
      { action: 'set_camera', params: { mode: 'observer', x: 77 } },
      wrong,
      wall(2),
    ];
    const batch = await home.call('batch_commands', { commands, onError: 'rollback' });
    expect(statuses(batch)).toEqual(['undone', 'undone', 'undone', 'undone', 'error', 'skipped']);
    expect([batch.succeeded, batch.rolledBack]).toEqual([0, true]);
    expect(home.records).toBe(before);
    expect(await home.call('list_checkpoints')).toEqual(list);
    expect(home.home.undo()).toBe(false);
    expect(home.home.modified).toBe(false);
  });

  test('keeps old checkpoints that only a batch that was rolled back would have dropped', async () => {
    const home = new TestHome();
    for (let i = 0; i < 32; i++) await home.call('checkpoint');
    const commands = [...Array.from({ length: 5 }, () => ({ action: 'checkpoint' })), wrong];
    await home.call('batch_commands', { commands, onError: 'rollback' });
    await home.call('restore_checkpoint', { id: 'checkpoint-1', force: true });
    expect((await home.call('checkpoint')).id).toBe('checkpoint-38');
  });

  test.each(['batch_commands', 'load_home', 'restore_checkpoint', 'no_such_tool', 'constructor'])(
    'does not take %s',
    async (action) => {
      const { results } = await new TestHome().call('batch_commands', { commands: [{ action }] });
      expect(results[0]).toMatchObject({ status: 'error', error: { code: 'SH3D_INVALID_INPUT' } });
    },
  );

  test('checks inputs as those of a call', async () => {
    const commands = [{ action: 'create_wall', params: { ...wall(1).params, colour: 'red' } }];
    const { results } = await new TestHome().call('batch_commands', { commands });
    expect(results[0]!.error).toMatchObject({
      code: 'SH3D_INVALID_INPUT',
      details: { issues: [{ pointer: '/colour' }] },
    });
  });

  test('works on one home', async () => {
    const commands = [{ ...wall(1), params: { ...wall(1).params, home: 'home-2' } }];
    const { results } = await new TestHome().call('batch_commands', { commands });
    expect(results[0]!.error).toMatchObject({ code: 'SH3D_INVALID_INPUT' });
  });

  test('has the pictures of its commands as blocks, in their order', async () => {
    const home = new TestHome();
    const picture = (width: number) => ({ action: 'export_plan_image', params: { width } });
    const reply = await home.reply('batch_commands', { commands: [wall(1), picture(40), picture(60)] });
    if (!reply.ok) throw new Error(reply.text);
    const widths = (reply.blocks ?? []).map((block) =>
      block.type === 'image' ? Buffer.from(block.data, 'base64').readUInt32BE(16) : null,
    );
    expect(widths).toEqual([40, 60]);
    expect(JSON.stringify(reply.output) + reply.text).not.toContain('iVBOR');
  });
});
