import type { ContractIr, ToolIr } from '../../model/ir.js';
import { identifiers, reserved } from '../../model/names.js';
import { template } from '../../template.js';
import { comment } from './comment.js';
import { exported, type GoNames } from './names.js';

const members = reserved('Close Session', (name) => `${name}Tool`);

/** Names of the methods, in the order of the tools. */
export function methodNames({ tools }: ContractIr): string[] {
  return identifiers(
    tools.map(({ name }) => name),
    exported,
    members,
  );
}

/** `client.go`: one method a tool. */
export function client(
  contract: ContractIr,
  names: GoNames,
  values: { header: string; package: string },
): string {
  const methods = methodNames(contract);
  return template('go/client.go', {
    ...values,
    title: contract.title,
    version: contract.version,
    methods: contract.tools.map((tool, i) => method(tool, methods[i]!, names)).join('\n'),
  });
}

function method(tool: ToolIr, name: string, names: GoNames): string {
  const about = `${name}: ${tool.title}. ${tool.doc}`;
  const errors = tool.errors.length === 0 ? '' : `\n\nIts errors: ${tool.errors.join(', ')}.`;
  const optional = tool.optional ? '\n\nA server may be without this tool.' : '';
  return `${comment(about + errors + optional, '')}func (c *Client) ${name}(ctx context.Context, input ${names.type(tool.input)}) (*${names.type(tool.output)}, error) {
	return call[${names.type(tool.output)}](ctx, c, ${JSON.stringify(tool.name)}, input)
}
`;
}
