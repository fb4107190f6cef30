import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../contract.js';
import { loadContracts } from '../../load.js';
import { packageRoot } from '../../package-root.js';
import { annotations } from '../schema.js';
import { isTranslated } from '../solver/translate.js';
import { completed } from '../source/contract-document.js';
import { lint, lintRules } from './index.js';

const described = { description: 'Something.' };
const base = {
  tools: [
    {
      name: 'look',
      input: { ...described, type: 'object', properties: {}, additionalProperties: false },
      output: { ...described, type: 'object', properties: {} },
    },
  ],
  types: { Failure: { ...described, type: 'object' } },
};

function exemplified(contract: Contract): Contract {
  const files = Object.keys(contract.types).flatMap((type) =>
    [true, false].map((valid) => ({ path: '', valid, type, cases: [] })),
  );
  return { ...contract, examples: files };
}

function problems(change: Record<string, unknown>) {
  return lint(exemplified(completed({ ...base, ...change }))).map(({ rule, place }) => [rule, place]);
}

function types(schemas: Record<string, object>) {
  return { types: { ...base.types, ...schemas } };
}

const input = (schema: object) => ({
  tools: [{ ...base.tools[0], input: { ...base.tools[0]!.input, ...schema } }],
});
const output = (schema: object) => ({
  tools: [{ ...base.tools[0], output: { ...base.tools[0]!.output, ...schema } }],
});

describe('lint', () => {
  it('has nothing against a contract that keeps to the rules', () => {
    expect(problems({})).toEqual([]);
  });

  it('wants inputs closed', () => {
    expect(problems(input({ additionalProperties: true }))).toEqual([['INPUT_OPEN', 'types (look.input)#']]);
    expect(problems(input({ properties: { a: { ...described, type: 'object', properties: {} } } }))).toEqual([
      ['INPUT_OPEN', 'types (look.input)#/properties/a'],
    ]);
  });

  it('wants outputs open, also where the same type is an input', () => {
    expect(problems(output({ additionalProperties: false }))).toEqual([
      ['OUTPUT_CLOSED', 'types (look.output)#'],
    ]);
    const shared = { a: { ...described, $ref: '#/$defs/Hint' } };
    const both = {
      tools: [
        {
          ...input({ properties: shared }).tools[0],
          output: output({ properties: shared }).tools[0]!.output,
        },
      ],
    };
    const hint = (schema: object) =>
      types({ Hint: { ...described, type: 'object', properties: {}, ...schema } });
    expect(problems({ ...both, ...hint({}) })).toEqual([]);
    expect(problems({ ...both, ...hint({ additionalProperties: false }) })).toEqual([
      ['OUTPUT_CLOSED', 'types (Hint)#'],
    ]);
  });

  it('wants a tag in every variant', () => {
    const variant = (tag?: string) => ({
      ...described,
      type: 'object',
      properties: { t: { ...described, ...(tag ? { const: tag } : {}) } },
      required: ['t'],
    });
    const union = (...variants: object[]) =>
      types({ Union: { ...described, oneOf: variants, discriminator: { propertyName: 't' } } });
    expect(problems(union(variant('a'), variant('b')))).toEqual([]);
    expect(problems(union(variant('a'), variant('a')))).toEqual([['UNION_UNTAGGED', 'types (Union)#']]);
    expect(problems(union(variant('a'), variant()))).toEqual([['UNION_UNTAGGED', 'types (Union)#']]);
  });

  it('wants a version string that later minor versions match', () => {
    const version = (schema: object) => ({
      id: 'ui',
      version: '1.0',
      versionMember: 'schema',
      ...output({ properties: { schema: { ...described, type: 'string', ...schema } } }),
    });
    const wrong = [['VERSION_NOT_A_PATTERN', 'types (look.output)#/properties/schema']];
    expect(problems(version({ pattern: '^ui/1\\.[0-9]+$' }))).toEqual([]);
    expect(problems(version({ const: 'ui/1.0' }))).toEqual(wrong);
    expect(problems(version({ pattern: '^ui/1\\.0$' }))).toEqual(wrong);
    expect(problems(version({ pattern: '^ui/' }))).toEqual(wrong);
    expect(problems({ id: 'ui', versionMember: 'schema' })).toEqual([
      ['VERSION_NOT_A_PATTERN', 'contract.json#/versionMember'],
    ]);
  });

  it('wants every type and member described', () => {
    expect(problems(types({ Thing: { type: 'object', properties: { a: { type: 'string' } } } }))).toEqual([
      ['NOT_DESCRIBED', 'types (Thing)#'],
      ['NOT_DESCRIBED', 'types (Thing)#/properties/a'],
    ]);
  });

  it('wants valid and invalid examples', () => {
    const contract = exemplified(completed(base));
    const examples = contract.examples.filter(({ type, valid }) => type !== 'look.input' || valid);
    expect(lint({ ...contract, examples })).toEqual([
      {
        rule: 'EXAMPLE_MISSING',
        place: 'examples/invalid',
        message: 'Expected an invalid example of look.input.',
      },
    ]);
  });

  it('wants keywords that the diff understands', () => {
    expect(problems(types({ Thing: { ...described, patternProperties: {} } }))).toEqual([
      ['KEYWORD_NOT_UNDERSTOOD', 'types (Thing)#/patternProperties'],
    ]);
  });

  it('says of each rule what a contract has to be', () => {
    for (const { id, sentence } of lintRules) expect(`${id} ${sentence}`).toMatch(/^[A-Z_]+ [A-Z].*\.$/);
  });
});

it('the diff understands every keyword of the dialect', () => {
  const meta = JSON.parse(readFileSync(join(packageRoot(), 'schema/meta/schema.json'), 'utf8')) as {
    properties: Record<string, unknown>;
  };
  const strange = Object.keys(meta.properties).filter(
    (keyword) => !annotations.has(keyword) && !isTranslated(keyword, {}),
  );
  expect(strange).toEqual([]);
});

const contracts = ['schema', 'testing/tenants/lights/schema'].flatMap((folder) =>
  loadContracts(join(packageRoot(), folder)),
);

it.each(contracts)('$key keeps to the rules', (contract) => {
  expect(lint(contract)).toEqual([]);
});
