import { accepts as acceptsOf } from '../version.js';
import contract from './contract.js';

/** The contract that this client was made for, such as `mcp-javafx-ui/1.0`. */
export const contractVersion: string = contract.schema;

/** Whether this client works with a server of that contract and version: a 1.x client does with 1.y for y ≥ x. */
export function accepts(offered: string, wanted: string = contractVersion): boolean {
  return acceptsOf(offered, wanted);
}
