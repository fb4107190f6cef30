import type { JsonObject } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import { callOf, onInput, withInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import { calling, overlooking, pretending, renaming, telling } from '../alter-home.js';

const line = { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0 };

/** 2.2 Calling, 2.3 Errors, 5.1 Measures, 5.2 Ids */
export const calls = {
  'input-null-absent': {
    breaks: 'Takes limit: null for 1.',
    http: onInput('list_furniture_catalog', (input) =>
      input.limit === null ? { ...input, limit: 1 } : input,
    ),
  },
  'acting-input-closed': {
    breaks: 'Overlooks what it does not know in an input of add_label.',
    http: overlooking('add_label', 'colour'),
  },
  'number-range': {
    breaks: 'Brings coordinates that are too large into the range.',
    http: onInput('create_wall', (input) => ({
      ...input,
      yEnd: Math.min(Number(input.yEnd), 1_000_000),
    })),
  },
  'refused-changes-nothing': {
    breaks: 'Creates the wall before it looks at its thickness.',
    http: async (request, forward) => {
      const input = callOf(request, 'create_wall');
      if (input && Number(input.thickness) < 0) await forward(withInput(request, line));
      return forward(request);
    },
  },
  'text-names-ids': {
    breaks: 'Does not say which label it has made.',
    reply: (result, { tool }) =>
      tool === 'add_label' ? { ...result, content: [{ type: 'text', text: 'A label was added.' }] } : result,
  },
  'parallel-changes': {
    breaks: 'Takes every tenth wall for the one before.',
    http: (() => {
      let n = 0;
      let last: JsonObject = {};
      return onInput('create_wall', (input) => {
        if (++n % 10 !== 0) last = input;
        return last;
      });
    })(),
  },
  'id-unknown': {
    breaks: 'Says that a room is deleted which was never there.',
    reply: pretending('SH3D_NOT_FOUND', 'delete_room'),
    alsoRed: ['id-wrong-kind'],
  },
  'id-wrong-kind': {
    breaks: 'Deletes furniture and labels with the same tool.',
    reply: calling('SH3D_NOT_FOUND', 'SH3D_INVALID_INPUT', 'delete_annotation'),
    alsoRed: ['id-unknown'],
  },
  'nearest-named': {
    breaks: 'Does not help those who misspell.',
    reply: onError('SH3D_NOT_FOUND', (error) => {
      error.details = { kind: 'catalogEntry', asked: 'x', nearest: [] };
    }),
  },
  'numbers-rounded': {
    breaks: 'Tells lengths with a third digit.',
    reply: telling('wall', (wall) => {
      wall.length = Number(wall.length) + 0.004;
    }),
  },
  'angle-range': {
    breaks: 'Tells the angle of a label as it was given.',
    reply: telling('label', (label, { input }) => {
      if (input.angle !== undefined) label.angle = input.angle;
    }),
  },
  'colour-form': {
    breaks: 'Tells colours in small letters.',
    reply: telling('wall', (wall) => {
      if (typeof wall.leftSideColor === 'string') wall.leftSideColor = wall.leftSideColor.toLowerCase();
    }),
  },
  'id-string': {
    breaks: 'Numbers the levels.',
    reply: telling('level', (level) => {
      level.id = Number(String(level.id).replace(/\D/g, '')) || 1;
    }),
  },
  'id-unique': {
    breaks: 'Gives rooms the ids of walls.',
    http: renaming((real) => real.replace('room', 'wall'), /room-[A-Za-z0-9-]+/g),
  },
  'id-stable': {
    breaks: 'Gives a changed piece another id.',
    reply: (result, { tool }) => {
      if (tool === 'modify_furniture' && result.structuredContent)
        result.structuredContent.id = 'furniture-new';
      return result;
    },
  },
  'id-not-reused': {
    breaks: 'Calls every wall wall-x.',
    http: renaming(() => 'wall-x', /wall-[A-Za-z0-9-]+/g),
  },
  'id-accepted': {
    breaks: 'Lists levels by their place instead of their id.',
    reply: (result, { tool }) => {
      if (tool === 'list_levels' && result.structuredContent)
        (result.structuredContent.levels as { id: string }[]).forEach((level, i) => {
          level.id = String(i);
        });
      return result;
    },
  },
} satisfies Record<string, Mutant>;
