// The server under attack, in a process of its own: as it is built, every check on, over the fixture application.
import { createHeadlessToolkit, install } from '../../dist/server.js';
import { heapHere, openChannel } from './thread-channel.mjs';

const [, , fxml, behaviour, settings = '{}'] = process.argv;
const toolkit = await createHeadlessToolkit({ fxml, behaviour });
const handle = await install({
  toolkit,
  register: false,
  quiet: true,
  serverShutdownMs: 200,
  // No read may be late because the machine is busy.
  fxTimeoutMs: 60_000,
  ...JSON.parse(settings),
});

let threadHeap = () => {};
const tellThread = openChannel((message) => {
  if ('heap' in message) threadHeap(message.heap);
  else process.send(message);
});

const orders = {
  /** Bytes in use on both threads. */
  heap: async () => {
    const answer = new Promise((resolve) => {
      threadHeap = resolve;
    });
    tellThread({ ask: 'heap' });
    return { thread: await answer, main: heapHere() };
  },
  /** Ends the UI thread from outside, whatever it is doing, and starts the application anew. */
  restart: () => toolkit.restart(),
  /** Lets the application end itself in the middle of things; it stays away. */
  crash: async () => tellThread({ ask: 'crash' }),
};

process.on('message', async ({ order, id }) => {
  process.send({ id, answer: (await orders[order]()) ?? null });
});
process.on('disconnect', () => process.exit(0));
process.send({ endpoint: handle.endpoint(), token: handle.token });
