import { aDoor, aPiece, wall, wallWithDoor } from '../building.js';
import type { Check } from '../check.js';
import { isNear } from '../reading/alike.js';
import { withId } from '../reading/state.js';

/** 8.3 Doors and windows */
export const doors = {
  'door-position': async (t) => {
    const { wall: made, door } = await wallWithDoor(t, { position: 0.3 });
    for (const one of [door, withId((await t.state()).furniture, door.id)]) {
      t.equal(one.wallId, made.id, 'wallId');
      t.near(one.position, 0.3, 'position');
      t.near(one.x, 120, 'x of a door at 0.3 of a wall of 400 cm');
      t.expect(Math.abs(Number(one.y)) <= Number(one.depth) / 2 + 0.01, 'y in the wall', one.y);
      t.equal(one.isDoorOrWindow, true, 'isDoorOrWindow');
    }
    const upwards = await wall(t, [900, 500, 900, 0]);
    const { catalogId } = await aDoor(t);
    const second = await t.done('place_door_or_window', { catalogId, wallId: upwards.id, position: 0.2 });
    t.near(second.y, 400, 'y of a door at 0.2 of a wall that goes up by 500 cm');
  },

  'door-default': async (t) => {
    const { door } = await wallWithDoor(t);
    t.near(door.position, 0.5, 'position');
    t.near(door.x, 200, 'x of a door in the middle of a wall of 400 cm');
  },

  'door-angle': async (t) => {
    const { catalogId } = await aDoor(t);
    for (const [x, y, degrees] of [
      [400, 0, 0],
      [0, 400, 90],
      [300, 300, 45],
      [-300, 300, 135],
    ] as const) {
      const { id } = await wall(t, [0, 0, x, y]);
      const { angle } = await t.done('place_door_or_window', { catalogId, wallId: id });
      const along = isNear(Number(angle) % 180, degrees) || isNear((Number(angle) % 180) - 180, degrees);
      t.expect(along, `an angle of ${degrees} or ${degrees + 180} in a wall to ${x}, ${y}`, angle);
    }
  },

  'door-depth': async (t) => {
    const { catalogId } = await aDoor(t);
    const depthIn = async (thickness: number, y: number): Promise<number> => {
      const { id } = await wall(t, [0, y, 400, y], { thickness });
      return Number((await t.done('place_door_or_window', { catalogId, wallId: id })).depth);
    };
    const thin = await depthIn(12, 0);
    t.expect(thin >= 12 - 0.01, 'a door at least as deep as its wall of 12 cm', thin);
    const thick = await depthIn(24, 500);
    t.expect(Math.abs(thick - 2 * thin) <= 0.03, `twice the depth of ${thin}`, thick);
  },

  'door-mirrored': async (t) => {
    const { wall: made, door } = await wallWithDoor(t, { mirrored: true });
    t.equal(door.mirrored, true, 'mirrored');
    t.equal(withId((await t.state()).furniture, door.id).mirrored, true, 'mirrored in get_state');
    const { catalogId } = await aDoor(t);
    const plain = await t.done('place_door_or_window', { catalogId, wallId: made.id, position: 0.2 });
    t.equal(plain.mirrored, false, 'mirrored by default');
  },

  'door-only': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    const { catalogId } = await aPiece(t);
    t.rejects(await t.ask('place_door_or_window', { catalogId, wallId: id }), 'furniture in a wall');
    t.equal((await t.state()).furniture, [], 'furniture after the refusal');
  },

  'door-fits': async (t) => {
    const { catalogId, entry } = await aDoor(t);
    const { id } = await wall(t, [0, 0, Number(entry.width) / 2, 0]);
    const inWall = { catalogId, wallId: id };
    t.fails(
      await t.ask('place_door_or_window', inWall),
      'SH3D_CONFLICT',
      'a door that is wider than its wall',
    );
    const long = await wall(t, [0, 500, 1000, 500]);
    const reply = await t.ask('place_door_or_window', { catalogId, wallId: long.id, position: 0 });
    t.fails(reply, 'SH3D_CONFLICT', 'a door around the start of its wall');
    t.equal((await t.state()).furniture, [], 'doors after the refusals');
  },

  'door-follows': async (t) => {
    const { wall: made, door } = await wallWithDoor(t, { position: 0.25 });
    await t.done('modify_wall', { id: made.id, xStart: 0, yStart: 100, xEnd: 800, yEnd: 100 });
    const told = withId((await t.state()).furniture, door.id);
    t.equal(told.wallId, made.id, 'wallId after the wall was moved');
    t.near(told.position, 0.25, 'position after the wall was moved');
    t.near(told.x, 200, 'x after the wall was moved');
    t.expect(Math.abs(Number(told.y) - 100) <= Number(told.depth) / 2 + 0.01, 'y in the moved wall', told.y);
  },

  'door-leaves': async (t) => {
    for (const change of [{ x: 500 }, { y: 500 }, { angle: 33 }]) {
      const { door } = await wallWithDoor(t);
      const moved = await t.done('modify_furniture', { id: door.id, ...change });
      t.equal(
        [moved.wallId ?? null, moved.position ?? null],
        [null, null],
        `wallId and position after ${JSON.stringify(change)}`,
      );
    }
    const { wall: made, door } = await wallWithDoor(t);
    const renamed = await t.done('modify_furniture', { id: door.id, name: 'Gate' });
    t.equal(renamed.wallId, made.id, 'wallId after another name');
  },
} satisfies Record<string, Check>;
