import { expect, it } from 'vitest';
import { filled, valuesIn } from './template.js';

const text = 'At `{{endpoint}}`{{#readOnly}}, or nowhere{{/readOnly}}: {{names}}, {{limit}} MiB.';
const missing = (name: string) => `<${name}>`;

it('puts values into a text, and leaves out what has none', () => {
  const values = { endpoint: '/mcp', readOnly: true, names: ['a', 'b', 'c'], limit: 4 };
  expect(filled(text, values, missing)).toBe('At `/mcp`, or nowhere: `a`, `b` and `c`, 4 MiB.');
  expect(filled(text, { ...values, readOnly: false, names: ['a'], limit: 0 }, missing)).toBe(
    'At `/mcp`: `a`, 0 MiB.',
  );
  expect(filled(text, { names: ['a', 'b'], limit: null }, missing)).toBe(
    'At `<endpoint>`: `a` and `b`, <limit> MiB.',
  );
});

it('puts a value that looks like a placeholder in as it is', () => {
  expect(filled('{{a}} {{b}}', { a: '{{b}}', b: '$&' }, missing)).toBe('{{b}} $&');
});

it('names the values that a text can use', () => {
  expect(valuesIn(text)).toEqual(['endpoint', 'readOnly', 'names', 'limit']);
});
