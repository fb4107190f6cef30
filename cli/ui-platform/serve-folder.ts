import { resolve } from 'node:path';
import { CallError } from '../../server/calls/call-error.js';
import { Platform } from '../../server/ui-platform/platform.js';
import { Failure } from '../failure.js';
import { print } from '../print.js';

export interface FolderFlags {
  readonly dir?: string | undefined;
  readonly port?: string | undefined;
}

/** Serves a folder as its configuration says, until a signal comes. */
export async function serveFolder({ dir = '.', port }: FolderFlags): Promise<void> {
  const platform = new Platform({ speaksMcp: false, env: process.env, flags: { port } });
  const ended = new Promise<void>((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
  });
  try {
    platform.configure(resolve(dir));
    const { web } = await platform.start();
    await print(`${web.url}\n`);
    await ended;
  } catch (error) {
    // Here the folder has the name of the option.
    throw error instanceof CallError ? new Failure(error.message.replace('"base_dir"', '--dir'), 2) : error;
  } finally {
    await platform.close();
  }
}
