import { describe, expect, it } from 'vitest';
import { diffContracts } from './contract/diff-contracts.js';
import { diffSchemas } from './diff-schemas.js';
import type { Position } from './judge/levels.js';
import { bundleFile } from './source/bundle-file.js';
import { completed } from './source/contract-document.js';

function schemas(before: unknown, after: unknown, position: Position) {
  const file = (content: unknown) => bundleFile('schema.json', () => content);
  return diffSchemas(file(before), file(after), position).map(({ rule, level, effect }) => [
    rule,
    level,
    effect,
  ]);
}

function contracts(before: Record<string, unknown>, after: Record<string, unknown>) {
  return diffContracts(completed(before), completed(after));
}

describe('direction belongs to the position', () => {
  const uses = (node: object) => ({
    tools: [
      {
        name: 'look',
        input: { type: 'object', properties: { at: { $ref: '#/$defs/Node' } }, additionalProperties: false },
        output: { type: 'object', properties: { node: { $ref: '#/$defs/Node' } } },
      },
      {
        name: 'list',
        output: { type: 'object', properties: { nodes: { type: 'array', items: { $ref: '#/$defs/Node' } } } },
      },
    ],
    types: { Node: node },
  });

  it('judges one type under every tool, as input and as output', () => {
    const found = contracts(uses({ type: 'string', maxLength: 9 }), uses({ type: 'string', maxLength: 5 }));
    expect(
      found.map(({ rule, level, position, tools, concerns }) => ({ rule, level, position, tools, concerns })),
    ).toEqual([
      { rule: 'LENGTH_TIGHTENED', level: 'ERR', position: 'input', tools: ['look'], concerns: 'caller' },
      {
        rule: 'LENGTH_TIGHTENED',
        level: 'INFO',
        position: 'output',
        tools: ['list', 'look'],
        concerns: 'implementer',
      },
    ]);
  });

  it('judges errors like outputs', () => {
    const errors = (details: object) => ({ errors: [{ code: 'BUSY', details }] });
    const [found] = contracts(
      errors({ type: 'object', properties: { ms: { type: 'integer' } }, required: ['ms'] }),
      errors({ type: 'object', properties: { ms: { type: 'integer' } } }),
    );
    expect(found).toMatchObject({ rule: 'REQUIRED_REMOVED', level: 'ERR', position: 'error' });
  });
});

describe('traps', () => {
  it('narrowing one branch of an untagged oneOf can widen the whole', () => {
    const union = (minimum: number) => ({ oneOf: [{ type: 'integer' }, { type: 'number', minimum }] });
    expect(schemas(union(0), union(10), 'output')).toEqual([['BOUND_TIGHTENED', 'ERR', 'both']]);
    expect(
      schemas({ oneOf: [{ const: 1 }, { minimum: 0 }] }, { oneOf: [{ const: 1 }, { minimum: 2 }] }, 'input'),
    ).toEqual([['BOUND_TIGHTENED', 'ERR', 'both']]);
  });

  it('narrowing one variant of a tagged oneOf only narrows', () => {
    const variant = (tag: string, maxLength: number) => ({
      type: 'object',
      properties: { type: { const: tag }, text: { type: 'string', maxLength } },
      required: ['type'],
    });
    const union = (max: number) => ({ oneOf: [variant('a', 5), variant('b', max)] });
    expect(schemas(union(5), union(4), 'output')).toEqual([['LENGTH_TIGHTENED', 'INFO', 'narrow']]);
  });

  it('another variant is not the old one with another tag', () => {
    const variant = (tag: string) => ({
      type: 'object',
      properties: { type: { const: tag } },
      required: ['type'],
    });
    const union = (tag: string) => ({ oneOf: [variant('click'), variant(tag)] });
    expect(schemas(union('focus'), union('hover'), 'input')).toEqual([
      ['VARIANT_REMOVED', 'ERR', 'narrow'],
      ['VARIANT_ADDED', 'INFO', 'widen'],
    ]);
  });

  it('a new optional member breaks callers of a closed output only', () => {
    const object = (properties: object, rest: object) => ({ type: 'object', properties, ...rest });
    const [old, now] = [{ a: { type: 'string' } }, { a: { type: 'string' }, b: { type: 'string' } }];
    const closed = { additionalProperties: false };
    expect(schemas(object(old, closed), object(now, closed), 'output')).toEqual([
      ['PROPERTY_ADDED', 'ERR', 'widen'],
    ]);
    expect(schemas(object(old, {}), object(now, {}), 'output')).toEqual([
      ['PROPERTY_ADDED', 'INFO', 'narrow'],
    ]);
    expect(schemas(object(old, closed), object(now, closed), 'input')).toEqual([
      ['PROPERTY_ADDED', 'INFO', 'widen'],
    ]);
  });

  it('a changed default breaks callers, because the default is the call', () => {
    const [old, now] = [
      { type: 'integer', default: 50 },
      { type: 'integer', default: 10 },
    ];
    expect(schemas(old, now, 'input')).toEqual([['DEFAULT_CHANGED', 'ERR', 'neutral']]);
    expect(schemas(old, now, 'output')).toEqual([['DEFAULT_CHANGED', 'INFO', 'neutral']]);
  });

  it('an output enum grows freely only if it is extensible', () => {
    expect(schemas({ enum: ['a'] }, { enum: ['a', 'b'] }, 'output')).toEqual([
      ['ENUM_VALUE_ADDED', 'ERR', 'widen'],
    ]);
    const open = (...values: string[]) => ({ type: 'string', 'x-extensible-enum': values });
    expect(schemas(open('a'), open('a', 'b'), 'output')).toEqual([['KNOWN_VALUE_ADDED', 'INFO', 'neutral']]);
  });

  it('a limit on something that can never come changes nothing', () => {
    expect(schemas({ type: 'string', minimum: 1 }, { type: 'string', minimum: 2 }, 'input')).toEqual([
      ['REWRITTEN', 'INFO', 'neutral'],
    ]);
  });

  it('"or null" is the same in both ways to write it', () => {
    const nullable = { anyOf: [{ type: 'string' }, { type: 'null' }] };
    expect(schemas(nullable, { type: ['string', 'null'] }, 'input')).toEqual([]);
    expect(schemas(nullable, { type: 'string' }, 'input')).toEqual([['NULL_REMOVED', 'ERR', 'narrow']]);
    expect(schemas({ type: 'string' }, nullable, 'output')).toEqual([['NULL_ADDED', 'ERR', 'widen']]);
  });

  it('a condition below "not" works the other way round', () => {
    expect(schemas({ not: { maximum: 5 } }, { not: { maximum: 6 } }, 'input')).toEqual([
      ['BOUND_LOOSENED', 'ERR', 'narrow'],
    ]);
  });

  it('a pattern that admits more is no break of an input', () => {
    const version = (pattern: string) => ({ type: 'string', pattern });
    expect(schemas(version('^ui/1\\.0$'), version('^ui/1\\.\\d+$'), 'input')).toEqual([
      ['PATTERN_CHANGED', 'INFO', 'widen'],
    ]);
  });

  it('a change inside of what is not understood may be anything', () => {
    const map = (type: string) => ({
      $defs: { Value: { type } },
      type: 'object',
      patternProperties: { '^x': { $ref: '#/$defs/Value' } },
    });
    expect(schemas(map('string'), map('integer'), 'input')).toEqual([['KEYWORD_UNKNOWN', 'WARN', 'unknown']]);
    expect(schemas(map('string'), map('string'), 'input')).toEqual([]);
  });
});

describe('recursion and references', () => {
  const tree = (value: object) => ({
    $defs: {
      Tree: {
        type: 'object',
        properties: { value, children: { type: 'array', items: { $ref: '#/$defs/Tree' } } },
      },
    },
    $ref: '#/$defs/Tree',
  });

  it('tells a change of a type that contains itself once', () => {
    expect(schemas(tree({ maximum: 5 }), tree({ maximum: 4 }), 'input')).toEqual([
      ['BOUND_TIGHTENED', 'ERR', 'narrow'],
    ]);
  });

  it('finds a change behind a reference to another file', () => {
    const files = (maxLength: number): Record<string, unknown> => ({
      'tools/look.json': { type: 'object', properties: { at: { $ref: '../types/node.json' } } },
      'types/node.json': { type: 'object', properties: { id: { $ref: 'id.json#/$defs/Id' } } },
      'types/id.json': { $defs: { Id: { type: 'string', maxLength } } },
    });
    const read = (maxLength: number) => bundleFile('tools/look.json', (path) => files(maxLength)[path]);
    const [found] = diffSchemas(read(9), read(8), 'input');
    expect(found).toMatchObject({
      rule: 'LENGTH_TIGHTENED',
      pointer: '#/$defs/types.id.json.defs.Id/maxLength',
    });
    expect(found!.witnesses[0]).toMatchObject({
      acceptedBy: 'before',
      instance: { at: { id: expect.any(String) } },
    });
  });

  it('sees through a reference that was written out', () => {
    const before = { $defs: { Id: { type: 'string' } }, properties: { a: { $ref: '#/$defs/Id' } } };
    expect(schemas(before, { properties: { a: { type: 'string' } } }, 'input')).toEqual([]);
    expect(schemas(before, { properties: { a: { type: 'integer' } } }, 'input')).toEqual([
      ['TYPE_CHANGED', 'ERR', 'both'],
    ]);
  });
});

it('a fingerprint stays while the change does, and no longer', () => {
  const limit = (maximum: number) => ({
    tools: [{ name: 'look', input: { properties: { n: { maximum } } } }],
  });
  const of = (before: number, after: number) => contracts(limit(before), limit(after))[0]!.fingerprint;
  expect(of(9, 5)).toBe(of(9, 5));
  expect(of(9, 4)).not.toBe(of(9, 5));
});
