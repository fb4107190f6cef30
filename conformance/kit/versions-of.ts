import { type ContractName, catalog } from '../../generated/catalog.js';
import type { Contract, Versions } from './contract.js';

/** The name of each version of a contract that there is. */
export type VersionName<Id extends string> = Extract<ContractName, `${Id}/${string}`>;

export type AnyVersion<Id extends string> = Awaited<
  ReturnType<(typeof catalog)[VersionName<Id>]>
>['contract'];

/** The requirements of all versions: one that is new in any of them needs a check and a mutant, too. */
export type RequirementIdOf<Id extends string> = AnyVersion<Id>['requirements'][number]['id'];

/** The versions of a contract, of which this one is meant where none is named. */
export function versionsOf(newest: Contract): Versions {
  const all: Readonly<Record<string, () => Promise<{ contract: unknown }>>> = catalog;
  return {
    versions: Object.keys(all).filter((name) => name.startsWith(`${newest.id}/`)),
    load: async (version) => (version === null ? newest : ((await all[version]!()).contract as Contract)),
  };
}
