import { asArray, asObject, parseJson } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';

/** What a resource holds, read as JSON. *Ends the check* when it cannot be read. */
async function resource(t: CheckContext, uri: string): Promise<unknown> {
  const { result, error, failure, exchange } = await t.raw.rpc('resources/read', { uri });
  t.demand(result !== null, `the content of ${uri}`, error?.message ?? failure, exchange);
  const { text, uri: named } = asObject(asArray(result?.contents)[0]);
  t.equal(named, uri, 'the uri of the content', exchange);
  return parseJson(String(text));
}

const listed = (list: unknown, member: string): unknown[] =>
  asArray(list).map((one) => asObject(one)[member]);

export const stateChecks = {
  'state-app': async (t) => {
    const reply = await t.call('ui_get_state', {});
    const { id, properties, value } = t.output(reply);
    t.equal(id, 1, 'id', reply);
    t.equal(asObject(properties).type, 'App', 'the type of the application', reply);
    t.equal(value, { obj: 1 }, 'the value, a reference to the application', reply);
  },

  'state-none': async (t) => {
    const own = await t.running({});
    const reply = await own.call('ui_get_state', {});
    const { id, value } = t.output(reply);
    t.equal([id, value], [1, null], 'id and value without an application', reply);
    await own.lua('session:createAppVariable({})');
    const after = await own.call('ui_get_state', {});
    t.expect(t.output(after).value !== null, 'a value once there is an application', null, after);
  },

  'state-resource': async (t) => {
    const other = await t.newSession();
    for (const [uri, sessionId] of [
      ['ui-platform://state', '1'],
      ['ui-platform://state/1', '1'],
      [`ui-platform://state/${other}`, other],
    ] as const) {
      const state = await t.given('state-app', async () =>
        t.output(await t.call('ui_get_state', { sessionId })),
      );
      t.equal(await resource(t, uri), state, `what ${uri} holds`);
    }
  },

  'state-resource-unknown': async (t) => {
    const { error, exchange, failure } = await t.raw.rpc('resources/read', {
      uri: 'ui-platform://state/987654321',
    });
    t.expect(
      error !== null,
      'a JSON-RPC error for the state of an unknown session',
      failure ?? 'a result',
      exchange,
    );
  },

  'state-listed': async (t) => {
    const list = await t.raw.rpc('resources/list', {});
    const uris = listed(list.result?.resources, 'uri');
    t.expect(uris.includes('ui-platform://state'), 'ui-platform://state in resources/list', uris, list);
    const templates = await t.raw.rpc('resources/templates/list', {});
    const patterns = listed(templates.result?.resourceTemplates, 'uriTemplate');
    t.expect(
      patterns.includes('ui-platform://state/{sessionId}'),
      'the template in resources/templates/list',
      patterns,
      templates,
    );
  },
} satisfies Partial<Record<RequirementId, Check>>;
