import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';
import { wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { contentOf } from '../reading/state.js';
import { none } from '../samples.js';

type Command = { action: string; params?: JsonObject };

const aWall = (y: number): Command => ({
  action: 'create_wall',
  params: { xStart: 0, yStart: y, xEnd: 400, yEnd: y },
});
const missing: Command = { action: 'delete_wall', params: { id: none.wall } };

async function batch(t: CheckContext, commands: Command[], more: JsonObject = {}) {
  const reply = await t.ask('batch_commands', { commands, ...more });
  const output = t.output(reply, 'batch_commands to succeed');
  const results = asArray(output.results).map(asObject);
  return { reply, output, results, statuses: results.map(({ status }) => status) };
}

/** 11.2 Batches */
export const batches = {
  'batch-order': async (t) => {
    const { results, output } = await batch(t, [
      aWall(0),
      aWall(100),
      { action: 'get_state' },
      aWall(200),
      { action: 'clear_scene' },
      aWall(300),
    ]);
    t.equal(
      results.map(({ index, action }) => `${index} ${action}`),
      ['0 create_wall', '1 create_wall', '2 get_state', '3 create_wall', '4 clear_scene', '5 create_wall'],
      'the results',
    );
    t.equal(
      asArray(asObject(results[2]?.output).walls).length,
      2,
      'walls that a get_state after two walls tells',
    );
    t.alike([output.succeeded, output.failed, output.skipped], [6, 0, 0], 'succeeded, failed and skipped');
    t.alike(
      (await t.state()).walls.map(({ yStart }) => yStart),
      [300],
      'walls at the end',
    );
  },

  'batch-outputs': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    const { results } = await batch(
      t,
      [{ action: 'modify_wall', params: { id, thickness: 33 } }, { action: 'list_levels' }, missing],
      { onError: 'continue' },
    );
    t.alike(results[0]?.output, { id, thickness: 33, xEnd: 400 }, 'the output of modify_wall');
    t.alike(results[1]?.output, await t.done('list_levels'), 'the output of list_levels');
    t.equal(asObject(results[2]?.error).code, 'SH3D_NOT_FOUND', 'the code of the error');
  },

  'batch-stop': async (t) => {
    const { statuses, output } = await batch(t, [aWall(0), missing, aWall(100), aWall(200)]);
    t.equal(statuses, ['ok', 'error', 'skipped', 'skipped'], 'what became of the commands');
    t.alike(
      [output.succeeded, output.failed, output.skipped, output.rolledBack],
      [1, 1, 2, false],
      'the counts',
    );
    t.equal((await t.state()).walls.length, 1, 'walls');
  },

  'batch-continue': async (t) => {
    const { statuses } = await batch(t, [aWall(0), missing, aWall(100)], { onError: 'continue' });
    t.equal(statuses, ['ok', 'error', 'ok'], 'what became of the commands');
    t.equal((await t.state()).walls.length, 2, 'walls');
  },

  'batch-rollback': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const before = contentOf(await t.state());
    const { output, statuses } = await batch(
      t,
      [aWall(100), { action: 'add_level', params: { name: 'Upper', elevation: 300 } }, missing, aWall(200)],
      { onError: 'rollback' },
    );
    t.equal(output.rolledBack, true, 'rolledBack');
    t.equal(statuses, ['undone', 'undone', 'error', 'skipped'], 'what became of the commands');
    t.equal(contentOf(await t.state()), before, 'the home after the rollback');
    const fine = await batch(t, [aWall(100)], { onError: 'rollback' });
    t.equal(fine.output.rolledBack, false, 'rolledBack where nothing fails');
    t.equal((await t.state()).walls.length, 2, 'walls where nothing fails');
  },

  'batch-excluded': async (t) => {
    const { id } = await t.done('checkpoint');
    const commands: Command[] = [
      { action: 'batch_commands', params: { commands: [aWall(0)] } },
      { action: 'load_home', params: { filePath: 'x' } },
      { action: 'restore_checkpoint', params: { id, force: true } },
      { action: 'no_such_tool' },
    ];
    const { results } = await batch(t, commands, { onError: 'continue' });
    for (const { action, status, error } of t.some(results, 'results'))
      t.equal([status, asObject(error).code], ['error', 'SH3D_INVALID_INPUT'], `what became of ${action}`);
    t.equal((await t.state()).walls, [], 'walls');
  },

  'batch-params': async (t) => {
    const commands: Command[] = [
      { action: 'create_wall', params: { xStart: 0, yStart: 0, xEnd: 400 } },
      { action: 'create_wall', params: { ...aWall(0).params, thickness: -5 } },
      { action: 'create_wall', params: { ...aWall(0).params, colour: 'red' } },
    ];
    const { results } = await batch(t, commands, { onError: 'continue' });
    for (const { index, status, error } of t.some(results, 'results'))
      t.equal(
        [status, asObject(error).code],
        ['error', 'SH3D_INVALID_INPUT'],
        `what became of command ${index}`,
      );
    t.equal((await t.state()).walls, [], 'walls');
  },

  'batch-images': async (t) => {
    const widths = [300, 200];
    const pictures = widths.map((width) => ({ action: 'export_plan_image', params: { width } }));
    const { reply, results } = await batch(t, [aWall(0), pictures[0]!, aWall(300), pictures[1]!]);
    t.alike(
      [asObject(results[1]?.output).width, asObject(results[3]?.output).width],
      widths,
      'widths that the results tell',
    );
    const blocks = asArray(reply.result?.content)
      .map(asObject)
      .filter(({ type }) => type === 'image');
    const { pictureOf } = await import('../reading/picture.js');
    const sizes = await Promise.all(blocks.map(async (block) => (await pictureOf(block))?.width ?? null));
    t.equal(sizes, widths, 'widths of the image blocks', reply);
  },
} satisfies Record<string, Check>;
