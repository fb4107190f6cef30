import { type Contract, loadVersion } from '../../../conformance/kit/contract.js';
import type { Pack } from '../../../conformance/kit/pack.js';
import { UsageError as Misused } from '../../../conformance/kit/run/usage-error.js';
import type { Options } from '../../command.js';
import { UsageError } from '../../failure.js';
import { contractOption } from './pack-of.js';

export const versionOptions = {
  ...contractOption,
  'contract-version': {
    type: 'string',
    placeholder: 'version',
    description: 'Of this version of the contract, such as 1.0; by default the newest',
  },
} as const satisfies Options;

/** The contract in the version that an option names. */
export async function judgedContract(pack: Pack, version: string | undefined): Promise<Contract> {
  try {
    return await loadVersion(pack, version === undefined ? null : `${pack.id}/${version}`);
  } catch (error) {
    if (error instanceof Misused) throw new UsageError(error.message);
    throw error;
  }
}
