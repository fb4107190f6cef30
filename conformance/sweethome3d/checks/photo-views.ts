import { corners, place } from '../building.js';
import type { Check } from '../check.js';
import { cameraOf, flat, photo, small } from '../photographing.js';
import { type Picture, unlikeness } from '../reading/picture.js';
import { none } from '../samples.js';

/** 12.3 Pictures: from where, and of what */
export const photoViews = {
  'photo-differ': async (t) => {
    await flat(t);
    const { pictures, reply } = await photo(t, { angles: 4, format: 'png' });
    const [a, b, c, d] = pictures as [Picture | null, Picture | null, Picture | null, Picture | null];
    t.demand(Boolean(a && b && c && d), 'four pictures', pictures.length, reply);
    for (const [one, other, what] of [
      [a!, b!, '315 and 135'],
      [c!, d!, '45 and 225'],
    ] as const) {
      const share = unlikeness(one, other);
      t.expect(
        share > 0.01,
        `pictures from ${what} that differ`,
        `${(share * 100).toFixed(2)} % of the pixels do`,
        reply,
      );
    }
  },

  'photo-pitch': async (t) => {
    const { room } = await flat(t);
    t.near(cameraOf((await photo(t)).told, 0).pitch, 30, 'pitch');
    t.near(cameraOf((await photo(t, { focusOn: room.id })).told, 0).pitch, 55, 'pitch with focusOn');
    t.near(cameraOf((await photo(t, { pitch: 70 })).told, 0).pitch, 70, 'pitch that was given');
  },

  'photo-focus': async (t) => {
    const { room, block } = await flat(t);
    await place(t, 3000, 3000);
    const whole = await photo(t, { format: 'png', pitch: 55 });
    for (const { id } of [room, block]) {
      const near = await photo(t, { focusOn: id, format: 'png' });
      t.demand(Boolean(whole.pictures[0] && near.pictures[0]), 'a picture', 'none', near.reply);
      t.expect(
        unlikeness(whole.pictures[0]!, near.pictures[0]!) > 0.01,
        `another picture with focusOn ${id}`,
        'the same',
        near.reply,
      );
    }
    t.fails(
      await t.ask('render_photo', { ...small, focusOn: none.room }),
      'SH3D_NOT_FOUND',
      'focusOn of nothing',
    );
  },

  'photo-standard': async (t) => {
    await flat(t);
    await t.done('set_camera', { mode: 'observer', x: 300, y: -500, z: 170, yaw: 0, pitch: 5, fov: 63 });
    const own = await photo(t, { view: 'standard', format: 'png' });
    t.allNear(
      cameraOf(own.told, 0),
      { x: 300, y: -500, z: 170, yaw: 0, pitch: 5, fov: 63 },
      'the camera of the home',
    );
    const there = await photo(t, { view: 'standard', format: 'png', y: 900, yaw: 180 });
    t.allNear(cameraOf(there.told, 0), { x: 300, y: 900, z: 170, yaw: 180, pitch: 5 }, 'the given place');
    t.demand(Boolean(own.pictures[0] && there.pictures[0]), 'two pictures', 'fewer');
    t.expect(
      unlikeness(own.pictures[0]!, there.pictures[0]!) > 0.01,
      'another picture from another place',
      'the same',
    );
    t.near((await t.state()).camera.y, -500, 'y of the camera of the home afterwards');
  },

  'photo-overhead-members': async (t) => {
    await flat(t);
    for (const member of ['x', 'y', 'z', 'yaw'])
      t.rejects(await t.ask('render_photo', { ...small, [member]: 5 }), `${member} in an overhead view`);
  },

  'photo-hide-walls': async (t) => {
    await t.done('create_walls', { x: 0, y: 0, width: 600, height: 400 });
    for (const { id } of (await t.state()).walls) await t.done('modify_wall', { id, color: '#FF0000' });
    await t.done('create_room_polygon', { points: corners(0, 0, 600, 400), floorColor: '#00A000' });
    const reds = (picture: Picture | null | undefined): number => {
      let count = 0;
      for (let i = 0; picture && i < picture.pixels.length; i += 4) {
        const [r, g, b] = [picture.pixels[i]!, picture.pixels[i + 1]!, picture.pixels[i + 2]!];
        if (r > 60 && r > 2 * g && r > 2 * b) count++;
      }
      return count;
    };
    const shown = await photo(t, { format: 'png' });
    t.expect(
      reds(shown.pictures[0]) > 20,
      'red walls in the picture',
      `${reds(shown.pictures[0])} red pixels`,
      shown.reply,
    );
    const hidden = await photo(t, { format: 'png', hideWalls: true });
    t.expect(hidden.pictures[0] !== null && hidden.pictures.length === 1, 'a picture', 'none', hidden.reply);
    const [walls, stumps] = [reds(shown.pictures[0]), reds(hidden.pictures[0])];
    t.expect(
      stumps < walls / 2,
      'hardly any red pixels with hideWalls',
      `${stumps} of ${walls}`,
      hidden.reply,
    );
  },
} satisfies Record<string, Check>;
