import { schemasOf } from './places.js';
import type { LintRule, Problem } from './problem.js';

export const described: LintRule = {
  id: 'NOT_DESCRIBED',
  sentence: 'Every type and every member says what it is.',
  check(contract) {
    const problems: Problem[] = [];
    for (const { schema, place, type } of schemasOf(contract, Object.keys(contract.types))) {
      if (schema === contract.types[type] && schema.description === undefined) {
        problems.push({ rule: this.id, place, message: `Expected a "description" of the type ${type}.` });
      }
      for (const [name, member] of Object.entries(schema.properties ?? {})) {
        if (member.description !== undefined) continue;
        const where = `${place}/properties/${name}`;
        problems.push({
          rule: this.id,
          place: where,
          message: `Expected a "description" of the member "${name}".`,
        });
      }
    }
    return problems;
  },
};
