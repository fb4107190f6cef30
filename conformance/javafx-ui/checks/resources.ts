import type { RpcReply } from '../../kit/connection/exchange.js';
import { asArray, asObject, asString, isObject, parseJson } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import { look } from '../reading/look.js';

/** 21 Resources */
export const resources = {
  'resources-listed': {
    run: async (t) => {
      const listed = await list(t);
      for (const uri of ['javafx://look', 'javafx://tree', 'javafx://focused-node'])
        t.expect(listed.includes(uri), `${uri} in the list`, listed);
    },
    withFixture: async (t) => {
      await t.fixture.click('#open-twin');
      const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
      const listed = await list(t);
      for (const { windowId } of t.some(stages, 'windows')) {
        const uri = `javafx://windows/${windowId}/tree`;
        t.expect(listed.includes(uri), `${uri} in the list`, listed);
      }
    },
  },

  'resources-templates': async (t) => {
    const templates = await listTemplates(t);
    for (const uri of ['javafx://windows/{windowId}/tree', 'javafx://node/{uid}'])
      t.expect(templates.includes(uri), `${uri} among the templates`, templates);
  },

  'resources-unreserved': async (t) => {
    const listed = [...(await list(t)), ...(await listTemplates(t))];
    for (const uri of t.some(listed, 'resources')) {
      t.expect(!uri.startsWith('ui://'), 'a URI that does not begin with ui://', uri);
    }
  },

  'resources-content': async (t) => {
    const uid = await focusName(t);
    const seen = await look(t);
    t.equal(await readText(t, 'javafx://look', 'text/plain'), seen.outline, 'the text of javafx://look');
    for (const { uri, tool, input } of await successors(t, uid)) {
      const output = t.output(await t.call(tool, input));
      const content = parseJson(await readText(t, uri, 'application/json'));
      t.equal(t.stable(tool, content), t.stable(tool, output), `the content of ${uri}`);
    }
  },

  'resources-deprecated': async (t) => {
    const uid = await focusName(t);
    for (const { uri, tool, old } of await successors(t, uid)) {
      const read = async (from: string) =>
        t.stable(tool, parseJson(await readText(t, from, 'application/json')));
      t.equal(await read(old), await read(uri), `the content of ${old}, compared with ${uri},`);
    }
  },

  'resources-unknown': async (t) => {
    offered(t);
    for (const uri of ['javafx://nowhere', 'javafx://node/u-0never', 'javafx://windows/w999999/tree']) {
      const reply = await t.raw.rpc('resources/read', { uri });
      t.expect(reply.error !== null, `a JSON-RPC error for ${uri}`, reply.result ?? reply.failure, reply);
    }
  },
} satisfies Record<string, Check>;

function offered(t: CheckContext): void {
  const capabilities = asObject(t.target.announced.capabilities);
  if (!isObject(capabilities.resources)) t.skip('resources are not offered');
}

async function list(t: CheckContext): Promise<string[]> {
  offered(t);
  return uris(t, await t.raw.rpc('resources/list'), 'resources', 'uri');
}

async function listTemplates(t: CheckContext): Promise<string[]> {
  offered(t);
  return uris(t, await t.raw.rpc('resources/templates/list'), 'resourceTemplates', 'uriTemplate');
}

function uris(t: CheckContext, reply: RpcReply, member: string, name: string): string[] {
  t.demand(reply.result !== null, 'a list', reply.error ?? reply.failure, reply);
  return asArray(reply.result?.[member]).map((entry) => asString(asObject(entry)[name]) ?? '');
}

/** The text of a resource, which is of this media type. *Ends the check* when it can't be read. */
async function readText(t: CheckContext, uri: string, mimeType: string): Promise<string> {
  offered(t);
  const reply = await t.raw.rpc('resources/read', { uri });
  const [content] = asArray(reply.result?.contents).map(asObject);
  t.demand(content !== undefined, `the content of ${uri}`, reply.error ?? reply.failure, reply);
  t.equal(content!.mimeType ?? null, mimeType, `the media type of ${uri}`, reply);
  return asString(content!.text) ?? '';
}

/** Gives the focus to a node of the fixture, so that there is one. */
async function focusName(t: CheckContext): Promise<string> {
  offered(t);
  const ref = await t.fixture.ref('#name');
  await t.given('focus', () => t.act({ type: 'focus', target: { ref } }));
  return ref.uid;
}

interface Successor {
  readonly uri: string;
  /** Its URI in 1.0. */
  readonly old: string;
  readonly tool: 'ui_get_snapshot' | 'ui_get_node';
  readonly input: object;
}

/** What has another URI than in 1.0, with the call that answers the same. */
async function successors(t: CheckContext, uid: string): Promise<Successor[]> {
  const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
  const [{ windowId, stageIndex }] = t.some(stages, 'windows');
  const snapshot = 'ui_get_snapshot';
  const node = 'ui_get_node';
  const ref = { uid };
  return [
    { uri: 'javafx://tree', old: 'ui://tree', tool: snapshot, input: { stage: 'all', depth: 50 } },
    {
      uri: `javafx://windows/${windowId}/tree`,
      old: `ui://stages/${stageIndex}/tree`,
      tool: snapshot,
      input: { window: windowId, depth: 50 },
    },
    { uri: 'javafx://focused-node', old: 'ui://focused-node', tool: node, input: { ref } },
    {
      uri: `javafx://node/${uid}`,
      old: `ui://node/${uid}`,
      tool: node,
      input: { ref, includeChildren: true },
    },
  ];
}
