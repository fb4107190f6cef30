import type { Contract, ErrorCode, Schema, Tool } from '../../../contract.js';
import { messageTypes } from '../../../messages.js';
import { reachable } from '../../../subschemas.js';
import { Declarations } from './declarations.js';
import type { ContractIr, Declaration, EnvelopeIr, ErrorIr, ToolIr } from './ir.js';
import { recursiveFields } from './recursion.js';

/** The contract without its schemas: what an emitter reads. */
export function irOf(contract: Contract): ContractIr {
  const inputs = reachable(
    contract.types,
    contract.tools.map((tool) => tool.input),
  );
  const types = typesOfCallers(contract);
  const outputs = reachable(contract.types, [
    ...contract.tools.map((tool) => tool.output),
    contract.errorEnvelope,
    ...contract.errors.flatMap(({ details }) => details ?? []),
    // What no tool takes can only come from a server.
    ...Object.keys(types).filter((name) => !inputs.includes(name)),
  ]);
  const found = new Declarations(types, new Set(inputs), new Set(outputs)).all();
  const declarations = recursiveFields(found);
  return {
    id: contract.id,
    version: contract.version,
    key: contract.key,
    title: contract.title,
    doc: contract.description,
    declarations,
    tools: contract.tools.map((tool) => toolIr(tool, contract.types[tool.input]!)),
    errors: contract.errors.map(errorIr),
    envelope: envelopeIr(contract.errorEnvelope, declarations),
  };
}

/** What only the server and its frontends say to each other is nothing for a caller of tools. */
function typesOfCallers(contract: Contract): Contract['types'] {
  const spoken = new Set(reachable(contract.types, messageTypes(contract)));
  const called = reachable(contract.types, [
    ...contract.tools.flatMap((tool) => [tool.input, tool.output]),
    contract.errorEnvelope,
    ...contract.errors.flatMap(({ details }) => details ?? []),
  ]);
  for (const name of called) spoken.delete(name);
  return Object.fromEntries(Object.entries(contract.types).filter(([name]) => !spoken.has(name)));
}

/** The declaration of that name. */
export function declarationOf({ declarations }: Pick<ContractIr, 'declarations'>, name: string): Declaration {
  const found = declarations.find((one) => one.name === name);
  if (!found) throw new Error(`There is no declaration "${name}".`);
  return found;
}

function toolIr(tool: Tool, input: Schema): ToolIr {
  return {
    name: tool.name,
    title: tool.title,
    doc: tool.description,
    input: tool.input,
    output: tool.output,
    inputIsOptional:
      (input.required ?? []).length === 0 &&
      !input.oneOf &&
      !input['x-exactlyOne'] &&
      !input['x-atLeastOne'] &&
      !input.minProperties,
    readOnly: tool.annotations.readOnlyHint === true,
    optional: tool.optional,
    errors: tool.errors,
  };
}

const errorIr = ({ code, integer, meaning, next, details }: ErrorCode): ErrorIr => ({
  code,
  integer,
  meaning,
  next,
  details,
});

function envelopeIr(name: string, declarations: readonly Declaration[]): EnvelopeIr {
  const member = (struct: string, field: string): string | null => {
    const found = declarations.find((one) => one.name === struct);
    const type = found?.kind === 'struct' ? found.fields.find((one) => one.name === field)?.type : undefined;
    return type?.kind === 'ref' ? type.name : null;
  };
  const info = member(name, 'error');
  if (info === null) throw new Error(`Expected ${name} to have a member "error" of a named type.`);
  return { name, info, code: member(info, 'code') };
}
