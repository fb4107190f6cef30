import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { createEmbeddedPort } from '../../server/sweethome3d/homes/headless/embedded-port.js';
import { createServer } from '../../server/sweethome3d/server.js';

/** The reference server with an empty home and a folder of its own, in this process, on a free port. */
export async function startEmbedded(timeoutMs: number, contract?: ContractModule) {
  const files = mkdtempSync(join(tmpdir(), 'mcp-sweethome3d-'));
  const homes = createEmbeddedPort();
  const server = createServer({
    homes,
    files,
    timeoutMs,
    port: 0,
    quiet: true,
    register: false,
    ...(contract ? { contract } : {}),
  });
  const handle = await server.listen();
  return {
    url: handle.endpoint()!,
    token: server.token,
    async close() {
      await handle.close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}
