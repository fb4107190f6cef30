import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JvmToolkit, Launch, OutputTail } from '../../../server/javafx-ui/toolkits/jvm/index.js';
import { defineCommand } from '../../command.js';
import { Failure, UsageError } from '../../failure.js';
import { serve, servingConfig, servingOptions } from '../serving.js';

/** How long callers are kept waiting for the first window, so that their first call finds it. */
const PATIENCE_MS = 20_000;
/** How long an application that has ended is listened to. */
const LAST_WORDS_MS = 1000;

export const command = defineCommand({
  description:
    'Starts a JavaFX application and serves its user interface over MCP. The application is not changed: "java" gets the agent as an argument; build tools and scripts pass it on by JAVA_TOOL_OPTIONS.',
  rest: 'the command that starts the application',
  options: {
    ...servingOptions,
    headless: {
      type: 'boolean',
      description: 'Let JavaFX 26 and later draw into memory: it needs no display, and nobody sees a window',
    },
    wait: { type: 'boolean', description: 'Keep serving when the application has ended' },
  },
  examples: [
    'run -- java -jar app.jar',
    'run --stdio -- ./gradlew run',
    'run --headless -- java -jar app.jar',
    'run --port 7777 --token secret -- mvn javafx:run',
  ],
  async run({ options, rest }) {
    if (rest.length === 0) throw new UsageError('Expected a command after "--": run -- java -jar app.jar.');
    const config = await servingConfig(options);
    const jvm = await import('../../../server/javafx-ui/toolkits/jvm/index.js');
    const { JvmError, JvmToolkit } = jvm;
    const toolkit = new JvmToolkit(rest.join(' '));
    const listener = await jvm.AgentListener.open((link) => toolkit.add(link));
    const link = new jvm.LinkFile(listener.port, listener.token);
    process.once('exit', () => link.remove());
    try {
      const agent = link.agentOption(jvm.agentJar());
      const headless = options.headless ? jvm.withoutDisplay : [];
      const launch = jvm.withAgent(rest, [agent, ...headless], process.env);
      let child: ChildProcess | undefined;
      const handle = await serve(config, options, async () => {
        child = await start(launch, config.transport === 'stdio', toolkit);
        await firstWindow(toolkit, child, options.headless);
        return toolkit;
      });
      return await untilEnd(child!, handle, options.wait);
    } catch (error) {
      throw error instanceof JvmError ? new Failure(error.message) : error;
    } finally {
      listener.close();
    }
  },
});

/** The application's output goes on to ours, except that standard output may be taken by MCP; its end is remembered. */
async function start(
  { command, args, env }: Launch,
  stdio: boolean,
  toolkit: JvmToolkit,
): Promise<ChildProcess> {
  // On a terminal Ctrl-C reaches all; without one, a group of its own lets us end what a script started.
  const child = spawn(command, args, {
    env,
    stdio: [stdio ? 'ignore' : 'inherit', 'pipe', 'pipe'],
    detached: stdio,
  });
  try {
    await once(child, 'spawn');
  } catch {
    throw new Failure(`The command "${command}" can't be started; check its name and its rights.`, 2);
  }
  const { OutputTail } = await import('../../../server/javafx-ui/toolkits/jvm/index.js');
  const tail = new OutputTail();
  toolkit.lastOutput = () => tail.last();
  passOn(child.stdout!, stdio ? process.stderr : process.stdout, tail);
  passOn(child.stderr!, process.stderr, tail);
  // Whatever ends us while it is still starting ends it, too. A build tool may leave the application behind.
  const endAll = () => {
    kill(child, 'SIGTERM');
    for (const pid of toolkit.pids) tryKill(pid, 'SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll);
  process.once('exit', () => kill(child, 'SIGKILL'));
  return child;
}

function passOn(from: Readable, to: Writable, tail: OutputTail): void {
  from.on('data', tail.stream());
  from.pipe(to, { end: false });
}

/** The last words of an application that has ended; what it has started may keep the pipes open for ever. */
async function drained(child: ChildProcess): Promise<void> {
  const streams = [child.stdout!, child.stderr!].filter((stream) => !stream.closed);
  const late = new AbortController();
  const closed = Promise.all(streams.map((stream) => once(stream, 'close')));
  await Promise.race([closed, sleep(LAST_WORDS_MS, undefined, { signal: late.signal })]);
  late.abort();
}

/** The group, where the child leads one; without that the child alone. */
function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (!tryKill(-child.pid!, signal)) child.kill(signal);
}

function tryKill(pid: number, signal: 'SIGTERM' | 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function firstWindow(toolkit: JvmToolkit, child: ChildProcess, headless: boolean): Promise<void> {
  const { windowShown } = await import('../../../server/javafx-ui/toolkits/jvm/index.js');
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  if (await windowShown(toolkit, PATIENCE_MS, ended.signal)) return;
  if (ended.signal.aborted || hasEnded(child)) {
    await drained(child);
    throw new Failure(
      `The application ended (${how(child)}) before it showed a window.${headless ? ' Without a display there is only JavaFX 26 and later; others need Xvfb instead of --headless.' : ''}`,
      exitCode(child) || 1,
    );
  }
  process.stderr.write('The application shows no window yet; it is served as soon as it does.\n');
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const how = (child: ChildProcess) => child.signalCode ?? `code ${child.exitCode}`;
const exitCode = (child: ChildProcess) =>
  child.exitCode ?? (child.signalCode ? 128 + constants.signals[child.signalCode] : 1);

/** The exit code of the application is that of the command, unless the server was ended first. */
async function untilEnd(
  child: ChildProcess,
  handle: { close(): Promise<void>; closed: Promise<void> },
  wait: boolean,
): Promise<number> {
  const exited = hasEnded(child) ? Promise.resolve() : once(child, 'exit');
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      asked = true;
    });
  void exited.then(() => {
    if (asked) return;
    if (wait) process.stderr.write(`The application ended (${how(child)}); the server waits for Ctrl-C.\n`);
    else void handle.close();
  });
  await handle.closed;
  if (hasEnded(child)) {
    await drained(child);
    return asked ? 0 : exitCode(child);
  }
  await end(child, exited);
  return 0;
}

/** The server was ended first: what it started ends with it. */
async function end(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  kill(child, 'SIGTERM');
  const force = setTimeout(() => kill(child, 'SIGKILL'), 3000);
  await exited;
  clearTimeout(force);
}
