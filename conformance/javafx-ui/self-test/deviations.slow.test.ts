import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/newest.js';
import { isObject, type JsonObject } from '../../kit/reading/json.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { runConformance } from '../../run-conformance.js';
import type { ToolName } from '../contract.js';
import type { Mutant } from './mutant.js';
import { patiently, startReference } from './reference.js';

/** Logical names, an output wrapper and JSON-RPC errors: the three habits of servers that follow older texts. */
const oldHabits: Mutant = {
  breaks: 'Three deviations at once.',
  rpc(reply, { method }) {
    const result = reply.result as JsonObject | undefined;
    if (!result) return reply;
    if (method === 'tools/list')
      return { ...reply, result: { tools: (result.tools as JsonObject[]).map(renamed) } };
    if (method !== 'tools/call') return reply;
    const { error } = result.structuredContent as JsonObject;
    if (isObject(error)) {
      const code = contract.errors[error.code as keyof typeof contract.errors].integer;
      return { jsonrpc: '2.0', id: reply.id, error: { code, message: error.message, data: error } };
    }
    return { ...reply, result: { ...result, structuredContent: { output: result.structuredContent } } };
  },
  async http(request, forward) {
    const response = await forward(request);
    if (request.path !== '/health') return response;
    const health = JSON.parse(String(response.body)) as { tools: ToolName[] };
    return { ...response, body: JSON.stringify({ ...health, tools: health.tools.map(logical) }) };
  },
};

const logical = (name: ToolName): string => contract.tools[name as keyof typeof contract.tools].aliases[0]!;
const renamed = (tool: JsonObject): JsonObject => ({ ...tool, name: logical(tool.name as ToolName) });

test('one deviation does not mask another: each fails its own requirement once', async () => {
  const reference = await startReference();
  const front = await startMutatedFront(oldHabits, reference);
  try {
    const { results } = await runConformance({
      target: { url: front.url, token: reference.token },
      profile: 'full',
      ...patiently,
      skip: ['13'],
    });
    const red = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
    expect(red.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['tools-listed', 'fail'],
      ['tools-only-contract', 'fail'],
      // Its own descriptors say nothing of the wrapper.
      ['descriptor-output', 'fail'],
      ['result-bare', 'fail'],
      ['error-channel', 'fail'],
    ]);
  } finally {
    await front.close();
    await reference.close();
  }
});
