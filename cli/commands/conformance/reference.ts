import type { Pack } from '../../../conformance/kit/pack.js';
import { plugs } from '../../../generated/plugs.js';
import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { hostOf, isServerPlug } from '../../../server/host/plug.js';
import { UsageError } from '../../failure.js';
import { judgedContract } from './judged-contract.js';

/** A server to judge: at an address, or behind a command that speaks over stdio. */
export type Reference = (
  | { readonly url: string; readonly token: string }
  | { readonly command: readonly string[] }
) & {
  close(): Promise<void>;
};

/** What a contract may bring to be served without anything else, or in a way of its own. */
type ReferencePlug = {
  readonly engine?: () => Promise<object>;
  readonly commands?: () => Promise<{
    readonly startReference?: (deadlineMs: number, contract?: ContractModule) => Promise<Reference>;
  }>;
};

/**
 * Starts the reference server of a contract: in this process, or as its command line says. Without a version it is of
 * the one that it serves by itself.
 */
export async function startReference(
  pack: Pack,
  deadlineMs: number,
  version: string | undefined,
): Promise<Reference> {
  const { id } = pack;
  const plug = (plugs as Readonly<Record<string, ReferencePlug>>)[id];
  const asked = version === undefined ? undefined : await judgedContract(pack, version);
  const start = (await plug?.commands?.())?.startReference;
  if (start) return start(deadlineMs, asked);
  const engine = await plug?.engine?.();
  if (!engine || !isServerPlug(engine))
    throw new UsageError(
      `There is no server of ${id} here. Expected the address of one, or a command after "--".`,
    );
  const { configuration, contract: usual } = engine;
  const config = configuration.resolve([configuration.fromCode({ quiet: true, register: false })]);
  const host = hostOf(engine, asked ?? usual, config);
  const handle = await host.listen();
  return { url: handle.endpoint()!, token: host.token, close: () => handle.close() };
}
