import { onOutput } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import { alsoDoing, assuming, calling, overlooking, taking, tellingInState } from '../alter-home.js';

/** 5.3 Changing, 6 State */
export const states = {
  'modify-keeps-rest': {
    breaks: 'Gives a wall the usual height when its thickness is changed.',
    http: taking('modify_wall', ({ thickness }) => (thickness === undefined ? {} : { height: 250 })),
  },
  'nothing-to-change': {
    breaks: 'Calls it invalid to change nothing.',
    reply: calling('SH3D_NOTHING_TO_CHANGE', 'SH3D_INVALID_INPUT', 'set_environment'),
  },
  'null-removes': {
    breaks: 'Takes null for nothing in modify_room.',
    http: taking('modify_room', (input) => (input.name === null ? { name: 'Hall' } : {})),
  },
  'state-same-objects': {
    breaks: 'Tells labels in get_state without their size.',
    reply: tellingInState(({ labels }) => {
      for (const label of labels ?? []) label.fontSize = 18;
    }),
  },
  'state-order': {
    breaks: 'Tells furniture in the opposite order.',
    reply: tellingInState(({ furniture }) => {
      furniture?.reverse();
    }),
  },
  'state-deterministic': {
    breaks: 'Moves the camera with every reading.',
    reply: (() => {
      let n = 0;
      return tellingInState((state) => {
        (state.camera as unknown as Record<string, number>).x = n++;
      });
    })(),
    alsoRed: ['read-changes-nothing'],
  },
  'read-changes-nothing': {
    breaks: 'Notes on the plan that somebody asked for levels.',
    reply: alsoDoing('list_levels', (server) => server.call('add_label', { text: 'seen', x: 0, y: 0 })),
  },
  'state-bounding-box': {
    breaks: 'Does not count furniture for the bounding box.',
    reply: tellingInState((state) => {
      const box = state.boundingBox as unknown as Record<string, number> | null;
      if (box && (box.maxX ?? 0) > 400) box.maxX = 400;
    }),
  },
  'state-modified': {
    breaks: 'Says that nothing has to be saved.',
    reply: tellingInState(({ homes }) => {
      for (const home of homes ?? []) home.modified = false;
    }),
  },
  'clear-empties': {
    breaks: 'Forgets to count the labels that it clears.',
    reply: onOutput('clear_scene', (output) => {
      (output.removed as Record<string, number>).labels = 0;
    }),
  },
  'clear-keeps': {
    breaks: 'Turns the sky blue when it clears.',
    reply: alsoDoing('clear_scene', (server) => server.call('set_environment', { skyColor: '#0000FF' })),
  },
  'wall-created': {
    breaks: 'Creates walls the other way round.',
    http: taking('create_wall', ({ xStart, yStart, xEnd, yEnd }) => ({
      xStart: xEnd,
      yStart: yEnd,
      xEnd: xStart,
      yEnd: yStart,
    })),
  },
  'wall-defaults': {
    breaks: 'Makes walls 15 cm thick.',
    http: assuming('create_wall', { thickness: 15 }),
  },
  'wall-sizes': {
    breaks: 'Overlooks the thickness of create_walls.',
    http: overlooking('create_walls', 'thickness'),
  },
} satisfies Record<string, Mutant>;
