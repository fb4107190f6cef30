import type { JsonObject } from '../../kit/reading/json.js';
import { corners, place, wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { withId } from '../reading/state.js';

const room = (t: CheckContext, points: JsonObject[], more: JsonObject = {}) =>
  t.done('create_room_polygon', { points, ...more });

/** A square of 400 with the quarter at the lower right missing. */
const lShape = [
  [0, 0],
  [400, 0],
  [400, 200],
  [200, 200],
  [200, 400],
  [0, 400],
].map(([x, y]) => ({ x, y }));

/** 7.3 Rooms */
export const rooms = {
  'room-created': async (t) => {
    const made = await room(t, lShape, {
      name: 'Hall',
      floorColor: '#102030',
      areaVisible: true,
      ceilingVisible: false,
    });
    const expected = {
      name: 'Hall',
      points: lShape,
      floorColor: '#102030',
      areaVisible: true,
      ceilingVisible: false,
    };
    t.alike(made, expected, 'the room');
    t.alike(withId((await t.state()).rooms, made.id), expected, 'the room in get_state');
  },

  'room-defaults': async (t) => {
    const bare = {
      floorVisible: true,
      ceilingVisible: true,
      areaVisible: false,
      name: null,
      floorColor: null,
      ceilingColor: null,
    };
    t.alike(await room(t, lShape), bare, 'a room of which nothing was said');
  },

  'room-area': async (t) => {
    t.near((await room(t, corners(10, 20, 400, 300))).area, 120_000, 'area of 400 by 300');
    t.near((await room(t, lShape)).area, 120_000, 'area of an L');
    t.near((await room(t, [...lShape].reverse())).area, 120_000, 'area of an L the other way round');
  },

  'room-area-crossed': async (t) => {
    const bowTie = [
      [0, 0],
      [100, 100],
      [100, 0],
      [0, 100],
    ].map(([x, y]) => ({ x, y }));
    t.near((await room(t, bowTie)).area, 5000, 'area of a bow tie');
    const twice = [...corners(0, 0, 100, 100), ...corners(0, 0, 100, 100)];
    t.near((await room(t, twice)).area, 10_000, 'area of a square that is gone around twice');
  },

  'room-flat': async (t) => {
    const flat = await room(
      t,
      [0, 100, 200].map((x) => ({ x, y: x / 2 })),
    );
    t.near(flat.area, 0, 'area of corners on one line');
    t.equal(withId((await t.state()).rooms, flat.id).id, flat.id, 'the room in get_state');
  },

  'room-centre': async (t) => {
    t.allNear(await room(t, lShape), { xCenter: 200, yCenter: 200 }, 'an L');
    const triangle = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 0, y: 90 },
    ];
    t.allNear(await room(t, triangle), { xCenter: 150, yCenter: 45 }, 'a triangle');
  },

  'room-modified': async (t) => {
    const { id } = await room(t, corners(0, 0, 400, 300));
    const given = {
      name: 'Kitchen',
      floorVisible: false,
      ceilingVisible: false,
      areaVisible: true,
      floorColor: '#102030',
      ceilingColor: '#405060',
      floorShininess: 0.25,
      ceilingShininess: 0.75,
      points: corners(0, 0, 100, 100),
    };
    const expected = { ...given, area: 10_000, xCenter: 50 };
    t.alike(await t.done('modify_room', { id, ...given }), expected, 'the answer of modify_room');
    t.alike(withId((await t.state()).rooms, id), expected, 'the room in get_state');
  },

  'room-deleted': async (t) => {
    const { id } = await room(t, corners(0, 0, 400, 300));
    const other = await room(t, corners(500, 0, 400, 300));
    await wall(t, [0, 0, 400, 0]);
    await place(t, 100, 100);
    const { deleted } = await t.done('delete_room', { id });
    t.equal(deleted, [id], 'deleted');
    const now = await t.state();
    t.equal(
      now.rooms.map((one) => one.id),
      [other.id],
      'rooms that are left',
    );
    t.equal([now.walls.length, now.furniture.length], [1, 1], 'walls and furniture that are left');
  },
} satisfies Record<string, Check>;
