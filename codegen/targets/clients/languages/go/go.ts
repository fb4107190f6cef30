import { type Emitter, headerLines } from '../../emitter.js';
import type { ContractIr } from '../../model/ir.js';
import { words } from '../../model/names.js';
import { template } from '../../template.js';
import { prefixed, wrap } from '../../text/doc.js';
import { exampleTool } from '../../text/example.js';
import { client, methodNames } from './client.js';
import { errors } from './errors.js';
import { models } from './models.js';
import { GoNames } from './names.js';
import { GoTypes } from './types.js';
import { imports, values } from './values.js';

/** Go: structs, interfaces with a marker for unions, named strings for enums. */
export const go: Emitter = {
  id: 'go',
  title: 'Go',
  sdk: 'github.com/modelcontextprotocol/go-sdk v1.8.0',
  packageName: {
    pattern: /^[a-z0-9]+([.-][a-z0-9]+)*\.[a-z]+(\/[A-Za-z0-9]+([._~-][A-Za-z0-9]+)*)+$/,
    expected: 'a module path such as github.com/acme/uiclient',
    initial: ({ id }) => `example.com/${words(id).join('')}`,
  },
  files(contract, { packageName: module }) {
    const names = new GoNames(contract);
    const types = new GoTypes(contract, names);
    const about = { header: `${prefixed(headerLines(contract, go), '// ')}\n`, package: packageOf(module) };
    const code = models(contract, names, types);
    const errorFile = errors(contract, names, types, about);
    const example = exampleOf(contract, names, about.package);
    return [
      { path: 'README.md', text: readme(contract, names, example) },
      { path: 'client.go', text: client(contract, names, about) },
      { path: 'errors.go', text: errorFile },
      {
        path: 'example_test.go',
        text: template('go/example_test.go', {
          ...about,
          module,
          example: example.replaceAll(/\n(?=.)/g, '\n\t').trimEnd(),
        }),
      },
      { path: 'go.mod', text: template('go/go.mod', { header: about.header, module }) },
      { path: 'go.sum', text: template('go/go.sum') },
      { path: 'models.go', text: `${about.header}\npackage ${about.package}\n\n${imports(code)}${code}` },
      { path: 'values.go', text: values(code + errorFile, about) },
    ];
  },
};

const keywords = new Set(
  `break case chan const continue default defer else fallthrough for func go goto if import interface main map
   package range return select struct switch type var`.split(/\s+/),
);

/** The last part of the path that isn't a version, without the signs that a package name can't have. */
function packageOf(module: string): string {
  const parts = module.split('/').filter((part) => !/^v[0-9]+$/.test(part));
  const name = parts
    .at(-1)!
    .replace(/^go-|[.-]go$/g, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
  return /^[a-z]/.test(name) && !keywords.has(name) ? name : `client${name}`;
}

/** Makes a call, if possible one that needs no arguments. */
function exampleOf(contract: ContractIr, names: GoNames, name: string): string {
  const { tools } = contract;
  const tool = exampleTool(contract) ?? tools[0]!;
  const method = methodNames(contract)[tools.indexOf(tool)]!;
  return template('go/example.go', { package: name, method, input: names.type(tool.input) });
}

const sdk =
  'This client is built on the official [MCP SDK for Go](https://github.com/modelcontextprotocol/go-sdk).';

function readme(contract: ContractIr, names: GoNames, example: string): string {
  const methods = methodNames(contract);
  const rows = contract.tools.map(
    ({ input, title }, i) => `| \`${methods[i]}(ctx, ${names.type(input)})\` | ${title} |\n`,
  );
  const { title, version, key } = contract;
  const about = wrap(`${contract.doc} ${sdk}`, 118).join('\n');
  return template('go/README.md', {
    header: headerLines(contract, go).join(' '),
    title,
    version,
    about,
    key,
    example,
    tools: rows.join(''),
  });
}
