import { describe, expect, test } from 'vitest';
import { lamps } from '../testing/lamps.js';
import { finding, report, result } from '../testing/results.js';
import { contractHash } from './hashes.js';
import type { Report } from './report.js';
import { verify } from './verify.js';

const hash = 'a'.repeat(64);
const results = lamps.requirements.map(({ id, level, section, quote, needs }) =>
  result(id, { level, section, quote, needs: [...needs] }),
);
const whole = report(results, { contract: lamps.schema, contractHash: contractHash(lamps) });
const problems = (part: Partial<Report>) => verify({ ...whole, ...part }, lamps, hash).problems;

describe('a report', () => {
  test('that is whole can be believed', () => {
    expect(verify(whole, lamps, hash)).toEqual({
      held: [
        'counts: the summary follows from the results',
        'suite: made by the suite that verifies it',
        `contract: ${lamps.schema} as this suite knows it`,
        `requirements: all ${results.length} are there, word for word`,
        'level: nothing is skipped that Full asks for',
      ],
      problems: [],
    });
  });

  test('whose numbers were painted over is found out', () => {
    const [first, ...rest] = results;
    const red = { ...first!, outcome: 'fail' as const, findings: [{ ...finding('a', 'b'), exchange: 3 }] };
    expect(problems({ results: [red, ...rest] })).toEqual([
      `Expected the summary to follow from the results (${rest.length} passed, does not conform), got ${results.length} passed, conforms.`,
      'Expected every exchange that is referred to, 1 are missing.',
    ]);
  });

  test('of another suite or another text of the contract is not verified here', () => {
    const suite = { ...whole.suite, hash: 'b'.repeat(64) };
    expect(problems({ suite, contractHash: hash })).toEqual([
      'Expected a report of the suite that verifies it, got one of suite 1 (bbbbbbbbbbbb); verify it with that one.',
      `Expected ${lamps.schema} as this suite knows it, got another text of it; run the suite again.`,
    ]);
    expect(problems({ suite: { ...suite, hash: null } })).toEqual([
      'The report does not say by which suite it was made; run the suite again.',
    ]);
  });

  test('that left something out, or changed its words, proves nothing', () => {
    const [first, second, ...rest] = results;
    const fewer = report([{ ...second!, quote: 'A server MAY.' }, ...rest]);
    expect(problems({ results: fewer.results, summary: fewer.summary })).toEqual([
      `Expected all requirements, but 1 were not run: ${first!.id}.`,
      `Expected the words of the contract for ${second!.id}, got others.`,
    ]);
    expect(problems({ level: null })).toEqual([
      'The run was restricted to a part of the contract, which proves no level.',
    ]);
  });

  test('that skipped what its level asks for names it', () => {
    const skipped = results.map((one) =>
      one.id === 'lamp-switched'
        ? { ...one, outcome: 'skip' as const, reason: 'the server is read-only' }
        : one,
    );
    expect(problems({ results: skipped, summary: report(skipped).summary })).toEqual([
      'The level Full asks for lamp-switched, but it was skipped: the server is read-only',
      'Expected the report to prove no level, but it says Full.',
    ]);
  });
});

test('the hash of a contract follows its words', () => {
  const [first, ...rest] = lamps.requirements;
  const other = { ...lamps, requirements: [{ ...first!, quote: 'Other words.' }, ...rest] };
  expect(contractHash(other)).not.toBe(contractHash(lamps));
  expect(contractHash(structuredCloneOf(lamps))).toBe(contractHash(lamps));
});

const structuredCloneOf = (contract: typeof lamps): typeof lamps => ({
  ...contract,
  requirements: [...contract.requirements],
});
