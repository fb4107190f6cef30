import { type Contract, loadContract } from '../../../conformance/contract.js';
import { UsageError as Misused } from '../../../conformance/run/usage-error.js';
import { UsageError } from '../../failure.js';

export const versionOption = {
  'contract-version': {
    type: 'string',
    placeholder: 'version',
    description: 'Of this version of the contract, such as 1.0; by default the newest',
  },
} as const;

/** The contract in the version that an option names. */
export async function judgedContract(version: string | undefined): Promise<Contract> {
  try {
    return await loadContract(version === undefined ? null : `mcp-javafx-ui/${version}`);
  } catch (error) {
    if (error instanceof Misused) throw new UsageError(error.message);
    throw error;
  }
}
