import { type Emitter, headerLines, packageVersion } from '../../emitter.js';
import type { ContractIr } from '../../model/ir.js';
import { kebab } from '../../model/names.js';
import { template } from '../../template.js';
import { prefixed, wrap } from '../../text/doc.js';
import { exampleTool } from '../../text/example.js';
import { client } from './client.js';
import { errors } from './errors.js';
import { lockfile } from './lockfile.js';
import { models } from './models.js';
import { methodNames, RustNames } from './names.js';
import { RustTypes } from './types.js';

/** Rust: structs and enums for serde. */
export const rust: Emitter = {
  id: 'rust',
  title: 'Rust',
  sdk: 'rmcp 3.8.0',
  packageName: {
    pattern: /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/,
    expected: 'the name of a crate such as acme-ui-client',
    initial: ({ id }) => `${kebab(id)}-client`,
  },
  files(contract, { packageName: crate }) {
    const names = new RustNames(contract);
    const types = new RustTypes(contract, names);
    const lines = headerLines(contract, rust);
    const header = `${prefixed(lines, '// ')}\n`;
    const example = exampleOf(contract, names, crate.replaceAll('-', '_'));
    const { title, version } = contract;
    const manifest = {
      header: prefixed(lines, '# '),
      crate,
      version: packageVersion(contract),
      description: JSON.stringify(`A client of ${title} ${version}`),
    };
    return [
      { path: 'Cargo.lock', text: lockfile(manifest) },
      { path: 'Cargo.toml', text: template('rust/Cargo.toml', manifest) },
      { path: 'README.md', text: readme(contract, names, example) },
      { path: 'examples/first_call.rs', text: `${header}\n${example}` },
      { path: 'src/client.rs', text: client(contract, types, header) },
      { path: 'src/error.rs', text: errors(contract, names, types, header) },
      { path: 'src/lib.rs', text: template('rust/lib.rs', { header, title, version }) },
      { path: 'src/models.rs', text: models(contract, names, types, header) },
    ];
  },
};

/** Connects, and makes a call if there is one that needs no arguments. */
function exampleOf(contract: ContractIr, names: RustNames, module: string): string {
  const tool = exampleTool(contract);
  if (!tool) return template('rust/example-connect.rs', { module });
  const method = methodNames(contract)[contract.tools.indexOf(tool)]!;
  return template('rust/example.rs', { module, method, input: names.type(tool.input) });
}

const sdk = 'This client is built on [rmcp](https://crates.io/crates/rmcp), the official MCP SDK for Rust.';

function readme(contract: ContractIr, names: RustNames, example: string): string {
  const methods = methodNames(contract);
  const rows = contract.tools.map(
    ({ input, title }, i) => `| \`${methods[i]}(${names.type(input)})\` | ${title} |\n`,
  );
  const { title, version, key } = contract;
  const about = wrap(`${contract.doc} ${sdk}`, 118).join('\n');
  return template('rust/README.md', {
    header: headerLines(contract, rust).join(' '),
    title,
    version,
    about,
    key,
    example,
    tools: rows.join(''),
  });
}
