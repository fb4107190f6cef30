import { wall } from '../building.js';
import type { Check } from '../check.js';
import { withId } from '../reading/state.js';

const here = { text: 'Here', x: 10, y: 20 };
const line = { xStart: 0, yStart: 0, xEnd: 300, yEnd: 400 };

/** 9.1 Annotations */
export const annotations = {
  'label-added': async (t) => {
    const given = {
      text: 'Entrance — Вход "1"',
      x: 10,
      y: 20,
      angle: 30,
      color: '#102030',
      outlineColor: '#405060',
      fontSize: 36,
      bold: true,
      italic: true,
      alignment: 'RIGHT',
      elevation: 50,
      pitch: 45,
    };
    const made = await t.done('add_label', given);
    t.alike(made, given, 'the label');
    t.alike(withId((await t.state()).labels, made.id), given, 'the label in get_state');
  },

  'label-defaults': async (t) => {
    const bare = { fontSize: 18, alignment: 'CENTER', angle: 0, pitch: null, bold: false, italic: false };
    t.alike(await t.done('add_label', here), { ...here, ...bare }, 'a label of which nothing was said');
  },

  'dimension-added': async (t) => {
    t.alike(
      await t.done('add_dimension_line', line),
      { ...line, length: 500, offset: 25 },
      'a dimension line',
    );
    const made = await t.done('add_dimension_line', { ...line, offset: -40 });
    t.alike(
      withId((await t.state()).dimensionLines, made.id),
      { ...line, length: 500, offset: -40 },
      'it in get_state',
    );
  },

  'annotation-deleted': async (t) => {
    const label = await t.done('add_label', here);
    const other = await t.done('add_label', here);
    const dimension = await t.done('add_dimension_line', line);
    await wall(t, [0, 0, 400, 0]);
    t.equal((await t.done('delete_annotation', { id: label.id })).deleted, [label.id], 'deleted');
    t.equal((await t.done('delete_annotation', { id: dimension.id })).deleted, [dimension.id], 'deleted');
    const now = await t.state();
    t.equal(
      now.labels.map(({ id }) => id),
      [other.id],
      'labels that are left',
    );
    t.equal(now.dimensionLines, [], 'dimension lines that are left');
    t.equal(now.walls.length, 1, 'walls that are left');
  },
} satisfies Record<string, Check>;
