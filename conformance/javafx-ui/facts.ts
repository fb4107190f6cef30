import type { Facts } from '../kit/checks/facts.js';
import type { NullCase } from '../kit/checks/inputs.js';
import type { CheckContext } from './check.js';
import { mandatory } from './reading/mandatory.js';
import { readNode } from './reading/snapshot.js';
import { errors, successes } from './reading/survey.js';
import { invalidInputs, neverIssued, unknownMembers, validInputs } from './samples.js';

/** The names, codes and limits of this contract in the sentences that all contracts share. */
export const facts = {
  values: {
    readOnly: true,
    notOfferedCode: 'MCP_UI_NOT_ENABLED',
    invalidInputCode: 'MCP_UI_INVALID_INPUT',
    openInput: 'ref.hint',
    capabilities: ['tools', 'logging'],
    endpoint: '/mcp',
    bodyLimitMiB: 4,
    healthMembers: ['ok', 'schema', 'tools', 'transport', 'attached'],
    versionTool: 'ui_get_snapshot',
  },
  // An input without actions does nothing anywhere, and is told by a code of its own.
  acting: [{ tool: 'ui_perform', input: { actions: [] } }],
  actingOutputs: { ui_perform: { results: [{ ok: true, type: 'focus' }] } },
  samples: { valid: validInputs, unknownMembers, invalid: invalidInputs },
  survey: { successes, errors },
  provocations: [
    ['ui_get_node', { ref: { uid: neverIssued } }],
    ['ui_get_node', { ref: { path: '/stages[0]/scene/root/%s%n[0]' } }],
    ['ui_get_node', { ref: {} }],
    ['ui_get_node', { ref: 'x' }],
    ['ui_get_snapshot', { stageIndex: 99_999 }],
    ['ui_get_snapshot', { stageIndex: 2_147_483_647 }],
    ['ui_get_snapshot', { depth: 'deep' }],
    ['ui_get_snapshot', []],
    ['ui_query', { selector: { css: '##' } }],
    ['ui_query', { selector: { text: '(', match: 'regex' } }],
    ['ui_no_such_tool', { a: [] }],
  ],
  nullCases,
  wrongInSeveralPlaces: {
    tool: 'ui_get_snapshot',
    input: { depth: -1, mode: 'tiny' },
    pointers: ['/depth', '/mode'],
  },
  batched: { tool: 'ui_get_snapshot', input: {}, shows: '"stages"' },
  healthHolds: [['attached', true, 'attached of /health while an application is there']],
  versionCall: { tool: 'ui_get_snapshot', input: {} },
  mandatory,
  async questions(t: CheckContext) {
    const { nodes } = await t.snapshot();
    const uids = nodes.map(({ node }) => node.ref.uid).filter((uid) => uid !== '');
    const asked = t.some(uids.slice(0, 20), 'nodes with a uid');
    return Array.from({ length: 20 }, (_, i) => asked[i % asked.length]!).map((uid) => ({
      ask: () => t.call('ui_get_node', { ref: { uid } }),
      what: 'the node',
      about: uid,
      aboutOf: ({ output }) => readNode(output).ref.uid,
    }));
  },
} satisfies Facts<CheckContext>;

async function nullCases(t: CheckContext): Promise<readonly NullCase[]> {
  // Pseudo-classes come and go with the pointer.
  const ways = { identity: ['uid'], fleeting: ['pseudoClass'] };
  const snapshot: NullCase = {
    tool: 'ui_get_snapshot',
    bare: {},
    withNulls: [
      { stage: null, stageIndex: null, mode: null, depth: null, include: null },
      {
        include: {
          bounds: null,
          localToScreen: null,
          properties: null,
          virtualization: null,
          accessibility: null,
        },
      },
    ],
    what: 'the nodes and members of a snapshot',
    ...ways,
  };
  t.some((await t.query({ selector: { css: '*' } })).matches, 'matches of *');
  const selector = { css: '*', text: null, match: null, predicate: null };
  const query: NullCase = {
    tool: 'ui_query',
    bare: { selector: { css: '*' } },
    withNulls: [null, { stage: null, stageIndex: null }].map((scope) => ({ selector, scope, limit: null })),
    what: 'the matches of a query',
    ...ways,
  };
  const [{ node }] = t.some((await t.snapshot()).nodes, 'nodes');
  const { uid } = node.ref;
  const single: NullCase = {
    tool: 'ui_get_node',
    bare: { ref: { uid } },
    withNulls: [{ ref: { uid, path: null, hint: null }, includeChildren: null }],
    what: 'the node of a ref',
    ...ways,
  };
  return [snapshot, query, single];
}
