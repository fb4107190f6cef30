import type { ContractIr, ToolIr } from '../../model/ir.js';
import { camel, identifiers, pascal, reserved } from '../../model/names.js';
import { template } from '../../template.js';
import { blockComment } from '../../text/doc.js';
import { quoted, width } from './layout.js';

const members = reserved('close connect constructor session then');

export const clientClass = ({ id }: ContractIr): string => `${pascal(id)}Client`;

export const errorClass = ({ id }: ContractIr): string => `${pascal(id)}Error`;

export function methodNames({ tools }: ContractIr): string[] {
  return identifiers(
    tools.map((tool) => tool.name),
    camel,
    members,
  );
}

/** `client.ts`: the official session, with one method a tool. */
export function client(ir: ContractIr, header: string): string {
  const names = methodNames(ir);
  const used = [...new Set(ir.tools.flatMap((tool) => [tool.input, tool.output]))].sort();
  const flat = `import type { ${used.join(', ')} } from './types.js';`;
  return template('typescript/client.ts.template', {
    header,
    doc: blockComment(ir.doc, '', width),
    name: JSON.stringify(`${ir.id}-client`).replaceAll('"', "'"),
    version: ir.version,
    client: clientClass(ir),
    error: errorClass(ir),
    types:
      flat.length <= width
        ? flat
        : `import type {\n${used.map((type) => `  ${type},\n`).join('')}} from './types.js';`,
    methods: ir.tools.map((tool, i) => `\n${method(ir, tool, names[i]!)}`).join(''),
  });
}

function method(ir: ContractIr, tool: ToolIr, name: string): string {
  const meanings = new Map(ir.errors.map((error) => [error.code, error.meaning]));
  const throws = tool.errors.map((code) => `\`${code}\`: ${meanings.get(code)}`).join(' ');
  const doc = [`${tool.title}.`, tool.doc, ...(throws === '' ? [] : [`@throws ${throws}`])].join('\n\n');
  const parameters = [
    `input: ${tool.input}${tool.inputIsOptional ? ' = {}' : ''}`,
    'options?: CallToolRequestOptions',
  ];
  const flat = `  ${name}(${parameters.join(', ')}): Promise<${tool.output}> {`;
  const head =
    flat.length <= width
      ? flat
      : `  ${name}(\n${parameters.map((one) => `    ${one},\n`).join('')}  ): Promise<${tool.output}> {`;
  return `${blockComment(doc, '  ', width)}\n${head}\n    return this.#call(${quoted(tool.name)}, input, options);\n  }\n`;
}
