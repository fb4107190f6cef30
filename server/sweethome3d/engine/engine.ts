import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { createEngine as createCallEngine } from '../../calls/create-engine.js';
import type { Engine } from '../../calls/engine.js';
import type { Handler } from '../../calls/handler.js';
import type { FileFolder } from '../files/file-folder.js';
import type { HomePort } from '../home/port.js';
import { handlersOf } from './handlers.js';
import { Homes } from './homes/homes.js';
import { guardPort } from './homes/port-guard.js';
import type { Handlers } from './tools/handler.js';
import { words } from './words.js';

export interface EngineSetup {
  port: HomePort;
  files: FileFolder;
  contract: ContractModule;
  /** How long a call may take, with the time that it waits for others. */
  timeoutMs?: number;
  /** The same for what makes pictures. */
  photoTimeoutMs?: number;
  /** How many calls may wait for their turn. */
  queueLimit?: number;
  onFault?: ((fault: { tool: string; error: unknown }) => void) | undefined;
}

/** The contract over homes. */
export function createEngine(setup: EngineSetup): Engine {
  const { contract, files, timeoutMs = 10_000, photoTimeoutMs = 120_000, queueLimit = 256, onFault } = setup;
  const port = guardPort(setup.port);
  const homes = new Homes(port);
  const settings = { schema: contract.schema, photoTimeoutMs };

  /** Each tool has the home that the call names at hand while it is its turn. */
  const withHome = (handler: Handlers[keyof Handlers]): Handler<never, unknown> => {
    return (input: never) => {
      const plan = handler(input, settings);
      const { home: id = null } = input as { home?: string | null };
      return {
        ...plan,
        async run(turn) {
          const { deadline, signal } = turn;
          return plan.run({ ...turn, home: await homes.open(id, { deadline, signal }), files });
        },
      };
    };
  };
  return createCallEngine({
    contract,
    handlers: Object.fromEntries(
      Object.entries(handlersOf(contract)).map(([name, handler]) => [name, withHome(handler)]),
    ),
    words,
    lifecycle: { state: () => (port.attached ? 'attached' : 'detached') },
    timeoutMs,
    queueLimit,
    onFault,
    close: () => homes.close(),
  });
}
