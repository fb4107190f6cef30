import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspector, missingOfficialTools } from '../testing/official-tools.js';
import { root } from '../testing/paths.js';
import { patient } from '../testing/program.js';

const pages = ['README.md', ...readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))];

/** Commands that go on until they are told to end. */
const lasting = /^npx mcp-javafx-ui (serve|watch|ui-platform)\b/;
/** Commands that need a server of the draft; every other one works with what is served by default. */
const needsNewer = /--(within|rows|annotate)\b|\blabel=|\brow=/;
/** Why a command line of the documentation is not run here. */
const elsewhere: [RegExp, string][] = [
  [/^npm (start|test|run)\b/, 'this test is part of it'],
  [/^npx mcp-javafx-ui sweethome3d\b/, 'needs a home: cli/sweethome3d runs them'],
  [
    /^npx mcp-javafx-ui (run|attach|ps)\b/,
    'needs a JavaFX application: server/javafx-ui/toolkits/jvm runs them',
  ],
  [/^(npx )?mcp-javafx-ui schema\b/, 'changes the repository: codegen/evolution runs them on a copy'],
  [
    /^(git|java|mvn|\.\/gradlew|scripts\/setup|apt-get|curl|pip|go|cargo|dotnet)\b/,
    'is not a command of this package',
  ],
  [/^(my-server|status=|kill|exit)\b/, 'is a part of a script of the reader'],
  [/--stdio\b/, 'waits for messages on standard input'],
  [/conformance (--contract [\w-]+ )?-- /, 'stands for a server of somebody else'],
];

let folder: string;
let servers: ChildProcess[];
/** Where the server of the draft is found, and no other. */
let newerFolder: string;
let environment: NodeJS.ProcessEnv;
let endpoint: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documented-'));
  const npx = `#!/bin/sh\nname=$1\nshift\ncase $name in\nmcp-javafx-ui) exec "${process.execPath}" "${join(root, 'dist/cli.js')}" "$@" ;;\n@modelcontextprotocol/inspector) exec "${inspector}" "$@" ;;\nesac\n`;
  writeFileSync(join(folder, 'npx'), npx);
  chmodSync(join(folder, 'npx'), 0o755);
  copyFileSync(join(root, 'examples/fixture/fixture.fxml'), join(folder, 'form.fxml'));
  cpSync(join(root, 'examples/contacts'), join(folder, 'examples/contacts'), { recursive: true });
  writeFileSync(join(folder, 'known-failures.txt'), '');
  environment = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    TOKEN: 't0k3n',
    XDG_RUNTIME_DIR: folder,
    NO_COLOR: '1',
  };
  newerFolder = mkdtempSync(join(tmpdir(), 'documented-newer-'));
  const [released, newer] = [
    await serve([], folder),
    await serve(['--contract-version', '1.1'], newerFolder),
  ];
  servers = [released.server, newer.server];
  endpoint = released.endpoint;
});

async function serve(
  args: readonly string[],
  runFolder: string,
): Promise<{ server: ChildProcess; endpoint: string }> {
  const server = spawn(
    'npx',
    ['mcp-javafx-ui', 'serve', '--token', 't0k3n', '--json', '--quiet', ...patient, ...args],
    {
      cwd: folder,
      env: { ...environment, XDG_RUNTIME_DIR: runFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await new Promise<[Buffer]>((resolve) =>
    server.stdout!.once('data', (data) => resolve([data])),
  );
  return { server, ...(JSON.parse(String(line)) as { endpoint: string }) };
}

afterAll(async () => {
  for (const server of servers) {
    server.kill('SIGINT');
    await new Promise((resolve) => server.once('exit', resolve));
  }
  for (const used of [folder, newerFolder]) rmSync(used, { recursive: true, force: true });
});

/** The command lines in the shell blocks of a page; comments are gone, continued lines are one. */
function commandLines(page: string): string[] {
  const text = readFileSync(join(root, page === 'README.md' ? page : join('docs', page)), 'utf8');
  const blocks = [...text.matchAll(/^```(sh|console)\n([\s\S]*?)^```/gm)];
  return blocks.flatMap(([, kind, block]) =>
    block!
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => kind === 'sh' || line.startsWith('$ '))
      .map((line) =>
        line
          .replace(/^\$ /, '')
          .replace(/(^|\s)#\s.*$/, '')
          .trim(),
      )
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
}

/** What stands for the reader's own server becomes the one that runs here. */
function asRunHere(line: string): string {
  const here = line
    .replace(/http:\/\/127\.0\.0\.1:7777\/mcp/g, endpoint)
    .replace(/--port 7777/, '--port 0')
    // A busy machine may need longer than a user would wait.
    .replace(/^npx mcp-javafx-ui (click|fill|type|press|scroll) .*/, '$& --wait 60000');
  // One check tells whether the command line works; the suite has tests of its own.
  return /^npx mcp-javafx-ui conformance( http|$| --)/.test(here) && !here.includes('--only')
    ? here.replace(/^npx mcp-javafx-ui conformance/, '$& --only version-string')
    : here;
}

async function run(line: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('bash', ['-c', line.startsWith('npx') ? `exec ${line}` : line], {
    cwd: folder,
    env: needsNewer.test(line) ? { ...environment, XDG_RUNTIME_DIR: newerFolder } : environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  // Once: a second signal ends a program that is ending, and does not wait for it.
  const stop = (): void => void (lasting.test(line) && !child.killed && child.kill('SIGINT'));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
      stop();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

if (missingOfficialTools.length > 0) elsewhere.push([/^npx @modelcontextprotocol\//, 'needs scripts/setup']);

const runHere = (page: string): string[] =>
  [...new Set(commandLines(page))].filter((line) => !elsewhere.some(([form]) => form.test(line)));

describe.each(pages.filter((page) => runHere(page).length > 0))('%s', (page) => {
  const lines = runHere(page);
  beforeAll(() => run('npx mcp-javafx-ui click "#reset"').then(() => {}));
  test.each(lines)('%s', async (line) => {
    const { code, output } = await run(asRunHere(line));
    expect(code, output).toBe(0);
  });
});

test('the documentation has command lines that are run', () => {
  expect(pages.flatMap(commandLines).length).toBeGreaterThan(20);
});
