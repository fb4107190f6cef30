import { Calls } from '../../calls/running-calls.js';
import { createCore, type McpCore, type McpHost } from '../mcp/core/mcp-core.js';
import { fakeEngine, tinyContract } from './fake-engine.js';

/** A core over a fake engine; any part of it can be another. */
export function tinyCore(parts: Partial<McpHost> = {}): McpCore {
  const engine = parts.engine ?? fakeEngine();
  return createCore({
    contract: tinyContract,
    engine,
    calls: new Calls(engine, () => {}),
    instructions: '',
    serverInfo: { name: 'tiny', version: '0.0.1' },
    errors: 'result',
    watchIntervalMs: 10,
    report(cause) {
      throw cause;
    },
    ...parts,
  });
}
