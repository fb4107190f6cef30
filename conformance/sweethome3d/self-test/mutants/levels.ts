import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import { alsoDoing, assuming, overlooking, telling, tellingInState } from '../alter-home.js';

/** 9 Annotations and levels */
export const levels = {
  'label-added': {
    breaks: 'Overlooks the outline of a label.',
    http: overlooking('add_label', 'outlineColor'),
  },
  'label-defaults': {
    breaks: 'Puts labels to the left.',
    http: assuming('add_label', { alignment: 'LEFT' }),
  },
  'dimension-added': {
    breaks: 'Draws dimension lines 20 cm beside.',
    http: assuming('add_dimension_line', { offset: 20 }),
  },
  'annotation-deleted': {
    breaks: 'Deletes all labels with one.',
    reply: alsoDoing('delete_annotation', async (server) => {
      const { structuredContent } = await server.call('get_state', {});
      for (const label of asArray(structuredContent?.labels))
        await server.call('delete_annotation', { id: asObject(label).id });
    }),
  },
  'level-before': {
    breaks: 'Puts old objects on the first level.',
    reply: tellingInState(({ walls, levels: all }) => {
      for (const wall of walls ?? []) wall.level ??= all?.[0]?.id ?? null;
    }),
  },
  'level-added': {
    breaks: 'Makes floors 20 cm thick.',
    http: assuming('add_level', { floorThickness: 20 }),
  },
  'level-selects': {
    breaks: 'Says that a new level is not selected.',
    reply: onOutput('add_level', (output) => {
      output.selected = false;
    }),
  },
  'level-objects': {
    breaks: 'Puts labels on no level.',
    reply: telling('label', (label) => {
      label.level = null;
    }),
  },
  'level-select': {
    breaks: 'Lists every level as selected.',
    reply: onOutput('list_levels', (output) => {
      for (const level of asArray(output.levels)) asObject(level).selected = true;
    }),
    alsoRed: ['level-selects'],
  },
  'level-order': {
    breaks: 'Lists the highest level first.',
    reply: onOutput('list_levels', (output) => {
      asArray(output.levels).reverse();
    }),
  },
  'level-deleted': {
    breaks: 'Does not count the walls that go with a level.',
    reply: onOutput('delete_level', (output) => {
      asObject(output.removed).walls = 0;
    }),
  },
  'level-next': {
    breaks: 'Selects the highest level after one is deleted.',
    reply: alsoDoing('delete_level', async (server) => {
      const { structuredContent } = await server.call('list_levels', {});
      const highest = asObject(asArray(structuredContent?.levels).at(-1));
      if (highest.id) await server.call('set_selected_level', { id: highest.id });
    }),
  },
} satisfies Record<string, Mutant>;
