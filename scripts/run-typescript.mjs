import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/**
 * Loads a TypeScript module of this repository, which Node can't do by itself. Packages are loaded as
 * they are; only our own code is bundled, so that it never runs from a stale build.
 */
export async function loadTypescript(entry) {
  const { build } = await import('esbuild');
  const outfile = join(root, 'node_modules', '.cache', 'mcp-javafx-ui', `${entry.replace(/\W/g, '-')}.mjs`);
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [runtimeFromSource],
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
}

/** `generated/runtime` is a copy: its source serves as well, also when nothing is generated yet. */
const runtimeFromSource = {
  name: 'runtime-from-source',
  setup(build) {
    build.onResolve({ filter: /generated\/runtime\/.*\.js$/ }, ({ path }) => ({
      path: join(root, 'codegen', 'runtime', path.slice(path.lastIndexOf('/') + 1).replace(/\.js$/, '.ts')),
    }));
  },
};
