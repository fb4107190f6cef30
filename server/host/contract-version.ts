import { catalog } from '../../generated/catalog.js';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { ConfigError } from './options/config-error.js';

/** A contract in a version; null takes the one that is given. */
export async function loadContract(newest: ContractModule, version: string | null): Promise<ContractModule> {
  if (version === null || version === newest.version) return newest;
  const contracts: Readonly<Record<string, () => Promise<{ contract: ContractModule }>>> = catalog;
  const load = contracts[`${newest.id}/${version}`];
  if (!load) {
    throw new ConfigError(
      `Expected a version of ${newest.id} that is known here (${knownVersions(newest).join(', ')}), got ${version}.`,
    );
  }
  return (await load()).contract;
}

function knownVersions({ id }: ContractModule): string[] {
  const prefix = `${id}/`;
  return Object.keys(catalog)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

/** A contract that is handed over must be the version that was asked for. */
export function checkVersion(asked: string | null, { schema, version }: ContractModule): void {
  if (asked === null || asked === version) return;
  throw new ConfigError(
    `Expected a contract of version ${asked}, got ${schema}. Pass the other one as "contract", or leave contractVersion out.`,
  );
}
