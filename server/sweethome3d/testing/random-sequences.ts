import fc from 'fast-check';
import { seed } from '../../../testing/random-seed.js';
import { emptyHome } from '../homes/headless/empty-home.js';
import { type RandomCommand, randomCommands } from './random-commands.js';
import { Watched } from './run-sequence.js';

/** What happened in all runs, so that a test can tell that something did. */
export interface Tally {
  ok: number;
  refused: number;
}

async function watched(commands: readonly RandomCommand[], tally: Tally): Promise<Watched> {
  const home = new Watched();
  await home.run(commands);
  tally.ok += home.counts.ok;
  tally.refused += home.counts.refused;
  return home;
}

/** Any sequence of commands leaves a consistent home, and undoing all of it gives the start. */
export async function checkSequences(numRuns: number): Promise<Tally> {
  const tally = { ok: 0, refused: 0 };
  const property = fc.asyncProperty(randomCommands, async (commands) => {
    const { test } = await watched(commands, tally);
    const end = test.records;
    while (test.home.undo());
    const { cameras } = test.records;
    same({ ...emptyHome, cameras }, test.records, 'undoing everything');
    while (test.home.redo());
    same(end, test.records, 'redoing everything');
  });
  await fc.assert(property, { numRuns, seed });
  return tally;
}

/** Whatever follows a checkpoint, restoring it gives the home of then, byte by byte, and again after more. */
export async function checkRestoring(numRuns: number): Promise<Tally> {
  const tally = { ok: 0, refused: 0 };
  const property = fc.asyncProperty(randomCommands, randomCommands, async (first, then) => {
    const home = await watched(first, tally);
    const { test } = home;
    // The oldest of them all can't be dropped by going back before it.
    const kept = JSON.stringify(test.records);
    const { id } = await test.call('checkpoint');
    for (const more of [then, first]) {
      await home.run(more.filter((_, i) => i < 12));
      const { checkpoints } = await test.call('list_checkpoints');
      if (!checkpoints.some((checkpoint) => checkpoint.id === id)) return;
      await test.call('restore_checkpoint', { id, force: true });
      same(JSON.parse(kept), test.records, 'restoring');
    }
  });
  await fc.assert(property, { numRuns, seed });
  return tally;
}

function same(expected: unknown, actual: unknown, after: string): void {
  const [a, b] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (a !== b) throw new Error(`After ${after} it is another home:\n${a}\n${b}`);
}
