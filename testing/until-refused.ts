import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until nobody listens at an address whose server has been closed. A process that is just being started
 * holds for a moment what its parent had open, and a caller would be cut off instead of refused.
 */
export async function untilRefused(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  while ((await outcome(hostname, Number(port))) !== 'ECONNREFUSED') await sleep(20);
}

function outcome(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve('connected');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}
