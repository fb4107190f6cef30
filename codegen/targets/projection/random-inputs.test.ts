import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../testing/random-seed.js';
import { loadContracts } from '../../load.js';
import { packageRoot } from '../../package-root.js';
import { inlinedSchema } from '../../plain-schema.js';
import { arbitraryOf } from '../../testing/arbitrary-input.js';
import { descriptor } from '../descriptors.js';

const projecting = loadContracts(join(packageRoot(), 'schema')).filter(
  ({ advertise }) => advertise === 'projection',
);

describe.each(projecting)('what $key advertises', (contract) => {
  const ajv = new Ajv({ strict: false });
  const tools = contract.tools.map((tool) => {
    const exact = ajv.compile(inlinedSchema(contract.types, tool.input));
    return {
      name: tool.name,
      input: arbitraryOf(contract.types, contract.types[tool.input]!),
      exact: (value: unknown) => exact(value),
      advertised: ajv.compile(descriptor(contract, tool).inputSchema as object),
    };
  });
  const calls = fc.oneof(
    ...tools.map((tool) => tool.input.filter(tool.exact).map((value) => ({ tool, value }))),
  );
  const runs = 10_000;

  it('admits ten thousand valid inputs', () => {
    const tried = new Map<string, number>();
    fc.assert(
      fc.property(calls, ({ tool, value }) => {
        tried.set(tool.name, (tried.get(tool.name) ?? 0) + 1);
        expect({ errors: tool.advertised(value) ? null : tool.advertised.errors }).toEqual({ errors: null });
      }),
      { seed, numRuns: runs },
    );
    // Every tool has its share, or something is never made.
    for (const { name } of tools) expect(tried.get(name)).toBeGreaterThan(runs / tools.length / 2);
  });

  it('admits null for whatever may be left out', () => {
    fc.assert(
      fc.property(calls, fc.nat(), ({ tool, value }, which) => {
        const input = value as Record<string, unknown>;
        const members = Object.keys(input);
        fc.pre(members.length > 0);
        const nulled = { ...input, [members[which % members.length]!]: null };
        if (tool.exact(nulled)) expect([nulled, tool.advertised(nulled)]).toEqual([nulled, true]);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('refuses an unknown member wherever the contract refuses it', () => {
    let refused = 0;
    fc.assert(
      fc.property(calls, ({ tool, value }) => {
        for (const spoiled of withStranger(value)) {
          if (tool.exact(spoiled)) continue;
          refused++;
          expect([spoiled, tool.advertised(spoiled)]).toEqual([spoiled, false]);
        }
      }),
      { seed, numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });
});

/** The value with a member that nobody knows, in each object of it by itself. */
function withStranger(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => withStranger(item).map((spoiled) => value.with(i, spoiled)));
  }
  const inside = Object.entries(value).flatMap(([name, item]) =>
    withStranger(item).map((spoiled) => ({ ...value, [name]: spoiled })),
  );
  return [{ ...value, neverHeardOf: 1 }, ...inside];
}
