import { describe, expect, test } from 'vitest';
import type { Exchange, RpcReply } from '../connection/exchange.js';
import { lamps as contract } from '../testing/lamps.js';
import { describeReply, readReply } from './reply.js';

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
  const { output, error, wrapped, fromText, ok, text } = readReply(contract, 'get_lamps', {}, rpc);
  return { ok, output, error, wrapped, fromText, text };
}

const success = { ok: true, error: null, wrapped: false, fromText: false, text: '' };

describe('a success', () => {
  test('is the structured content', () => {
    expect(
      read({ result: { structuredContent: { lamps: [] }, content: [{ type: 'text', text: 'none' }] } }),
    ).toEqual({
      ...success,
      output: { lamps: [] },
      text: 'none',
    });
  });

  test('is taken out of an output wrapper', () => {
    expect(read({ result: { structuredContent: { output: { lamps: [] } } } })).toEqual({
      ...success,
      output: { lamps: [] },
      wrapped: true,
    });
  });

  test('is found in a text that is JSON', () => {
    expect(read({ result: { content: [{ type: 'text', text: '{"lamps":[]}' }] } })).toEqual({
      ...success,
      output: { lamps: [] },
      fromText: true,
      text: '{"lamps":[]}',
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
  const envelope = { code: 'LAMPS_UNKNOWN', message: 'Gone.', details: { lamp: 'desk' } };

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
    const content = [{ type: 'text', text: 'LAMPS_LATE: Too late. Try again.' }];
    expect(read({ result: { isError: true, content } }).error).toMatchObject({
      code: 'LAMPS_LATE',
      message: 'Too late. Try again.',
      raw: null,
    });
  });

  test.each([
    ['the envelope as data', { error: envelope }],
    ['the error as data', envelope],
  ])('may come as a JSON-RPC error with %s', (_, data) => {
    expect(read({ error: { code: -30002, message: 'x', data } }).error).toEqual({
      ...envelope,
      channel: 'jsonrpc',
      integer: -30002,
      raw: envelope,
    });
  });

  test('may come as the integer alone', () => {
    expect(read({ error: { code: -30002, message: 'Gone.', data: undefined } }).error).toEqual({
      code: 'LAMPS_UNKNOWN',
      message: 'Gone.',
      details: {},
      channel: 'jsonrpc',
      integer: -30002,
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
    describeReply(readReply(contract, 'get_lamps', {}, { ...rpc, ...parts }));
  expect(said({})).toBe('connection refused');
  expect(said({ result: {} })).toBe('a successful result');
  expect(said({ error: { code: -32602, message: '', data: null } })).toBe('error JSONRPC -32602');
  const failed = { code: 'LAMPS_FAILED', message: 'm', details: { reason: 'NO_FOCUS' } };
  expect(said({ result: { isError: true, structuredContent: { error: failed } } })).toBe(
    'error LAMPS_FAILED (NO_FOCUS)',
  );
});
