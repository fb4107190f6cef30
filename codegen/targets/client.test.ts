import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Schema } from '../contract.js';
import { loadContract } from '../load.js';
import { packageRoot } from '../package-root.js';
import { client } from './client.js';

const lights = loadContract(join(packageRoot(), 'testing/tenants/lights/schema'), 'mcp-lights/0.3');

/** How the contract is typed, and how it checks a report, if it has this type. */
function withHealth(report?: Schema) {
  const types = report ? { ...lights.types, Health: report } : lights.types;
  const [{ text } = { text: '' }] = client({ ...lights, types });
  return [/ClientContract<(?:\w|, )+>/, /validateHealth: \w+/].map((pattern) => pattern.exec(text)?.[0]);
}

it('checks health by the type of that name', () => {
  const schema: Schema = { type: 'string' };
  expect(withHealth({ type: 'object', required: ['schema'], properties: { schema } })).toEqual([
    'ClientContract<Tools, ErrorDetails, Health>',
    'validateHealth: validateHealth',
  ]);
});

it('checks no health where there is no such type, or it means something else', () => {
  const none = ['ClientContract<Tools, ErrorDetails>', 'validateHealth: null'];
  expect(withHealth()).toEqual(none);
  expect(
    withHealth({ type: 'object', required: ['pulse'], properties: { pulse: { type: 'integer' } } }),
  ).toEqual(none);
  expect(
    withHealth({ type: 'object', required: ['schema'], properties: { schema: { type: 'integer' } } }),
  ).toEqual(none);
});
