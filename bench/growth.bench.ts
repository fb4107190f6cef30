import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, cpuTime } from './compare.js';
import type { Curve } from './curve.js';
import type { Bench } from './row.js';
import { buildMixedScene } from './scenes/mixed-scene.js';
import { ServerProcess } from './server-process.js';
import { median } from './statistics.js';

const sizes = [
  { nodes: 100, calls: 40 },
  { nodes: 1000, calls: 8 },
  { nodes: 10_000, calls: 2 },
  { nodes: 100_000, calls: 1 },
] as const;
const snapshot = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'ui_get_snapshot', arguments: { mode: 'full', depth: 1000 } },
});

interface Size {
  readonly nodes: number;
  /** CPU milliseconds of one whole call, and of copying its result as plainly as can be. */
  call(): Promise<number>;
  copy(): number;
  close(): void;
}

/** Full snapshots through MCP, from a hundred to a hundred thousand nodes, next to the plainest work on the same data. */
export const bench: Bench = {
  title: 'Growth of a full snapshot, whole call through MCP',
  async run(draw) {
    const all: Size[] = [];
    try {
      for (const { nodes, calls } of sizes) all.push(await openSize(nodes, calls));
      for (const size of all) await warm(size);
      draw(await curveOf(all));
      const [, small, , large] = all as [Size, Size, Size, Size];
      const marginal = (more: number, less: number) => (more - less) / (large.nodes / small.nodes - 1) / less;
      return [
        await compare({
          name: 'a node more from 1,000 to 100,000: growth of the whole call / of JSON.stringify + structuredClone',
          limit: 1.3,
          samples: 9,
          unit: '×',
          ours: async () => marginal(await large.call(), await small.call()),
          yardstick: () => marginal(large.copy(), small.copy()),
        }),
        await compare({
          name: '10,000 nodes: whole call / JSON.stringify + structuredClone of its result',
          samples: 15,
          ours: () => all[2]!.call(),
          yardstick: () => all[2]!.copy(),
        }),
      ];
    } finally {
      for (const size of all) size.close();
    }
  },
};

async function openSize(nodes: number, calls: number): Promise<Size> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-bench-'));
  const fxml = join(folder, 'mixed.fxml');
  writeFileSync(fxml, buildMixedScene(nodes, 1));
  const server = await ServerProcess.start('reference', fxml, '120000');
  const { result } = JSON.parse(await server.post(snapshot)) as { result: object };
  return {
    nodes,
    call: () => server.costOf(snapshot, calls),
    copy: () => {
      const copies = Math.ceil(calls / 2);
      return cpuTime(() => times(copies, () => structuredClone(result) && JSON.stringify(result))) / copies;
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function warm(size: Size): Promise<void> {
  for (let i = 0; i < (size.nodes > 10_000 ? 2 : 10); i++) {
    await size.call();
    size.copy();
  }
}

async function curveOf(all: readonly Size[]): Promise<Curve> {
  const measured: { size: number; call: number; copy: number }[] = [];
  for (const { nodes, call, copy } of all) {
    const rounds = nodes > 10_000 ? 3 : 7;
    const calls: number[] = [];
    const copies: number[] = [];
    for (let i = 0; i < rounds; i++) {
      calls.push(await call());
      copies.push(copy());
    }
    measured.push({ size: nodes, call: median(calls), copy: median(copies) });
  }
  return {
    title: 'Full snapshot, headless: CPU of the server for one call',
    size: 'nodes',
    unit: 'ms',
    series: [
      { name: 'whole call through MCP', points: measured.map(({ size, call }) => ({ size, cost: call })) },
      {
        name: 'JSON.stringify + structuredClone',
        points: measured.map(({ size, copy }) => ({ size, cost: copy })),
      },
    ],
  };
}

function times(count: number, work: () => unknown): void {
  for (let i = 0; i < count; i++) work();
}
