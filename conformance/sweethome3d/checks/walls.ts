import { asArray, asObject } from '../../kit/reading/json.js';
import { wall, wallWithDoor } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { withId } from '../reading/state.js';

/** The walls of a rectangle, in the order of the answer. */
const rectangle = async (t: CheckContext, more = {}) => {
  const { walls } = await t.done('create_walls', { x: 10, y: 20, width: 400, height: 300, ...more });
  return asArray(walls).map(asObject);
};

/** 7.1 Walls */
export const walls = {
  'wall-created': async (t) => {
    const made = await wall(t, [10, 20, 310, 420]);
    const told = withId((await t.state()).walls, made.id);
    for (const one of [made, told]) {
      t.allNear(one, { xStart: 10, yStart: 20, xEnd: 310, yEnd: 420 }, 'the wall');
      t.equal(one.arcExtent ?? null, null, 'arcExtent of a straight wall');
    }
  },

  'wall-defaults': async (t) => {
    t.allNear(await wall(t, [0, 0, 400, 0]), { thickness: 10, height: 250 }, 'a wall without a level');
    await t.done('add_level', { name: 'Attic', elevation: 300, height: 180 });
    t.allNear(await wall(t, [0, 0, 400, 0]), { thickness: 10, height: 180 }, 'a wall on a level of 180 cm');
    const [first] = t.some(
      asArray((await t.done('create_walls', { x: 0, y: 0, width: 9, height: 9 })).walls).map(asObject),
      'walls',
    );
    t.allNear(first, { thickness: 10, height: 180 }, 'a wall of create_walls');
  },

  'wall-sizes': async (t) => {
    t.allNear(
      await wall(t, [0, 0, 400, 0], { thickness: 24.5, height: 310 }),
      { thickness: 24.5, height: 310 },
      'the wall',
    );
    for (const one of t.some(await rectangle(t, { thickness: 7 }), 'walls'))
      t.near(one.thickness, 7, 'thickness');
  },

  'wall-length': async (t) => {
    t.near((await wall(t, [10, 20, 310, 420])).length, 500, 'length of a wall from 10, 20 to 310, 420');
    t.near((await wall(t, [0, 0, -70, 0])).length, 70, 'length of a wall to the left');
  },

  'wall-arc-length': async (t) => {
    const { id } = await wall(t, [0, 0, 100, 0]);
    for (const degrees of [90, -90, 180, 270]) {
      const angle = (Math.abs(degrees) * Math.PI) / 180;
      const bent = await t.done('modify_wall', { id, arcExtent: degrees });
      t.near(bent.arcExtent, degrees, 'arcExtent');
      t.near(
        bent.length,
        (100 * angle) / (2 * Math.sin(angle / 2)),
        `length with an arc of ${degrees} degrees`,
      );
    }
  },

  'wall-without-length': async (t) => {
    t.rejects(
      await t.ask('create_wall', { xStart: 5, yStart: 5, xEnd: 5, yEnd: 5 }),
      'a wall without length',
    );
    const { id } = await wall(t, [0, 0, 400, 0]);
    t.rejects(await t.ask('modify_wall', { id, xEnd: 0 }), 'a change that leaves no length');
    t.near(withId((await t.state()).walls, id).xEnd, 400, 'xEnd after the refusal');
  },

  'walls-order': async (t) => {
    const made = await rectangle(t);
    t.equal(made.length, 4, 'walls of create_walls');
    const middles = made.map((one) => [
      (Number(one.xStart) + Number(one.xEnd)) / 2,
      (Number(one.yStart) + Number(one.yEnd)) / 2,
    ]);
    t.alike(
      middles,
      [
        [210, 20],
        [410, 170],
        [210, 320],
        [10, 170],
      ],
      'middles of top, right, bottom, left',
    );
  },

  'walls-joined': async (t) => {
    const made = (await rectangle(t)).map(({ id }) => id);
    const { walls: told } = await t.state();
    for (const [i, id] of made.entries()) {
      const neighbours = [made[(i + 3) % 4], made[(i + 1) % 4]].map(String).sort();
      const { wallAtStart, wallAtEnd } = withId(told, id);
      t.equal([wallAtStart, wallAtEnd].map(String).sort(), neighbours, `the neighbours of ${id}`);
    }
    t.equal(made.length, 4, 'walls of create_walls');
  },

  'walls-heights': async (t) => {
    const made = t.some(await rectangle(t, { wallHeight: 235 }), 'walls');
    for (const one of made) t.near(one.height, 235, 'height of a wall');
    const lows = made.flatMap(({ yStart, yEnd }) => [Number(yStart), Number(yEnd)]);
    t.near(Math.max(...lows) - Math.min(...lows), 300, 'the extent of the rectangle downwards');
  },

  'wall-modified': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    const given = {
      xStart: 5,
      yStart: 6,
      xEnd: 307,
      yEnd: 208,
      thickness: 21,
      height: 260,
      heightAtEnd: 300,
      arcExtent: 30,
      leftSideColor: '#102030',
      rightSideColor: '#405060',
      topColor: '#708090',
      leftSideShininess: 0.25,
      rightSideShininess: 0.75,
    };
    t.alike(await t.done('modify_wall', { id, ...given }), given, 'the answer of modify_wall');
    t.alike(withId((await t.state()).walls, id), given, 'the wall in get_state');
  },

  'wall-sides': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    const both = await t.done('modify_wall', { id, color: '#102030', shininess: 0.5 });
    t.alike(
      both,
      {
        leftSideColor: '#102030',
        rightSideColor: '#102030',
        leftSideShininess: 0.5,
        rightSideShininess: 0.5,
      },
      'both sides',
    );
    const mixed = await t.done('modify_wall', {
      id,
      color: '#FFFFFF',
      rightSideColor: '#000000',
      shininess: 0.1,
      leftSideShininess: 0.9,
    });
    t.alike(
      mixed,
      {
        leftSideColor: '#FFFFFF',
        rightSideColor: '#000000',
        leftSideShininess: 0.9,
        rightSideShininess: 0.1,
      },
      'a side that is named wins',
    );
  },

  'wall-deleted': async (t) => {
    const other = await wall(t, [0, 500, 400, 500]);
    const { wall: made, door } = await wallWithDoor(t);
    const { deleted } = await t.done('delete_wall', { id: made.id });
    t.equal(asArray(deleted), [made.id, door.id], 'deleted');
    const { walls: left, furniture } = await t.state();
    t.equal(
      left.map(({ id }) => id),
      [other.id],
      'walls that are left',
    );
    t.equal(furniture, [], 'doors that are left');
  },
} satisfies Record<string, Check>;
