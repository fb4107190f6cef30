import { describe, expect, it } from 'vitest';
import { camelOfSnake, ruleFor } from './serde-case.js';

describe('the names that serde makes', () => {
  it('of fields are in camel case', () => {
    expect(['min_x', 'data_base64', 'self_', 'id'].map(camelOfSnake)).toEqual([
      'minX',
      'dataBase64',
      'self',
      'id',
    ]);
  });

  it.each([
    ['lowercase', ['stage', 'dialog']],
    ['camelCase', ['focus', 'typeText']],
    ['snake_case', ['focus', 'type_text']],
    ['SCREAMING_SNAKE_CASE', ['NO_FOCUS', 'STALE_REF']],
    ['kebab-case', ['read-only', 'ready']],
  ])('of variants follow %s', (rule, values) => {
    const variants = values.map((value) =>
      value
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .split(/[_-]/)
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
        .join(''),
    );
    expect(ruleFor(variants, values)).toBe(rule);
  });

  it('of variants may follow no rule', () => {
    expect(ruleFor(['StaleRef', 'Busy'], ['MCP_UI_STALE_REF', 'MCP_UI_BUSY'])).toBeUndefined();
  });
});
