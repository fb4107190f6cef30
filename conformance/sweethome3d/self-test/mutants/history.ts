import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { callOf, onInput, withInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant, Tools } from '../../../kit/self-test/mutant.js';
import { alsoDoing, calling, tellingInState } from '../alter-home.js';

const commandsOf = (input: JsonObject): JsonObject[] => asArray(input.commands).map(asObject);

/** The first wall of the home, changed. */
async function touchFirstWall(server: Tools, change: JsonObject): Promise<void> {
  const { structuredContent } = await server.call('get_state', {});
  const [first] = asArray(structuredContent?.walls).map(asObject);
  if (first) await server.call('modify_wall', { id: first.id, ...change });
}

/** 11 History */
export const history = {
  'checkpoint-listed': {
    breaks: 'Lists the newest checkpoint first.',
    reply: onOutput('list_checkpoints', (output) => {
      asArray(output.checkpoints).reverse();
    }),
  },
  'checkpoint-restores-all': {
    breaks: 'Does not bring the sky back.',
    reply: alsoDoing('restore_checkpoint', (server) =>
      server.call('set_environment', { skyColor: '#FFFFFF' }),
    ),
  },
  'checkpoint-undo': {
    breaks: 'Goes two steps back without an id.',
    reply: alsoDoing('restore_checkpoint', (server, { input }) =>
      input.id ? Promise.resolve() : server.call('restore_checkpoint', {}),
    ),
  },
  'checkpoint-back': {
    breaks: 'Stays at the current checkpoint when nothing has changed.',
    http: async (request, forward) => {
      const input = callOf(request, 'restore_checkpoint');
      if (!input || input.id) return forward(request);
      const list = await forward({
        ...request,
        body: Buffer.from(String(request.body).replace('restore_checkpoint', 'list_checkpoints')),
      });
      const { current } = JSON.parse(String(list.body)).result.structuredContent;
      return forward(withInput(request, { id: current, force: true }));
    },
    alsoRed: ['checkpoint-first'],
  },
  'checkpoint-first': {
    breaks: 'Finds nothing to change before the first checkpoint.',
    reply: (result, call, server) =>
      call.input.id
        ? result
        : calling('SH3D_NO_CHECKPOINT', 'SH3D_NOTHING_TO_CHANGE', 'restore_checkpoint')(result, call, server),
  },
  'checkpoint-jump': {
    breaks: 'Counts one wall too many after restoring.',
    reply: onOutput('restore_checkpoint', (output) => {
      const contents = asObject(output.contents);
      contents.walls = Number(contents.walls) + 1;
    }),
  },
  'checkpoint-fork': {
    breaks: 'Says that the checkpoint is damaged which was dropped.',
    reply: calling('SH3D_NO_CHECKPOINT', 'SH3D_NOT_FOUND', 'restore_checkpoint'),
    alsoRed: ['checkpoint-unknown', 'checkpoint-first', 'checkpoint-limit'],
  },
  'checkpoint-unknown': {
    breaks: 'Does not say which checkpoints there are.',
    reply: onError('SH3D_NO_CHECKPOINT', (error) => {
      error.details = { available: [] };
    }),
  },
  'checkpoint-unchanged': {
    breaks: 'Restores the current checkpoint without need.',
    http: onInput('restore_checkpoint', (input) => (input.id ? { ...input, force: true } : input)),
  },
  'checkpoint-intact': {
    breaks: 'Makes the first wall thicker with every second restore.',
    reply: (() => {
      let n = 0;
      return alsoDoing('restore_checkpoint', async (server) => {
        if (++n % 2 === 0) await touchFirstWall(server, { thickness: 44 });
      });
    })(),
  },
  'checkpoint-joins': {
    breaks: 'Opens a corner of the home when it restores.',
    reply: tellingInState(({ walls }) => {
      if (walls?.[0]) walls[0].wallAtStart = null;
    }),
  },
  'checkpoint-limit': {
    breaks: 'Says that it keeps 64 checkpoints.',
    reply: onOutput('list_checkpoints', (output) => {
      output.limit = 64;
    }),
  },
  'checkpoint-ids': {
    breaks: 'Numbers the checkpoints by their place.',
    reply: onOutput('list_checkpoints', (output) => {
      asArray(output.checkpoints).forEach((one, i) => {
        asObject(one).id = `checkpoint-${i}`;
      });
    }),
    alsoRed: ['checkpoint-listed', 'checkpoint-limit', 'checkpoint-fork', 'clear-checkpoint'],
  },
  'clear-checkpoint': {
    breaks: 'Names a checkpoint before the right one when it clears.',
    reply: onOutput('clear_scene', (output) => {
      output.checkpointId = 'checkpoint-0';
    }),
  },
  'level-checkpoint': {
    breaks: 'Takes the checkpoint after it has deleted the level.',
    reply: async (result, { tool }, server) => {
      if (tool !== 'delete_level' || result.isError) return result;
      const { structuredContent } = await server.call('checkpoint', {});
      await server.call('add_label', { text: 'changed', x: 0, y: 0 });
      return {
        ...result,
        structuredContent: { ...result.structuredContent, checkpointId: structuredContent?.id },
      };
    },
  },
  'batch-order': {
    breaks: 'Carries out the last command first.',
    http: onInput('batch_commands', (input) => {
      const commands = commandsOf(input);
      return commands.length === 6 ? { ...input, commands: [commands[5], ...commands.slice(0, 5)] } : input;
    }),
  },
  'batch-outputs': {
    breaks: 'Tells only the id of what a command made.',
    reply: onOutput('batch_commands', (output) => {
      for (const one of asArray(output.results).map(asObject)) {
        const { id } = asObject(one.output);
        if (id) one.output = { id };
      }
    }),
  },
  'batch-stop': {
    breaks: 'Goes on after a command that fails.',
    http: onInput('batch_commands', (input) => ({ onError: 'continue', ...input })),
  },
  'batch-continue': {
    breaks: 'Stops at the first failure in any case.',
    http: onInput('batch_commands', (input) =>
      input.onError === 'continue' ? { ...input, onError: 'stop' } : input,
    ),
  },
  'batch-rollback': {
    breaks: 'Stops where it should go back.',
    http: onInput('batch_commands', (input) =>
      input.onError === 'rollback' ? { ...input, onError: 'stop' } : input,
    ),
  },
  'batch-excluded': {
    breaks: 'Does not find a tool that nobody has.',
    reply: onOutput('batch_commands', (output) => {
      for (const one of asArray(output.results).map(asObject))
        if (one.action === 'no_such_tool') asObject(one.error).code = 'SH3D_NOT_FOUND';
    }),
  },
  'batch-params': {
    breaks: 'Overlooks unknown members of a command.',
    http: onInput('batch_commands', (input) => ({
      ...input,
      commands: commandsOf(input).map((command) => {
        const { colour: _, ...params } = asObject(command.params);
        return { ...command, params };
      }),
    })),
  },
  'batch-images': {
    breaks: 'Sends the pictures of a batch in the opposite order.',
    reply: (result, { tool }) =>
      tool === 'batch_commands' ? { ...result, content: [...result.content].reverse() } : result,
  },
} satisfies Record<string, Mutant>;
