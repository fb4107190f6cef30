import { describe, expect, it } from 'vitest';
import type { Schema } from './contract.js';
import { markedPlaces } from './pointers.js';
import { pointerMatcher } from './runtime/pointer-pattern.js';

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const places = (types: Record<string, Schema>, root: string): string[] =>
  markedPlaces(types, root, (schema) => schema['x-volatile']).map(({ pointer }) => pointer);

describe('marked places', () => {
  it('go through members, items, maps, unions and "or null"', () => {
    const types: Record<string, Schema> = {
      Root: {
        properties: {
          a: { 'x-volatile': true },
          list: { items: ref('Leaf') },
          map: { additionalProperties: ref('Leaf') },
          maybe: { anyOf: [ref('Leaf'), { type: 'null' }] },
        },
      },
      Leaf: { oneOf: [ref('One'), ref('Two')] },
      One: { properties: { b: { 'x-volatile': true } } },
      Two: { properties: { c: {} } },
    };
    expect(places(types, 'Root')).toEqual(['/a', '/list/*/b', '/map/*/b', '/maybe/b']);
  });

  it('are exact for a type that contains itself', () => {
    const types: Record<string, Schema> = {
      Root: { properties: { node: ref('Node') } },
      Node: {
        properties: { at: { 'x-volatile': true }, children: { items: ref('Node') }, twin: ref('Node') },
      },
    };
    const [pattern] = places(types, 'Root');
    expect(pattern).toBe('/node(/children/*|/twin)*/at');
    const matches = pointerMatcher([pattern!]);
    expect(['/node/at', '/node/children/0/twin/children/12/at'].map(matches)).toEqual([true, true]);
    expect(['/at', '/node/children/at', '/node/other/0/at', '/node/at/x'].map(matches)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('are exact for types that contain each other', () => {
    const types: Record<string, Schema> = {
      A: { properties: { b: ref('B'), x: { 'x-volatile': true } } },
      B: { properties: { a: ref('A'), b: ref('B'), y: { 'x-volatile': true } } },
    };
    const matches = pointerMatcher(places(types, 'A'));
    expect(['/x', '/b/y', '/b/b/a/x', '/b/a/b/b/y'].map(matches)).toEqual([true, true, true, true]);
    expect(['/y', '/b/x', '/a/x', '/b/b/x'].map(matches)).toEqual([false, false, false, false]);
  });

  it('do not exist where nothing is marked', () => {
    expect(places({ A: { properties: { a: ref('A') } } }, 'A')).toEqual([]);
  });
});
