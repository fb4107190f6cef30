import type { File } from '../../../../file.js';
import type { ContractIr, ToolIr } from '../../model/ir.js';
import { kebab, pascal } from '../../model/names.js';
import { template } from '../../template.js';
import { withoutSharedWords } from '../../text/shared-words.js';
import { javaHeader } from './java-file.js';
import { javadoc } from './javadoc.js';
import { constantNames, methodNames } from './names.js';
import type { JavaTypes } from './type-expression.js';

export const artifactOf = ({ id }: ContractIr): string => `${kebab(id)}-client`;

export const packageVersion = ({ version }: ContractIr): string => `${version}.0`;

/** Names of the classes that are not types of the contract. */
export function classNames({ id }: ContractIr) {
  const name = pascal(id);
  return { client: `${name}Client`, asyncClient: `${name}AsyncClient`, exception: `${name}Exception` };
}

/** The two clients, what they share, and the exception. */
export function clientFiles(types: JavaTypes, packageName: string): File[] {
  const { contract } = types;
  const { title, version, doc, envelope, tools } = contract;
  const { client, asyncClient, exception } = classNames(contract);
  const file = (
    name: string,
    source: string,
    used: readonly string[],
    values: Record<string, string>,
  ): File => {
    const imports = [...new Set(used)].map((one) => `import ${packageName}.model.${types.nameOf(one)};\n`);
    const about = { header: javaHeader(contract), package: packageName, imports: imports.join('') };
    return {
      path: `src/main/java/${packageName.replaceAll('.', '/')}/${name}.java`,
      text: withSortedImports(template(`java/${source}`, { ...about, ...values })),
    };
  };
  const ofTools = tools.flatMap(({ input, output }) => [input, output]);
  const code = envelope.code === null ? 'String' : types.nameOf(envelope.code);
  const ofCode = envelope.code === null ? [] : [envelope.code];
  return [
    file(client, 'Client.java', ofTools, {
      client,
      doc: javadoc(`${title} ${version}. ${doc}`),
      methods: methods(types, exception, (type) => type),
    }),
    file(asyncClient, 'AsyncClient.java', ofTools, {
      client,
      asyncClient,
      methods: methods(types, exception, (type) => `Mono<${type}>`),
    }),
    file('Connection', 'Connection.java', [], {
      clientName: JSON.stringify(artifactOf(contract)),
      clientVersion: JSON.stringify(packageVersion(contract)),
    }),
    file('ToolCall', 'ToolCall.java', [envelope.name, envelope.info, ...ofCode], {
      exception,
      code,
      codes: codes(contract, code),
      envelope: types.nameOf(envelope.name),
      info: types.nameOf(envelope.info),
    }),
    file(exception, 'Exception.java', ofCode, { exception, code }),
  ];
}

function withSortedImports(text: string): string {
  const lines = text.match(/^import .*\n/gm)!.sort();
  const place = text.search(/^import /m);
  const rest = text.replace(/^import .*\n/gm, '');
  return rest.slice(0, place) + lines.join('') + rest.slice(place);
}

function methods(types: JavaTypes, exception: string, result: (type: string) => string): string {
  const names = methodNames(types.contract.tools.map(({ name }) => name));
  return types.contract.tools
    .map((tool, i) => {
      const [input, output] = [types.nameOf(tool.input), types.nameOf(tool.output)];
      const call = `return call(${JSON.stringify(tool.name)}, input, ${output}.class);`;
      const full = `${toolDoc(tool, exception)}  public ${result(output)} ${names[i]}(${input} input) {\n    ${call}\n  }\n`;
      if (!tool.inputIsOptional) return full;
      const short = `  public ${result(output)} ${names[i]}() {\n    return ${names[i]}(new ${input}());\n  }\n`;
      return `${full}\n${javadoc(`${tool.title}, with all defaults.`, '  ')}${short}`;
    })
    .join('\n');
}

function toolDoc({ title, doc, errors, optional }: ToolIr, exception: string): string {
  const text = `${title}. ${doc}${optional ? ' A server may be without it.' : ''}`;
  if (errors.length === 0) return javadoc(text, '  ');
  return javadoc(text, '  ', [`@throws ${exception} ${errors.join(', ')}`]);
}

function codes({ errors, envelope, declarations }: ContractIr, type: string): string {
  const found = declarations.find(({ name }) => name === envelope.code);
  const values = found?.kind === 'enum' ? found.values : [];
  const constants = constantNames(withoutSharedWords(values));
  const entries = errors.map(({ integer, code }) => {
    const known = constants[values.indexOf(code)];
    const fallback = type === 'String' ? JSON.stringify(code) : `new ${type}(${JSON.stringify(code)})`;
    return `          Map.entry(${integer}, ${known === undefined ? fallback : `${type}.${known}`})`;
  });
  return entries.join(',\n');
}
