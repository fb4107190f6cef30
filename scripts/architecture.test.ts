import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../testing/paths.js';

/** Who may import whom, tests as well. Every part may also import itself and `generated/`. */
const mayImport: Record<string, readonly string[]> = {
  generated: [],
  // Lists what each contract brings; only the command line imports it.
  'generated/plugs.ts': ['server', 'conformance', 'cli'],
  codegen: [],
  server: [],
  // Serves a contract that it generates on the spot.
  'server/javafx-ui/integration/added-offers.test.ts': ['codegen'],
  client: [],
  // Speaks a contract that is generated on the spot.
  'client/testing/generated-contract.ts': ['codegen'],
  conformance: [],
  'conformance/*/self-test': ['conformance', 'server', 'examples'],
  // A contract that is generated on the spot.
  'conformance/testing/lights': ['codegen'],
  cli: ['server', 'client', 'conformance'],
  'cli/commands/generate': ['cli', 'codegen'],
  'cli/commands/generate.ts': ['cli', 'codegen'],
  'cli/commands/schema': ['cli', 'codegen'],
  'cli/commands/schema.ts': ['cli', 'codegen'],
  examples: ['server', 'client'],
  bench: ['cli', 'client', 'codegen', 'conformance', 'examples', 'server'],
  testing: [],
  // Beside the server it attacks the suite, by servers that are wrong.
  torture: ['codegen', 'conformance', 'examples', 'server'],
};

/** What only tests need may stand nowhere else. */
const mayTest = /\.test\.ts$|(^|\/)(testing|self-test|integration)\/|^(bench|torture)\//;

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
  if (/^conformance\/(?!kit\/)[^/]+\/self-test\//.test(path)) return 'conformance/*/self-test';
  const parts = Object.keys(mayImport).filter((part) => path === part || path.startsWith(`${part}/`));
  return parts.sort((a, b) => b.length - a.length)[0];
}

function isAllowed({ from, to }: Import): boolean {
  if (to === 'package.json') return true;
  if (to.startsWith('testing/')) return mayTest.test(from);
  const part = partOf(from)!;
  const target = to.split('/')[0]!;
  return target === part.split('/')[0] || target === 'generated' || mayImport[part]!.includes(target);
}

const sources = Object.keys(mayImport)
  .filter((part) => !part.includes('/'))
  .flatMap((part) =>
    readdirSync(join(root, part), { recursive: true }).map((path) => `${part}/${String(path)}`),
  )
  .filter(
    (path) =>
      path.endsWith('.ts') && !path.includes('node_modules/') && !/^generated\/.*\/clients\//.test(path),
  );
/** Where a file belongs: a contract of the tests is a copy of the rooms that it moves into. */
const placeOf = (path: string): string => path.replace(/^testing\/tenants\/[^/]+\//, '');
const imports = sources.flatMap((path) => importsOf(placeOf(path), readFileSync(join(root, path), 'utf8')));

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
    ['server/javafx-ui/integration/x.test.ts', 'codegen/generate.js', false],
    ['client/x.ts', 'server/index.js', false],
    ['conformance/javafx-ui/checks/x.ts', 'server/index.js', false],
    ['conformance/javafx-ui/checks/x.ts', 'conformance/javafx-ui/self-test/y.js', true],
    ['conformance/javafx-ui/self-test/x.ts', 'server/index.js', true],
    ['conformance/kit/self-test/x.ts', 'server/index.js', false],
    ['conformance/lights/self-test/x.ts', 'server/lights/engine.js', true],
    ['conformance/lights/pack.ts', 'server/lights/engine.js', false],
    ['server/x.ts', 'codegen/load.js', false],
    ['cli/javafx-ui/commands/serve.ts', 'server/index.js', true],
    ['cli/javafx-ui/commands/serve.ts', 'codegen/load.js', false],
    ['cli/commands/generate.ts', 'codegen/load.js', true],
    ['server/x.ts', 'generated/catalog.js', true],
    ['generated/catalog.ts', 'server/index.js', false],
    ['server/host/x.ts', 'testing/describe-with.js', false],
    ['server/host/x.test.ts', 'testing/describe-with.js', true],
    ['server/javafx-ui/toolkits/jvm/testing/x.ts', 'testing/describe-with.js', true],
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
        /^conformance\/[\w-]+\/self-test\//.test(to) &&
        !/^conformance\/([\w-]+\/self-test|testing)\/|\.test\.ts$/.test(from) &&
        !from.startsWith('bench/') &&
        !from.startsWith('torture/') &&
        !from.startsWith('cli/'),
    );
    expect(leaks).toEqual([]);
  });
});

describe('what serves any contract', () => {
  const rooms =
    /^(server\/(host|calls)|conformance\/kit|codegen|cli\/(commands|completion)|client\/(transport|testing))\/|^(cli|client)\/[^/]+$/;
  /** Where a word of one contract has to stand all the same. */
  const exceptions: Readonly<Record<string, string>> = {
    'conformance/kit/reading/leaks.ts': 'names of Java packages, by which a leaked stack is known',
    'cli/main.ts': 'the program of that contract',
    'cli/program.ts': 'a variable that people know by this name',
    'cli/commands/completion.ts': 'an example in its help',
    'cli/commands/conformance.ts':
      'the fixture and the addresses of that contract have commands of their own',
    'cli/commands/schema/diff.ts': 'an example in its help',
    'codegen/evolution/workflow/released-copy.ts': 'what the tests of releases copy',
  };
  const isGeneral = (path: string) =>
    rooms.test(path) &&
    !Object.hasOwn(exceptions, path) &&
    // Tests may take one contract as their sample; those of the client have another one.
    (path.startsWith('client/') || !/\.test\.ts$|\/testing\//.test(path));
  const general = sources.filter(isGeneral);
  const holds = (path: string, word: RegExp) => word.test(readFileSync(join(root, path), 'utf8'));
  const words = /javafx|fxml|ui_get_|\bstages?\b|generated\/mcp-/i;

  it('has no word of a particular one', () => {
    expect(general.length).toBeGreaterThan(300);
    expect(general.filter((path) => holds(path, words))).toEqual([]);
  });

  it('has no exception without need', () => {
    expect(Object.keys(exceptions).filter((path) => !holds(path, words))).toEqual([]);
  });

  it('imports nothing that knows one', () => {
    const knowing =
      /^(server\/(?!host\/|calls\/)|conformance\/(?!kit\/)|client\/(?!transport\/|testing\/))[^/]+\/|^generated\/mcp-/;
    expect(
      imports.filter(({ from, to }) => isGeneral(from) && knowing.test(to)).map(({ from, to }) => [from, to]),
    ).toEqual([]);
  });

  it.each([
    ['server/javafx-ui/scene', /^server\/(host|javafx-ui\/(?!scene\/))/],
    ['server/javafx-ui/engine', /^server\/(host|javafx-ui\/toolkits)\//],
    ['server/javafx-ui/toolkits', /^server\/(host|javafx-ui\/engine)\//],
  ])('%s keeps to its side of the port', (room, other) => {
    const shipped = (path: string) => !/\.test\.ts$|\/testing\//.test(path);
    const crossing = imports.filter(
      ({ from, to }) => from.startsWith(`${room}/`) && shipped(from) && other.test(to),
    );
    expect(crossing.map(({ from, to }) => [from, to])).toEqual([]);
  });
});

describe('the layout', () => {
  it('has files named after ideas, in kebab-case', () => {
    const odd = sources
      .filter((path) => !path.startsWith('generated/'))
      .filter(
        (path) =>
          !/^([a-z0-9.]+(-[a-z0-9.]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.bench|\.d|(\.javafx|\.lang|\.mocked)?(\.slow)?\.test)?\.ts$/.test(
            path,
          ) || /(utils|helpers|misc|common)(\/|\.ts$)/.test(path),
      );
    expect(odd).toEqual([]);
  });

  it('mocks modules only in tests that share their thread with no other', () => {
    const mocking = sources.filter((path) =>
      /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(mocking).not.toEqual([]);
    expect(mocking.filter((path) => !path.endsWith('.mocked.test.ts'))).toEqual([]);
  });
});
