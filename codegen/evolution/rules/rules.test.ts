import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../contract.js';
import { diffContracts } from '../contract/diff-contracts.js';
import { factSchema, factsOf } from '../contract/facts.js';
import { diffSchemas } from '../diff-schemas.js';
import type { Json } from '../json.js';
import { Validators } from '../judge/validators.js';
import { ruleIds } from '../report/rules.js';
import { isObject, type Schema } from '../schema.js';
import { bundleFile } from '../source/bundle-file.js';
import { completed } from '../source/contract-document.js';
import { editsBetween, freeze } from '../workflow/frozen.js';
import { judgeStep } from '../workflow/status.js';
import { families, type Rule, rules } from './catalogue.js';
import ids from './ids.json' with { type: 'json' };

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
    expect(findings[0]!.witnesses).toContainEqual({ acceptedBy, of: rule.of ?? 'contract', instance });
    const schemaIn = (contract: Contract): Schema =>
      rule.of ? (contract.types[rule.of] as Schema) : factSchema(factsOf(contract));
    const schemas = { before: schemaIn(contracts.before), after: schemaIn(contracts.after) };
    const validators = new Validators({ before: {}, after: {} });
    expect(validators.accepts(acceptedBy, schemas[acceptedBy], instance as Json)).toBe(true);
    expect(validators.accepts(other[acceptedBy], schemas[other[acceptedBy]], instance as Json)).toBe(false);
  });
});

describe('every rule about versions', () => {
  const [tooSmall, edited] = families.find((family) => family.kind === 'folder')!.rules as [Rule, Rule];

  it('VERSION_TOO_SMALL is found where a minor version breaks something', () => {
    const step = judgeStep(
      completed(tooSmall.before as never),
      completed(tooSmall.after as never),
      new Map(),
    );
    expect(step.problems.map((problem) => problem.rule)).toEqual(['VERSION_TOO_SMALL', 'TOOL_REMOVED']);
    expect(step.problems[1]!.witnesses).toEqual([{ of: 'contract', ...tooSmall.witness }]);
  });

  it('RELEASED_EDITED is found where a file is not what it was', () => {
    const frozen = (side: unknown) => {
      const folder = mkdtempSync(join(tmpdir(), 'rule-'));
      const { files } = side as { files: Record<string, string> };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      return freeze(folder);
    };
    const [before, after] = [frozen(edited.before), frozen(edited.after)];
    expect(editsBetween(before, after)).toEqual(['contract.md changed']);
    expect(before.files).toEqual(edited.witness!.instance);
    expect(after.files).not.toEqual(edited.witness!.instance);
  });
});

describe('the catalogue', () => {
  it('has each id once, and none has ever vanished', () => {
    // A new rule joins the list; nothing ever leaves it, because acceptances and documents name the ids.
    expect(ruleIds().sort()).toEqual(ids);
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
