import { contract } from '../server/sweethome3d/contract.js';
import { createEngine } from '../server/sweethome3d/engine/engine.js';
import { FileFolder } from '../server/sweethome3d/files/file-folder.js';
import { EmbeddedHome } from '../server/sweethome3d/homes/headless/embedded-home.js';
import { createEmbeddedPort } from '../server/sweethome3d/homes/headless/embedded-port.js';
import { compare, cpuTime, cpuTimeOf } from './compare.js';
import type { Curve } from './curve.js';
import type { Bench } from './row.js';
import { homeOfWalls } from './scenes/home-of-walls.js';
import { median } from './statistics.js';

const sizes = [
  { walls: 10, calls: 200 },
  { walls: 100, calls: 40 },
  { walls: 1000, calls: 6 },
  { walls: 10_000, calls: 1 },
] as const;
const tools = ['get_state', 'checkpoint', 'export_svg'] as const;

interface Size {
  readonly walls: number;
  /** CPU milliseconds of one call, and of copying the home as plainly as can be. */
  call(tool: string): Promise<number>;
  copy(): number;
}

/** What agents call all the time, from ten to ten thousand walls, next to the plainest work on the same data. */
export const bench: Bench = {
  title: 'Growth of calls with the size of an embedded home',
  async run(draw) {
    const all = sizes.map(({ walls, calls }) => openSize(walls, calls));
    for (const size of all) for (const tool of tools) for (let i = 0; i < 3; i++) await size.call(tool);
    draw(await curveOf(all));
    const [, , small, large] = all as [Size, Size, Size, Size];
    const marginal = (more: number, less: number) => (more - less) / (large.walls / small.walls - 1) / less;
    const rows = [];
    for (const tool of tools) {
      rows.push(
        await compare({
          name: `a wall more from 1,000 to 10,000: growth of ${tool} / of JSON.stringify + structuredClone`,
          limit: 1.5,
          samples: 9,
          unit: '×',
          ours: async () => marginal(await large.call(tool), await small.call(tool)),
          yardstick: () => marginal(large.copy(), small.copy()),
        }),
      );
    }
    return rows;
  },
};

function openSize(walls: number, calls: number): Size {
  const home = new EmbeddedHome();
  home.replace('Build', homeOfWalls(walls));
  const port = createEmbeddedPort(home);
  const engine = createEngine({ port, files: new FileFolder(null), contract, timeoutMs: 600_000 });
  const call = async (tool: string) => {
    const reply = await engine.call(tool, {}, { arrivedAt: performance.now() });
    if (!reply.ok) throw new Error(reply.text);
  };
  return {
    walls,
    call: async (tool) => {
      const spent = await cpuTimeOf(async () => {
        for (let i = 0; i < calls; i++) await call(tool);
      });
      return spent / calls;
    },
    copy() {
      const copies = 4 * calls;
      const work = () => {
        for (let i = 0; i < copies; i++) JSON.stringify(structuredClone(home.records));
      };
      return cpuTime(work) / copies;
    },
  };
}

async function curveOf(all: readonly Size[]): Promise<Curve> {
  const series = [];
  for (const tool of tools) {
    const points = [];
    for (const size of all) {
      const costs: number[] = [];
      for (let i = 0; i < 5; i++) costs.push(await size.call(tool));
      points.push({ size: size.walls, cost: median(costs) });
    }
    series.push({ name: tool, points });
  }
  return { title: 'Embedded home: CPU of one call', size: 'walls', unit: 'ms', series };
}
