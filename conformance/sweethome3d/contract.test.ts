import { expect, test } from 'vitest';
import { contract } from '../../generated/mcp-sweethome3d/newest.js';
import { samples } from './samples.js';

const tools = Object.values(contract.tools);

test('there are forty tools', () => {
  expect(tools).toHaveLength(40);
});

test('what a model sees of all tools before its first call stays below 24 KB', () => {
  const visible = tools.map(({ descriptor: { name, description, inputSchema } }) => ({
    name,
    description,
    inputSchema,
  }));
  expect(Buffer.byteLength(JSON.stringify(visible))).toBeLessThanOrEqual(24_000);
});

test('there are more than 120 requirements beside the common ones', () => {
  const own = contract.requirements.filter(
    ({ added, section }) => added === '1.0' && !/^(3|4|14)(\.|$)/.test(section),
  );
  expect(own.length).toBeGreaterThan(150);
});

test('every profile runs at least what the narrower one does', () => {
  const offers = Object.fromEntries(contract.profiles.map(({ id, offers: some }) => [id, some]));
  expect(offers).toEqual({
    protocol: [],
    model: ['actions'],
    history: ['actions', 'history'],
    files: ['actions', 'files'],
    full: ['actions', 'history', 'files'],
  });
});

test.each(tools.map(({ name }) => name))('the samples of %s are what they say', (name) => {
  const { validateInput } = contract.tools[name as keyof typeof contract.tools];
  const valid = samples.valid[name] ?? [];
  expect(valid.length).toBeGreaterThan(0);
  expect(valid.filter((input) => !validateInput(input))).toEqual([]);
  const wrong = [...(samples.invalid[name] ?? []), ...(samples.unknownMembers[name] ?? [])];
  expect(wrong.filter(({ input }) => validateInput(input)).map(({ what }) => what)).toEqual([]);
});
