import { asArray, asObject, asString, type JsonObject, parseJson } from '../../kit/reading/json.js';
import { catalog, wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { svgProblem } from '../reading/svg.js';
import { none } from '../samples.js';

/** 2.5 Homes, 2.6 Resources and prompts */
export const homes = {
  'home-default': async (t) => {
    const state = await t.state();
    const active = t.some(state.homes, 'homes').filter(({ active }) => active === true);
    t.equal(active.length, 1, 'homes that are active');
    t.equal(state.whole.home, active[0]?.id, 'the home of get_state without home');
  },

  'home-named': async (t) => {
    for (const { id } of t.some((await t.state()).homes, 'homes')) {
      const reply = await t.ask('get_state', { home: id });
      t.equal(t.output(reply).home, id, `the home of get_state with home ${id}`, reply);
    }
  },

  'home-unknown': async (t) => {
    for (const tool of ['get_state', 'list_levels', 'get_cameras', 'list_checkpoints'])
      t.fails(await t.ask(tool, { home: none.home }), 'SH3D_NOT_FOUND', tool);
  },

  'resources-listed': async (t) => {
    const reply = await t.raw.rpc('resources/list', {});
    const uris = asArray(reply.result?.resources).map((one) => asObject(one).uri);
    for (const uri of ['sh3d://state', 'sh3d://plan.svg', 'sh3d://catalog'])
      t.expect(uris.includes(uri), `${uri} in resources/list`, uris, reply);
  },

  'resource-state': async (t) => {
    const state = await t.done('get_state');
    const { value, mimeType } = await resource(t, 'sh3d://state');
    t.equal(mimeType, 'application/json', 'mimeType of sh3d://state');
    t.alike(value, state, 'sh3d://state');
  },

  'resource-catalog': async (t) => {
    const entries = await catalog(t);
    const { value, mimeType } = await resource(t, 'sh3d://catalog');
    t.equal(mimeType, 'application/json', 'mimeType of sh3d://catalog');
    const ids = asArray(asObject(value).furniture).map((one) => String(asObject(one).catalogId));
    t.equal(
      ids,
      t.some(entries, 'entries of the catalog').map(({ catalogId }) => catalogId),
      'ids in sh3d://catalog',
    );
  },

  'resource-plan': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    const { text, mimeType } = await resource(t, 'sh3d://plan.svg');
    t.equal(mimeType, 'image/svg+xml', 'mimeType of sh3d://plan.svg');
    t.equal(svgProblem(text), null, 'what is wrong with the SVG');
  },

  'resource-unknown': async (t) => {
    for (const uri of ['sh3d://cellar', 'sh3d://plan.png', 'file:///etc/passwd']) {
      const reply = await t.raw.rpc('resources/read', { uri });
      t.expect(reply.error !== null, `a JSON-RPC error for ${uri}`, reply.result ?? reply.failure, reply);
    }
  },

  'prompts-listed': async (t) => {
    const reply = await t.raw.rpc('prompts/list', {});
    const names = asArray(reply.result?.prompts).map((one) => asObject(one).name);
    for (const name of ['design_room', 'furnish_room', 'review_home'])
      t.expect(names.includes(name), `${name} in prompts/list`, names, reply);
  },

  'prompt-arguments': async (t) => {
    const asked: [string, JsonObject][] = [
      ['design_room', { wish: 'a reading room for 7 people', place: 'beside the larder' }],
      ['furnish_room', { room: 'the reading room', wish: 'eleven lamps' }],
      ['review_home', { question: 'where the cat sleeps' }],
    ];
    for (const [name, args] of asked) {
      const reply = await t.raw.rpc('prompts/get', { name, arguments: args });
      const said = JSON.stringify(reply.result?.messages ?? '');
      for (const word of Object.values(args))
        t.expect(
          said.includes(String(word)),
          `"${word}" in the prompt ${name}`,
          reply.error?.message ?? said,
          reply,
        );
    }
  },
} satisfies Record<string, Check>;

/** Reads a resource. *Ends the check* when it cannot be read. */
async function resource(t: CheckContext, uri: string) {
  const reply = await t.raw.rpc('resources/read', { uri });
  const content = asObject(asArray(reply.result?.contents)[0]);
  const text = asString(content.text);
  t.demand(text !== null, `a text as the content of ${uri}`, reply.error?.message ?? reply.result, reply);
  return { text: text!, mimeType: content.mimeType, value: parseJson(text!) };
}
