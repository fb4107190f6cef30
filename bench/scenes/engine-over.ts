import { contract as released } from '../../generated/mcp-javafx-ui/1.0/index.js';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { createEngine } from '../../server/javafx-ui/engine/engine.js';
import type { RawScene, Toolkit } from '../../server/javafx-ui/scene/port.js';

/** Calls the engine over a toolkit, by the released contract or another one; an error ends the bench. */
export function callerOver(toolkit: Toolkit, contract: ContractModule = released) {
  const engine = createEngine({
    toolkit,
    contract,
    options: { fxTimeoutMs: 60_000, onFault: ({ error }) => console.error(error) },
  });
  return async (tool: string, input: object) => {
    const reply = await engine.call(tool, input, { arrivedAt: performance.now() });
    if (!reply.ok) throw new Error(reply.text);
    return reply;
  };
}

/** A toolkit that has captured its one scene already: what is left is the engine's work. */
export function toolkitOf(scene: RawScene): Toolkit {
  return {
    info: () => ({ pid: 1 }),
    attached: true,
    capture: async () => scene,
    perform: async () => ({ ok: true, window: null }),
    screenshot: async () => null,
    close: async () => {},
  };
}
