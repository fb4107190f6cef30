import { compare } from './compare.js';
import type { Bench } from './row.js';
import { ServerProcess } from './server-process.js';

const callsARound = 60;

const call = (name: string, input: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } });

/** An action and its effect, seen by the next call: next to a query, which only looks. */
export const bench: Bench = {
  title: 'Round trip of an action (a click on the fixture)',
  async run() {
    const server = await ServerProcess.start('reference');
    const query = call('ui_query', { selector: { css: '#click-target' } });
    const { result } = JSON.parse(await server.post(query)) as {
      result: { structuredContent: { matches: { ref: { uid: string } }[] } };
    };
    const { uid } = result.structuredContent.matches[0]!.ref;
    const click = (awaitUiIdle: boolean) =>
      call('ui_perform', { actions: [{ type: 'click', target: { ref: { uid } } }], awaitUiIdle });
    if (/isError":true/.test(await server.post(click(true)))) throw new Error('The click did not succeed.');
    const wall = (body: string) => async () => {
      const start = performance.now();
      for (let i = 0; i < callsARound; i++) await server.post(body);
      return (performance.now() - start) / callsARound;
    };
    for (let i = 0; i < 20; i++) for (const body of [query, click(false), click(true)]) await wall(body)();
    const rows = [
      await compare({
        name: 'click and forget / query by id',
        samples: 25,
        ours: wall(click(false)),
        yardstick: wall(query),
      }),
      await compare({
        name: 'click and wait for its effect / click and forget',
        samples: 25,
        ours: wall(click(true)),
        yardstick: wall(click(false)),
      }),
    ];
    server.close();
    return rows;
  },
};
