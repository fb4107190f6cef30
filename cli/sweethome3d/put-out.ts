import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Failure, UsageError } from '../failure.js';
import { print } from '../print.js';

/** A picture is nothing for a terminal. */
export function checkOutput(output: string | undefined): void {
  if (output === undefined && process.stdout.isTTY) {
    throw new UsageError('A picture is nothing for a terminal: name a file with -o <file>.');
  }
}

/** Writes what was made where it was asked for, and says so. */
export async function putOut(output: string | undefined, data: Uint8Array | string): Promise<void> {
  if (output === undefined) return void process.stdout.write(data);
  await writeFile(output, data).catch(() => {
    throw new Failure(`${basename(output)} can't be written; check its folder and its rights.`, 2);
  });
  const bytes = typeof data === 'string' ? Buffer.byteLength(data) : data.length;
  await print(`${output}: ${bytes} bytes\n`);
}
