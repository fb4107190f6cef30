import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';
import { wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { withId } from '../reading/state.js';

type End = 'start' | 'end';

const joinAt = (one: JsonObject, end: End): unknown =>
  (end === 'start' ? one.wallAtStart : one.wallAtEnd) ?? null;
const pointAt = (one: JsonObject, end: End): unknown[] =>
  end === 'start' ? [one.xStart, one.yStart] : [one.xEnd, one.yEnd];

/** States that two ends are joined with each other, as get_state tells it. */
async function joined(t: CheckContext, [a, endA]: [unknown, End], [b, endB]: [unknown, End]): Promise<void> {
  const { walls } = await t.state();
  t.equal(joinAt(withId(walls, a), endA), b, `what is joined at the ${endA} of ${a}`);
  t.equal(joinAt(withId(walls, b), endB), a, `what is joined at the ${endB} of ${b}`);
}

/** 7.2 Joins */
export const joins = {
  'join-symmetric': async (t) => {
    await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
    const a = await wall(t, [1000, 0, 1400, 0]);
    const b = await wall(t, [1400, 0, 1400, 300]);
    await t.done('connect_walls', { wall1Id: a.id, wall2Id: b.id });
    const { walls } = await t.state();
    let joins = 0;
    for (const one of walls) {
      for (const end of ['start', 'end'] as const) {
        const other = joinAt(one, end);
        if (other === null) continue;
        joins++;
        const back = (['start', 'end'] as const).filter(
          (its) => joinAt(withId(walls, other), its) === one.id,
        );
        t.expect(back.length > 0, `${other} to be joined with ${one.id}`, 'no join');
        const meets = back.some(
          (its) => String(pointAt(withId(walls, other), its)) === String(pointAt(one, end)),
        );
        t.expect(meets, `the join of ${one.id} and ${other} at the ends that meet`, 'at others');
      }
    }
    t.equal(joins, 10, 'ends of walls that are joined');
  },

  'join-named-ends': async (t) => {
    const a = await wall(t, [0, 0, 400, 0]);
    const b = await wall(t, [420, 50, 420, 300]);
    await t.done('connect_walls', { wall1Id: a.id, wall2Id: b.id, wall1End: 'start', wall2End: 'end' });
    await joined(t, [a.id, 'start'], [b.id, 'end']);
  },

  'join-nearest-ends': async (t) => {
    const a = await wall(t, [0, 0, 400, 0]);
    const b = await wall(t, [420, 300, 410, 5]);
    const answer = await t.done('connect_walls', { wall1Id: a.id, wall2Id: b.id });
    t.equal([answer.wall1End, answer.wall2End], ['end', 'end'], 'the ends that were joined');
    await joined(t, [a.id, 'end'], [b.id, 'end']);
  },

  'join-meets': async (t) => {
    const a = await wall(t, [0, 0, 400, 0]);
    const b = await wall(t, [450, 30, 450, 300]);
    const { walls } = await t.done('connect_walls', {
      wall1Id: a.id,
      wall2Id: b.id,
      wall1End: 'end',
      wall2End: 'start',
    });
    const answered = asArray(walls).map(asObject);
    for (const list of [answered, (await t.state()).walls]) {
      t.alike(pointAt(withId(list, a.id), 'end'), [400, 0], 'the end of the first wall');
      t.alike(pointAt(withId(list, b.id), 'start'), [400, 0], 'the end of the second wall');
    }
  },

  'join-releases': async (t) => {
    const a = await wall(t, [0, 0, 400, 0]);
    const b = await wall(t, [400, 0, 400, 300]);
    const c = await wall(t, [400, 0, 800, 0]);
    await t.done('connect_walls', { wall1Id: a.id, wall2Id: b.id, wall1End: 'end', wall2End: 'start' });
    await t.done('connect_walls', { wall1Id: a.id, wall2Id: c.id, wall1End: 'end', wall2End: 'start' });
    await joined(t, [a.id, 'end'], [c.id, 'start']);
    t.equal(
      joinAt(withId((await t.state()).walls, b.id), 'start'),
      null,
      'the join of the wall that was left',
    );
  },

  'join-of-one': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    t.rejects(await t.ask('connect_walls', { wall1Id: id, wall2Id: id }), 'a wall joined with itself');
    const told = withId((await t.state()).walls, id);
    t.equal([joinAt(told, 'start'), joinAt(told, 'end')], [null, null], 'joins of the wall');
  },

  'join-follows': async (t) => {
    const a = await wall(t, [0, 0, 400, 0]);
    const b = await wall(t, [400, 0, 400, 300]);
    await t.done('connect_walls', { wall1Id: a.id, wall2Id: b.id });
    await t.done('modify_wall', { id: a.id, xEnd: 500, yEnd: 40 });
    t.alike(
      pointAt(withId((await t.state()).walls, b.id), 'start'),
      [500, 40],
      'the end that is joined with a moved one',
    );
    await joined(t, [a.id, 'end'], [b.id, 'start']);
  },

  'join-ends-with-wall': async (t) => {
    const a = await wall(t, [0, 0, 400, 0]);
    const b = await wall(t, [400, 0, 400, 300]);
    await t.done('connect_walls', { wall1Id: a.id, wall2Id: b.id });
    await t.done('delete_wall', { id: a.id });
    const told = withId((await t.state()).walls, b.id);
    t.equal(told.id, b.id, 'the wall that is left');
    t.equal([joinAt(told, 'start'), joinAt(told, 'end')], [null, null], 'its joins');
  },
} satisfies Record<string, Check>;
