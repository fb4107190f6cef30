import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { createServer } from '../../../server/javafx-ui/server.js';
import { createHeadlessToolkit } from '../../../server/javafx-ui/toolkits/headless/index.js';
import { warmUp } from '../../../server/javafx-ui/toolkits/warm-up.js';
import { fixtureView } from '../../../server/javafx-ui/view.js';

/** The reference server with the fixture, in this process, on a port of its own. */
export async function startEmbedded(fxTimeoutMs: number, contract?: ContractModule) {
  const toolkit = await createHeadlessToolkit(fixtureView());
  await warmUp(toolkit);
  const server = createServer({
    toolkit,
    fxTimeoutMs,
    quiet: true,
    register: false,
    ...(contract ? { contract } : {}),
  });
  const handle = await server.listen();
  return { url: handle.endpoint()!, token: server.token, close: () => handle.close() };
}
