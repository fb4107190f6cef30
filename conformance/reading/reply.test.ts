import { describe, expect, test } from 'vitest';
import type { Exchange, RpcReply } from '../connection/exchange.js';
import { loadContract } from '../contract.js';
import { describeReply, readReply } from './reply.js';

const contract = await loadContract(null);
const exchange: Exchange = {
  at: 0,
  elapsedMs: 1,
  request: { line: 'stdin', headers: {}, body: '' },
  response: null,
  failure: null,
};

function read(parts: Partial<RpcReply>) {
  const rpc: RpcReply = {
    exchange,
    message: null,
    result: null,
    error: null,
    failure: null,
    elapsedMs: 1,
    ...parts,
  };
  const { output, error, wrapped, fromText, ok, text } = readReply(contract, 'ui_query', {}, rpc);
  return { ok, output, error, wrapped, fromText, text };
}

const success = { ok: true, error: null, wrapped: false, fromText: false, text: '' };

describe('a success', () => {
  test('is the structured content', () => {
    expect(
      read({ result: { structuredContent: { matches: [] }, content: [{ type: 'text', text: 'none' }] } }),
    ).toEqual({
      ...success,
      output: { matches: [] },
      text: 'none',
    });
  });

  test('is taken out of an output wrapper', () => {
    expect(read({ result: { structuredContent: { output: { matches: [] } } } })).toEqual({
      ...success,
      output: { matches: [] },
      wrapped: true,
    });
  });

  test('is found in a text that is JSON', () => {
    expect(read({ result: { content: [{ type: 'text', text: '{"matches":[]}' }] } })).toEqual({
      ...success,
      output: { matches: [] },
      fromText: true,
      text: '{"matches":[]}',
    });
  });

  test('may hold nothing at all', () => {
    expect(read({ result: {} })).toEqual({ ...success, output: undefined });
    expect(read({ result: { content: 'text', structuredContent: [1] } })).toEqual({
      ...success,
      output: [1],
    });
  });
});

describe('an error', () => {
  const envelope = { code: 'MCP_UI_STALE_REF', message: 'Gone.', details: { ref: {} } };

  test('is the envelope of a result', () => {
    expect(read({ result: { isError: true, structuredContent: { error: envelope } } }).error).toEqual({
      ...envelope,
      channel: 'result',
      integer: null,
      raw: envelope,
    });
  });

  test('is an envelope without the flag, too', () => {
    expect(read({ result: { structuredContent: { error: envelope } } })).toMatchObject({
      ok: false,
      error: envelope,
    });
  });

  test('is read from the text when there is no envelope', () => {
    const content = [{ type: 'text', text: 'MCP_UI_TIMEOUT: Too late. Try again.' }];
    expect(read({ result: { isError: true, content } }).error).toMatchObject({
      code: 'MCP_UI_TIMEOUT',
      message: 'Too late. Try again.',
      raw: null,
    });
  });

  test.each([
    ['the envelope as data', { error: envelope }],
    ['the error as data', envelope],
  ])('may come as a JSON-RPC error with %s', (_, data) => {
    expect(read({ error: { code: -31004, message: 'x', data } }).error).toEqual({
      ...envelope,
      channel: 'jsonrpc',
      integer: -31004,
      raw: envelope,
    });
  });

  test('may come as the integer alone', () => {
    expect(read({ error: { code: -31004, message: 'Gone.', data: undefined } }).error).toEqual({
      code: 'MCP_UI_STALE_REF',
      message: 'Gone.',
      details: {},
      channel: 'jsonrpc',
      integer: -31004,
      raw: null,
    });
  });

  test('is what the wire says when no reply came', () => {
    const { error } = read({ failure: 'no reply within 50 ms' });
    expect(error).toMatchObject({ code: 'NO REPLY', message: 'no reply within 50 ms', channel: 'none' });
  });
});

test('a reply is described in a few words', () => {
  const rpc: RpcReply = {
    exchange,
    message: null,
    result: null,
    error: null,
    failure: 'connection refused',
    elapsedMs: 1,
  };
  const said = (parts: Partial<RpcReply>) =>
    describeReply(readReply(contract, 'ui_query', {}, { ...rpc, ...parts }));
  expect(said({})).toBe('connection refused');
  expect(said({ result: {} })).toBe('a successful result');
  expect(said({ error: { code: -32602, message: '', data: null } })).toBe('error JSONRPC -32602');
  const failed = { code: 'MCP_UI_ACTION_FAILED', message: 'm', details: { reason: 'NO_FOCUS' } };
  expect(said({ result: { isError: true, structuredContent: { error: failed } } })).toBe(
    'error MCP_UI_ACTION_FAILED (NO_FOCUS)',
  );
});
