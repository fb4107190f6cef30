import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../testing/paths.js';
import type * as Suite from '../../index.js';
import { connectStdio } from '../../kit/connection/stdio-connection.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import type { Mutant } from './mutant.js';
import { patiently, type Reference, referenceCommand, startReference } from './reference.js';

let folder: string;
let suite: typeof Suite;
let reference: Reference;

/** A suite in whose repository 1.1 has just been made from 1.0, whatever it is here: snapshots have to tell the toolkit. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-versions-'));
  for (const part of ['schema', 'codegen', 'conformance', 'package.json', 'CHANGELOG.md'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  rmSync(join(folder, 'schema/mcp-javafx-ui/1.1'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  edit('1.0/contract.json', (text) => text.replace('"status": "released"', '"status": "draft"'));
  writeFileSync(join(folder, 'schema/versions.json'), '{ "released": {} }');
  run('schema', 'release', '--contract', 'mcp-javafx-ui');
  run('schema', 'bump', '--contract', 'mcp-javafx-ui');
  edit('1.1/types/app-info.json', (text) => {
    const type = JSON.parse(text);
    type.required.push('toolkit');
    type.properties.toolkit = { description: 'What draws it.', type: 'string' };
    return JSON.stringify(type);
  });
  for (const file of ['1.1/contract.md', '1.1/requirements.json'])
    edit(file, (text) => text.replace('Every result MUST carry text', 'Each result MUST carry some text'));
  run('generate');
  suite = await builtSuite();
  reference = await startReference();
});

afterAll(async () => {
  await reference?.close();
  rmSync(folder, { recursive: true });
});

function edit(path: string, change: (text: string) => string): void {
  const file = join(folder, 'schema/mcp-javafx-ui', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function run(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
}

async function builtSuite(): Promise<typeof Suite> {
  const outdir = join(folder, 'dist');
  await build({
    absWorkingDir: folder,
    entryPoints: ['conformance/index.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  return import(pathToFileURL(join(outdir, 'index.js')).href);
}

/** The reference server, as one of this version that says this of its application. */
const claiming = (version: string, app = ''): Mutant => ({
  breaks: `Claims ${version}.`,
  async http(request, forward) {
    const answer = await forward(request);
    const body = String(answer.body)
      .replaceAll('"mcp-javafx-ui/1.0"', JSON.stringify(`mcp-javafx-ui/${version}`))
      .replaceAll('"app":{', `"app":{${app}`);
    return { ...answer, body };
  },
});

async function judge(mutant: Mutant) {
  const front = await startMutatedFront(mutant, reference);
  try {
    const { contract, results } = await suite.runConformance({
      target: { url: front.url, token: reference.token },
      only: ['result-schema', 'result-text', 'health', 'version-string'],
      ...patiently,
    });
    const told = results.map(({ id, outcome, reason, findings }) => [
      id,
      outcome,
      findings[0]?.actual ?? reason,
    ]);
    return { contract, told, sentence: results.find(({ id }) => id === 'result-text')?.quote };
  } finally {
    await front.close();
  }
}

const green = [
  ['result-schema', 'pass', null],
  ['result-text', 'pass', null],
  ['health', 'pass', null],
  ['version-string', 'pass', null],
];

describe('with two versions side by side', () => {
  test('a server of 1.0 is judged by 1.0', async () => {
    expect(await judge(claiming('1.0'))).toEqual({
      contract: 'mcp-javafx-ui/1.0',
      told: green,
      sentence: 'Every result MUST carry text content.',
    });
  });

  test('a server of 1.1 is judged by 1.1', async () => {
    const sentence = 'Each result MUST carry some text content.';
    const contract = 'mcp-javafx-ui/1.1';
    const problem = '/app: Missing member "toolkit" in "app".';
    expect(await judge(claiming('1.1'))).toEqual({
      contract,
      told: [['result-schema', 'fail', problem], ...green.slice(1)],
      sentence,
    });
    expect(await judge(claiming('1.1', '"toolkit":"headless",'))).toEqual({
      contract,
      told: green,
      sentence,
    });
  });

  test('over stdio the snapshot tells the version', async () => {
    const through = (line: string) => [line.replaceAll('"mcp-javafx-ui/1.0"', '"mcp-javafx-ui/1.1"')];
    const { contract, results } = await suite.runConformance({
      target: { connect: (clock) => connectStdio(referenceCommand(), clock, { through }) },
      only: ['result-schema', 'version-string'],
      ...patiently,
    });
    expect([contract, ...results.map(({ outcome }) => outcome)]).toEqual([
      'mcp-javafx-ui/1.1',
      'fail',
      'pass',
    ]);
  });

  test('a server of a version that nobody knows here is not judged', async () => {
    const refusal = await judge(claiming('1.7')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(suite.UsageError);
    expect((refusal as Error).message).toBe(
      'Expected a version that this suite knows (mcp-javafx-ui/1.0, mcp-javafx-ui/1.1), but the server claims mcp-javafx-ui/1.7. A later suite may know it.',
    );
  });
});
