import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lint } from './evolution/lint/index.js';
import { loadContract } from './load.js';
import { packageRoot } from './package-root.js';
import { irOf } from './targets/clients/model/build-ir.js';
import { messages } from './targets/messages.js';
import { types } from './targets/types.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const ring = {
  name: 'ring',
  title: 'Ring the bell',
  description: 'Somebody is at the door.',
  toBackend: {
    title: 'Ring',
    description: 'How.',
    type: 'object',
    properties: { times: { description: 'How often.', type: 'integer' } },
    additionalProperties: false,
  },
};
const rang = { title: 'Rang', description: 'Where.', type: 'object', properties: {} };

/** The tiny contract of the tests, and the given messages. */
function contractWith(files: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  folders.push(folder);
  const schema = join(folder, 'schema');
  cpSync(join(packageRoot(), 'testing/tenants/lights/schema'), schema, { recursive: true });
  cpSync(join(packageRoot(), 'schema/common'), join(schema, 'common'), { recursive: true });
  mkdirSync(join(schema, 'mcp-lights/0.3/messages'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(schema, `mcp-lights/0.3/messages/${name}.json`), JSON.stringify(content));
  }
  return loadContract(schema, 'mcp-lights/0.3');
}

it('makes a type of each direction of a message, and a union of each direction', () => {
  const contract = contractWith({
    ring: { ...ring, toFrontend: rang },
    hush: { ...ring, name: 'hush', toBackend: { $ref: '../types/lamp.json' } },
  });
  expect(contract.messages.map(({ name, toBackend, toFrontend }) => [name, toBackend, toFrontend])).toEqual([
    ['hush', { message: 'HushToBackend', data: 'Lamp' }, null],
    ['ring', { message: 'RingToBackend', data: 'Ring' }, { message: 'RingToFrontend', data: 'Rang' }],
  ]);
  expect(contract.types.ToBackend!.oneOf).toEqual([
    { $ref: '#/$defs/HushToBackend' },
    { $ref: '#/$defs/RingToBackend' },
  ]);
  expect(contract.types.ToFrontend!.oneOf).toEqual([{ $ref: '#/$defs/RingToFrontend' }]);
});

it('closes what a server receives and leaves open what it sends', () => {
  const { types: all } = contractWith({ ring: { ...ring, toFrontend: rang } });
  expect(all.RingToBackend!.additionalProperties).toBe(false);
  expect(all.RingToFrontend!.additionalProperties).toBeUndefined();
});

it('writes types and checks for both sides', async () => {
  const contract = contractWith({ ring: { ...ring, toFrontend: rang } });
  const text = messages(contract)[0]!.text;
  expect(text).toContain('export { validateToBackend, validateToFrontend }');
  expect(text).toContain('ring: types.Ring;');
  expect(text).toContain('direction: "both"');
  const [declared] = await types(contract);
  expect(declared!.text).toContain('export type ToBackend = RingToBackend;');
});

it('writes nothing for a contract without messages', () => {
  expect(messages(contractWith({}))).toEqual([]);
});

it('keeps messages out of the clients, which only call tools', () => {
  const names = irOf(contractWith({ ring: { ...ring, toFrontend: rang } })).declarations.map(
    ({ name }) => name,
  );
  expect(names).toEqual(irOf(contractWith({})).declarations.map(({ name }) => name));
});

it('asks for examples of messages, and for inputs that are closed', () => {
  const open = { ...ring, toBackend: { ...ring.toBackend, additionalProperties: true } };
  expect(lint(contractWith({ ring: open })).map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'INPUT_OPEN Expected "additionalProperties": false, because callers send it.',
    'EXAMPLE_MISSING Expected a valid example of RingToBackend.',
    'EXAMPLE_MISSING Expected an invalid example of RingToBackend.',
  ]);
});

it.each([
  [
    'a name that is not that of its file',
    { ...ring, name: 'rong' },
    /ring\.json#\/name: Expected the name of the file, got "rong"/,
  ],
  ['no direction', { name: 'ring', title: 'Ring', description: 'Ring.' }, /ring\.json#/],
])('refuses a message with %s', (_, message, sentence) => {
  expect(() => contractWith({ ring: message })).toThrow(sentence);
});
