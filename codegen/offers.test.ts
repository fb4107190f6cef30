import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from './contract.js';
import { loadContracts } from './load.js';
import { offerProblems } from './offers.js';
import { packageRoot } from './package-root.js';

const [contract] = loadContracts(join(packageRoot(), 'testing/tenants/lights/schema'));

function problems(change: Partial<Pick<Contract, 'resources' | 'prompts'>>) {
  return [...offerProblems({ ...contract!, ...change })];
}

const resource = {
  uri: 'lights://rooms/{name}',
  name: 'room',
  title: 'Room',
  description: 'A room.',
  mimeType: 'application/json',
};
const read = { tool: 'get_house', input: {} };

describe('resources and prompts', () => {
  it('of a good contract refer to nothing unknown', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    [{ read: { ...read, tool: 'get_hose' } }, 'There is no tool "get_hose".'],
    [{ read: { ...read, given: { tool: 'find', input: {}, variables: {} } } }, 'There is no tool "find".'],
    [
      { list: { tool: 'list', input: {}, items: '/a', variables: { name: '/b' } } },
      'There is no tool "list".',
    ],
    [{ read: { ...read, absent: ['GONE'] } }, 'There is no error code "GONE" in contract.json.'],
    [
      { read: { ...read, input: { room: '{room}' } } },
      'Nothing says what "{room}" of lights://rooms/{name} stands for.',
    ],
    [
      { list: { tool: 'get_house', input: {}, items: '/rooms', variables: {} } },
      'Nothing says where the list of lights://rooms/{name} has its "name".',
    ],
  ])('%j is refused', (change, sentence) => {
    expect(problems({ resources: [{ ...resource, ...change }] })).toEqual([['resources', sentence]]);
  });

  it('a prompt uses all its arguments', () => {
    const prompt = {
      name: 'sleep',
      title: 'Sleep',
      description: 'Sleep.',
      arguments: [{ name: 'room', description: 'Where.', required: true }],
      messages: [{ role: 'user' as const, text: 'Good night.' }],
    };
    expect(problems({ prompts: [prompt] })).toEqual([
      ['prompts', 'No message of sleep uses its argument "room".'],
    ]);
  });
});
