import type { RawAction, RawRows } from '../../../../server/javafx-ui/scene/port.js';
import { asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onText } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** A toolkit that tells something else of the rows that were asked for. */
const misread = (change: (rows: RawRows) => void): NonNullable<Mutant['toolkit']> => {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        for (const { rows } of scene.nodes) if (rows) change(rows);
        return scene;
      },
    });
};

const onRows = (change: (asked: JsonObject) => JsonObject) =>
  onInput('ui_get_node', (input) =>
    input.rows == null ? input : { ...input, rows: change(asObject(input.rows)) },
  );

/** 18.1 Rows */
export const rows = {
  'rows-read': {
    breaks: 'Has no texts of rows that are off screen.',
    toolkit: misread(({ rows: read }) => {
      for (const { offscreen, cells } of read) if (offscreen) for (const cell of cells) cell.text = null;
    }),
    alsoRed: ['rows-text'],
  },
  'rows-total': {
    breaks: 'Tells how many rows it has read.',
    toolkit: misread((read) => {
      read.total = read.rows.length;
    }),
  },
  'rows-offscreen': {
    breaks: 'Marks no row.',
    toolkit: misread(({ rows: read }) => {
      for (const row of read) delete row.offscreen;
    }),
  },
  'rows-onscreen': {
    breaks: 'Reads rows off screen whether or not they are wanted.',
    http: onRows((asked) => ({ ...asked, offscreen: true })),
  },
  'rows-still': {
    breaks: 'Scrolls to the rows that it reads.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async capture(request, deadline, next) {
          const scene = await next(request, deadline);
          if (request.rows && request.rows.count > 100 && request.scope.kind === 'node') {
            const { uid } = request.scope;
            const target = { uid, item: { index: request.rows.from } };
            const scroll: RawAction = { type: 'click', target };
            await toolkit.perform(scroll, { settle: true }, deadline);
          }
          return scene;
        },
      }),
  },
  'rows-bounds': {
    breaks: 'Takes a count above the bound for the bound.',
    http: onRows((asked) => (Number(asked.count) > 500 ? { ...asked, count: 500 } : asked)),
  },
  'rows-text': {
    breaks: 'Has the rows in the structured content only.',
    reply: onText('ui_get_node', (text) => text.replace(/\n {2}rows, .*/s, '')),
  },
  'node-tooltip': {
    breaks: 'Has the tooltip in the structured content only.',
    reply: onText('ui_get_node', (text) => text.replace(/\n {2}"tooltip" = .*/, '')),
  },
} satisfies Record<string, Mutant>;
