import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from '../targets/connection.js';
import { hangsAfterMs } from '../targets/patience.js';
import { Served } from '../targets/served.js';
import type { KillResult } from './kill-result.js';

/** A caller that was told so has failed; the application may have been away at that moment. */
const honest = new Set([
  'MCP_UI_NOT_ENABLED',
  'MCP_UI_TIMEOUT',
  'MCP_UI_BUSY',
  'MCP_UI_STALE_REF',
  'MCP_UI_NODE_NOT_FOUND',
]);

/** Ends the UI thread in the middle of calls, again and again: from outside, and by the application itself. */
export async function killThread(rounds: number, callers = 24): Promise<KillResult> {
  const began = new Map<string, number>();
  const server = await Served.start({
    onThread: (message) => {
      const { began: text, at } = message as { began?: string; at?: number };
      if (text !== undefined) began.set(text, at!);
    },
  });
  const failedAt = new Map<string, number>();
  const problems: string[] = [];
  let calls = 0;
  let over = false;
  const connections = Array.from(
    { length: callers },
    () => new Connection(server.endpoint, server.token, hangsAfterMs, 1),
  );
  const running = connections.map(async (connection, caller) => {
    for (let i = 0; !over; i++) {
      const text = `${caller}/${i}`;
      const { ok, code } = await setNotes(connection, text);
      calls++;
      if (ok) continue;
      failedAt.set(text, Date.now());
      if (!honest.has(code)) problems.push(`A call was answered with ${code}.`);
      // A client that is told that nothing is there comes back a little later.
      await pause(5);
    }
  });
  for (let round = 0; round < rounds; round++) {
    await pause(150);
    if (round % 2 === 1) await server.crash();
    await server.restart();
  }
  over = true;
  await Promise.all(running);
  // What should not begin any more has time to begin.
  await pause(300);
  for (const [text, told] of failedAt) {
    const at = began.get(text);
    if (at !== undefined && at > told)
      problems.push(`${text} began ${at - told} ms after its caller was told that it failed.`);
  }
  const working = await setNotes(server.connection, 'at last');
  if (!working.ok) problems.push(`Afterwards a call is answered with ${working.code}.`);
  for (const connection of connections) connection.close();
  await server.close();
  return { kills: rounds, calls, failed: failedAt.size, problems };
}

async function setNotes(connection: Connection, text: string) {
  const found = await connection.call('ui_query', { selector: { css: '#notes' } });
  const [match] = (found.output.matches ?? []) as { ref: { uid: string } }[];
  if (!found.ok || !match) return found;
  const target = { ref: { uid: match.ref.uid } };
  // Whether it works is asked, and not how quickly.
  return connection.call('ui_perform', { actions: [{ type: 'setText', target, text }], timeoutMs: 60_000 });
}
