import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** The command line of this package, which serves the standard fixture. */
export const cli = join(import.meta.dirname, '../../dist/cli.js');

/** The reference server with the fixture, as another process, until the test ends. */
export async function serveFixture(...args: string[]): Promise<{ endpoint: string; token: string }> {
  const child = spawn(process.execPath, [cli, 'serve', '--json', '--quiet', '--no-register', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`serve ended with ${code}`))),
  ])) as [string];
  return JSON.parse(line);
}
