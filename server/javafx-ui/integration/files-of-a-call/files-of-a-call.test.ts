import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../../../testing/paths.js';

const modulesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${String(path)}`)
    .filter(
      (path) => /(?<!\.d)\.[tj]s$/.test(path) && !path.endsWith('.test.ts') && !path.includes('/clients/'),
    );

/** Every file as a module of its own, in a folder that finds the packages. */
async function built(): Promise<string> {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'files-of-a-call-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await build({
    entryPoints: ['server', 'generated'].flatMap(modulesBelow),
    outdir: folder,
    outbase: root,
    absWorkingDir: root,
    platform: 'node',
    format: 'esm',
    target: 'node20.10',
    logLevel: 'error',
  });
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  return folder;
}

async function filesOfACall(): Promise<string[]> {
  const folder = await built();
  const program = join(folder, 'server/javafx-ui/integration/files-of-a-call/program.js');
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', program]);
  return (JSON.parse(stdout) as string[])
    .filter((url) => url.startsWith('file:') && !url.endsWith('/program.js'))
    .map((url) => fileURLToPath(url))
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1).replace(/\.js$/, ''))
    .sort();
}

/** The list in CONTRIBUTING: a file and what it does on each line. */
function listed(): string[] {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, list = ''] = /<!-- files of a call -->\n```\n([\s\S]*?)```/.exec(text) ?? [];
  return [...list.matchAll(/^(\S+)\.[tj]s /gm)].map(([, path]) => path!).sort();
}

test('a warm snapshot call goes through the files that CONTRIBUTING lists before the toolkit, at most 30', async () => {
  const files = await filesOfACall();
  expect(files).toEqual(listed());
  expect(files.length).toBeLessThanOrEqual(30);
});
