import type { Exchange } from '../kit/connection/exchange.js';
import type { Report, Result } from '../kit/report/report.js';
import { summarize } from '../kit/report/summarize.js';

const answered: Exchange = {
  at: 120,
  elapsedMs: 3.4,
  request: {
    line: 'POST http://127.0.0.1:7777/mcp',
    headers: { 'content-type': 'application/json', authorization: 'Bearer …' },
    body: '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"ui_get_node","arguments":{"ref":{"uid":"u-7"}}}}',
  },
  response: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":7,"result":{"isError":true,"content":[{"type":"text","text":"<b>gone</b> & away"}]}}',
  },
  failure: null,
};

const silent: Exchange = {
  ...answered,
  response: null,
  failure: 'no reply within 7500 ms',
  elapsedMs: 7500,
};

const result = (part: Partial<Result> & Pick<Result, 'id' | 'section' | 'quote'>): Result => ({
  level: 'MUST',
  needs: [],
  concern: 'behaviour',
  outcome: 'pass',
  reason: null,
  known: null,
  durationMs: 3,
  findings: [],
  omittedFindings: 0,
  ...part,
});

const results: Result[] = [
  result({
    id: 'tools-listed',
    section: '2.1',
    quote:
      'A server MUST list `ui_get_snapshot`, `ui_query` and `ui_get_node` in `tools/list`, and `ui_perform` unless it is read-only.',
  }),
  result({
    id: 'origin-exact',
    section: '4',
    concern: 'security',
    note: 'Older texts compare the beginning of an Origin.',
    quote: 'The host of an `Origin` MUST be compared as parsed and as a whole.',
    outcome: 'fail',
    findings: [
      {
        expected: 'HTTP 403 and nothing executed for Origin: http://localhost.example.com',
        actual: 'HTTP 200, and tools/list was answered',
        call: null,
        protocol: '2025-11-25',
        exchange: 0,
        times: 1,
        also: [],
      },
    ],
  }),
  result({
    id: 'ref-unknown',
    section: '5.2',
    quote: 'A `uid` that was never issued MUST be answered with `MCP_UI_NODE_NOT_FOUND`.',
    durationMs: 12,
  }),
  result({
    id: 'ref-stale',
    section: '5.2',
    quote:
      'A `uid` that was issued and whose node is no longer in a showing scene MUST be answered with `MCP_UI_STALE_REF`.',
    outcome: 'fail',
    durationMs: 48,
    findings: [
      {
        expected: 'error MCP_UI_STALE_REF for the removed node',
        actual: 'error MCP_UI_NODE_NOT_FOUND',
        call: 'ui_get_node {"ref":{"uid":"u-7"}}',
        protocol: '2025-11-25',
        exchange: 0,
        times: 5,
        also: [
          {
            expected: 'error MCP_UI_STALE_REF for the removed row',
            actual: 'error MCP_UI_NODE_NOT_FOUND',
            call: 'ui_get_node {"ref":{"uid":"u-8"}}',
            exchange: 0,
          },
        ],
      },
      {
        expected: 'a second thing',
        actual: 'first line\nsecond line with ``` and ]]> and \u0007',
        call: null,
        protocol: '2026-07-28',
        exchange: null,
        differences: [
          { at: '/matches/3', expected: '"a"', actual: null },
          { at: '/total', expected: '4', actual: '3' },
        ],
        moreDifferences: 2,
        times: 1,
        also: [],
      },
    ],
    omittedFindings: 3,
  }),
  result({
    id: 'ref-path',
    section: '5.2',
    quote: 'A ref with a path alone MUST resolve to the node at that path.',
    outcome: 'fail',
    known: { reason: 'no paths yet, see #12', line: 4 },
    findings: [
      {
        expected: 'a successful result',
        actual: 'no reply within 7500 ms',
        call: 'ui_get_node {"ref":{"path":"/stages[0]/scene/root"}}',
        protocol: '2025-11-25',
        exchange: 1,
        times: 1,
        also: [],
      },
    ],
  }),
  result({
    id: 'virtual-item',
    section: '8',
    quote: 'A target with `item` MUST be scrolled into view, and the action is done to that row or cell.',
    outcome: 'untestable',
    reason: '#hang could not be clicked.',
    needs: ['actions', 'fixture'],
    last: {
      call: 'ui_perform {"actions":[{"type":"click"}]}',
      answer: 'error MCP_UI_ACTION_FAILED (TARGET_OBSCURED): It is covered.',
      exchange: 0,
    },
  }),
  result({
    id: 'virtual-item-missing',
    section: '8',
    quote: 'An item that is not there MUST be answered with the reason `ITEM_NOT_FOUND`.',
    outcome: 'blocked',
    reason: 'expected rows of #list, got none',
    blockedBy: 'virtual-item',
    needs: ['actions', 'fixture'],
  }),
  result({
    id: 'screenshot-png',
    section: '11',
    quote: '`ui_screenshot` MUST return a PNG with a width and a height above 0.',
    outcome: 'skip',
    reason: 'ui_screenshot is not offered',
    needs: ['optional'],
    durationMs: 0,
  }),
  result({
    id: 'error-next-step',
    section: '12',
    concern: 'form',
    level: 'SHOULD',
    quote: 'The text of an error SHOULD go on with what to do next.',
    outcome: 'warn',
    findings: [
      {
        expected: 'a text that goes on with what to do next',
        actual: 'MCP_UI_TIMEOUT: late',
        call: null,
        protocol: '2026-07-28',
        exchange: null,
        times: 1,
        also: [],
      },
    ],
  }),
];

const staleKnownFailures = [{ id: 'ref-unknown', line: 2 }];

/** A report with every kind of outcome that a target can cause. */
export const sampleReport: Report = {
  format: 'conformance-report/2',
  contract: 'mcp-javafx-ui/1.0',
  contractHash: 'c'.repeat(64),
  protocols: ['2025-11-25', '2026-07-28'],
  suite: {
    name: 'mcp-javafx-ui',
    version: '0.1.0',
    hash: '5'.repeat(64),
    selfTest: { mutants: 178, killed: 178 },
  },
  target: {
    name: 'some-target',
    version: '0.3',
    transport: 'http',
    address: 'http://127.0.0.1:7777/mcp',
    protocolVersion: '2025-11-25',
    tools: ['ui_get_snapshot', 'ui_query', 'ui_get_node', 'ui_perform'],
  },
  profile: {
    id: 'fixture',
    source: 'claimed',
    description: 'The target shows the standard fixture application; the suite acts freely.',
    offers: ['actions', 'fixture'],
  },
  level: 'Full',
  proven: null,
  settings: {
    strict: false,
    deadlineMs: 5000,
    graceMs: 500,
    noopMs: 1.2,
    only: [],
    skip: [],
    configured: [],
  },
  startedAt: '2026-01-05T12:34:56.789Z',
  durationMs: 4321,
  summary: summarize(results, staleKnownFailures, false),
  staleKnownFailures,
  exchanges: [answered, silent],
  results,
};
