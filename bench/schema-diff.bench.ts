import type { Contract, Schema } from '../codegen/contract.js';
import { diffContracts } from '../codegen/evolution/contract/diff-contracts.js';
import { completed } from '../codegen/evolution/source/contract-document.js';
import { compare } from './compare.js';
import type { Bench } from './row.js';

const second = 1000;

export const bench: Bench = {
  title: 'Diff of two contracts with 500 definitions',
  async run() {
    const [before, after] = [contractOf(500, 0), contractOf(500, 10)];
    const rules = new Set(diffContracts(before, after).map((finding) => finding.rule));
    if (rules.size < 4) throw new Error(`Expected changes of four kinds, got ${[...rules].join(', ')}.`);
    return [
      await compare({
        name: 'schema diff / one second',
        limit: 1,
        samples: 15,
        ours: () => wallTime(before, after),
        yardstick: () => second,
      }),
    ];
  },
};

function wallTime(before: Contract, after: Contract): number {
  const start = performance.now();
  diffContracts(before, after);
  return performance.now() - start;
}

/** A contract like ours, only larger: 40 tools over types that refer to others and to themselves; every n-th is edited. */
export function contractOf(count: number, every: number): Contract {
  const types: Record<string, Schema> = {};
  for (let i = 0; i < count; i++) types[`Type${i}`] = typeOf(i, count, every > 0 && i % every === 0);
  const tools = Array.from({ length: 40 }, (_, i) => ({
    name: `tool_${i}`,
    input: { $ref: `#/$defs/Type${i}` },
    output: { $ref: `#/$defs/Type${i + 40}` },
  }));
  return completed({ tools, types });
}

function typeOf(i: number, count: number, edited: boolean): Schema {
  const below = (n: number): string => `#/$defs/Type${5 * i + n < count ? 5 * i + n : i}`;
  if (i % 7 === 3)
    return { type: 'string', 'x-extensible-enum': ['a', 'b', `c${i}`, ...(edited ? ['d'] : [])] };
  return {
    type: 'object',
    description: `Type number ${i}.`,
    properties: {
      kind: { type: 'string', const: `kind-${i}` },
      name: { type: 'string', minLength: 1, maxLength: edited && i % 3 === 0 ? 50 : 100 },
      count: { type: ['integer', 'null'], minimum: 0 },
      first: { anyOf: [{ $ref: below(1) }, { type: 'null' }] },
      second: { $ref: below(2) },
      third: { $ref: below(3) },
      others: { type: 'array', items: { $ref: below(4) } },
      more: { type: 'array', items: { $ref: below(5) } },
      ...(edited ? { added: { type: 'boolean' } } : {}),
    },
    required: edited && i % 4 === 0 ? ['kind', 'name'] : ['kind'],
    ...(i < count / 2 ? { additionalProperties: false } : {}),
  };
}
