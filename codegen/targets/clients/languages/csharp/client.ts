import { classNames } from '../../model/class-names.js';
import type { ContractIr, ToolIr } from '../../model/ir.js';
import { withoutSharedWords } from '../../text/shared-words.js';
import { constantNames, literal, methodNames } from './names.js';
import type { CSharpTypes } from './type-expression.js';
import { xmlDoc } from './xml-doc.js';

/** One method a tool. */
export function methods(types: CSharpTypes): string {
  const { contract } = types;
  const { exception } = classNames(contract);
  const names = methodNames(contract.tools.map(({ name }) => name));
  return contract.tools
    .map((tool, i) => {
      const [input, output] = [types.nameOf(tool.input), types.nameOf(tool.output)];
      const parameter = tool.inputIsOptional ? `${input}? input = null` : `${input} input`;
      const argument = tool.inputIsOptional ? `input ?? new ${input}()` : 'input';
      return `${toolDoc(tool, exception)}    public Task<${output}> ${names[i]}(
        ${parameter}, CancellationToken cancellationToken = default) =>
        CallAsync<${input}, ${output}>(
            ${literal(tool.name)}, ${argument}, cancellationToken);
`;
    })
    .join('\n');
}

function toolDoc({ title, doc, errors, optional }: ToolIr, exception: string): string {
  const text = `${title}. ${doc}${optional ? ' A server may be without it.' : ''}`;
  const failures = errors.length === 0 ? '' : xmlDoc(errors.join(', '), '    ', 'exception');
  return `${xmlDoc(text, '    ')}${failures.replace('<exception>', `<exception cref="${exception}">`)}`;
}

/** The numbers that stand for codes in JSON-RPC errors, as entries of a dictionary. */
export function codes({ errors, envelope, declarations }: ContractIr, type: string): string {
  const found = declarations.find(({ name }) => name === envelope.code);
  const values = found?.kind === 'enum' ? found.values : [];
  const constants = constantNames(withoutSharedWords(values), type);
  return errors
    .map(({ integer, code }) => {
      const known = constants[values.indexOf(code)];
      const other = type === 'string' ? literal(code) : `new ${type}(${literal(code)})`;
      return `        [${integer}] = ${known === undefined ? other : `${type}.${known}`},\n`;
    })
    .join('');
}
