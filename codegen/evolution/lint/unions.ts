import type { Contract, Schema } from '../../contract.js';
import { refName } from '../../subschemas.js';
import { schemasOf } from './places.js';
import type { LintRule } from './problem.js';

export const unionsTagged: LintRule = {
  id: 'UNION_UNTAGGED',
  sentence: 'Every variant of a oneOf has a required const that no other variant has.',
  check(contract) {
    return schemasOf(contract, Object.keys(contract.types))
      .filter(({ schema }) => schema.oneOf !== undefined && !isTagged(contract, schema))
      .map(({ place }) => ({
        rule: this.id,
        place,
        message:
          'Expected each variant to require a member with a "const" of its own, named by "discriminator".',
      }));
  },
};

function isTagged(contract: Contract, { oneOf = [], discriminator }: Schema): boolean {
  const tag = discriminator?.propertyName;
  if (tag === undefined) return false;
  const values = oneOf.map((branch) => {
    const name = refName(branch);
    const variant = name === undefined ? branch : contract.types[name];
    return variant?.required?.includes(tag) ? variant.properties?.[tag]?.const : undefined;
  });
  return values.every((value) => value !== undefined) && new Set(values).size === values.length;
}
