import { type Emitter, headerLines } from '../emitter.js';
import { classNames } from '../model/class-names.js';
import type { ContractIr } from '../model/ir.js';
import { template } from '../template.js';
import { exampleTool } from './example.js';

interface ReadmeParts {
  readonly emitter: Emitter;
  readonly types: { readonly contract: ContractIr; nameOf(declaration: string): string };
  readonly methodNames: (tools: string[]) => string[];
  /** Template of the example, beside that of the page. */
  readonly example: string;
}

/** The README of a package with an exception class and one method a tool. */
export function readme({ emitter, types, methodNames, example }: ReadmeParts): string {
  const { contract } = types;
  const { title, version, doc, key, tools } = contract;
  const names = methodNames(tools.map(({ name }) => name));
  const shown = exampleTool(contract);
  const call = shown ? `${names[tools.indexOf(shown)]}()` : `${names[0]}(input)`;
  const { client, exception } = classNames(contract);
  const rows = tools.map((tool, i) => `| \`${names[i]}(${types.nameOf(tool.input)})\` | ${tool.title} |\n`);
  return template(`${emitter.id}/README.md`, {
    header: headerLines(contract, emitter).join(' '),
    title,
    version,
    doc,
    key,
    client,
    exception,
    example: template(`${emitter.id}/${example}`, { client, exception, call }),
    tools: rows.join(''),
  });
}
