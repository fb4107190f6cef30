import type { Contract } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';

/** The requirements as data, and the union of their ids: what has no check then does not compile. */
export function requirements(contract: Contract): File[] {
  const ids = contract.requirements.map((one) => `\n  | ${JSON.stringify(one.id)}`).join('') || ' never';
  const entries = contract.requirements.map((one) => `  ${JSON.stringify(one)},\n`).join('');
  const text = [
    header(`${sourceOf(contract)}/requirements.json`),
    `import type { Requirement } from '../../runtime/contract-module.js';`,
    '',
    '/** Ids of the requirements; none is ever used again for another meaning. */',
    `export type RequirementId =${ids};`,
    '',
    '/** In the order of the prose. */',
    `export const requirements: readonly Requirement<RequirementId>[] = [\n${entries}];`,
    '',
  ].join('\n');
  return [{ path: `${contract.key}/requirements.ts`, text }];
}
