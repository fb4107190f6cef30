import { accepts as acceptsOf } from '../version.js';
import contract from './contract.js';
import { olderContract } from './older-contract.js';

/** The newest contract that this client speaks, such as `mcp-javafx-ui/1.1`. */
export const contractVersion: string = contract.schema;

/**
 * Whether this client works with a server of that contract and version: one of the oldest version that it speaks, or
 * of any later one of the same major version.
 */
export function accepts(offered: string, wanted: string = olderContract.schema): boolean {
  return acceptsOf(offered, wanted);
}
