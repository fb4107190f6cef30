import { describe, expect, test } from 'vitest';
import { observers } from '../checks/observers.js';
import type { RpcReply } from '../connection/exchange.js';
import { loadContract, type RequirementId } from '../contract.js';
import { readReply } from '../reading/reply.js';
import { Observations } from './observations.js';

const contract = await loadContract(null);

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
  for (let i = 0; i < times; i++) observations.saw(readReply(contract, 'ui_query', {}, rpc));
  const ids = Object.keys(observers) as RequirementId[];
  const found = ids.map((id) => [id, observations.findingsOf(id).map(({ actual }) => actual)] as const);
  return Object.fromEntries(found.filter(([, actual]) => actual.length > 0));
}

const content = [{ type: 'text', text: 'no match' }];
const error = { code: 'MCP_UI_BUSY', message: 'Busy.', details: { retryAfterMs: 5 } };

describe('in every reply of a run', () => {
  test('nothing is found in healthy ones', () => {
    expect(seen({ result: { content, structuredContent: { matches: [] } } })).toEqual({});
    const text = [{ type: 'text', text: 'MCP_UI_BUSY: Busy. Try again.' }];
    expect(seen({ result: { isError: true, content: text, structuredContent: { error } } })).toEqual({});
    expect(seen({ error: { code: -32602, message: 'Invalid.', data: null } })).toEqual({});
  });

  test.each([
    [
      'result-bare',
      { result: { content, structuredContent: { output: { matches: [] } } } },
      'the output in {"output": …}',
    ],
    [
      'result-schema',
      { result: { content, structuredContent: { matches: 5 } } },
      '/matches: Expected "matches" to be a list, got 5.',
    ],
    ['result-text', { result: { content: [], structuredContent: { matches: [] } } }, 'none'],
    [
      'error-channel',
      { error: { code: -31009, message: 'Busy.', data: { error } } },
      'the JSON-RPC error -31009 for MCP_UI_BUSY',
    ],
  ])('%s is found', (id, parts, actual) => {
    expect(seen(parts)).toEqual({ [id]: [actual] });
  });

  test('an error is looked at in its parts', () => {
    const bad = { code: 'E_BUSY', message: 'at run (/home/me/server.js:1:2)' };
    const found = seen({ result: { isError: true, content, structuredContent: { error: bad } } }, 500);
    expect(found).toEqual({
      'error-envelope': [JSON.stringify(bad)],
      'error-text': ['no match'],
      'no-leak': ['at run (/home/me/server.js:1:2)'],
      'http-no-5xx': ['HTTP 500'],
    });
  });

  test('a few findings are enough', () => {
    expect(seen({ result: { content: [] } }, 200, 9)['result-text']).toHaveLength(5);
  });
});
