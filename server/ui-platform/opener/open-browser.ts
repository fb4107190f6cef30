import { spawn } from 'node:child_process';
import { ioFailure } from '../errors.js';

/** A program that is still there after this time has opened something. */
const patienceMs = 1500;

/** How each system opens an address; the address is an argument, and never a part of a command line. */
function openerOf(platform: NodeJS.Platform, url: string): [command: string, args: string[]] {
  if (platform === 'darwin') return ['open', [url]];
  // `start` belongs to the shell, in which "&" would end the command.
  if (platform === 'win32') return ['cmd', ['/c', 'start', '""', url.replaceAll('&', '^&')]];
  return ['xdg-open', [url]];
}

/** Opens an address in the browser of the person; fails when the system says so in time. */
export function openBrowser(url: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  const [command, args] = openerOf(platform, url);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'ignore',
      detached: true,
      windowsVerbatimArguments: platform === 'win32',
    });
    const settle = (failure?: string) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // It may outlive the platform, as the browser does.
      child.on('error', () => {}).unref();
      if (failure === undefined) resolve();
      else reject(ioFailure(`The browser could not be opened: ${failure} Open ${url} by hand.`));
    };
    const timer = setTimeout(settle, patienceMs);
    child.once('error', ({ code }: NodeJS.ErrnoException) =>
      settle(
        code === 'ENOENT' ? `there is no ${command} here.` : `${command} could not be started (${code}).`,
      ),
    );
    child.once('exit', (code, signal) =>
      settle(code === 0 ? undefined : `${command} ended with ${code ?? signal}.`),
    );
  });
}
