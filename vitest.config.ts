import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'generated/**'],
    globalSetup: ['scripts/build-before-tests.mjs'],
    // The forks pool of vitest 4 now and then waits for ever for a worker that has finished.
    pool: 'threads',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A test that is left out by mistake must not look like a passed one.
    allowOnly: false,
  },
});
