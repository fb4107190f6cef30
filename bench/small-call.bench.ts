import { compare } from './compare.js';
import type { Bench } from './row.js';
import { ServerProcess } from './server-process.js';

const call = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'ui_query', arguments: { selector: { css: '#submit' } } },
});

const callsARound = 300;
/** The optimiser of the engine is done with both after so many. */
const warmUp = 6000;

/** CPU of the server process for one small call, every check on, next to the bare SDK with the same answer. */
export const bench: Bench = {
  title: 'Small call (ui_query by id on the fixture)',
  async run() {
    const ours = await ServerProcess.start('reference');
    const { result } = JSON.parse(await ours.post(call)) as {
      result: { structuredContent: { matches: unknown[] } };
    };
    if (result.structuredContent.matches.length !== 1) throw new Error('The fixture has no #submit.');
    const withWorker = await ServerProcess.start('bare-sdk', JSON.stringify(result), 'worker');
    const alone = await ServerProcess.start('bare-sdk', JSON.stringify(result));
    const bareHttp = await ServerProcess.start('bare-http', await ours.post(call));
    const all = [ours, withWorker, alone, bareHttp];
    const answers = await Promise.all(all.map((server) => server.post(call)));
    if (new Set(answers).size !== 1) throw new Error('The servers do not answer with the same bytes.');
    for (const server of all) await server.costOf(call, warmUp);
    const rows = [
      await compare({
        name: 'our server / bare SDK with one worker echo',
        limit: 1.35,
        samples: 80,
        ours: () => ours.costOf(call, callsARound),
        yardstick: () => withWorker.costOf(call, callsARound),
      }),
      await compare({
        name: 'our server / bare SDK without a worker',
        samples: 40,
        ours: () => ours.costOf(call, callsARound),
        yardstick: () => alone.costOf(call, callsARound),
      }),
      await compare({
        name: 'our server / bare node:http with a ready answer',
        samples: 20,
        ours: () => ours.costOf(call, callsARound),
        yardstick: () => bareHttp.costOf(call, callsARound),
      }),
    ];
    for (const server of all) server.close();
    return rows;
  },
};
