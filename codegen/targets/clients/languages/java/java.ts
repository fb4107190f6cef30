import type { File } from '../../../../file.js';
import { type Emitter, headerLines } from '../../emitter.js';
import type { ContractIr, Declaration } from '../../model/ir.js';
import { words } from '../../model/names.js';
import { template } from '../../template.js';
import { exampleTool } from '../../text/example.js';
import { jvmPackage } from '../../text/jvm-package.js';
import { xmlHeader, xmlText } from '../../text/xml-text.js';
import { artifactOf, classNames, clientFiles, packageVersion } from './client.js';
import { closedEnum, openEnum } from './enumeration.js';
import { Imports, javaFile, javaHeader } from './java-file.js';
import { javadoc } from './javadoc.js';
import { keywords, methodNames } from './names.js';
import { record } from './record.js';
import { JavaTypes } from './type-expression.js';
import { scalarChoice, sealedInterface, unknownName, unknownVariant } from './union.js';

const sdkVersion = '2.1.0';

/** Java: records, sealed interfaces for unions; the models know of Jackson nothing but its annotations. */
export const java: Emitter = {
  id: 'java',
  title: 'Java',
  sdk: `io.modelcontextprotocol.sdk:mcp ${sdkVersion}`,
  packageName: {
    pattern: jvmPackage(keywords),
    expected: 'a package name such as com.acme.ui',
    initial: ({ id }) => `${words(id).join('')}.client`,
  },
  files(contract, { packageName }) {
    const types = new JavaTypes(contract);
    return [
      { path: 'README.md', text: readme(types) },
      {
        path: 'pom.xml',
        text: template('java/pom.xml', {
          header: xmlHeader(contract, java),
          package: packageName,
          artifact: artifactOf(contract),
          version: packageVersion(contract),
          name: xmlText(`${contract.title} client`),
          description: xmlText(contract.doc),
          sdkVersion,
        }),
      },
      ...clientFiles(types, packageName),
      ...contract.declarations.flatMap((one) => modelFiles(one, types, `${packageName}.model`)),
      packageInfo(contract, packageName, 'The client: one method a tool.'),
      packageInfo(contract, `${packageName}.model`, 'What the tools take and answer.'),
    ];
  },
};

function modelFiles(declaration: Declaration, types: JavaTypes, packageName: string): File[] {
  const { contract } = types;
  const name = types.nameOf(declaration.name);
  const file = (typeName: string, body: (imports: Imports) => string): File => {
    const imports = new Imports();
    const text = body(imports);
    return javaFile(contract, packageName, typeName, imports, text);
  };
  switch (declaration.kind) {
    case 'struct':
      return [file(name, (imports) => record(declaration, types, imports))];
    case 'enum': {
      if (!declaration.open) return [file(name, (imports) => closedEnum(declaration, name, imports))];
      const errors = declaration.name === contract.envelope.code ? contract.errors : [];
      return [file(name, (imports) => openEnum(declaration, name, imports, errors))];
    }
    case 'union': {
      const known = file(name, (imports) => sealedInterface(declaration, types, imports));
      if (!declaration.open) return [known];
      const unknown = unknownName(declaration, types);
      return [known, file(unknown, (imports) => unknownVariant(declaration, types, imports))];
    }
    case 'alias': {
      const { type } = declaration;
      if (type.kind !== 'choice') return [];
      return [file(name, (imports) => scalarChoice(declaration, type.of, name, imports))];
    }
  }
}

function packageInfo(contract: ContractIr, packageName: string, doc: string): File {
  const text = `${javadoc(doc)}@NullMarked\npackage ${packageName};\n\nimport org.jspecify.annotations.NullMarked;\n`;
  return {
    path: `src/main/java/${packageName.replaceAll('.', '/')}/package-info.java`,
    text: `${javaHeader(contract)}\n${text}`,
  };
}

function readme(types: JavaTypes): string {
  const { title, version, doc, key, tools } = types.contract;
  const names = methodNames(tools.map(({ name }) => name));
  const shown = exampleTool(types.contract) ?? tools[0]!;
  const { client, asyncClient, exception } = classNames(types.contract);
  const call = `${names[tools.indexOf(shown)]}(${shown.inputIsOptional ? '' : 'input'})`;
  const rows = tools.map((tool, i) => `| \`${names[i]}(${types.nameOf(tool.input)})\` | ${tool.title} |\n`);
  return template('java/README.md', {
    header: headerLines(types.contract, java).join(' '),
    title,
    version,
    doc,
    key,
    client,
    asyncClient,
    exception,
    example: template('java/example.java', { client, exception, call }),
    tools: rows.join(''),
  });
}
