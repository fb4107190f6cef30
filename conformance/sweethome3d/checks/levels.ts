import { asArray, asObject } from '../../kit/reading/json.js';
import { corners, place, wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { withId } from '../reading/state.js';

const level = (t: CheckContext, name: string, elevation: number, more = {}) =>
  t.done('add_level', { name, elevation, ...more });

/** The level that is selected, as each source tells it. */
async function selected(t: CheckContext): Promise<unknown[]> {
  const { whole, levels } = await t.state();
  const listed = await t.done('list_levels');
  const marked = (list: unknown) =>
    asArray(list)
      .map(asObject)
      .filter((one) => one.selected === true)
      .map(({ id }) => id);
  return [
    whole.selectedLevel ?? null,
    ...marked(levels),
    listed.selectedLevel ?? null,
    ...marked(listed.levels),
  ];
}

/** 9.2 Levels */
export const levels = {
  'level-before': async (t) => {
    const made = await wall(t, [0, 0, 400, 0]);
    t.equal(made.level ?? null, null, 'level of a wall while there is none');
    await level(t, 'Ground', 0);
    t.equal(withId((await t.state()).walls, made.id).level ?? null, null, 'its level once there is one');
  },

  'level-added': async (t) => {
    const bare = await level(t, 'Ground', 20);
    t.alike(
      bare,
      { name: 'Ground', elevation: 20, height: 250, floorThickness: 12 },
      'a level of which nothing was said',
    );
    const given = { height: 180, floorThickness: 30 };
    const made = await level(t, 'Attic', 300, given);
    t.alike(made, { name: 'Attic', elevation: 300, ...given }, 'a level');
    t.alike(
      withId((await t.state()).levels, made.id),
      { name: 'Attic', elevation: 300, ...given },
      'it in get_state',
    );
  },

  'level-selects': async (t) => {
    await level(t, 'Ground', 0);
    const { id, selected: isSelected } = await level(t, 'Upper', 300);
    t.equal(isSelected, true, 'selected of the new level');
    t.equal(await selected(t), [id, id, id, id], 'the selected level');
  },

  'level-objects': async (t) => {
    const { id } = await level(t, 'Ground', 0);
    const made = {
      wall: await wall(t, [0, 0, 400, 0]),
      room: await t.done('create_room_polygon', { points: corners(0, 0, 400, 300) }),
      piece: await place(t, 100, 100),
      label: await t.done('add_label', { text: 'Here', x: 0, y: 0 }),
      'dimension line': await t.done('add_dimension_line', { xStart: 0, yStart: 0, xEnd: 9, yEnd: 0 }),
    };
    for (const [kind, one] of Object.entries(made)) t.equal(one.level, id, `level of a ${kind}`);
  },

  'level-select': async (t) => {
    const ground = await level(t, 'Ground', 0);
    const upper = await level(t, 'Upper', 300);
    for (const { id } of [ground, upper, ground]) {
      t.equal((await t.done('set_selected_level', { id })).id, id, 'the level that is answered');
      t.equal(await selected(t), [id, id, id, id], 'the selected level');
      t.equal((await wall(t, [0, 0, 400, 0])).level, id, 'level of a new wall');
    }
  },

  'level-order': async (t) => {
    await level(t, 'Upper', 300);
    await level(t, 'Cellar', -250);
    await level(t, 'Ground', 0);
    const names = (list: unknown) => asArray(list).map((one) => asObject(one).name);
    t.equal(
      names((await t.done('list_levels')).levels),
      ['Cellar', 'Ground', 'Upper'],
      'levels of list_levels',
    );
    t.equal(names((await t.state()).levels), ['Cellar', 'Ground', 'Upper'], 'levels of get_state');
  },

  'level-deleted': async (t) => {
    const ground = await level(t, 'Ground', 0);
    const kept = await wall(t, [0, 0, 400, 0]);
    const upper = await level(t, 'Upper', 300);
    await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
    await place(t, 100, 100);
    const answer = await t.done('delete_level', { id: upper.id });
    t.alike(
      answer.removed,
      { levels: 1, walls: 4, furniture: 1, rooms: 0, labels: 0, dimensionLines: 0 },
      'removed',
    );
    const now = await t.state();
    t.equal(
      now.levels.map(({ id }) => id),
      [ground.id],
      'levels that are left',
    );
    t.equal(
      now.walls.map(({ id }) => id),
      [kept.id],
      'walls that are left',
    );
    t.equal(now.furniture, [], 'furniture that is left');
  },

  'level-next': async (t) => {
    const cellar = await level(t, 'Cellar', -250);
    const ground = await level(t, 'Ground', 0);
    const upper = await level(t, 'Upper', 300);
    await t.done('set_selected_level', { id: ground.id });
    await t.done('delete_level', { id: ground.id });
    t.equal((await selected(t))[0], cellar.id, 'the selected level: the next lower');
    await t.done('delete_level', { id: cellar.id });
    t.equal((await selected(t))[0], upper.id, 'the selected level: the next higher');
    const { selectedLevel } = await t.done('delete_level', { id: upper.id });
    t.equal(selectedLevel ?? null, null, 'the selected level when none is left');
  },
} satisfies Record<string, Check>;
