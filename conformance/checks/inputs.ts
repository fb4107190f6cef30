import type { Check, CheckContext } from '../check.js';
import { type ToolName, toolNames } from '../contract.js';
import { asArray, asString, isObject } from '../reading/json.js';
import { type InvalidInput, invalidInputs, neverIssued, unknownMembers } from '../samples.js';

/** 2.4 Inputs */
export const inputs = {
  'input-closed': (t) => refusesAll(t, unknownMembers),

  'input-null': async (t) => {
    const nulls = { stage: null, stageIndex: null, mode: null, depth: null, include: null };
    const noSwitches = {
      bounds: null,
      localToScreen: null,
      properties: null,
      virtualization: null,
      accessibility: null,
    };
    const bare = skeleton(t.output(await t.call('ui_get_snapshot', {})));
    for (const input of [nulls, { include: noSwitches }]) {
      const reply = await t.call('ui_get_snapshot', input);
      t.equal(skeleton(t.output(reply)), bare, 'the nodes and members of a snapshot with nulls', reply);
    }

    t.some((await t.query({ selector: { css: '*' } })).matches, 'matches of *');
    const all = skeleton(t.output(await t.call('ui_query', { selector: { css: '*' } })));
    const selector = { css: '*', text: null, match: null, predicate: null };
    for (const scope of [null, { stage: null, stageIndex: null }]) {
      const reply = await t.call('ui_query', { selector, scope, limit: null });
      t.equal(skeleton(t.output(reply)), all, 'the matches of a query with nulls', reply);
    }

    const [{ node }] = t.some((await t.snapshot()).nodes, 'nodes');
    const { uid } = node.ref;
    const one = skeleton(t.output(await t.call('ui_get_node', { ref: { uid } })));
    const reply = await t.call('ui_get_node', {
      ref: { uid, path: null, hint: null },
      includeChildren: null,
    });
    t.equal(skeleton(t.output(reply)), one, 'the node of a ref with nulls', reply);
    if (t.target.offers('ui_perform')) {
      const click = {
        type: 'click',
        target: { ref: { uid: neverIssued }, item: null },
        x: null,
        y: null,
      } as const;
      const key = { type: 'pressKey', key: 'A', modifiers: null } as const;
      const acted = await t.call('ui_perform', { actions: [click, key], awaitUiIdle: null, timeoutMs: null });
      t.failsWith(acted, 'MCP_UI_ACTION_FAILED', 'actions with nulls that lead to no node');
    }
    if (t.target.offers('ui_screenshot')) {
      t.succeeds(await t.call('ui_screenshot', { stageIndex: null }), 'a screenshot with stageIndex null');
    }
  },

  'input-invalid-code': (t) => refusesAll(t, invalidInputs),

  'input-invalid-issues': async (t) => {
    const reply = await t.callInvalid('ui_get_snapshot', { depth: -1, mode: 'tiny' });
    if (reply.error?.code !== 'MCP_UI_INVALID_INPUT' && reply.error?.integer === -32602) {
      t.skip('invalid inputs are answered with -32602, which has no details');
    }
    if (!t.failsWith(reply, 'MCP_UI_INVALID_INPUT')) return;
    const issues = asArray(reply.error?.details.issues).filter(isObject);
    for (const pointer of ['/depth', '/mode']) {
      const issue = issues.find((one) => one.pointer === pointer);
      const whole = asString(issue?.message) && asString(issue?.expected);
      t.expect(Boolean(whole), `an issue at ${pointer} with message and expected`, issue ?? issues, reply);
    }
  },

  'input-invalid-nothing': async (t) => {
    const counted = await t.fixture.text('#click-count');
    const click = { type: 'click', target: { ref: { uid: (await t.fixture.ref('#click-target')).uid } } };
    const wrong: InvalidInput[] = [
      { what: 'an unknown action after a click', input: { actions: [click, { type: 'explode' }] } },
      { what: 'an unknown member after a click', input: { actions: [click, { ...click, count: 2 }] } },
      { what: 'an unknown member beside actions', input: { actions: [click], dryRun: false } },
      { what: 'a timeout of 0', input: { actions: [click], timeoutMs: 0 } },
    ];
    for (const { what, input } of wrong) {
      const reply = await t.callInvalid('ui_perform', input);
      t.expect(!reply.ok, `an error for ${what}`, 'a successful result', reply);
      t.equal(await t.fixture.text('#click-count'), counted, `the counter after ${what}`, reply);
    }
    await t.act(click as never);
    const after = await t.fixture.text('#click-count');
    t.expect(after !== counted, 'the same click to count when it is valid', after);
  },
} satisfies Record<string, Check>;

async function refusesAll(
  t: CheckContext,
  samples: { [T in ToolName]: readonly InvalidInput[] },
): Promise<void> {
  for (const tool of toolNames(t.contract).filter((name) => t.target.offers(name))) {
    for (const { what, input } of samples[tool])
      t.refuses(await t.callInvalid(tool, input), `${what} in ${tool}`);
  }
  t.some(t.target.toolNames, 'tools in tools/list');
}

/** Which nodes there are and which members each has; values may change by themselves in a living UI. */
function skeleton(output: unknown): unknown {
  if (Array.isArray(output)) return output.map(skeleton).filter((part) => part !== null);
  if (!isObject(output)) return null;
  const members = Object.keys(output)
    .filter((name) => name !== 'pseudoClass')
    .sort();
  const parts = members.flatMap((name) => skeleton(output[name]) ?? []);
  return [members.join(' '), asString(output.uid) ?? '', ...parts];
}
