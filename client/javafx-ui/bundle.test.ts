import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '../../testing/paths.js';

async function bundle(entry: string) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return {
    code: outputFiles[0]!.contents,
    inputs: Object.keys(metafile.inputs),
    output: Object.values(metafile.outputs)[0]!,
  };
}

test('the client with its checks of replies, without the SDKs, is at most 37 KB gzipped', async () => {
  const { code } = await bundle('client/javafx-ui/index.ts');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(37 * 1000);
});

test('it is made of itself and what is generated', async () => {
  const { inputs } = await bundle('client/javafx-ui/index.ts');
  expect(inputs.filter((path) => !/^(client|generated)\//.test(path))).toEqual([]);
  expect(inputs.filter((path) => /(descriptors|requirements|[\d.]+\/index)\.ts$/.test(path))).toEqual([]);
});

test('it loads an SDK when it connects, and no package before', async () => {
  const { output } = await bundle('client/javafx-ui/index.ts');
  const packages = output.imports.filter(({ path }) => !path.startsWith('node:'));
  expect(new Set(packages.map(({ path }) => path.split('/').slice(0, 2).join('/')))).toEqual(
    new Set(['@modelcontextprotocol/sdk', '@modelcontextprotocol/client']),
  );
  expect(packages.filter(({ kind }) => kind !== 'dynamic-import')).toEqual([]);
});

test('importing what is shipped reads no file of any package', () => {
  const shipped = pathToFileURL(join(root, 'dist', 'client.js')).href;
  const hooks = `export async function load(url, context, next) {
    if (url.startsWith('file:')) process._rawDebug(url);
    return next(url, context);
  }`;
  const script = `
    const { register } = await import('node:module');
    register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}));
    const { connect } = await import(${JSON.stringify(shipped)});
    process.stdout.write(typeof connect);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const loaded = stderr.split('\n').filter((line) => line.startsWith('file:'));
  expect(stdout).toBe('function');
  expect(loaded[0]).toBe(shipped);
  expect(loaded.filter((url) => !url.startsWith(pathToFileURL(join(root, 'dist')).href))).toEqual([]);
});
