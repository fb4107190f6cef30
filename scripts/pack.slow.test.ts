import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../testing/paths.js';

const folder = mkdtempSync(join(tmpdir(), 'pack-'));

interface Packed {
  filename: string;
  files: { path: string }[];
}
let packed: Packed;

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

beforeAll(() => {
  [packed] = JSON.parse(npm(root, 'pack', '--json', '--silent', '--pack-destination', folder)) as [Packed];
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  npm(
    folder,
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    join(folder, packed.filename),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { exports, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
  version: string;
};
/** Every subpath that can be imported, patterns filled in. */
const subpaths = Object.keys(exports)
  .filter((path) => !path.endsWith('.json'))
  .map((path) => `mcp-javafx-ui${path.slice(1).replace('*', 'mcp-javafx-ui/1.0')}`);

describe('the package', () => {
  it('holds what it needs, and no tests, sources of ours or set-up', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'dist/cli.js',
        'schema/mcp-javafx-ui/1.0/contract.md',
        'schema/meta/contract.json',
      ]),
    );
    const unwanted =
      /\.test\.|^(scripts|bench|server|client|cli|conformance|node_modules)\/|\.stamp$|^codegen\/(?!runtime\/|targets\/clients\/templates\/)/;
    expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
  });

  it('has a program that runs', () => {
    const bin = join(folder, 'node_modules/.bin/mcp-javafx-ui');
    const run = (...argv: string[]) => spawnSync(bin, argv, { cwd: folder, encoding: 'utf8' });
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
    expect(run('contract')).toMatchObject({ status: 0, stderr: '' });
    expect(run('nonsense').status).toBe(2);
  });

  it.each(subpaths)('lets %s be imported', (subpath) => {
    const script = `import * as all from '${subpath}'; console.log(Object.keys(all).length > 0)`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(output).toBe('true\n');
  });

  it('gives the contract as one JSON Schema document', () => {
    const script = `import schema from 'mcp-javafx-ui/contracts/mcp-javafx-ui/1.0/schema.json' with { type: 'json' }; console.log(Object.keys(schema.$defs).length > 50)`;
    const output = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(output).toBe('true\n');
  });

  it('has types for everything that can be imported', () => {
    const file = join(folder, 'user.ts');
    writeFileSync(
      file,
      [
        ...subpaths.map(
          (subpath, i) =>
            `import * as part${i} from '${subpath}';\nexport const names${i} = Object.keys(part${i});`,
        ),
        `import { contract, type Tools } from 'mcp-javafx-ui/contracts/mcp-javafx-ui/1.0';`,
        `export const input: Tools['ui_query']['input'] = { selector: { css: '#ok' } };`,
        `export const valid: boolean = contract.tools.ui_query.validateInput(input);`,
        `import { connect } from 'mcp-javafx-ui/client/any';`,
        `import { clientContract } from 'mcp-javafx-ui/contracts/mcp-javafx-ui/1.0/client';`,
        `export const matches = async (): Promise<unknown[]> =>`,
        `  (await (await connect(clientContract, 'http://127.0.0.1:7777/mcp')).tools.ui_query(input)).matches;`,
        `// @ts-expect-error there is no such member`,
        `export const wrong: Tools['ui_query']['input'] = { selector: { css: '#ok' }, lmit: 5 };`,
      ].join('\n'),
    );
    const program = ts.createProgram([file], {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
    expect(complaints).toEqual([]);
  });

  it('generates clients in every language', () => {
    const bin = join(folder, 'node_modules/.bin/mcp-javafx-ui');
    const { status, stdout, stderr } = spawnSync(bin, ['generate', '--lang', 'all', '--out', 'clients'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const samples = join(root, 'generated/mcp-javafx-ui/1.0/clients');
    const paths = (place: string) => readdirSync(place, { recursive: true }).map(String).sort();
    expect(paths(join(folder, 'clients'))).toEqual(paths(samples));
    expect(stdout).toContain('Client of mcp-javafx-ui/1.0 in Python');
  });

  it('says what it takes to generate a contract', () => {
    const bin = join(folder, 'node_modules/.bin/mcp-javafx-ui');
    const schema = join(root, 'testing/tenants/lights/schema');
    const { status, stderr } = spawnSync(bin, ['generate', '--schema', schema, '--out', 'generated'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'Generating needs the package esbuild, which is not installed. Run "npm install --save-dev esbuild".\n',
    });
  });
});
