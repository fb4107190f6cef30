import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { JvmToolkit } from '../../server/toolkit/jvm/index.js';
import { defineCommand } from '../command.js';
import { Failure, UsageError } from '../failure.js';
import { serve, servingConfig, servingOptions } from '../serving.js';

/** How long callers are kept waiting for the first window, so that their first call finds it. */
const PATIENCE_MS = 20_000;

export const command = defineCommand({
  description:
    'Starts a JavaFX application and serves its user interface over MCP. The application is not changed: "java" gets the agent as an argument; build tools and scripts pass it on by JAVA_TOOL_OPTIONS.',
  rest: 'the command that starts the application',
  options: {
    ...servingOptions,
    wait: { type: 'boolean', description: 'Keep serving when the application has ended' },
  },
  examples: [
    'run -- java -jar app.jar',
    'run --stdio -- ./gradlew run',
    'run --port 7777 --token secret -- mvn javafx:run',
  ],
  async run({ options, rest }) {
    if (rest.length === 0) throw new UsageError('Expected a command after "--": run -- java -jar app.jar.');
    const config = await servingConfig(options);
    const jvm = await import('../../server/toolkit/jvm/index.js');
    const { JvmError, JvmToolkit } = jvm;
    const toolkit = new JvmToolkit(rest.join(' '));
    const listener = await jvm.AgentListener.open((link) => toolkit.add(link));
    const link = new jvm.LinkFile(listener.port, listener.token);
    process.once('exit', () => link.remove());
    try {
      const launch = jvm.withAgent(rest, link.agentOption(jvm.agentJar()), process.env);
      let child: ChildProcess | undefined;
      const handle = await serve(config, options, async () => {
        child = await start(launch, config.transport === 'stdio');
        await firstWindow(toolkit, child);
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

/** The application's output is its own, except that standard output may be taken by MCP. */
async function start(launch: { command: string; args: string[]; env: NodeJS.ProcessEnv }, stdio: boolean) {
  const { command, args, env } = launch;
  const child = spawn(command, args, { env, stdio: stdio ? ['ignore', 2, 2] : 'inherit' });
  try {
    await once(child, 'spawn');
  } catch {
    throw new Failure(`The command "${command}" can't be started; check its name and its rights.`, 2);
  }
  return child;
}

async function firstWindow(toolkit: JvmToolkit, child: ChildProcess): Promise<void> {
  const { windowShown } = await import('../../server/toolkit/jvm/index.js');
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  if (child.exitCode !== null) ended.abort();
  if (!(await windowShown(toolkit, PATIENCE_MS, ended.signal)) && !ended.signal.aborted) {
    process.stderr.write('The application shows no window yet; it is served as soon as it does.\n');
  }
}

/** The exit code of the application is that of the command. */
async function untilEnd(
  child: ChildProcess,
  handle: { close(): Promise<void>; closed: Promise<void> },
  wait: boolean,
): Promise<number> {
  const exited =
    child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
  void exited.then(() => {
    const how = child.signalCode ?? `code ${child.exitCode}`;
    if (wait) process.stderr.write(`The application ended (${how}); the server waits for Ctrl-C.\n`);
    else void handle.close();
  });
  await handle.closed;
  const running = child.exitCode === null && child.signalCode === null;
  if (running) await end(child, exited);
  return running ? 0 : (child.exitCode ?? 128 + constants.signals[child.signalCode!]);
}

/** The server was ended first: what it started ends with it. */
async function end(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 3000);
  await exited;
  clearTimeout(force);
}
