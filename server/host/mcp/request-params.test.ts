import { expect, test } from 'vitest';
import { logLevels } from './core/log-level.js';
import { paramsProblem, withoutIdleParams } from './request-params.js';

const request = (method: string, params?: unknown) => ({
  jsonrpc: '2.0',
  id: 7,
  method,
  ...(params === undefined ? {} : { params }),
});
const asMcp = (method: string) => `Expected the params of "${method}" as MCP defines them.`;
const level = `Expected "level" to be one of ${logLevels.join(', ')}.`;

test.each([
  ['initialize', undefined, asMcp('initialize')],
  ['ping', { _meta: 7 }, asMcp('ping')],
  ['tools/list', { cursor: 7 }, asMcp('tools/list')],
  ['tools/call', undefined, 'Expected "name" to be the name of a tool.'],
  ['tools/call', [], 'Expected "name" to be the name of a tool.'],
  ['tools/call', {}, 'Expected "name" to be the name of a tool.'],
  ['tools/call', { name: 7 }, 'Expected "name" to be the name of a tool.'],
  ['tools/call', { name: 'echo', arguments: [1] }, 'Expected "arguments" to be an object.'],
  [
    'tools/call',
    JSON.parse('{"name":"echo","arguments":{"__proto__":1}}'),
    'Expected "arguments" without the member "__proto__".',
  ],
  ['tools/call', { name: 'echo', _meta: { progressToken: {} } }, asMcp('tools/call')],
  ['prompts/get', {}, 'Expected "name" to be the name of a prompt.'],
  ['prompts/get', { name: 'greet', arguments: [] }, 'Expected "arguments" to be an object.'],
  ['prompts/get', { name: 'greet', arguments: { who: 7 } }, 'Expected the argument "who" to be text.'],
  ['resources/read', {}, 'Expected "uri" to be the URI of a resource.'],
  ['resources/subscribe', { uri: null }, 'Expected "uri" to be the URI of a resource.'],
  ['logging/setLevel', { level: 'loud' }, level],
])('%s with the params %j is the mistake of the caller', (method, params, message) => {
  expect(paramsProblem(request(method, params))).toEqual({
    jsonrpc: '2.0',
    id: 7,
    error: { code: -32602, message },
  });
});

test.each([
  ['a good call', request('tools/call', { name: 'echo', arguments: { a: 1 } })],
  ['a list without params', request('tools/list')],
  ['a method that nobody knows', request('tools/eat', 7)],
  ['a notification', { jsonrpc: '2.0', method: 'tools/call' }],
  ['an answer', { jsonrpc: '2.0', id: 1, result: {} }],
])('%s is left to the SDK', (_, message) => {
  expect(paramsProblem(message)).toBeUndefined();
});

test('arguments that are null count as none, and a task that is asked for as not asked for', () => {
  expect(withoutIdleParams(request('tools/call', { name: 'echo', arguments: null }))).toEqual(
    request('tools/call', { name: 'echo' }),
  );
  expect(withoutIdleParams(request('tools/call', { name: 'echo', arguments: { a: 1 }, task: {} }))).toEqual(
    request('tools/call', { name: 'echo', arguments: { a: 1 } }),
  );
  const plain = request('tools/call', { name: 'echo', arguments: { a: 1 } });
  expect(withoutIdleParams(plain)).toBe(plain);
});
