import type { ContractIr } from './ir.js';
import { pascal } from './names.js';

/** Names of the classes that are not types of the contract, where classes are written in PascalCase. */
export function classNames({ id }: ContractIr): { client: string; exception: string } {
  const name = pascal(id);
  return { client: `${name}Client`, exception: `${name}Exception` };
}
