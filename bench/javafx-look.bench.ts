import { contract } from '../generated/mcp-javafx-ui/1.1/index.js';
import { compare, cpuTimeOf } from './compare.js';
import { counted } from './counted.js';
import type { SceneApp } from './javafx/scene-app.js';
import { count, SceneApps, type Size, sizes } from './javafx/scene-apps.js';
import type { Bench, Row } from './row.js';
import { callerOver } from './scenes/engine-over.js';

const [hundred, , tenThousand] = sizes;
const byId = { selector: { css: '#n1' } };
const compact = { mode: 'compact', depth: 1000 };

type Call = ReturnType<typeof callerOver>;
type Calls = ReadonlyMap<SceneApp, Call>;

/** What it costs to see by contract 1.1, in real JavaFX. */
export const bench: Bench = {
  title: 'Seeing by contract 1.1, real JavaFX',
  run: () =>
    SceneApps.with(async (apps) => {
      const calls: Calls = new Map(
        sizes.map(({ nodes }) => [apps.of(nodes), callerOver(apps.of(nodes).keptOpen(), contract)]),
      );
      await apps.warm(async (app) => {
        const call = calls.get(app)!;
        await call('ui_look', {});
        await call('ui_query', byId);
        await call('ui_get_snapshot', compact);
        await app.bare('full');
      });
      const rows: Row[] = [];
      for (const size of sizes) rows.push(await fxThreadOfLook(apps, calls, size));
      rows.push(...(await queries(apps, calls)));
      const app = apps.of(tenThousand.nodes);
      rows.push(...(await sinceThen(app, calls.get(app)!)));
      return rows;
    }),
};

function fxThreadOfLook(apps: SceneApps, calls: Calls, { nodes, samples }: Size): Promise<Row> {
  return compare({
    name: `${count(nodes)} nodes, ui_look: FX thread / bare traversal`,
    limit: 1.5,
    samples,
    ours: () => apps.fxTime(nodes, (app) => calls.get(app)!('ui_look', {})),
    yardstick: () => apps.fxTime(nodes, (app) => app.bare('full')),
  });
}

/**
 * Counted is the CPU of the FX thread and of this process, in which the engine and its end of the link to the
 * application are. What MCP and HTTP add to a query is the same for every size and would flatter the first ratio; a
 * snapshot they would make dearer.
 */
async function queries(apps: SceneApps, calls: Calls): Promise<Row[]> {
  const cost = async (nodes: number, tool: string, input: object, times = 1) => {
    await apps.workElsewhere(nodes);
    const app = apps.of(nodes);
    let engine = 0;
    const fxThread = await app.fxTime(async () => {
      engine = await cpuTimeOf(async () => {
        for (let i = 0; i < times; i++) await calls.get(app)!(tool, input);
      });
    });
    return (engine + fxThread) / times;
  };
  return [
    await compare({
      name: 'query by id, FX thread and engine: among 10,000 nodes / among 100',
      limit: 3,
      samples: 60,
      ours: () => cost(tenThousand.nodes, 'ui_query', byId),
      yardstick: () => cost(hundred.nodes, 'ui_query', byId),
    }),
    await compare({
      name: 'query by id among 10,000 nodes, FX thread and engine / compact snapshot of them',
      limit: 0.1,
      samples: 25,
      ours: () => cost(tenThousand.nodes, 'ui_query', byId),
      yardstick: () => cost(tenThousand.nodes, 'ui_get_snapshot', compact),
    }),
  ];
}

/** What a model reads of a scene that it has seen before. */
async function sinceThen(app: SceneApp, call: Call): Promise<Row[]> {
  const first = (await call('ui_look', {})) as { output: { revision: string } };
  const since = first.output.revision;
  const unchanged = await call('ui_look', { since });
  await app.relabel('another text than before');
  const changed = await call('ui_look', { since });
  const bytes = (text: string) => Buffer.byteLength(text);
  return [
    counted('look at 10,000 nodes, nothing changed: bytes of text / 300', bytes(unchanged.text), 300, 1),
    counted('look at 10,000 nodes, one label changed: bytes of text / 500', bytes(changed.text), 500, 1),
  ];
}
