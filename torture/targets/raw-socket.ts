import { connect, type Socket } from 'node:net';

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
 */
export function exchange(endpoint: string, bytes: Buffer, patienceMs = 30_000): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = dial(endpoint);
    let answer = '';
    const end = (result: string | null) => {
      clearTimeout(quiet);
      clearTimeout(never);
      socket.destroy();
      resolve(result);
    };
    const hangUp = () => void socket.end();
    let quiet = setTimeout(hangUp, quietMs);
    const never = setTimeout(() => end(null), patienceMs);
    socket.on('data', (chunk) => {
      answer += String(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(hangUp, quietMs);
    });
    socket.on('close', () => end(answer));
    socket.write(bytes);
  });
}
