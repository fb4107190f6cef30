import { connect, type Socket } from 'node:net';
import { hangsAfterMs } from './patience.js';

/** A request that lacks its rest is kept open by the server for a while; that is no hang. */
const quietMs = 400;

export function dial(endpoint: string): Socket {
  const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
  socket.on('error', () => {});
  // What nobody reads would keep the connection from closing.
  socket.resume();
  return socket;
}

/**
 * Sends these very bytes over a connection of their own and gives what comes back; null when nothing at
 * all happens. Our side is closed once nothing comes for a moment, and then the server has to let go, too.
 * Then it also drops answers that it still owes: where a server is only slow, `isAll` says that none is missing.
 */
export function exchange(
  endpoint: string,
  bytes: Buffer,
  isAll: (answer: string) => boolean | Promise<boolean> = () => true,
): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = dial(endpoint);
    let answer = '';
    const end = (result: string | null) => {
      ended = true;
      clearTimeout(quiet);
      clearTimeout(never);
      socket.destroy();
      resolve(result);
    };
    let ended = false;
    const hangUp = async () => {
      const heard = answer;
      const all = await isAll(heard);
      if (ended) return;
      if (all && answer === heard) socket.end();
      else listenOn();
    };
    let quiet = setTimeout(hangUp, quietMs);
    const listenOn = () => {
      clearTimeout(quiet);
      quiet = setTimeout(hangUp, quietMs);
    };
    const never = setTimeout(() => end(null), hangsAfterMs);
    socket.on('data', (chunk) => {
      answer += String(chunk);
      listenOn();
    });
    socket.on('close', () => end(answer));
    socket.write(bytes);
  });
}
