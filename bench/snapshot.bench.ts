import { compare, cpuTime, cpuTimeOf } from './compare.js';
import type { Bench } from './row.js';
import { captureScene, repeatScene, showMixedScene } from './scenes/capture-scene.js';
import { callerOver, toolkitOf } from './scenes/engine-over.js';

const full = { mode: 'full', depth: 1000 };

/** CPU of full snapshots of the mixed scene. */
export const bench: Bench = {
  title: 'Full snapshot',
  async run() {
    const toolkit = await showMixedScene(10_000);
    const whole = callerOver(toolkit);
    const engine = callerOver(toolkitOf(await captureScene(toolkit)));
    const { output } = await whole('ui_get_snapshot', full);
    const stringify = () => cpuTime(() => JSON.stringify(output));
    const snapshot = (call: typeof whole) => () => cpuTimeOf(() => call('ui_get_snapshot', full));
    for (let i = 0; i < 5; i++) await snapshot(engine)();
    const rows = [
      await compare({
        name: '10,000 nodes: engine / JSON.stringify of the result',
        limit: 3,
        samples: 25,
        ours: snapshot(engine),
        yardstick: stringify,
      }),
      await compare({
        name: '10,000 nodes: UI thread and engine / JSON.stringify',
        limit: 3,
        samples: 25,
        ours: snapshot(whole),
        yardstick: stringify,
      }),
    ];
    await toolkit.close();
    return [...rows, await growth()];
  },
};

async function growth() {
  const toolkit = await showMixedScene(1000);
  const scene = await captureScene(toolkit);
  await toolkit.close();
  const small = callerOver(toolkitOf(repeatScene(scene, 1)));
  const large = callerOver(toolkitOf(repeatScene(scene, 100)));
  const costOf = async (call: typeof small, times: number) => {
    const cost = await cpuTimeOf(async () => {
      for (let i = 0; i < times; i++) await call('ui_get_snapshot', full);
    });
    return cost / times;
  };
  await costOf(small, 50);
  return compare({
    name: 'engine, a node more: from 1,000 to 100,000 / up to 1,000',
    limit: 1.3,
    samples: 15,
    unit: 'µs',
    // What the nodes beyond the first thousand cost, each.
    ours: async () => ((await costOf(large, 1)) - (await costOf(small, 20))) / 99,
    yardstick: () => costOf(small, 20),
  });
}
