import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { createEngine } from '../server/ui-platform/engine.js';
import { Platform } from '../server/ui-platform/platform.js';
import { compare } from './compare.js';
import type { Bench } from './row.js';

const sockets = 100;
const changesARound = 20;

/** One change of an application, until 100 frontends know of it, next to a bare broadcast of ws. */
export const bench: Bench = {
  title: 'Changes (a UI platform with 100 frontends)',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'ui-platform-bench-'));
    const env = { UI_PLATFORM_LOG_LEVEL: 'error' };
    const engine = createEngine({ platform: new Platform({ speaksMcp: true, env }) });
    const call = (tool: string, input: object) => engine.call(tool, input, { arrivedAt: performance.now() });
    await call('ui_configure', { base_dir: folder });
    const { text: url } = await call('ui_start', {});
    await call('ui_run', {
      code: 'app = {n = 0} session:createAppVariable(app) shared = session:createVariable(1, {})',
    });
    const own = await audience(`${url.replace('http', 'ws')}/ws/1`, {
      type: 'create',
      data: { requestId: 1, parentId: 1, properties: { path: 'n' } },
    });
    const together = await audience(`${url.replace('http', 'ws')}/ws/1`, {
      type: 'watch',
      data: { varId: 2 },
    });

    const bare = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
    await once(bare, 'listening');
    const listeners = await audience(`ws://127.0.0.1:${(bare.address() as AddressInfo).port}`);
    let n = 0;
    const broadcast = async () => {
      const message = JSON.stringify({ type: 'update', data: { varId: 2, value: ++n } });
      for (const client of bare.clients) client.send(message);
    };

    const rows = [
      await compare({
        name: 'a value that each of 100 frontends has a variable of / a bare ws broadcast',
        samples: 40,
        ours: () => timeOf(own, () => call('ui_run', { code: `app.n = ${++n}` })),
        yardstick: () => timeOf(listeners, broadcast),
      }),
      await compare({
        name: 'a variable that 100 frontends watch together / a bare ws broadcast',
        samples: 40,
        ours: () => timeOf(together, () => call('ui_run', { code: `shared:setProperty("n", ${++n})` })),
        yardstick: () => timeOf(listeners, broadcast),
      }),
    ];
    for (const { clients } of [own, together, listeners]) for (const client of clients) client.terminate();
    bare.close();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
    return rows;
  },
};

interface Audience {
  readonly clients: readonly WebSocket[];
  /** Settles when each has got another message. */
  all(): Promise<void>;
}

/** 100 connections, which have said what they want to say and got their answers. */
async function audience(url: string, greeting?: object): Promise<Audience> {
  let missing = 0;
  let done = () => {};
  const clients = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const client = new WebSocket(url, { perMessageDeflate: false });
      // The views come first, maybe at once.
      let count = 0;
      const answered = new Promise<void>((resolve) => {
        client.on('message', () => {
          if (++count === 2) resolve();
        });
      });
      await once(client, 'open');
      if (greeting) {
        client.send(JSON.stringify(greeting));
        await answered;
      }
      client.removeAllListeners('message');
      client.on('message', () => {
        if (--missing === 0) done();
      });
      return client;
    }),
  );
  return {
    clients,
    all: () =>
      new Promise((resolve) => {
        missing = sockets;
        done = resolve;
      }),
  };
}

async function timeOf({ all }: Audience, change: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < changesARound; i++) {
    const told = all();
    await change();
    await told;
  }
  return (performance.now() - start) / changesARound;
}
