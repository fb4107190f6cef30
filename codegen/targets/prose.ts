import type { Contract } from '../contract.js';
import { command, type File, sourceOf } from '../file.js';

/** `contract.md`: the whole prose of a contract that takes common parts; of another one the source is whole. */
export function prose(contract: Contract): File[] {
  if (contract.common === null) return [];
  const source = `${sourceOf(contract)}/contract.md and schema/common/${contract.common.version}`;
  const note = `<!-- Generated from ${source} by \`${command}\`. Edit the source, not this file. -->`;
  return [{ path: `${contract.key}/contract.md`, text: `${note}\n\n${contract.prose}` }];
}
