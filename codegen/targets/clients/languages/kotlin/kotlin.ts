import { type Emitter, headerLines } from '../../emitter.js';
import { classNames } from '../../model/class-names.js';
import type { ContractIr } from '../../model/ir.js';
import { kebab, words } from '../../model/names.js';
import { template } from '../../template.js';
import { jvmPackage } from '../../text/jvm-package.js';
import { readme } from '../../text/readme.js';
import { xmlHeader, xmlText } from '../../text/xml-text.js';
import { codes, functions } from './client.js';
import { kdoc } from './kdoc.js';
import { models } from './models.js';
import { keywords, literal, methodNames } from './names.js';
import { KotlinTypes } from './type-expression.js';

const sdkVersion = '0.16.0';

/** Kotlin: serializable data classes, sealed interfaces for unions, suspending functions. */
export const kotlin: Emitter = {
  id: 'kotlin',
  title: 'Kotlin',
  sdk: `io.modelcontextprotocol:kotlin-sdk-client ${sdkVersion}`,
  packageName: {
    pattern: jvmPackage(keywords),
    expected: 'a package name such as com.acme.ui',
    initial: ({ id }) => `${words(id).join('')}.client`,
  },
  files(contract, { packageName }) {
    const types = new KotlinTypes(contract);
    const { envelope, title, version, doc } = contract;
    const header = headerLines(contract, kotlin)
      .map((line) => `// ${line}`)
      .join('\n');
    const about = { header, package: packageName };
    const { client, exception } = classNames(contract);
    const code = envelope.code === null ? 'String' : types.nameOf(envelope.code);
    const folder = `src/main/kotlin/${packageName.replaceAll('.', '/')}`;
    return [
      {
        path: 'README.md',
        text: readme({ emitter: kotlin, types: types, methodNames, example: 'example.kt' }),
      },
      { path: 'pom.xml', text: project(contract, packageName) },
      {
        path: `${folder}/${client}.kt`,
        text: template('kotlin/Client.kt', {
          ...about,
          client,
          doc: kdoc(`${title} ${version}. ${doc}`),
          functions: functions(types),
          clientName: literal(artifactOf(contract)),
          clientVersion: literal(packageVersion(contract)),
        }),
      },
      {
        path: `${folder}/${exception}.kt`,
        text: template('kotlin/Exception.kt', { ...about, exception, code }),
      },
      { path: `${folder}/Models.kt`, text: models(types, packageName, header) },
      {
        path: `${folder}/Wire.kt`,
        text: template('kotlin/Wire.kt', {
          ...about,
          exception,
          code,
          codes: codes(contract, code),
          envelope: types.nameOf(envelope.name),
        }),
      },
    ];
  },
};

const artifactOf = ({ id }: ContractIr): string => `${kebab(id)}-client-kotlin`;

const packageVersion = ({ version }: ContractIr): string => `${version}.0`;

function project(contract: ContractIr, packageName: string): string {
  return template('kotlin/pom.xml', {
    header: xmlHeader(contract, kotlin),
    package: packageName,
    artifact: artifactOf(contract),
    version: packageVersion(contract),
    name: xmlText(`${contract.title} client`),
    description: xmlText(contract.doc),
    sdkVersion,
  });
}
