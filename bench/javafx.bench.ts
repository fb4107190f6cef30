import { openDisplay } from '../testing/display.js';
import { missingTools } from '../testing/javafx/missing-tools.js';
import { compare } from './compare.js';
import type { Curve } from './curve.js';
import { type Mode, SceneApp } from './javafx/scene-app.js';
import { Served } from './javafx/served.js';
import type { Bench, Row } from './row.js';
import { showMixedScene } from './scenes/capture-scene.js';

const SEED = 1;
const modes: readonly Mode[] = ['compact', 'full'];
const sizes = [
  { nodes: 100, samples: 100, warmUp: 1000 },
  { nodes: 1000, samples: 60, warmUp: 300 },
  { nodes: 10_000, samples: 25, warmUp: 60 },
] as const;
const [, thousand, tenThousand] = sizes;
const onFxThread = 'FX thread / bare traversal';
const wholeCall = 'whole call through MCP / headless';

/** The mixed scene in real JavaFX: what the FX thread pays, and what a caller waits for. */
export const bench: Bench = {
  title: 'Real JavaFX',
  async run(draw) {
    const missing = missingTools();
    if (missing.length > 0) {
      console.warn(`Left out: real JavaFX needs ${missing.join(', ')}; run scripts/setup.`);
      return [];
    }
    const display = await openDisplay();
    const apps = new Map<number, SceneApp>();
    try {
      for (const { nodes } of sizes) apps.set(nodes, await SceneApp.open(display, nodes, SEED));
      for (const { nodes, warmUp } of sizes) await warm(apps.get(nodes)!, warmUp);
      const rows: Row[] = [];
      for (const size of sizes) {
        for (const mode of modes) rows.push(await fxThread(apps, size, mode));
      }
      for (const mode of modes) rows.push(await growth(apps, mode));
      for (const size of sizes) rows.push(...(await wholeCalls(apps.get(size.nodes)!, size)));
      for (const mode of modes) draw(curveOf(rows, mode));
      return rows;
    } finally {
      for (const app of apps.values()) await app.close();
      display.close();
    }
  },
};

/** Until the JVM has compiled what it will compile. */
async function warm(app: SceneApp, rounds: number): Promise<void> {
  for (let i = 0; i < rounds; i++) {
    for (const mode of modes) {
      await app.capture(mode);
      await app.bare(mode);
    }
  }
}

type Apps = ReadonlyMap<number, SceneApp>;
type Size = (typeof sizes)[number];

function fxThread(apps: Apps, { nodes, samples }: Size, mode: Mode): Promise<Row> {
  return compare({
    name: `${count(nodes)} nodes, ${mode}: ${onFxThread}`,
    limit: 1.5,
    samples,
    ours: () => fxTime(apps, nodes, (app) => app.capture(mode)),
    yardstick: () => fxTime(apps, nodes, (app) => app.bare(mode)),
  });
}

function growth(apps: Apps, mode: Mode): Promise<Row> {
  const cost = (nodes: number) => fxTime(apps, nodes, (app) => app.capture(mode));
  return compare({
    name: `${mode}, a node more on the FX thread: from 1,000 to 10,000 / up to 1,000`,
    limit: 1.3,
    samples: 25,
    unit: 'µs',
    ours: async () => ((await cost(tenThousand.nodes)) - (await cost(thousand.nodes))) / 9,
    yardstick: () => cost(thousand.nodes),
  });
}

/**
 * Measured after work elsewhere, so that nothing finds the caches of the processor filled by what was
 * measured before: between two calls of an agent lie seconds.
 */
async function fxTime(apps: Apps, nodes: number, work: (app: SceneApp) => Promise<unknown>): Promise<number> {
  const app = apps.get(nodes)!;
  await apps.get(nodes === tenThousand.nodes ? thousand.nodes : tenThousand.nodes)!.capture('full');
  return app.fxTime(() => work(app));
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

function count(nodes: number): string {
  return nodes.toLocaleString('en');
}
