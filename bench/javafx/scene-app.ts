import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import {
  AgentListener,
  agentJar,
  JvmToolkit,
  LinkFile,
  windowShown,
} from '../../server/toolkit/jvm/index.js';
import { testApp, within } from '../../server/toolkit/jvm/testing/app.js';
import type { Display } from '../../server/toolkit/jvm/testing/display.js';
import type { SectionName, Toolkit } from '../../server/toolkit/port.js';
import { buildMixedScene } from '../scenes/mixed-scene.js';

export type Mode = 'compact' | 'full';

const sectionsOf: Record<Mode, SectionName[]> = {
  compact: [],
  full: ['bounds', 'localToScreen', 'module', 'pseudoClass', 'opacity'],
};

/** The mixed scene in a real JavaFX application that measures its own FX thread. */
export class SceneApp {
  readonly toolkit = new JvmToolkit();
  private readonly lines: AsyncIterator<string>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly end: () => void,
  ) {
    const lines: Interface = createInterface({ input: child.stdout! });
    this.lines = lines[Symbol.asyncIterator]();
  }

  static async open(display: Display, nodes: number, seed: number): Promise<SceneApp> {
    const folder = mkdtempSync(join(tmpdir(), 'mcp-bench-'));
    const fxml = join(folder, 'mixed.fxml');
    writeFileSync(fxml, buildMixedScene(nodes, seed));
    let app: SceneApp | undefined;
    const listener = await AgentListener.open((link) => app?.toolkit.add(link));
    const link = new LinkFile(listener.port, listener.token);
    const flags = ['-XX:+UseSerialGC', '-Dprism.order=sw', link.agentOption(agentJar())];
    const child = spawn('java', [...flags, ...testApp(['Start', 'BenchScene', fxml])], {
      env: { ...process.env, DISPLAY: display.name },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    app = new SceneApp(child, () => {
      listener.close();
      link.remove();
      rmSync(folder, { recursive: true });
    });
    if (!(await windowShown(app.toolkit, 120_000))) throw new Error('The scene did not show.');
    return app;
  }

  capture(mode: Mode): Promise<unknown> {
    const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
    return this.toolkit.capture({ scope, sections: sectionsOf[mode] }, within(60_000));
  }

  /** A traversal in the JVM that reads the same properties and keeps nothing. */
  bare(mode: Mode): Promise<unknown> {
    return this.ask(mode === 'full' ? 'bare full' : 'bare');
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
      screenshot: (window, deadline) => toolkit.screenshot(window, deadline),
      close: async () => {},
    };
  }

  private async ask(command: string): Promise<number> {
    this.child.stdin!.write(`${command}\n`);
    return Number((await this.lines.next()).value) / 1e6;
  }

  async close(): Promise<void> {
    await this.toolkit.close();
    this.child.kill('SIGKILL');
    this.end();
  }
}
