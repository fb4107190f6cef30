import type { Contract, Tool } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import type { PlainSchema } from '../lower.js';
import { inlinedSchema, plainSchema, RecursiveType } from '../plain-schema.js';
import { Refused } from '../refused.js';
import { reachable } from '../subschemas.js';
import { projectInput } from './projection/project-input.js';
import { projectOutput } from './projection/project-output.js';

/** The entries of `tools/list`. */
export function descriptors(contract: Contract): File[] {
  const entries = contract.tools.map(
    (tool) => `  ${JSON.stringify(tool.name)}: ${literal(descriptor(contract, tool))},\n`,
  );
  const text = [
    header(sourceOf(contract)),
    `import type { ToolDescriptor } from '../../runtime/contract-module.js';`,
    `import type { ToolName } from './types.js';`,
    '',
    '/** What `tools/list` answers, by tool. */',
    `export const descriptors: Readonly<Record<ToolName, ToolDescriptor>> = {\n${entries.join('')}};`,
    '',
  ].join('\n');
  return [{ path: `${contract.key}/descriptors.ts`, text }];
}

export function descriptor(contract: Contract, tool: Tool): Record<string, unknown> {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(contract, tool),
    outputSchema: outputSchema(contract, tool),
    annotations: { title: tool.title, ...tool.annotations },
  };
}

/** Some hosts refuse references, and a choice at the top: the server checks what is left out here. */
function inputSchema(contract: Contract, tool: Tool): PlainSchema {
  try {
    if (contract.advertise === 'projection') return projectInput(contract.types, tool.input, tool.name);
    const {
      oneOf: _,
      anyOf: _any,
      allOf: _all,
      description: _about,
      ...schema
    } = inlinedSchema(contract.types, tool.input);
    return schema;
  } catch (error) {
    if (!(error instanceof RecursiveType)) throw error;
    throw new Refused(
      `schema/${contract.key}/tools/${tool.name}.json#/input: ${error.message} An input has to be written without references.`,
    );
  }
}

/** A client of the SDK checks the structured content of errors, too. */
function outputSchema(contract: Contract, tool: Tool): PlainSchema {
  const roots = [tool.output, contract.errorEnvelope];
  if (contract.advertise === 'projection') return projectOutput(contract.types, roots);
  return {
    type: 'object',
    anyOf: roots.map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: Object.fromEntries(
      reachable(contract.types, roots).map((name) => [name, plainSchema(contract.types[name]!)]),
    ),
  };
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}
