import { classNames } from '../../model/class-names.js';
import type { ContractIr, ToolIr } from '../../model/ir.js';
import { withoutSharedWords } from '../../text/shared-words.js';
import { kdoc } from './kdoc.js';
import { constantNames, literal, methodNames } from './names.js';
import type { KotlinTypes } from './type-expression.js';

/** One suspending function a tool. */
export function functions(types: KotlinTypes): string {
  const { contract } = types;
  const { exception } = classNames(contract);
  const names = methodNames(contract.tools.map(({ name }) => name));
  return contract.tools
    .map((tool, i) => {
      const [input, output] = [types.nameOf(tool.input), types.nameOf(tool.output)];
      const parameter = `input: ${input}${tool.inputIsOptional ? ` = ${emptyInput(types, tool)}` : ''}`;
      return `${toolDoc(tool, exception)}    public suspend fun ${names[i]}(${parameter}): ${output} =
        call(${literal(tool.name)}, ${input}.serializer(), input, ${output}.serializer())
`;
    })
    .join('\n');
}

function emptyInput(types: KotlinTypes, tool: ToolIr): string {
  const found = types.contract.declarations.find(({ name }) => name === tool.input);
  const isObject = found?.kind === 'struct' && found.fields.length === 0;
  return `${types.nameOf(tool.input)}${isObject ? '' : '()'}`;
}

function toolDoc({ title, doc, errors, optional }: ToolIr, exception: string): string {
  const text = `${title}. ${doc}${optional ? ' A server may be without it.' : ''}`;
  return kdoc(text, '    ', errors.length > 0 ? [`@throws ${exception} ${errors.join(', ')}`] : []);
}

/** The numbers that stand for codes in JSON-RPC errors, as entries of a map. */
export function codes({ errors, envelope, declarations }: ContractIr, type: string): string {
  const found = declarations.find(({ name }) => name === envelope.code);
  const values = found?.kind === 'enum' ? found.values : [];
  const constants = constantNames(withoutSharedWords(values));
  return errors
    .map(({ integer, code }) => {
      const known = constants[values.indexOf(code)];
      const other = type === 'String' ? literal(code) : `${type}(${literal(code)})`;
      return `    ${integer} to ${known === undefined ? other : `${type}.${known}`},\n`;
    })
    .join('');
}
