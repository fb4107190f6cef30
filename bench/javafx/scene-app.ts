import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { SectionName, Toolkit } from '../../server/javafx-ui/scene/port.js';
import { TestApp, within } from '../../server/javafx-ui/toolkits/jvm/testing/app.js';
import type { Display } from '../../testing/display.js';
import { testApp } from '../../testing/javafx/start-arguments.js';
import { buildMixedScene } from '../scenes/mixed-scene.js';

export type Mode = 'compact' | 'full';

const sectionsOf: Record<Mode, SectionName[]> = {
  compact: [],
  full: ['bounds', 'localToScreen', 'module', 'pseudoClass', 'opacity'],
};

/** The mixed scene in a real JavaFX application that measures its own FX thread. */
export class SceneApp {
  private readonly lines: AsyncIterator<string>;

  private constructor(
    private readonly app: TestApp,
    private readonly folder: string,
  ) {
    const lines: Interface = createInterface({ input: app.child.stdout! });
    this.lines = lines[Symbol.asyncIterator]();
  }

  static async open(display: Display, nodes: number, seed: number): Promise<SceneApp> {
    const folder = mkdtempSync(join(tmpdir(), 'mcp-bench-'));
    const fxml = join(folder, 'mixed.fxml');
    writeFileSync(fxml, buildMixedScene(nodes, seed));
    const app = await TestApp.start(display, testApp(['Start', 'BenchScene', fxml]), {
      flags: ['-XX:+UseSerialGC', '-Dprism.order=sw'],
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    return new SceneApp(app, folder);
  }

  get toolkit(): TestApp['toolkit'] {
    return this.app.toolkit;
  }

  capture(mode: Mode): Promise<unknown> {
    const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
    return this.toolkit.capture({ scope, sections: sectionsOf[mode] }, within(60_000));
  }

  /** A traversal in the JVM that reads the same properties and keeps nothing. */
  bare(mode: Mode): Promise<unknown> {
    return this.ask(mode === 'full' ? 'bare full' : 'bare');
  }

  /** Changes the first label of the scene. */
  relabel(text: string): Promise<unknown> {
    return this.ask(`label ${text}`);
  }

  /** CPU time of the FX thread for a piece of work, in milliseconds. */
  async fxTime(work: () => Promise<unknown>): Promise<number> {
    const before = await this.ask('cpu');
    await work();
    return (await this.ask('cpu')) - before;
  }

  /** The toolkit for a server that comes and goes while the application stays. */
  keptOpen(): Toolkit {
    const { toolkit } = this;
    return {
      attached: true,
      info: () => toolkit.info(),
      capture: (request, deadline) => toolkit.capture(request, deadline),
      perform: (action, options, deadline) => toolkit.perform(action, options, deadline),
      screenshot: (window, deadline, picture) => toolkit.screenshot(window, deadline, picture),
      close: async () => {},
    };
  }

  private async ask(command: string): Promise<number> {
    this.app.child.stdin!.write(`${command}\n`);
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error(`The application ended before it answered "${command}".`);
      // The JVM itself may have something to say, too.
      if (/^\d+$/.test(value)) return Number(value) / 1e6;
    }
  }

  async close(): Promise<void> {
    await this.app.close();
    rmSync(this.folder, { recursive: true });
  }
}
