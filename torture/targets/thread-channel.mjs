import { BroadcastChannel } from 'node:worker_threads';

/**
 * A line between the main thread and the UI thread of a server under attack; the product has none.
 * `listen` hears what the other end says.
 */
export function openChannel(listen) {
  const channel = new BroadcastChannel('torture');
  channel.onmessage = ({ data }) => listen(data);
  channel.unref();
  return (message) => channel.postMessage(message);
}

/** Bytes in use on this thread after a collection. */
export function heapHere() {
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  return heapUsed;
}
