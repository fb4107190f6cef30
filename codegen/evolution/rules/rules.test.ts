import { describe, expect, it } from 'vitest';
import { diffContracts } from '../contract/diff-contracts.js';
import { factSchema, factsOf } from '../contract/facts.js';
import { diffSchemas } from '../diff-schemas.js';
import type { Json } from '../json.js';
import { Validators } from '../judge/validators.js';
import { isObject, type Schema } from '../schema.js';
import { bundleFile } from '../source/bundle-file.js';
import { completed } from '../source/contract-document.js';
import { families, type Rule, rules } from './catalogue.js';

const other = { before: 'after', after: 'before' } as const;

function schemaOf(content: unknown) {
  return bundleFile('schema.json', () => content);
}

describe('every rule about schemas', () => {
  const own = families.filter((family) => family.kind === 'schema').flatMap((family) => family.rules);

  it.each(own.map((rule) => [rule.id, rule] as const))(
    '%s is found in its pair and nothing worse',
    (id, rule) => {
      const [before, after] = [schemaOf(rule.before), schemaOf(rule.after)];
      const findings = diffSchemas(before, after, rule.position!);
      const found = findings.find((finding) => finding.rule === id);
      expect(findings.map((finding) => finding.rule)).toContain(id);
      expect(found!.message).not.toMatch(/[{}]subject|\{before|\{after|undefined/);
      expect(
        found!.witnesses.map((witness) => witness.acceptedBy).includes(rule.witness?.acceptedBy ?? 'before'),
      ).toBe(rule.witness !== null);
      if (rule.witness) proveWitness(rule, before, after);
      else expect(['neutral', 'unknown']).toContain(found!.effect);
    },
  );

  function proveWitness(rule: Rule, before: ReturnType<typeof schemaOf>, after: ReturnType<typeof schemaOf>) {
    const validators = new Validators({ before: before.definitions, after: after.definitions });
    const { acceptedBy, instance } = rule.witness!;
    const roots = { before: before.root, after: after.root };
    expect(validators.accepts(acceptedBy, roots[acceptedBy], instance as Json)).toBe(true);
    expect(validators.accepts(other[acceptedBy], roots[other[acceptedBy]], instance as Json)).toBe(false);
  }
});

describe('every rule about contracts', () => {
  const own = families.filter((family) => family.kind === 'contract').flatMap((family) => family.rules);

  it.each(own.map((rule) => [rule.id, rule] as const))('%s is found in its pair, alone', (id, rule) => {
    const contracts = { before: completed(rule.before as never), after: completed(rule.after as never) };
    const findings = diffContracts(contracts.before, contracts.after);
    expect(findings.map((finding) => [finding.rule, finding.level])).toEqual([[id, rule.level]]);
    const { acceptedBy, instance } = rule.witness!;
    const schemas = {
      before: factSchema(factsOf(contracts.before)),
      after: factSchema(factsOf(contracts.after)),
    };
    const validators = new Validators({ before: {}, after: {} });
    expect(findings[0]!.witnesses).toEqual([{ acceptedBy, of: 'contract', instance }]);
    expect(validators.accepts(acceptedBy, schemas[acceptedBy], instance as Json)).toBe(true);
    expect(validators.accepts(other[acceptedBy], schemas[other[acceptedBy]], instance as Json)).toBe(false);
  });
});

describe('the catalogue', () => {
  it('has each id once', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });

  it('says how to do what breaks', () => {
    for (const { id, instead } of rules) {
      const texts = typeof instead === 'string' ? [instead] : [instead.input, instead.output];
      for (const text of texts) expect(text, id).toMatch(/^[A-Z].*\.$|: schema bump.*\.$/);
    }
  });

  it('keeps every pair readable as JSON Schema or as a contract', () => {
    for (const rule of rules) {
      expect(isObject(rule.before) && isObject(rule.after), rule.id).toBe(true);
      expect(JSON.stringify(rule.before), rule.id).not.toBe(JSON.stringify(rule.after as Schema));
    }
  });
});
