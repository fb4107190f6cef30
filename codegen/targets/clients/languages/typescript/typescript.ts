import { type Emitter, headerLines, packageVersion } from '../../emitter.js';
import type { ContractIr } from '../../model/ir.js';
import { kebab } from '../../model/names.js';
import { template } from '../../template.js';
import { exampleTool, toolBullets } from '../../text/example.js';
import { client, clientClass, errorClass, methodNames } from './client.js';
import { errors } from './errors.js';
import { types } from './types.js';

/** TypeScript: plain data with discriminated unions, and a client that needs nothing but the SDK. */
export const typescript: Emitter = {
  id: 'typescript',
  title: 'TypeScript',
  sdk: '@modelcontextprotocol/client 2.4',
  packageName: {
    pattern: /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/,
    expected: 'an npm package name such as @acme/ui-client',
    initial: ({ id }) => `${kebab(id)}-client`,
  },
  files(ir, { packageName }) {
    const lines = headerLines(ir, typescript);
    const header = lines.map((line) => `// ${line}\n`).join('');
    return [
      {
        path: 'package.json',
        text: template('typescript/package.json.template', {
          header: JSON.stringify(lines.slice(0, 2).join(' ')),
          package: JSON.stringify(packageName),
          version: packageVersion(ir),
          description: JSON.stringify(`Client of ${ir.title} ${ir.version}`),
        }),
      },
      { path: 'tsconfig.json', text: template('typescript/tsconfig.json.template', { header }) },
      { path: 'README.md', text: readme(ir, packageName, lines.join(' ')) },
      { path: 'src/client.ts', text: client(ir, header) },
      { path: 'src/errors.ts', text: errors(ir, header) },
      { path: 'src/index.ts', text: index(ir, header) },
      { path: 'src/types.ts', text: types(ir, header) },
    ];
  },
};

function index(ir: ContractIr, header: string): string {
  return `${header}
export { ${clientClass(ir)} } from './client.js';
export {
  type ErrorDetails,
  type KnownErrorCode,
  ${errorClass(ir)},
  UnexpectedAnswerError,
} from './errors.js';
export type * from './types.js';
`;
}

function readme(ir: ContractIr, packageName: string, header: string): string {
  const names = methodNames(ir);
  const tool = exampleTool(ir);
  const call = tool ? `await client.${names[ir.tools.indexOf(tool)]}()` : 'client.session';
  return template('typescript/README.md', {
    header,
    title: `${ir.title} ${ir.version}`,
    doc: ir.doc,
    key: ir.key,
    client: clientClass(ir),
    error: errorClass(ir),
    code: ir.errors.find(({ details }) => details !== null)?.code ?? ir.errors[0]?.code ?? '',
    tools: toolBullets(ir, names),
    example: [
      `import { ${clientClass(ir)}, ${errorClass(ir)} } from '${packageName}';`,
      '',
      `const client = await ${clientClass(ir)}.connect('http://127.0.0.1:7777/mcp', 'token');`,
      'try {',
      `  console.log(${call});`,
      '} catch (error) {',
      `  if (error instanceof ${errorClass(ir)}) console.error(error.code, error.message);`,
      '  else throw error;',
      '} finally {',
      '  await client.close();',
      '}',
    ].join('\n'),
  });
}
