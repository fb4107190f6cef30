import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from '../../server/javafx-ui/server.js';
import { dialAgent, JvmToolkit } from '../../server/javafx-ui/toolkits/jvm/index.js';
import { Connection } from '../targets/connection.js';
import { JavaApplication } from '../targets/java-application.js';
import { hangsAfterMs } from '../targets/patience.js';
import type { KillResult } from './kill-result.js';

/** Many times as long as it takes until the kill, so that a busy machine does not let the calls through before it. */
const hangMs = 15_000;
/** Of a call: longer than it may wait for the end of the hang. */
const timeoutMs = 60_000;

/**
 * A real application whose agent loses its server, and which is itself killed, while calls wait for a
 * blocked FX thread. Those callers are told that it has gone; what they asked for must not happen later.
 */
export async function killApplication(rounds: number): Promise<KillResult> {
  const toolkit = new JvmToolkit();
  const server = createServer({ toolkit, register: false, quiet: true, fxTimeoutMs: timeoutMs });
  const handle = await server.listen();
  const connections = Array.from(
    { length: 12 },
    () => new Connection(handle.endpoint()!, server.token, hangsAfterMs, 1),
  );
  const result = { kills: 0, calls: 0, failed: 0, problems: [] as string[] };
  let app = await JavaApplication.start();
  for (let round = 0; round < rounds; round++) {
    const killsProcess = round % 2 === 1;
    const link = await dial(app);
    toolkit.add(link);
    const [first] = connections as [Connection];
    await setText(first, '#hang-ms', String(hangMs));
    await setText(first, '#notes', 'before');
    const { uid } = (await find(first, '#notes')).ref;
    const texts = connections.map((_, i) => `${round}/${i}`);
    await act(first, '#hang', (target) => ({ type: 'click', target }));
    const answers = Promise.all(
      connections.map((connection, i) =>
        connection.call('ui_perform', {
          timeoutMs,
          actions: [{ type: 'setText', target: { ref: { uid } }, text: texts[i]! }],
        }),
      ),
    );
    await pause(300);
    if (killsProcess) app.child.kill('SIGKILL');
    else link.close();
    result.kills++;
    const failed = new Set<string>();
    for (const [i, { ok, code }] of (await answers).entries()) {
      result.calls++;
      if (ok) continue;
      failed.add(texts[i]!);
      if (code !== 'MCP_UI_NOT_ENABLED') result.problems.push(`A call was answered with ${code}.`);
    }
    result.failed += failed.size;
    if (killsProcess) {
      app.close();
      app = await JavaApplication.start();
      continue;
    }
    toolkit.add(await dial(app));
    // It is read once the hang is over, behind whatever still stands in line for the FX thread.
    const now = await textOf(first, '#notes');
    if (texts.includes(now))
      result.problems.push(`${now} happened after its caller was told that it failed.`);
    await toolkit.close();
  }
  app.close();
  for (const connection of connections) connection.close();
  await handle.close();
  return result;
}

/** An application that starts on a busy machine may need longer than a caller waits. */
async function dial(app: JavaApplication): ReturnType<typeof dialAgent> {
  for (let i = 0; ; i++) {
    try {
      return await dialAgent('127.0.0.1', app.port, app.token);
    } catch (error) {
      if (i === 10 || !app.alive) throw error;
    }
  }
}

interface Match {
  ref: { uid: string };
}

async function find(connection: Connection, css: string): Promise<Match> {
  for (let i = 0; ; i++) {
    const { ok, output, text } = await connection.call('ui_query', { selector: { css } });
    const [match] = (output.matches ?? []) as Match[];
    if (match) return match;
    // The window of an application that has just started comes a little later.
    if (i === 3000) throw new Error(`${css} is not there: ${ok} ${text.slice(0, 200)}`);
    await pause(100);
  }
}

async function act(connection: Connection, css: string, make: (target: object) => object): Promise<void> {
  const { ref } = await find(connection, css);
  const { ok, text } = await connection.call('ui_perform', {
    actions: [make({ ref: { uid: ref.uid } })],
    // Waiting for quiet would be waiting for the end of the hang.
    awaitUiIdle: false,
    timeoutMs,
  });
  if (!ok) throw new Error(text.slice(0, 300));
}

const setText = (connection: Connection, css: string, text: string) =>
  act(connection, css, (target) => ({ type: 'setText', target, text }));

async function textOf(connection: Connection, css: string): Promise<string> {
  const { ref } = await find(connection, css);
  const { output } = await connection.call('ui_get_node', { ref: { uid: ref.uid } });
  return (output.value as { text?: string } | undefined)?.text ?? '';
}
