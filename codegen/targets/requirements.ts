import type { Contract } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import { headingsOf } from '../prose.js';

/** The requirements as data, and the union of their ids: what has no check then does not compile. */
export function requirements(contract: Contract): File[] {
  const ids = contract.requirements.map((one) => `\n  | ${JSON.stringify(one.id)}`).join('') || ' never';
  const entries = contract.requirements.map((one) => `  ${JSON.stringify(one)},\n`).join('');
  const sections = new Set(contract.requirements.map((one) => one.section));
  const titles = Object.fromEntries(
    Object.entries(headingsOf(contract.prose)).filter(([number]) => sections.has(number)),
  );
  const source = `${sourceOf(contract)}/requirements.json`;
  const text = [
    header(contract.common ? `${source} and schema/common/${contract.common.version}` : source),
    `import type { Requirement } from '../../runtime/contract-module.js';`,
    '',
    '/** Ids of the requirements; none is ever used again for another meaning. */',
    `export type RequirementId =${ids};`,
    '',
    '/** In the order of the prose. */',
    `export const requirements: readonly Requirement<RequirementId>[] = [\n${entries}];`,
    '',
    '/** Titles of the sections that they stand in. */',
    `export const headings: Readonly<Record<string, string>> = ${JSON.stringify(titles, null, 2)};`,
    '',
  ].join('\n');
  return [{ path: `${contract.key}/requirements.ts`, text }];
}
