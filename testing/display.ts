import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A display without a screen, with a window manager. */
export interface Display {
  readonly name: string;
  close(): void;
}

/** Starts one on a number of its own. */
export async function openDisplay(): Promise<Display> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = `:${await firstLine(xvfb)}`;
  // Whatever the user has configured for their own desktop is not wanted here.
  const env = { ...process.env, DISPLAY: name, ICEWM_PRIVCFG: '/nonexistent' };
  const manager = spawn('icewm', [], { env, stdio: 'ignore' });
  return {
    name,
    close() {
      manager.kill();
      xvfb.kill();
    },
  };
}

function firstLine(xvfb: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    (xvfb.stdio[3] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.trim());
    });
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}
