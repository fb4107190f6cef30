import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { suiteHash } from './scripts/suite-hash.js';

/** Name in `dist/` → source. A part joins the build when its file appears. */
const programs = {
  cli: 'cli/main.ts',
  'ui-platform': 'cli/ui-platform/main.ts',
  'lua-worker': 'server/ui-platform/lua/worker/worker.ts',
  sweethome3d: 'cli/sweethome3d/main.ts',
  'headless-worker': 'server/javafx-ui/toolkits/headless/worker.ts',
  'fixture/fixture': 'examples/fixture/fixture.ts',
};

/** The same for what others import; these get type declarations. */
const modules = {
  client: 'client/javafx-ui/index.ts',
  'client/any': 'client/index.ts',
  server: 'server/index.ts',
  conformance: 'conformance/index.ts',
  ...contracts(),
};

/** Every contract that was generated, and what a caller needs of it: `generated/<contract>/<version>/{index,client}`. */
function contracts(): Record<string, string> {
  const folders = readdirSync('generated', { recursive: true }).map(String);
  return Object.fromEntries(
    folders
      .filter((path) => /^[^/\\]+[/\\][\d.]+[/\\](index|client)\.ts$/.test(path))
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [`generated/${path.slice(0, -'.ts'.length)}`, `generated/${path}`]),
  );
}

function present(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(source)));
}

export default defineConfig({
  entry: { ...present(programs), ...present(modules) },
  dts: { entry: present(modules) },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The commands share chunks, and each loads only its own: that keeps `--help` quick.
  splitting: true,
  skipNodeModulesBundle: true,
  loader: { '.lua': 'text' },
  define: { SUITE_HASH: JSON.stringify(suiteHash()) },
});
