import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { deadlineAfter } from '../../server/calls/deadline.js';
import type { HomePort } from '../../server/sweethome3d/home/port.js';
import { FileFailed } from '../../server/sweethome3d/home/port-errors.js';
import { createEmbeddedPort } from '../../server/sweethome3d/homes/headless/embedded-port.js';
import { Failure } from '../failure.js';

/** Reading a home has no caller who waits for it. */
const readMs = 600_000;

/** An embedded home with the content of a file; without one it is empty. */
export async function openFile(file: string | null): Promise<HomePort> {
  const port = createEmbeddedPort();
  if (file === null) return port;
  if (!existsSync(file)) {
    const instead = 'Leave out --home to begin with an empty home; save_home makes the file.';
    throw new Failure(`There is no file ${file}. ${instead}`, 2);
  }
  const call = { deadline: deadlineAfter(performance.now(), readMs) };
  const [home] = await port.windows(call);
  try {
    await port.read(home!.id, resolve(file), call);
  } catch (error) {
    if (error instanceof FileFailed) throw new Failure(`${file} can't be opened. ${error.message}`, 2);
    throw error;
  }
  return port;
}

/** Refuses a folder of files that is none before a caller finds out. */
export function checkFolder(folder: string | null): void {
  if (folder === null) return;
  if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}; make it first.`, 2);
  if (!statSync(folder).isDirectory()) {
    throw new Failure(`Expected --files to be a folder, got the file ${folder}.`, 2);
  }
}
