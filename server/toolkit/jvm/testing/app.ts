import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { deadlineAfter } from '../../../engine/deadline.js';
import type { ActionOutcome, Deadline, RawAction, RawNode, RawScene, SectionName } from '../../port.js';
import { AgentListener, agentJar, attachAgent, JvmToolkit, LinkFile, windowShown } from '../index.js';
import type { Display } from './display.js';
import { fixtureClasses, javafxJars, testAppClasses } from './javafx.js';

/** Halves the time that a JVM needs until it shows something. */
export const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dprism.order=sw'];

export function within(ms = 10_000): Deadline {
  return deadlineAfter(performance.now(), ms);
}

/** Arguments of `java` that start the fixture application. */
export function fixtureOn(path: 'class path' | 'module path', jars = javafxJars()): string[] {
  return path === 'module path'
    ? ['-p', [jars, fixtureClasses()].join(delimiter), '-m', 'fixture/fixture.Main']
    : ['-cp', [join(jars, '*'), fixtureClasses()].join(delimiter), 'fixture.Main'];
}

/** Arguments of `java` that start one of the programs in `agent/test-apps`. */
export function testApp(words: string[], jars = javafxJars(), ...more: string[]): string[] {
  return ['-cp', [join(jars, '*'), testAppClasses(), ...more].join(delimiter), ...words];
}

export interface StartOptions {
  java?: string;
  /** Attach when it is running, instead of `-javaagent`. */
  attach?: boolean;
  stdio?: 'ignore' | 'inherit' | 'pipe';
}

/** An application under test with a toolkit that is attached to it. */
export class TestApp {
  readonly toolkit = new JvmToolkit();

  private constructor(
    readonly child: ChildProcess,
    private readonly listener: AgentListener,
    private readonly link: LinkFile,
  ) {}

  static async start(display: Display, args: string[], options: StartOptions = {}): Promise<TestApp> {
    let app: TestApp | undefined;
    const listener = await AgentListener.open((link) => app?.toolkit.add(link));
    const link = new LinkFile(listener.port, listener.token);
    const agent = options.attach ? [] : [link.agentOption(agentJar())];
    const child = spawn(options.java ?? 'java', [...QUICK, ...agent, ...args], {
      env: { ...process.env, DISPLAY: display.name },
      stdio: ['ignore', options.stdio ?? 'ignore', options.stdio ?? 'ignore'],
    });
    app = new TestApp(child, listener, link);
    if (options.attach) await app.attach(args);
    if (!(await windowShown(app.toolkit, 60_000))) throw new Error(`No window: java ${args.join(' ')}`);
    return app;
  }

  /** A JVM can be attached to once it has come far enough; how far shows only by trying. */
  private async attach(args: string[]): Promise<void> {
    for (let i = 0; ; i++) {
      try {
        return await attachAgent(this.child.pid!, agentJar(), this.listener.port, this.listener.token);
      } catch (error) {
        if (i === 40 || this.child.exitCode !== null) throw new Error(`${error}: java ${args.join(' ')}`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  look(sections: SectionName[] = []): Promise<RawScene> {
    const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
    return this.toolkit.capture({ scope, sections }, within());
  }

  /** The node with the id, or a word on what is missing. */
  async node(id: string, sections: SectionName[] = []): Promise<RawNode> {
    const found = (await this.look(sections)).nodes.find((node) => node.id === id);
    if (!found) throw new Error(`No node #${id}.`);
    return found;
  }

  async text(id: string): Promise<string> {
    const { valueText, label } = await this.node(id);
    return valueText ?? label ?? '';
  }

  act(action: RawAction, settle = true, deadline = within()): Promise<ActionOutcome> {
    return this.toolkit.perform(action, { settle }, deadline);
  }

  async click(id: string, settle = true): Promise<ActionOutcome> {
    return this.act({ type: 'click', target: { uid: (await this.node(id)).uid } }, settle);
  }

  async close(): Promise<void> {
    await this.toolkit.close();
    this.listener.close();
    this.link.remove();
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
