import { asObject } from '../../kit/reading/json.js';
import { place, wall } from '../building.js';
import type { Check } from '../check.js';
import { withId } from '../reading/state.js';

const isRounded = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** 5.1 Measures */
export const measures = {
  'numbers-rounded': async (t) => {
    const made = await wall(t, [0.123456, 1 / 3, 100.98765, 250 / 7], { thickness: 11.1234 });
    const told = withId((await t.state()).walls, made.id);
    for (const source of [made, told]) {
      for (const name of ['xStart', 'yStart', 'xEnd', 'yEnd', 'length', 'thickness'])
        t.expect(isRounded(source[name]), `${name} rounded to 0.01`, source[name]);
      t.allNear(
        source,
        { xStart: 0.12, yStart: 0.33, xEnd: 100.99, yEnd: 35.71, thickness: 11.12 },
        'the wall',
      );
    }
  },

  'angle-range': async (t) => {
    for (const [given, told] of [
      [-90, 270],
      [450, 90],
      [360, 0],
      [719.5, 359.5],
    ] as const) {
      const piece = await place(t, 0, 0, { angle: given });
      t.near(piece.angle, told, `angle of a piece turned by ${given}`);
      t.near(
        withId((await t.state()).furniture, piece.id).angle,
        told,
        `angle in get_state, turned by ${given}`,
      );
      const label = await t.done('add_label', { text: 'Here', x: 0, y: 0, angle: given });
      t.near(label.angle, told, `angle of a label turned by ${given}`);
    }
  },

  'colour-form': async (t) => {
    const { id } = await wall(t, [0, 0, 400, 0]);
    const painted = await t.done('modify_wall', { id, leftSideColor: '#ab12ef', topColor: '#ABCDEF' });
    t.equal(painted.leftSideColor, '#AB12EF', 'leftSideColor given as #ab12ef');
    t.equal(painted.topColor, '#ABCDEF', 'topColor given as #ABCDEF');
    const sky = await t.done('set_environment', { skyColor: '#00c8ff' });
    t.equal(sky.skyColor, '#00C8FF', 'skyColor given as #00c8ff');
    t.equal(asObject((await t.state()).environment).skyColor, '#00C8FF', 'skyColor in get_state');
  },
} satisfies Record<string, Check>;
