import { compare } from './compare.js';
import type { Curve } from './curve.js';
import type { Mode, SceneApp } from './javafx/scene-app.js';
import { count, modes, SceneApps, SEED, type Size, sizes } from './javafx/scene-apps.js';
import { Served } from './javafx/served.js';
import type { Bench, Row } from './row.js';
import { showMixedScene } from './scenes/capture-scene.js';

const [, thousand, tenThousand] = sizes;
const onFxThread = 'FX thread / bare traversal';
const wholeCall = 'whole call through MCP / headless';

/** The mixed scene in real JavaFX: what the FX thread pays, and what a caller waits for. */
export const bench: Bench = {
  title: 'Real JavaFX',
  run: (draw) =>
    SceneApps.with(async (apps) => {
      await apps.warm(async (app) => {
        for (const mode of modes) {
          await app.capture(mode);
          await app.bare(mode);
        }
      });
      const rows: Row[] = [];
      for (const size of sizes) {
        for (const mode of modes) rows.push(await fxThread(apps, size, mode));
      }
      for (const mode of modes) rows.push(await growth(apps, mode));
      for (const size of sizes) rows.push(...(await wholeCalls(apps.of(size.nodes), size)));
      for (const mode of modes) draw(curveOf(rows, mode));
      return rows;
    }),
};

function fxThread(apps: SceneApps, { nodes, samples }: Size, mode: Mode): Promise<Row> {
  return compare({
    name: `${count(nodes)} nodes, ${mode}: ${onFxThread}`,
    limit: 1.5,
    samples,
    ours: () => apps.fxTime(nodes, (app) => app.capture(mode)),
    yardstick: () => apps.fxTime(nodes, (app) => app.bare(mode)),
  });
}

function growth(apps: SceneApps, mode: Mode): Promise<Row> {
  const cost = (nodes: number) => apps.fxTime(nodes, (app) => app.capture(mode));
  return compare({
    name: `${mode}, a node more on the FX thread: from 1,000 to 10,000 / up to 1,000`,
    limit: 1.3,
    samples: 25,
    unit: 'µs',
    ours: async () => ((await cost(tenThousand.nodes)) - (await cost(thousand.nodes))) / 9,
    yardstick: () => cost(thousand.nodes),
  });
}

/** Real JavaFX and the headless toolkit with the same scene, each behind a server of its own. */
async function wholeCalls(app: SceneApp, { nodes, samples }: Size): Promise<Row[]> {
  const headless = await Served.open(await showMixedScene(nodes, SEED));
  const real = await Served.open(app.keptOpen());
  const rows: Row[] = [];
  for (const mode of modes) {
    const input = { mode, depth: 1000 };
    const wall = (served: Served) => async () => {
      const start = performance.now();
      await served.snapshot(input);
      return performance.now() - start;
    };
    const bytes = (served: Served) => async () => (await served.snapshot(input)).length / 1024;
    const name = `${count(nodes)} nodes, ${mode}: ${wholeCall}`;
    rows.push(await compare({ name, samples, ours: wall(real), yardstick: wall(headless) }));
    const size = { name: `${count(nodes)} nodes, ${mode}: size of the reply / headless`, unit: 'KB' };
    rows.push(await compare({ ...size, samples: 3, ours: bytes(real), yardstick: bytes(headless) }));
  }
  await headless.close();
  await real.close();
  return rows;
}

/** What the rows say of the FX thread, by size. */
function curveOf(rows: readonly Row[], mode: Mode): Curve {
  const rowOf = (nodes: number, what: string) =>
    rows.find(({ name }) => name === `${count(nodes)} nodes, ${mode}: ${what}`)!;
  const series = (name: string, what: string, part: 'ours' | 'yardstick') => ({
    name,
    points: sizes.map(({ nodes }) => ({ size: nodes, cost: rowOf(nodes, what)[part] })),
  });
  return {
    title: `Real JavaFX, ${mode} snapshot`,
    size: 'nodes',
    unit: 'ms',
    series: [
      series('whole call through MCP', wholeCall, 'ours'),
      series('whole call, headless', wholeCall, 'yardstick'),
      series('CPU of the FX thread', onFxThread, 'ours'),
      series('CPU of a bare traversal', onFxThread, 'yardstick'),
    ],
  };
}
