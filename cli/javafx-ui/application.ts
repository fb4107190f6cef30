import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AgentHello,
  AgentListener,
  agentJar,
  attachAgent,
  dialAgent,
  JvmError,
  type JvmProcess,
  JvmToolkit,
  listJvms,
  NotAttached,
} from '../../server/javafx-ui/toolkits/jvm/index.js';
import { Failure, UsageError } from '../failure.js';

/** How long an application in which the agent was loaded may take to answer. */
const ANSWER_MS = 15_000;
/** How often a JVM is looked for that has not been started yet. */
const LOOK_AGAIN_MS = 1000;

/** What to do when it is not the right process. */
const instead = '"mcp-javafx-ui ps" lists the JavaFX applications that run, "run" starts one.';

/** A running application, attached to. */
export interface Application {
  readonly toolkit: JvmToolkit;
  /** What the agent said last. */
  hello(): AgentHello;
  /** Waits until the same application runs again, and attaches to it. */
  reopen(): Promise<void>;
  close(): void;
}

export interface OpenOptions {
  readonly 'agent-token'?: string | undefined;
  readonly wait: boolean;
}

/** Finds what the user named and attaches to it. With `wait` it may be started later. */
export async function openApplication(name: string | undefined, options: OpenOptions): Promise<Application> {
  const address = /^(?:(\[[0-9a-f:]+\]|[\w.-]+):)(\d{1,5})$/i.exec(name ?? '');
  return address
    ? bySocket(address[1]!.replace(/^\[|\]$/g, ''), Number(address[2]), options)
    : byProcess(name, options);
}

async function bySocket(host: string, port: number, options: OpenOptions): Promise<Application> {
  const token = options['agent-token'] ?? process.env.MCP_JAVAFX_AGENT_TOKEN;
  if (!token)
    throw new UsageError('Expected "--agent-token <text>": the token that the application printed.');
  const toolkit = new JvmToolkit();
  const dial = async () => {
    const link = await retrying(() => dialAgent(host, port, token), options.wait);
    toolkit.add(link);
    return link.hello;
  };
  let hello = await dial();
  return {
    toolkit,
    hello: () => hello,
    async reopen() {
      hello = await dial();
    },
    close() {},
  };
}

async function byProcess(name: string | undefined, options: OpenOptions): Promise<Application> {
  const toolkit = new JvmToolkit();
  let hello: AgentHello | undefined;
  let answered = () => {};
  const listener = await AgentListener.open((link) => {
    hello = link.hello;
    toolkit.add(link);
    answered();
  });
  const attach = async (wanted: string | undefined) => {
    const { pid } = await retrying(() => choose(wanted), options.wait);
    const answer = new Promise<boolean>((resolve) => {
      answered = () => resolve(true);
      setTimeout(() => resolve(false), ANSWER_MS).unref();
    });
    await attachAgent(pid, agentJar(), listener.port, listener.token);
    if (!(await answer)) throw new NotAttached(`Process ${pid} has not started JavaFX.`);
  };
  await attach(name).catch((error: unknown) => {
    listener.close();
    throw error instanceof NotAttached
      ? new Failure(`${error.message.replace(/\.$/, '')}; ${instead}`)
      : error;
  });
  return {
    toolkit,
    hello: () => hello!,
    // A process id is not given twice: what runs again is known by its main class. It may end again while it
    // is being attached to.
    reopen: () => retrying(() => attach(toolkit.info().mainClass ?? name), true),
    close: () => listener.close(),
  };
}

/** With `wait`, what is not there now may be there later. */
async function retrying<T>(work: () => Promise<T>, wait: boolean): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!wait || !(error instanceof JvmError || error instanceof Failure)) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

async function choose(name: string | undefined): Promise<{ pid: number }> {
  if (name !== undefined && /^\d+$/.test(name)) return { pid: Number(name) };
  const running = (await listJvms()).filter((jvm) => jvm.javafxVersion !== null);
  const fitting = name === undefined ? running : running.filter((jvm) => jvm.mainClass.includes(name));
  const [only] = fitting;
  if (only && fitting.length === 1) return only;
  throw new Failure(
    only
      ? `Several applications fit; name one by its process id: ${fitting.map(described).join(', ')}.`
      : `No running JavaFX application${name === undefined ? '' : ` has "${name}" in its main class`}; ${instead}`,
  );
}

function described({ pid, mainClass }: JvmProcess): string {
  return `${pid} (${mainClass})`;
}
