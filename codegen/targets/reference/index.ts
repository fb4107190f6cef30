import type { Contract } from '../../contract.js';
import { command, type File, sourceOf } from '../../file.js';
import { messageTypes } from '../../messages.js';
import {
  errorTable,
  lifecycle,
  messages,
  profiles,
  prompts,
  requirementTables,
  resources,
} from './contract-parts.js';
import { code, table } from './markdown.js';
import { isDeclaredInTool, toolSection } from './tool-section.js';
import { typeSection } from './type-section.js';
import { inputTypes } from './type-words.js';

/** A reference of the contract that is pleasant to read: tools, types, errors, and all that it declares. */
export function reference(contract: Contract): File[] {
  // What is declared in the file of a tool stands with the tool.
  const spoken = messageTypes(contract);
  const types = Object.keys(contract.types).filter(
    (name) => !isDeclaredInTool(contract, name) && !spoken.includes(name),
  );
  const sections = [
    head(contract),
    `## Tools\n\n${overview(contract)}`,
    ...contract.tools.map((tool) => toolSection(contract, tool)),
    messages(contract),
    `## Types`,
    ...types.map((name) => typeSection(contract, name)),
    errorTable(contract),
    lifecycle(contract),
    prompts(contract),
    resources(contract),
    profiles(contract),
    requirementTables(contract),
  ];
  const text = `${sections.filter((section) => section !== '').join('\n\n')}\n`;
  return [{ path: `${contract.key}/reference.md`, text }];
}

function head(contract: Contract): string {
  const nullable = inputTypes(contract).some((name) =>
    JSON.stringify(contract.types[name]).includes('"null"'),
  );
  return [
    `<!-- Generated from ${sourceOf(contract)} by \`${command}\`. Edit the source, not this file. -->`,
    `# ${contract.title} ${contract.version}: reference`,
    contract.description,
    `This version is ${contract.status === 'draft' ? 'a draft' : 'released'}. What the shapes below can't say stands in the prose, ${proseLink(contract)}; all shapes as one JSON Schema document: [contract.schema.json](contract.schema.json).`,
    nullable ? 'An optional member of an input may also be `null`, which is the same as leaving it out.' : '',
  ]
    .filter((line) => line !== '')
    .join('\n\n');
}

/** The prose with the common parts in their places is a generated file of its own. */
function proseLink(contract: Contract): string {
  return contract.common === null ? `\`${sourceOf(contract)}/contract.md\`` : '[contract.md](contract.md)';
}

function overview(contract: Contract): string {
  return table(
    ['tool', 'what it does', ''],
    contract.tools.map((tool) => [
      `[${code(tool.name)}](#${tool.name})`,
      tool.title,
      [tool.annotations.readOnlyHint ? 'reads' : 'acts', tool.optional ? 'optional' : '']
        .filter(Boolean)
        .join(', '),
    ]),
  );
}
