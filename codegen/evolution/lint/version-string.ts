import type { Contract, Schema } from '../../contract.js';
import { parseVersion } from '../workflow/versions.js';
import { schemasOf, sentAndReceived } from './places.js';
import type { LintRule } from './problem.js';

export const versionPattern: LintRule = {
  id: 'VERSION_NOT_A_PATTERN',
  sentence: 'The version that a server sends is a pattern that later minor versions match, too.',
  check(contract) {
    const { versionMember: member } = contract;
    if (member === null) return [];
    const carriers = schemasOf(contract, [...sentAndReceived(contract).received]).filter(
      ({ schema }) => schema.properties?.[member] !== undefined,
    );
    const wrong = carriers.filter(({ schema }) => !fits(contract, schema.properties![member]!));
    const { major } = parseVersion(contract.version);
    const message = `Expected a "pattern" that ${contract.key} and ${contract.id}/${major}.99 match and ${contract.id}/${major + 1}.0 does not.`;
    const missing =
      carriers.length === 0
        ? [
            {
              rule: this.id,
              place: 'contract.json#/versionMember',
              message: `Expected an output with the member "${member}".`,
            },
          ]
        : [];
    return [
      ...missing,
      ...wrong.map(({ place }) => ({ rule: this.id, place: `${place}/properties/${member}`, message })),
    ];
  },
};

function fits({ id, version, key }: Contract, { pattern, const: only, enum: list }: Schema): boolean {
  if (pattern === undefined || only !== undefined || list !== undefined) return false;
  const { major } = parseVersion(version);
  const accepts = (text: string): boolean => new RegExp(pattern, 'u').test(text);
  return accepts(key) && accepts(`${id}/${major}.99`) && !accepts(`${id}/${major + 1}.0`);
}
