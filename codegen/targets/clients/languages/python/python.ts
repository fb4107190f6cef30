import type { Emitter } from '../../emitter.js';
import { headerLines, packageVersion } from '../../emitter.js';
import type { ContractIr } from '../../model/ir.js';
import { kebab, snake } from '../../model/names.js';
import { template } from '../../template.js';
import { exampleTool, toolBullets } from '../../text/example.js';
import { client } from './client.js';
import { errors } from './errors.js';
import { sorted } from './imports.js';
import { models } from './models.js';
import { baseError, clientClass, errorClass, keyword, methodNames, quoted } from './names.js';

/** Python: pydantic models with discriminated unions, an asynchronous client, everything typed. */
export const python: Emitter = {
  id: 'python',
  title: 'Python',
  sdk: 'mcp 2.3',
  packageName: {
    pattern: new RegExp(`^(?!(${keyword.source})$)[a-z][a-z0-9_]*$`),
    expected: 'a module name such as acme_ui_client',
    initial: ({ id }) => `${snake(id)}_client`,
  },
  files(ir, { packageName }) {
    const lines = headerLines(ir, python);
    const header = lines.map((line) => `# ${line}\n`).join('');
    const source = (name: string, text: string) => ({ path: `src/${packageName}/${name}`, text });
    return [
      {
        path: 'pyproject.toml',
        text: template('python/pyproject.toml', {
          header,
          distribution: kebab(packageName),
          version: packageVersion(ir),
          description: JSON.stringify(`Client of ${ir.title} ${ir.version}`),
          package: packageName,
        }),
      },
      { path: 'README.md', text: readme(ir, packageName, lines.join(' ')) },
      source('__init__.py', init(ir, header)),
      source('_model.py', template('python/_model.py', { header })),
      source('client.py', client(ir, header)),
      source('errors.py', errors(ir, header)),
      source('models.py', models(ir, header)),
      source('py.typed', ''),
    ];
  },
};

function init(ir: ContractIr, header: string): string {
  const types = ir.declarations.flatMap((one) =>
    one.kind === 'union' && one.open ? [one.name, `Unknown${one.name}`] : [one.name],
  );
  const modules: [string, string[]][] = [
    ['client', [clientClass(ir)]],
    ['errors', [...ir.errors.map(({ code }) => errorClass(code)), baseError(ir), 'UnexpectedAnswerError']],
    ['models', types],
  ];
  const imports = modules.map(([module, names]) => {
    const flat = `from .${module} import ${names.join(', ')}\n`;
    const block = `from .${module} import (\n${sorted(names)
      .map((name) => `    ${name},\n`)
      .join('')})\n`;
    return names.length === 1 ? flat : block;
  });
  const all = modules.flatMap(([, names]) => names).sort();
  return `${header}"""Client of ${ir.title} ${ir.version}."""

${imports.join('')}
__all__ = [
${all.map((name) => `    ${quoted(name)},\n`).join('')}]
`;
}

function readme(ir: ContractIr, packageName: string, header: string): string {
  const names = methodNames(ir);
  const tool = exampleTool(ir);
  const call = tool ? `print(await client.${names[ir.tools.indexOf(tool)]}())` : `print(client.session)`;
  return template('python/README.md', {
    header,
    title: `${ir.title} ${ir.version}`,
    doc: ir.doc,
    key: ir.key,
    client: clientClass(ir),
    base: baseError(ir),
    sample_error: errorClass(ir.errors[0]!.code),
    tools: toolBullets(ir, names),
    example: [
      'import asyncio',
      '',
      `from ${packageName} import ${clientClass(ir)}`,
      '',
      '',
      'async def main() -> None:',
      `    async with ${clientClass(ir)}.connect("http://127.0.0.1:7777/mcp", "token") as client:`,
      `        ${call}`,
      '',
      '',
      'asyncio.run(main())',
    ].join('\n'),
  });
}
