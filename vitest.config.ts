import { defineConfig } from 'vitest/config';

const suite = ['conformance/self-test/**/*.test.ts', 'torture/**/*.test.ts'];
const javafx = '**/*.javafx.test.ts';
const languages = '**/*.lang.test.ts';
const never = ['**/node_modules/**', 'dist/**'];

export default defineConfig({
  test: {
    globalSetup: ['scripts/build-before-tests.mjs'],
    // The forks pool of vitest 4 now and then waits for ever for a worker that has finished.
    pool: 'threads',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Waiting ends when what is waited for comes; on a busy machine that may take a while.
    expect: { poll: { timeout: 20_000 } },
    // A test that is left out by mistake must not look like a passed one.
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.ts'],
          exclude: [...never, 'generated/**', ...suite, javafx, languages],
        },
      },
      {
        // They judge whole servers by the clock: afterwards, one file at a time.
        extends: true,
        test: {
          name: 'suite',
          include: suite,
          exclude: [...never, javafx],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Each starts JVMs and a display, and waits for real windows.
        extends: true,
        test: {
          name: 'javafx',
          include: [javafx],
          exclude: never,
          maxWorkers: 1,
          testTimeout: 90_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Each compiles packages with the tools of another language.
        extends: true,
        test: {
          name: 'languages',
          include: [languages],
          exclude: never,
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 900_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
