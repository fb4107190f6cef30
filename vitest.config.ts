import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { RedFiles } from './scripts/red-files.js';
import { suiteHash } from './scripts/suite-hash.js';

/** Set by "npm test -- --all": everything, instead of what fits into a few minutes. */
const all = process.env.MCP_TESTS === 'all';

/** Where to write down which files are red. Whatever a test starts does not inherit it. */
const redFiles = process.env.MCP_RED_FILES;
delete process.env.MCP_RED_FILES;

/** These mostly wait, for deadlines, JVMs or compilers: begun first, they are done when the others are. */
const waiting = /\.(slow|javafx|lang)\.test\.ts$|\/self-test\/|\/torture\//;

/** Each of these takes a good part of a whole run: begun last, it would be waited for alone. */
const longest =
  /\/(oddities|lone-faults|kill-matrix|further-mutants|healthy-elsewhere|conformance\.javafx|rust\.lang|kotlin\.lang)\.slow\.test\.ts$/;

/** These replace a module for all that import it, so each of them has a thread of its own. */
const mocked = '**/*.mocked.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      longest.test(moduleId) ? 0 : waiting.test(moduleId) ? 1 : project.config.isolate ? 2 : 3;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** Files in Lua are texts, as in the build. */
const luaText = {
  name: 'lua-text',
  transform: (code: string, id: string) =>
    id.endsWith('.lua') ? `export default ${JSON.stringify(code)};` : undefined,
};

// Node.js 20 crashes now and then when a thread ends whose functions are being optimized by another thread.
setFlagsFromString('--no-concurrent-recompilation');

const exclude = [
  '**/node_modules/**',
  'dist/**',
  'generated/**',
  'testing/tenants/**',
  ...(all ? [] : ['**/*.slow.test.ts']),
];

export default defineConfig({
  plugins: [luaText],
  define: { SUITE_HASH: JSON.stringify(suiteHash()) },
  test: {
    projects: [
      { extends: true, test: { name: 'mocked', include: [mocked], exclude, isolate: true } },
      // Importing takes longer than most tests, so that threads keep what they have imported.
      {
        extends: true,
        test: { name: 'all', include: ['**/*.test.ts'], exclude: [...exclude, mocked], isolate: false },
      },
    ],
    restoreMocks: true,
    globalSetup: ['scripts/before-tests.mjs'],
    reporters: ['default', ...(redFiles ? [new RedFiles(redFiles)] : [])],
    // The forks pool of vitest 4 now and then waits for ever for a worker that has finished.
    pool: 'threads',
    // Much of the time goes into waiting, so there may be more of them than cores; each imports what it needs, though.
    maxWorkers: all ? 6 : 4,
    sequence: { sequencer: LongestFirst },
    // They only end what would never end: a busy machine may take its time.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 120_000 } },
    // A test that is left out by mistake must not look like a passed one.
    allowOnly: false,
  },
});
