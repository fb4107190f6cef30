import { describe, expect, it } from 'vitest';
import { createAjv } from '../ajv.js';
import { diagnose, explain, type ValidationError } from './explain.js';

/** A small schema with one of everything, compiled as the generated validators are. */
const types = {
  Query: {
    type: 'object',
    required: ['selector'],
    properties: {
      selector: { $ref: '#/$defs/Selector' },
      limit: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
      mode: { anyOf: [{ $ref: '#/$defs/Mode' }, { type: 'null' }] },
      where: { anyOf: [{ $ref: '#/$defs/Selector' }, { type: 'null' }] },
      path: { type: 'string', pattern: '^/', 'x-expected': 'a path such as /stages[0]' },
      code: { type: 'string', pattern: '^[a-z]$' },
      names: { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 2, uniqueItems: true },
      password: { type: 'string', minLength: 8, writeOnly: true },
      actions: { type: 'array', items: { $ref: '#/$defs/Action' } },
      key: { type: ['string', 'integer'] },
    },
    additionalProperties: false,
  },
  Selector: {
    type: 'object',
    properties: {
      css: { type: ['string', 'null'] },
      text: { type: ['string', 'null'] },
      x: { type: ['number', 'null'] },
      y: { type: ['number', 'null'] },
    },
    additionalProperties: false,
    'x-exactlyOne': ['css', 'text'],
    'x-together': ['x', 'y'],
  },
  Mode: { type: 'string', enum: ['compact', 'full'] },
  Action: {
    type: 'object',
    oneOf: [{ $ref: '#/$defs/Click' }, { $ref: '#/$defs/Wait' }],
    discriminator: { propertyName: 'type' },
  },
  Click: {
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string', const: 'click' } },
    additionalProperties: false,
  },
  Wait: {
    type: 'object',
    required: ['type', 'ms'],
    properties: { type: { type: 'string', const: 'wait' }, ms: { type: 'number', exclusiveMinimum: 0 } },
    additionalProperties: false,
  },
};
const ajv = createAjv();
ajv.addSchema({ $defs: types }, 'test');
const validate = ajv.getSchema('test#/$defs/Query')!;

function explained(value: unknown, secrets: string[] = []) {
  validate(value);
  return explain(validate.errors as ValidationError[] | null, value, secrets);
}

const selector = { css: '#ok' };

describe('explain', () => {
  it.each([
    ['nothing', undefined, 'Expected an object, got nothing.'],
    ['a wrong type at the top', 'x', 'Expected an object, got "x".'],
    ['a missing member', {}, 'Missing member "selector".'],
    [
      'a number out of range',
      { selector, limit: -3 },
      'Expected "limit" to be an integer from 1 to 1000, got -3.',
    ],
    ['a fraction', { selector, limit: 1.5 }, 'Expected "limit" to be an integer, got 1.5.'],
    ['an unknown member', { selector, lmit: 5 }, 'Unknown member "lmit". Did you mean "limit"?'],
    [
      'an unknown member that is like no other',
      { selector: { css: '#ok', zzzzzz: 1 } },
      'Unknown member "zzzzzz" in "selector". Expected only the members css, text, x and y.',
    ],
    [
      'a misspelt member that is required',
      { selektor: selector },
      'Unknown member "selektor". Did you mean "selector"?',
    ],
    [
      'a misspelt member of a choice',
      { selector: { cs: '#ok' } },
      'Unknown member "cs" in "selector". Did you mean "css"?',
    ],
    [
      'two of a choice',
      { selector: { css: '#ok', text: 'OK' } },
      'Expected exactly one of css, text in "selector"; got css and text.',
    ],
    [
      'none of a choice',
      { selector: { css: null } },
      'Expected exactly one of css, text in "selector"; got none of them.',
    ],
    [
      'half of a pair',
      { selector: { css: 'a', x: 1 } },
      'Expected all or none of x, y in "selector"; got only x.',
    ],
    [
      'an unknown value',
      { selector, mode: 'compakt' },
      'Unknown value "compakt" for "mode". Did you mean "compact"? Expected one of "compact", "full".',
    ],
    [
      'a wrong type where null is allowed',
      { selector, mode: 5 },
      'Unknown value 5 for "mode". Expected one of "compact", "full".',
    ],
    [
      'a wrong type where an object or null is',
      { selector, where: 5 },
      'Expected "where" to be an object, got 5.',
    ],
    [
      'a mistake below a member that may be null',
      { selector, where: { css: 1 } },
      'Expected "where.css" to be a string, got 1.',
    ],
    [
      'a pattern with words',
      { selector, path: 'x' },
      'Expected "path" to be a path such as /stages[0], got "x".',
    ],
    [
      'a pattern without words',
      { selector, code: 'xy' },
      'Expected "code" to be a string that matches ^[a-z]$, got "xy".',
    ],
    [
      'a list that is too long',
      { selector, names: ['a', 'b', 'c'] },
      'Expected "names" to be a list of at most 2 items without duplicates, got a list of 3 items.',
    ],
    [
      'an empty string in a list',
      { selector, names: [''] },
      'Expected "names[0]" to be a string of at least 1 character, got "".',
    ],
    [
      'an unknown tag',
      { selector, actions: [{ type: 'clik' }] },
      'Unknown value "clik" for "actions[0].type". Did you mean "click"? Expected one of "click", "wait".',
    ],
    [
      'a missing tag',
      { selector, actions: [{}] },
      'Missing member "type" in "actions[0]". Expected one of "click", "wait".',
    ],
    [
      'a mistake in a variant, and only of that variant',
      { selector, actions: [{ type: 'wait', ms: 0 }] },
      'Expected "actions[0].ms" to be a number greater than 0, got 0.',
    ],
    ['a choice of types', { selector, key: true }, 'Expected "key" to be a string or an integer, got true.'],
  ])('tells of %s', (_, value, text) => {
    expect(explained(value).text).toBe(text);
    expect(explained(value).issues).toHaveLength(1);
  });

  it('points at what is there, and says what would have been right', () => {
    expect(
      explained({ selector: { csx: 1, text: 'a' }, limit: 0, actions: [{ type: 'wait' }, { type: 7 }] })
        .issues,
    ).toEqual([
      {
        pointer: '/selector/csx',
        message: 'Unknown member "csx" in "selector". Did you mean "css"?',
        expected: 'only the members css, text, x and y',
      },
      {
        pointer: '/limit',
        message: 'Expected "limit" to be an integer from 1 to 1000, got 0.',
        expected: 'an integer from 1 to 1000',
      },
      { pointer: '/actions/0', message: 'Missing member "ms" in "actions[0]".', expected: 'the member "ms"' },
      {
        pointer: '/actions/1/type',
        message: 'Unknown value 7 for "actions[1].type". Expected one of "click", "wait".',
        expected: 'one of "click", "wait"',
      },
    ]);
  });

  it('shortens what came, and keeps it on one line', () => {
    expect(explained({ selector, mode: `a\n${'b'.repeat(100)}` }).text).toBe(
      `Unknown value "a\\n${'b'.repeat(58)}…" (102 characters) for "mode". Expected one of "compact", "full".`,
    );
  });

  it('never repeats a secret', () => {
    const { issues, text } = explained({ selector, password: 'hunter2' }, ['/password']);
    expect(text).toBe(
      'Expected "password" to be a string of at least 8 characters, got a value that is not shown.',
    );
    expect(JSON.stringify(issues)).not.toContain('hunter2');
  });

  it('stays short when very much is wrong', () => {
    const value = { selector, actions: Array.from({ length: 5000 }, () => ({ type: 'no' })) };
    const { issues, text } = explained(value);
    expect(issues).toHaveLength(100);
    expect(text.endsWith('And 4990 more.')).toBe(true);
    expect(text.length).toBeLessThan(1000);
  });

  it('has nothing to say about a valid value', () => {
    expect(explained({ selector })).toEqual({ issues: [], text: '' });
  });
});

describe('diagnose', () => {
  it('names the keyword that is violated', () => {
    const value = { selector: {}, limit: 'x' };
    validate(value);
    expect(
      diagnose(validate.errors as ValidationError[], value).map(({ rule, pointer }) => [rule, pointer]),
    ).toEqual([
      ['x-exactlyOne', '/selector'],
      ['type', '/limit'],
    ]);
  });
});
