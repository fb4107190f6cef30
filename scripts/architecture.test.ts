import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Who may import whom, tests as well. Every part may also import itself and `generated/`. */
const mayImport: Record<string, readonly string[]> = {
  generated: [],
  codegen: [],
  server: [],
  // Serves a contract that it generates on the spot.
  'server/host/integration/added-offers.test.ts': ['codegen'],
  client: [],
  conformance: [],
  'conformance/self-test': ['conformance', 'server', 'examples'],
  cli: ['server', 'client', 'conformance'],
  'cli/commands/generate': ['cli', 'codegen'],
  'cli/commands/generate.ts': ['cli', 'codegen'],
  'cli/commands/schema': ['cli', 'codegen'],
  'cli/commands/schema.ts': ['cli', 'codegen'],
  examples: ['server', 'client'],
  bench: ['cli', 'client', 'codegen', 'conformance', 'examples', 'server'],
  torture: ['codegen', 'examples', 'server'],
};

interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone when the code runs. */
  readonly typeOnly: boolean;
}

/** The imports of a module within this repository, static and dynamic. */
function importsOf(from: string, text: string): Import[] {
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return;
    found.push({ from, to: posix.join(posix.dirname(from), specifier.text), typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The most particular part that a path belongs to. */
function partOf(path: string): string | undefined {
  const parts = Object.keys(mayImport).filter((part) => path === part || path.startsWith(`${part}/`));
  return parts.sort((a, b) => b.length - a.length)[0];
}

function isAllowed({ from, to }: Import): boolean {
  if (to === 'package.json') return true;
  const part = partOf(from)!;
  const target = to.split('/')[0]!;
  return target === part.split('/')[0] || target === 'generated' || mayImport[part]!.includes(target);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = Object.keys(mayImport)
  .filter((part) => !part.includes('/'))
  .flatMap((part) =>
    readdirSync(join(root, part), { recursive: true }).map((path) => `${part}/${String(path)}`),
  )
  .filter((path) => path.endsWith('.ts') && !/^generated\/.*\/clients\//.test(path));
const imports = sources.flatMap((path) => importsOf(path, readFileSync(join(root, path), 'utf8')));

describe('the import rule', () => {
  it('sees imports of every kind', () => {
    const text = `
      import a from './a.js';
      import type { B } from '../client/b.js';
      export * from './c.js';
      const d = await import('./d.js');
      type E = import('./e.js').E;
      import 'node:fs';`;
    expect(importsOf('server/x.ts', text)).toEqual([
      { from: 'server/x.ts', to: 'server/a.js', typeOnly: false },
      { from: 'server/x.ts', to: 'client/b.js', typeOnly: true },
      { from: 'server/x.ts', to: 'server/c.js', typeOnly: false },
      { from: 'server/x.ts', to: 'server/d.js', typeOnly: false },
      { from: 'server/x.ts', to: 'server/e.js', typeOnly: true },
    ]);
  });

  it.each([
    ['server/host/x.ts', 'client/index.js', false],
    ['server/host/x.test.ts', 'client/index.js', false],
    ['server/host/integration/x.test.ts', 'codegen/generate.js', false],
    ['client/x.ts', 'server/index.js', false],
    ['conformance/checks/x.ts', 'server/index.js', false],
    ['conformance/checks/x.ts', 'conformance/self-test/y.js', true],
    ['conformance/self-test/x.ts', 'server/index.js', true],
    ['server/x.ts', 'codegen/load.js', false],
    ['cli/commands/serve.ts', 'server/index.js', true],
    ['cli/commands/serve.ts', 'codegen/load.js', false],
    ['cli/commands/generate.ts', 'codegen/load.js', true],
    ['server/x.ts', 'generated/catalog.js', true],
    ['generated/catalog.ts', 'server/index.js', false],
  ])('%s may import %s: %s', (from, to, allowed) => {
    expect(isAllowed({ from, to, typeOnly: false })).toBe(allowed);
  });

  it('holds', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} imports ${to}`)).toEqual(
      [],
    );
  });

  it('keeps the self-test out of the conformance suite that others run', () => {
    const leaks = imports.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly &&
        to.startsWith('conformance/self-test/') &&
        !from.startsWith('conformance/self-test/') &&
        !from.startsWith('bench/') &&
        !from.startsWith('cli/'),
    );
    expect(leaks).toEqual([]);
  });
});

describe('the layout', () => {
  it('has files named after ideas, in kebab-case', () => {
    const odd = sources
      .filter((path) => !path.startsWith('generated/'))
      .filter(
        (path) =>
          !/^([a-z0-9.]+(-[a-z0-9.]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.bench|(\.javafx|\.lang)?\.test)?\.ts$/.test(
            path,
          ) || /(utils|helpers|misc|common)(\/|\.ts$)/.test(path),
      );
    expect(odd).toEqual([]);
  });
});
