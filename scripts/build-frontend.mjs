import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './install.mjs';

const sources = join(root, 'server/ui-platform/web/frontend');

/** What the browser loads: each program is one file, because it comes with a strict policy and no loader. */
const programs = { app: 'app.ts', 'conserve-worker': 'conserve/worker.ts' };
const files = ['index.html', 'error.html', 'platform.css', 'icon.svg'];

/** Builds the pages of the UI platform into a folder. */
export async function buildFrontend(folder) {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(programs).map(([name, source]) => [name, join(sources, source)]),
    ),
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  for (const file of files) copyFileSync(join(sources, file), join(folder, file));
}
