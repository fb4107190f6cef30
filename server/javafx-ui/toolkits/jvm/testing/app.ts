import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { Display } from '../../../../../testing/display.js';
import { endJava, startJava } from '../../../../../testing/javafx/java-process.js';
import { QUICK } from '../../../../../testing/javafx/start-arguments.js';
import { deadlineAfter } from '../../../../calls/deadline.js';
import type {
  ActionOutcome,
  Deadline,
  RawAction,
  RawNode,
  RawScene,
  SectionName,
} from '../../../scene/port.js';
import { AgentListener, agentJar, attachAgent, JvmToolkit, LinkFile, windowShown } from '../index.js';

export function within(ms = 600_000): Deadline {
  return deadlineAfter(performance.now(), ms);
}

/** A deadline that passes but is never long past: it waits for the agent's last word, however late that comes. */
export function waitingWithin(ms: number): Deadline {
  const { at, remaining } = within(ms);
  return { at, remaining: () => Math.max(0, remaining()) };
}

export interface StartOptions {
  java?: string;
  /** Attach when it is running, instead of `-javaagent`. */
  attach?: boolean;
  stdio?: SpawnOptions['stdio'];
  /** Of the JVM, instead of those that let it start quickly. */
  flags?: readonly string[];
}

/** An application under test with a toolkit that is attached to it. */
export class TestApp {
  readonly toolkit = new JvmToolkit();

  private constructor(
    readonly child: ChildProcess,
    private readonly listener: AgentListener,
    private readonly link: LinkFile,
  ) {}

  static async start(display: Display | null, args: string[], options: StartOptions = {}): Promise<TestApp> {
    let app: TestApp | undefined;
    const listener = await AgentListener.open((link) => app?.toolkit.add(link));
    const link = new LinkFile(listener.port, listener.token);
    const agent = options.attach ? [] : [link.agentOption(agentJar())];
    const { flags = QUICK } = options;
    const child = startJava(display, [...flags, ...agent, ...args], options);
    app = new TestApp(child, listener, link);
    if (options.attach) await app.attach(args);
    if (!(await windowShown(app.toolkit, 600_000))) throw new Error(`No window: java ${args.join(' ')}`);
    return app;
  }

  /** A JVM can be attached to once it has come far enough; how far shows only by trying. */
  private async attach(args: string[]): Promise<void> {
    for (let i = 0; ; i++) {
      try {
        return await attachAgent(this.child.pid!, agentJar(), this.listener.port, this.listener.token);
      } catch (error) {
        if (i === 2400 || this.child.exitCode !== null) throw new Error(`${error}: java ${args.join(' ')}`);
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
    await endJava(this.child);
  }
}
