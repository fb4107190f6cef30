import { buildDist } from './build-dist.mjs';

/** Worker threads and child processes run the built code: it has to be that of the sources. */
export async function setup() {
  try {
    await buildDist({ types: false });
  } catch (error) {
    // Whoever tests one file can go on while another part is being rebuilt; a whole run can't.
    const filters = process.argv.slice(2).filter((word) => !word.startsWith('-') && word !== 'run');
    if (process.env.CI || filters.length === 0) throw error;
    console.warn('dist/ could not be built and may be stale: tests that run the built code may be wrong.');
  }
}
