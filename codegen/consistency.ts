import type { Contract, Schema } from './contract.js';
import { offerProblems } from './offers.js';
import { Refused } from './refused.js';
import { mapSubschemas, refName } from './subschemas.js';

/** What no single file can tell: that the parts of a contract agree with each other. */
export function checkConsistency(contract: Contract, path: string): void {
  const refuse = (where: string, sentence: string): never => {
    throw new Refused(`${path}/${where}: ${sentence}`);
  };
  const tools = new Set(contract.tools.map((tool) => tool.name));
  const codes = new Set(contract.errors.map((error) => error.code));
  const needTool = (name: string, where: string): void => {
    if (!tools.has(name)) refuse(where, `There is no tool "${name}".`);
  };
  const needCode = (code: string, where: string): void => {
    if (!codes.has(code)) refuse(where, `There is no error code "${code}" in contract.json.`);
  };

  unique(
    contract.errors.map((error) => error.code),
    (code) => refuse('contract.json#/errors', `The code "${code}" stands there twice.`),
  );
  unique(
    contract.errors.map((error) => String(error.integer)),
    (n) => refuse('contract.json#/errors', `The integer ${n} stands there twice.`),
  );
  unique(
    contract.tools.flatMap((tool) => [tool.name, ...tool.aliases]),
    (name) => refuse('tools', `Two tools are called "${name}".`),
  );
  unique(
    contract.requirements.map((one) => one.id),
    (id) => refuse('requirements.json#/requirements', `The id "${id}" stands there twice.`),
  );

  for (const tool of contract.tools) {
    for (const code of tool.errors) needCode(code, `tools/${tool.name}.json#/errors`);
    if (contract.types[tool.input]!.type !== 'object') {
      refuse(`tools/${tool.name}.json#/input`, 'Expected a schema of type "object".');
    }
    if (contract.types[tool.output]!.type !== 'object') {
      refuse(`tools/${tool.name}.json#/output`, 'Expected a schema of type "object".');
    }
  }
  for (const line of contract.instructions ?? []) {
    for (const [, name] of line.matchAll(/`([^`]*)`/g)) needTool(name!, 'contract.json#/instructions');
  }
  const { lifecycle } = contract;
  if (lifecycle) {
    const states = new Set(lifecycle.states.map((state) => state.name));
    const needState = (name: string): void => {
      if (!states.has(name)) refuse('contract.json#/lifecycle', `There is no state "${name}".`);
    };
    needState(lifecycle.initial);
    for (const { from, to } of lifecycle.transitions) [from, to].forEach(needState);
    for (const state of lifecycle.states) {
      for (const name of state.tools) needTool(name, 'contract.json#/lifecycle');
      if (state.error !== null) needCode(state.error, 'contract.json#/lifecycle');
      for (const { tool, error } of state.except ?? []) {
        needTool(tool, 'contract.json#/lifecycle');
        needCode(error, 'contract.json#/lifecycle');
      }
    }
  }
  const { notOfferedCode, invalidInputCode, versionTool } = contract.common?.values ?? {};
  for (const code of [notOfferedCode, invalidInputCode])
    if (code !== undefined) needCode(code, 'contract.json#/common/values');
  if (versionTool !== undefined) needTool(versionTool, 'contract.json#/common/values');
  for (const [where, sentence] of offerProblems(contract)) refuse(`contract.json#/${where}`, sentence);
  for (const name of reservedTitles) {
    if (contract.places[name])
      throw new Refused(`${contract.places[name]}: The title "${name}" is taken by generated code.`);
  }
  for (const [name, schema] of Object.entries(contract.types)) {
    checkSchema(contract, schema, (sentence) => {
      throw new Refused(`${contract.places[name]}: ${sentence}`);
    });
  }
  for (const file of contract.examples) {
    for (const one of file.cases) {
      const named = [one.rule, one.pointer].filter((member) => member !== undefined).length;
      if (named === (file.valid ? 0 : 2)) continue;
      const sentence = file.valid
        ? 'A valid example violates no rule.'
        : 'An invalid example needs "rule" and "pointer".';
      throw new Refused(`${file.path}#/cases (${one.title}): ${sentence}`);
    }
  }
}

/** Names that the generated modules export beside the types of a contract. */
const reservedTitles = ['Messages', 'Tools', 'ToolName', 'ErrorDetails', 'KnownErrorCode', 'RequirementId'];

function checkSchema(contract: Contract, schema: Schema, refuse: (sentence: string) => never): void {
  const members = Object.keys(schema.properties ?? {});
  const named = [
    ...(schema.required ?? []),
    ...(schema['x-exactlyOne'] ?? []),
    ...(schema['x-atLeastOne'] ?? []),
    ...(schema['x-together'] ?? []),
  ];
  for (const name of named) if (!members.includes(name)) refuse(`There is no member "${name}".`);
  if (Array.isArray(schema.type) && (schema.enum || schema.const !== undefined)) {
    refuse('Expected one "type" beside "enum" or "const"; for "or null" refer to a named type.');
  }
  const tag = schema.discriminator?.propertyName;
  for (const variant of schema.oneOf ?? []) {
    const target = contract.types[refName(variant)!]!;
    if (typeof target.properties?.[tag!]?.const !== 'string' || !target.required?.includes(tag!)) {
      refuse(`Expected the variant ${refName(variant)} to require "${tag}" with a "const" string.`);
    }
  }
  mapSubschemas(schema, (sub) => {
    checkSchema(contract, sub, refuse);
    return sub;
  });
}

function unique(values: readonly string[], refuse: (value: string) => void): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) refuse(value);
    seen.add(value);
  }
}
