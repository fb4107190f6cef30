import { describe, expect, test } from 'vitest';
import type { RpcReply } from '../connection/exchange.js';
import { readReply } from '../reading/reply.js';
import { Observations } from '../run/observations.js';
import { lamps as contract } from '../testing/lamps.js';
import { commonObservers as observers } from './observers.js';

function seen(parts: Partial<RpcReply>, status = 200, times = 1): Partial<Record<string, string[]>> {
  const observations = new Observations(observers, contract);
  const exchange = {
    at: 0,
    elapsedMs: 1,
    request: { line: 'POST http://127.0.0.1/mcp', headers: {}, body: '' },
    response: { status, headers: {}, body: '' },
    failure: null,
  };
  const rpc = { exchange, message: null, result: null, error: null, failure: null, elapsedMs: 1, ...parts };
  for (let i = 0; i < times; i++) observations.saw(readReply(contract, 'get_lamps', {}, rpc));
  const ids = Object.keys(observers);
  const found = ids.map((id) => [id, observations.findingsOf(id).map(({ actual }) => actual)] as const);
  return Object.fromEntries(found.filter(([, actual]) => actual.length > 0));
}

const content = [{ type: 'text', text: 'no lamp' }];
const error = { code: 'LAMPS_UNKNOWN', message: 'Gone.', details: { retryAfterMs: 5 } };

describe('in every reply of a run', () => {
  test('nothing is found in healthy ones', () => {
    expect(seen({ result: { content, structuredContent: { schema: 'mcp-lamps/1.0', lamps: [] } } })).toEqual(
      {},
    );
    const text = [{ type: 'text', text: 'LAMPS_UNKNOWN: Gone. Try again.' }];
    expect(seen({ result: { isError: true, content: text, structuredContent: { error } } })).toEqual({});
    expect(seen({ error: { code: -32602, message: 'Invalid.', data: null } })).toEqual({});
  });

  test.each([
    [
      'result-bare',
      { result: { content, structuredContent: { output: { schema: 'mcp-lamps/1.0', lamps: [] } } } },
      'the output in {"output": …}',
    ],
    [
      'result-schema',
      { result: { content, structuredContent: { schema: 'mcp-lamps/1.0', lamps: 5 } } },
      '/lamps: Expected "lamps" to be a list, got 5.',
    ],
    [
      'result-text',
      { result: { content: [], structuredContent: { schema: 'mcp-lamps/1.0', lamps: [] } } },
      'none',
    ],
    [
      'error-channel',
      { error: { code: -30002, message: 'Gone.', data: { error } } },
      'the JSON-RPC error -30002 for LAMPS_UNKNOWN',
    ],
  ])('%s is found', (id, parts, actual) => {
    expect(seen(parts)).toEqual({ [id]: [actual] });
  });

  test('an error is looked at in its parts', () => {
    const bad = { code: 'E_GONE', message: 'at run (/home/me/server.js:1:2)' };
    const found = seen({ result: { isError: true, content, structuredContent: { error: bad } } }, 500);
    expect(found).toEqual({
      'error-envelope': [JSON.stringify(bad)],
      'error-text': ['no lamp'],
      'no-leak': ['at run (/home/me/server.js:1:2)'],
      'http-no-5xx': ['HTTP 500'],
    });
  });

  test('a few findings are enough', () => {
    expect(seen({ result: { content: [] } }, 200, 9)['result-text']).toHaveLength(5);
  });
});
