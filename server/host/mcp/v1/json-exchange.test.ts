import { describe, expect, test } from 'vitest';
import { send, startTestApp } from '../../testing/test-app.js';
import { isPlainCall } from './json-exchange.js';

const call = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'echo', arguments: { a: 1 } } };

describe('the plain case', () => {
  test('is a call in a version that the SDK knows', () => {
    expect(isPlainCall(call, '2025-11-25')).toBe(true);
    expect(isPlainCall({ ...call, id: 'seven' }, '2025-06-18')).toBe(true);
  });

  test.each([
    ['without a version', call, undefined],
    ['in an unknown version', call, '2019-01-01'],
    ['in another version of JSON-RPC', { ...call, jsonrpc: '1.0' }, '2025-11-25'],
    ['with a member that JSON-RPC does not know', { ...call, more: 1 }, '2025-11-25'],
    ['with a fraction as id', { ...call, id: 1.5 }, '2025-11-25'],
    ['with null as id', { ...call, id: null }, '2025-11-25'],
    ['with a list of params', { ...call, params: [] }, '2025-11-25'],
    ['with null as params', { ...call, params: null }, '2025-11-25'],
    ['that asks for progress', { ...call, params: { ...call.params, _meta: {} } }, '2025-11-25'],
    ['of another method', { ...call, method: 'tools/list' }, '2025-11-25'],
  ])('is not a message %s', (_, message, version) => {
    expect(isPlainCall(message, version)).toBe(false);
  });
});

test.each([
  ['a call', call.params],
  ['a call that fails', { name: 'fail', arguments: {} }],
  ['an unknown tool', { name: 'nothing', arguments: {} }],
  ['a call without a name', { arguments: {} }],
  ['a name that is no text', { name: 7 }],
])('%s is answered as by the transport of the SDK', async (_, params) => {
  const { endpoint } = await startTestApp();
  const answers = [params, { ...params, _meta: {} }].map(async (sent) => {
    const { status, headers, json } = await send(endpoint, {
      body: JSON.stringify({ ...call, params: sent }),
      headers: { 'mcp-protocol-version': '2025-11-25' },
    });
    return { status, type: headers['content-type'], length: headers['content-length'], json };
  });
  const [ours, theirs] = await Promise.all(answers);
  expect(ours).toEqual(theirs);
});
