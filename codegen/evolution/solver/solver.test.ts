import { describe, expect, it } from 'vitest';
import type { Definitions, Schema } from '../schema.js';
import { Solver } from './solver.js';
import { Vocabulary } from './vocabulary.js';

/** An instance of all of `yes` and none of `no`. */
function solve(yes: Schema[], no: Schema[] = [], definitions: Definitions = {}) {
  const words = new Vocabulary({ before: definitions, after: definitions });
  const outcome = new Solver(words).ask([
    ...yes.map((schema) => ({ node: words.node(schema, 'before'), holds: true })),
    ...no.map((schema) => ({ node: words.node(schema, 'before'), holds: false })),
  ]);
  return typeof outcome === 'object' ? outcome.instance : outcome;
}

describe('numbers', () => {
  it('keep to bounds, integers and multiples', () => {
    expect(solve([{ type: 'number', exclusiveMinimum: 2, maximum: 3 }], [{ type: 'integer' }])).toBe(2.5);
    expect(solve([{ type: 'integer', minimum: 4, multipleOf: 6 }], [{ multipleOf: 4 }])).toBe(6);
    expect(solve([{ type: 'integer', exclusiveMinimum: 2, exclusiveMaximum: 3 }])).toBe('empty');
    expect(solve([{ type: 'integer', multipleOf: 4 }], [{ multipleOf: 2 }])).toBe('empty');
    expect(solve([{ enum: [1, 2, 3] }, { minimum: 2 }], [{ const: 3 }])).toBe(2);
  });
});

describe('strings', () => {
  it('keep to lengths, patterns and values', () => {
    expect(solve([{ type: 'string', minLength: 2 }], [{ pattern: 'a' }])).toBe('bb');
    expect(solve([{ type: 'string', pattern: '^x+$', maxLength: 2 }], [{ enum: ['x'] }])).toBe('xx');
    expect(solve([{ type: 'string', pattern: '^(ok|no)$' }], [{ enum: ['ok', 'no'] }])).toBe('empty');
    expect(solve([{ type: 'string', minLength: 3, maxLength: 2 }])).toBe('empty');
  });

  it('know that the same pattern can not match and not match, even one that is not understood', () => {
    expect(solve([{ type: 'string', pattern: '(?=a)' }], [{ pattern: '(?=a)' }])).toBe('empty');
  });
});

describe('arrays', () => {
  it('have the items that are asked for', () => {
    const items = { type: 'integer', minimum: 0 };
    expect(solve([{ type: 'array', items }], [{ items: { maximum: 5 } }])).toEqual([6]);
    expect(
      solve([{ type: 'array', items, maxItems: 1 }], [{ items: { maximum: 5 } }, { items: { minimum: 9 } }]),
    ).toEqual([6]);
    expect(
      solve([{ type: 'array', items, maxItems: 1 }], [{ items: { maximum: 5 } }, { items: { minimum: 6 } }]),
    ).toBe('empty');
  });

  it('have different or equal items', () => {
    const two = { type: 'array', items: { enum: ['a', 'b'] } };
    expect(solve([{ ...two, minItems: 2, uniqueItems: true }])).toEqual(['b', 'a']);
    expect(solve([{ ...two, minItems: 3, uniqueItems: true }])).toBe('empty');
    expect(solve([two], [{ uniqueItems: true }])).toEqual(['a', 'a']);
    expect(solve([{ const: [1, 2] }], [{ uniqueItems: true }])).toBe('empty');
  });

  it('differ from a constant by length or by an item', () => {
    expect(solve([{ type: 'array', items: { const: 1 }, minItems: 1, maxItems: 1 }], [{ const: [1] }])).toBe(
      'empty',
    );
    expect(
      solve([{ type: 'array', items: { const: 1 }, minItems: 1, maxItems: 2 }], [{ const: [1] }]),
    ).toEqual([1, 1]);
  });
});

describe('objects', () => {
  it('have the members that are asked for', () => {
    const closed = {
      type: 'object',
      properties: { a: { type: 'string' }, b: {} },
      additionalProperties: false,
    };
    expect(solve([closed], [{ properties: { a: { maxLength: 0 } } }])).toEqual({ a: 'a' });
    expect(solve([{ ...closed, minProperties: 2 }])).toEqual({ a: '', b: '' });
    expect(solve([{ ...closed, minProperties: 3 }])).toBe('empty');
    expect(solve([{ ...closed, required: ['c'] }])).toBe('empty');
    expect(solve([{ type: 'object' }], [closed])).toEqual({ a: 0 });
  });

  it('know members that depend on each other; null counts as absent', () => {
    const properties = { a: { type: ['string', 'null'] }, b: { type: ['string', 'null'] } };
    const object = { type: 'object', properties, additionalProperties: false };
    expect(solve([{ ...object, 'x-exactlyOne': ['a', 'b'] }], [{ required: ['b'] }])).toEqual({ a: '' });
    expect(solve([{ ...object, 'x-together': ['a', 'b'], required: ['a'] }], [{ required: ['b'] }])).toEqual({
      a: null,
    });
    expect(solve([{ ...object, 'x-atLeastOne': ['a', 'b'], properties: { a: { const: null } } }])).toBe(
      'empty',
    );
    expect(solve([{ ...object, 'x-exactlyOne': ['a', 'b'] }], [{ 'x-atLeastOne': ['a', 'b'] }])).toBe(
      'empty',
    );
  });
});

describe('combinations', () => {
  it('count the branches of a oneOf', () => {
    const overlapping = { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 0 }] };
    expect(solve([overlapping, { type: 'integer', minimum: 0 }])).toBe('empty');
    expect(solve([overlapping, { type: 'integer' }])).toBe(-1);
    expect(solve([{ type: 'integer' }], [overlapping])).toBe(0);
  });

  it('tell variants apart by their tags', () => {
    const variant = (tag: string) => ({ type: 'object', properties: { t: { const: tag } }, required: ['t'] });
    const union = (...tags: string[]) => ({ oneOf: tags.map(variant) });
    expect(solve([union('a', 'b', 'c')], [union('a', 'b')])).toEqual({ t: 'c' });
    expect(solve([union('a', 'b')], [union('c', 'b', 'a')])).toBe('empty');
  });
});

describe('recursion', () => {
  const tree = (item: Schema): Definitions => ({
    Tree: {
      type: 'object',
      properties: { value: item, children: { type: 'array', items: { $ref: '#/$defs/Tree' } } },
    },
    List: { type: 'object', properties: { next: { $ref: '#/$defs/List' } }, required: ['next'] },
  });
  const root = { $ref: '#/$defs/Tree' };

  it('ends where a smallest instance does', () => {
    expect(solve([root, { required: ['children'] }], [], tree({ type: 'string' }))).toEqual({ children: [] });
  });

  it('knows that a list which never ends has no instance', () => {
    expect(solve([{ $ref: '#/$defs/List' }], [], tree({}))).toBe('empty');
  });
});

it('gives up when the work gets too much, and says so', () => {
  const words = new Vocabulary({ before: {}, after: {} });
  const schema = { type: 'object', minProperties: 400, additionalProperties: { enum: ['a', 'b'] } };
  const goal = [{ node: words.node(schema, 'before'), holds: true }];
  expect(new Solver(words, 0).ask(goal)).toBe('unknown');
  expect(new Solver(words).ask(goal)).toMatchObject({ instance: {} });
});
