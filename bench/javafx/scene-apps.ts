import { openDisplay } from '../../testing/display.js';
import { missingTools } from '../../testing/javafx/missing-tools.js';
import { type Mode, SceneApp } from './scene-app.js';

export const SEED = 1;
export const modes: readonly Mode[] = ['compact', 'full'];
export const sizes = [
  { nodes: 100, samples: 100, warmUp: 1000 },
  { nodes: 1000, samples: 60, warmUp: 300 },
  { nodes: 10_000, samples: 25, warmUp: 60 },
] as const;
export type Size = (typeof sizes)[number];
const [, thousand, tenThousand] = sizes;

/** The mixed scene in one real JavaFX application for each size. */
export class SceneApps {
  private constructor(private readonly apps: ReadonlyMap<number, SceneApp>) {}

  /** Opens them, does some work with them, and closes them; answers nothing where real JavaFX is missing. */
  static async with<T>(work: (apps: SceneApps) => Promise<T[]>): Promise<T[]> {
    const missing = missingTools();
    if (missing.length > 0) {
      console.warn(`Left out: real JavaFX needs ${missing.join(', ')}; run scripts/setup.`);
      return [];
    }
    const display = await openDisplay();
    const apps = new Map<number, SceneApp>();
    try {
      for (const { nodes } of sizes) apps.set(nodes, await SceneApp.open(display, nodes, SEED));
      return await work(new SceneApps(apps));
    } finally {
      for (const app of apps.values()) await app.close();
      display.close();
    }
  }

  of(nodes: number): SceneApp {
    return this.apps.get(nodes)!;
  }

  /** Until the JVM has compiled what it will compile. */
  async warm(work: (app: SceneApp) => Promise<unknown>): Promise<void> {
    for (const { nodes, warmUp } of sizes) {
      for (let i = 0; i < warmUp; i++) await work(this.of(nodes));
    }
  }

  /**
   * CPU time of the FX thread for some work, measured after work elsewhere, so that nothing finds the caches of the
   * processor filled by what was measured before: between two calls of an agent lie seconds.
   */
  async fxTime(nodes: number, work: (app: SceneApp) => Promise<unknown>): Promise<number> {
    await this.workElsewhere(nodes);
    const app = this.of(nodes);
    return app.fxTime(() => work(app));
  }

  async workElsewhere(nodes: number): Promise<void> {
    await this.of(nodes === tenThousand.nodes ? thousand.nodes : tenThousand.nodes).capture('full');
  }
}

export function count(nodes: number): string {
  return nodes.toLocaleString('en');
}
