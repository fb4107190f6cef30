import { once } from 'node:events';
import type { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Systems give ports above these to whoever asks for any: nobody takes one of them while it is free for a moment. */
const [lowest, ports] = [10_000, 6_000];

/** Listens on a loopback port that a server can come back to after it was stopped. */
export async function listenOnKeepablePort(server: Server): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * ports);
    if (await listens(server, port)) return port;
  }
}

/** Comes back to it. A process that is just being started holds for a moment what its parent had open. */
export async function listenAgain(server: Server, port: number): Promise<void> {
  while (!(await listens(server, port))) await sleep(20);
}

async function listens(server: Server, port: number): Promise<boolean> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  }
}
