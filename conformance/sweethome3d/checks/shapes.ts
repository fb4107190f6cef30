import type { Check } from '../check.js';
import { withId } from '../reading/state.js';

const polygon = [
  [100, 100],
  [300, 100],
  [300, 200],
];
const vertices = [
  [0, 0, 0],
  [100, 0, 0],
  [0, 200, 0],
  [0, 0, 50],
];
const triangles = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
];

/** 8.4 Shapes */
export const shapes = {
  'shape-extrude': async (t) => {
    const made = await t.done('generate_shape', {
      mode: 'extrude',
      polygon,
      height: 80,
      name: 'Ramp',
      elevation: 10,
      color: '#102030',
    });
    const expected = {
      x: 200,
      y: 150,
      width: 200,
      depth: 100,
      height: 80,
      elevation: 10,
      name: 'Ramp',
      color: '#102030',
      catalogId: null,
    };
    t.alike(made, expected, 'the shape');
    t.alike(withId((await t.state()).furniture, made.id), expected, 'the shape in get_state');
  },

  'shape-mesh': async (t) => {
    const made = await t.done('generate_shape', { mode: 'mesh', vertices, triangles });
    t.allNear(made, { x: 50, y: 100, width: 100, depth: 200, height: 50, elevation: 0 }, 'the shape');
    t.equal(made.catalogId ?? null, null, 'catalogId of a shape');
    t.equal(withId((await t.state()).furniture, made.id).id, made.id, 'the shape in get_state');
  },

  'shape-mode': async (t) => {
    t.rejects(await t.ask('generate_shape', { mode: 'extrude', polygon }), 'a polygon without height');
    t.rejects(await t.ask('generate_shape', { mode: 'mesh', polygon, height: 80 }), 'a polygon as a mesh');
    t.rejects(await t.ask('generate_shape', { mode: 'extrude', vertices, triangles }), 'vertices to extrude');
    t.equal((await t.state()).furniture, [], 'furniture after the refusals');
  },

  'shape-indices': async (t) => {
    const reply = await t.ask('generate_shape', { mode: 'mesh', vertices, triangles: [[0, 1, 4]] });
    t.rejects(reply, 'a triangle with the vertex 4 of four');
    t.equal((await t.state()).furniture, [], 'furniture after the refusal');
  },
} satisfies Record<string, Check>;
