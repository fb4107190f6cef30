import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from './step.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';

/** So many files may be red by chance; more are not. */
const mostByChance = 5;

/**
 * Runs the tests. A file that is red beside hundreds of others is run once more, alone: red is what is red then, too.
 * One that is green then is named, since a test that fails now and then has a fault all the same.
 */
export async function runTests(args, run = step) {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-red-'));
  const runOnce = (title, words) => {
    process.env.MCP_RED_FILES = listIn(folder);
    return run(title, vitest, 'run', ...words);
  };
  try {
    const code = await runOnce('tests', args);
    const red = redFiles(folder);
    if (code === 0 || red.length === 0 || red.length > mostByChance || !process.env.CI) return code;
    const again = await runOnce('what was red, once more and alone', ['--no-file-parallelism', ...red]);
    if (again === 0) console.log(`\nUnsteady, red beside the other tests and green alone: ${red.join(', ')}`);
    return again;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const listIn = (folder) => join(folder, 'red-files.json');

/** Empty as well if the run did not get so far as to write them down. */
function redFiles(folder) {
  try {
    return JSON.parse(readFileSync(listIn(folder), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
