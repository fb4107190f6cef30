import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDist } from './build-dist.mjs';

/** Worker threads and child processes run the built code: it has to be that of the sources. */
async function build() {
  try {
    await buildDist({ types: false });
  } catch (error) {
    // Whoever tests one file can go on while another part is being rebuilt; a whole run can't.
    const filters = process.argv.slice(2).filter((word) => !word.startsWith('-') && word !== 'run');
    if (process.env.CI || filters.length === 0) throw error;
    console.warn('dist/ could not be built and may be stale: tests that run the built code may be wrong.');
  }
}

/** Everything temporary of a run is in one folder, and is gone with it; the programs that tests start inherit it. */
export async function setup() {
  if (process.env.MCP_TESTS_FOLDER) return undefined;
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'mcp-tests-'));
  const before = process.env.TMPDIR;
  process.env.MCP_TESTS_FOLDER = folder;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    delete process.env.MCP_TESTS_FOLDER;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
