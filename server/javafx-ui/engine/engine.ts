import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { createEngine as createCallEngine } from '../../calls/create-engine.js';
import type { Engine } from '../../calls/engine.js';
import type { Handler } from '../../calls/handler.js';
import type { Toolkit } from '../scene/port.js';
import { handlers, needs } from './handlers.js';
import { lifecycleOf } from './lifecycle.js';
import { RowMemory } from './locators/row-memory.js';
import { LookMemory } from './look/look-memory.js';
import { snapshotDefaults } from './snapshots/snapshot-defaults.js';
import { guardToolkit } from './toolkit-guard.js';
import type { Handlers, SnapshotDefaults } from './tools/handler.js';
import { words } from './words.js';

export interface EngineSetup {
  toolkit: Toolkit;
  contract: ContractModule;
  options?: EngineOptions;
}

export interface EngineOptions {
  /** Off: every tool answers that it is not enabled. */
  enabled?: boolean;
  /** False leaves out the tools that do more than read. */
  allowActions?: boolean;
  /** How long a reading tool may take. */
  fxTimeoutMs?: number;
  /** How many calls may wait for their turn. */
  queueLimit?: number;
  /** What a snapshot has when the call does not say. */
  snapshot?: { compact?: Partial<SnapshotDefaults>; full?: Partial<SnapshotDefaults> };
  /** Told of what no caller is told: a fault of this program or of the toolkit. */
  onFault?: (fault: { tool: string; error: unknown }) => void;
}

/** The contract over a toolkit. */
export function createEngine({ toolkit, contract, options = {} }: EngineSetup): Engine {
  const { enabled = true, allowActions = true, fxTimeoutMs = 5000, queueLimit = 256, onFault } = options;
  const isForbidden = (tool: string) =>
    !allowActions && !contract.tools[tool]!.descriptor.annotations.readOnlyHint;
  const canServe = (tool: string) => {
    const method = needs[tool as keyof typeof needs];
    return method === undefined || toolkit[method] !== undefined;
  };
  const offers = (tool: string) => !isForbidden(tool) && canServe(tool);
  const settings = {
    schema: contract.schema,
    offers,
    snapshot: snapshotDefaults(options.snapshot),
    looks: new LookMemory(),
    rows: new RowMemory(),
  };
  const guarded = guardToolkit(toolkit);
  const app = () => toolkit.info();
  const attached = () => toolkit.attached;

  /** Each tool has the user interface at hand while it is its turn. */
  const withToolkit = (handler: Handlers[keyof Handlers]): Handler<never, unknown> => {
    return (input) => {
      const plan = handler(input, settings);
      return { ...plan, run: (turn) => plan.run({ ...turn, toolkit: guarded, app, attached }) };
    };
  };
  return createCallEngine({
    contract,
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [name, withToolkit(handler)]),
    ),
    words,
    lifecycle: lifecycleOf(toolkit, { enabled, allowActions, isForbidden }),
    offers,
    timeoutMs: fxTimeoutMs,
    queueLimit,
    onFault,
    close: () => toolkit.close(),
  });
}
