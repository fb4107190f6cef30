import type { ContractIr, ToolIr } from '../../model/ir.js';
import { template } from '../../template.js';
import { docComment } from './comment.js';
import { awaited, signature } from './format.js';
import { methodNames } from './names.js';
import type { RustTypes } from './types.js';

/** `client.rs`: one method a tool. */
export function client(contract: ContractIr, types: RustTypes, header: string): string {
  const methods = methodNames(contract);
  return template('rust/client.rs', {
    header,
    methods: contract.tools.map((tool, i) => method(tool, methods[i]!, types)).join('\n'),
  });
}

function method(tool: ToolIr, name: string, types: RustTypes): string {
  const errors =
    tool.errors.length === 0 ? '' : `\n\nIts errors: ${tool.errors.map((code) => `\`${code}\``).join(', ')}.`;
  const optional = tool.optional ? '\n\nA server may be without this tool.' : '';
  const input = types.of({ kind: 'ref', name: tool.input });
  const output = types.of({ kind: 'ref', name: tool.output });
  const head = signature(
    `pub async fn ${name}`,
    ['&self', `input: ${input}`],
    `Result<${output}, Error>`,
    '    ',
  );
  const body = awaited(`self.call(${JSON.stringify(tool.name)}, input)`, '        ');
  return `${docComment(`${tool.title}. ${tool.doc}${errors}${optional}`, '    ')}${head}        ${body}\n    }\n`;
}
