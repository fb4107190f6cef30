import { createServer } from '../../../server/host/ui-server.js';
import { fixtureView } from '../../../server/host/view.js';
import { createHeadlessToolkit } from '../../../server/toolkit/headless/index.js';
import { warmUp } from '../../../server/toolkit/warm-up.js';

/** The reference server with the fixture, in this process, on a port of its own. */
export async function startEmbedded(fxTimeoutMs: number) {
  const toolkit = await createHeadlessToolkit(fixtureView());
  await warmUp(toolkit);
  const server = createServer({ toolkit, fxTimeoutMs, quiet: true, register: false });
  const handle = await server.listen();
  return { url: handle.endpoint()!, token: server.token, close: () => handle.close() };
}
