import { compare, cpuTimeOf } from './compare.js';
import type { Bench } from './row.js';
import { showMixedScene } from './scenes/capture-scene.js';
import { callerOver } from './scenes/engine-over.js';
import { median } from './statistics.js';

const sizes = [100, 1000, 10_000, 100_000];
const queries = {
  'by id': { css: '#n1' },
  'by type and class': { css: 'HBox > Button.button' },
  'by text': { text: 'zq', match: 'contains' },
  // Nothing has it, so that the nearest nodes are looked for.
  'by text in vain': { text: 'zqxjzqxj', match: 'contains' },
  'by regex': { text: '^[a-f]+ x$', match: 'regex' },
} as const;
type Kind = keyof typeof queries;

/** CPU of queries, the UI thread included, from a hundred to a hundred thousand nodes. */
export const bench: Bench = {
  title: 'Queries on the mixed scene',
  async run(draw) {
    const apps = [];
    for (const nodes of sizes) {
      const toolkit = await showMixedScene(nodes);
      const call = callerOver(toolkit);
      const ask = async (kind: Kind, times: number) => {
        const cost = await cpuTimeOf(async () => {
          for (let i = 0; i < times; i++) await call('ui_query', { selector: queries[kind], limit: 5 });
        });
        return cost / times;
      };
      apps.push({ nodes, toolkit, ask });
    }
    const kinds = Object.keys(queries) as Kind[];
    const series = [];
    for (const kind of kinds) {
      const points = [];
      for (const { nodes, ask } of apps) {
        const times = nodes > 10_000 ? 2 : 20;
        await ask(kind, times);
        const costs = [];
        for (let i = 0; i < 7; i++) costs.push(await ask(kind, times));
        points.push({ size: nodes, cost: median(costs) });
      }
      series.push({ name: kind, points });
    }
    draw({
      title: 'ui_query, headless: CPU of engine and UI thread',
      size: 'nodes',
      unit: 'ms',
      series,
    });
    const [hundred, , tenThousand, hundredThousand] = apps as [
      (typeof apps)[0],
      (typeof apps)[0],
      (typeof apps)[0],
      (typeof apps)[0],
    ];
    const growth = (kind: Kind) =>
      compare({
        name: `${kind}: a node more from 10,000 to 100,000 / up to 10,000`,
        // 100,000 nodes are beyond the caches of a processor; a search that is not linear would be at ten.
        limit: 2,
        samples: 11,
        ours: async () => ((await hundredThousand.ask(kind, 1)) - (await tenThousand.ask(kind, 3))) / 9,
        yardstick: () => tenThousand.ask(kind, 3),
      });
    const rows = [
      await compare({
        name: 'by id: among 100,000 nodes / among 100',
        limit: 2,
        samples: 25,
        ours: () => hundredThousand.ask('by id', 100),
        yardstick: () => hundred.ask('by id', 100),
      }),
      await growth('by text'),
      await growth('by text in vain'),
    ];
    for (const { toolkit } of apps) await toolkit.close();
    return rows;
  },
};
