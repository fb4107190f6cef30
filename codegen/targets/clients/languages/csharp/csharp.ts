import { type Emitter, headerLines } from '../../emitter.js';
import { classNames } from '../../model/class-names.js';
import type { ContractIr } from '../../model/ir.js';
import { pascal } from '../../model/names.js';
import { template } from '../../template.js';
import { readme } from '../../text/readme.js';
import { xmlHeader, xmlText } from '../../text/xml-text.js';
import { codes, methods } from './client.js';
import { models } from './models.js';
import { literal, methodNames } from './names.js';
import { CSharpTypes } from './type-expression.js';
import { xmlDoc } from './xml-doc.js';

const sdkVersion = '2.4.0';

/** C#: records, JsonPolymorphic for unions, nullable reference types. Parsed, but not compiled by our tests. */
export const csharp: Emitter = {
  id: 'csharp',
  title: 'C#',
  sdk: `ModelContextProtocol.Core ${sdkVersion}`,
  packageName: {
    pattern: /^[A-Z][A-Za-z0-9]*(\.[A-Z][A-Za-z0-9]*)*$/,
    expected: 'a namespace such as Acme.Ui',
    initial: ({ id }) => `${pascal(id)}.Client`,
  },
  files(contract, { packageName }) {
    const types = new CSharpTypes(contract);
    const { envelope, title, version, doc } = contract;
    const header = headerLines(contract, csharp)
      .map((line) => `// ${line}`)
      .join('\n');
    const about = { header, namespace: packageName };
    const { client, exception } = classNames(contract);
    const code = envelope.code === null ? 'string' : types.nameOf(envelope.code);
    return [
      {
        path: 'README.md',
        text: readme({ emitter: csharp, types: types, methodNames, example: 'example.cs' }),
      },
      { path: `${packageName}.csproj`, text: project(contract, packageName) },
      {
        path: `${client}.cs`,
        text: template('csharp/Client.cs', {
          ...about,
          client,
          doc: xmlDoc(`${title} ${version}. ${doc}`),
          methods: methods(types),
          clientName: literal(packageName),
          clientVersion: literal(packageVersion(contract)),
        }),
      },
      { path: `${exception}.cs`, text: template('csharp/Exception.cs', { ...about, exception, code }) },
      { path: 'Models.cs', text: models(types, packageName, header) },
      {
        path: 'WireFormat.cs',
        text: template('csharp/WireFormat.cs', {
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

const packageVersion = ({ version }: ContractIr): string => `${version}.0`;

function project(contract: ContractIr, packageName: string): string {
  return template('csharp/project.csproj', {
    header: xmlHeader(contract, csharp),
    package: packageName,
    version: packageVersion(contract),
    name: xmlText(`${contract.title} client`),
    description: xmlText(contract.doc),
    sdkVersion,
  });
}
