/** Whether all tests run: then a test that takes a sample otherwise takes everything. */
export const wholeRun = process.env.MCP_TESTS === 'all';

/** Everything in a whole run; otherwise one in so many. */
export const sampleOf = <T>(all: readonly T[], oneIn: number): readonly T[] =>
  wholeRun ? all : all.filter((_, i) => i % oneIn === 0);
