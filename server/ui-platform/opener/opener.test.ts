import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { baseDir, contentOf } from '../testing/base-dir.js';
import { browserUrl } from './browser-url.js';
import { openBrowser } from './open-browser.js';

describe('the address', () => {
  test.each([
    ['/', true, '/1/?conserve=true'],
    ['/', false, '/1/'],
    ['/contacts', true, '/1/contacts?conserve=true'],
    ['/contacts?id=5', true, '/1/contacts?id=5&conserve=true'],
    ['/contacts#top', true, '/1/contacts?conserve=true#top'],
    ['/contacts?id=5#top?x', true, '/1/contacts?id=5&conserve=true#top?x'],
    ['/a#b', false, '/1/a#b'],
    [
      '/a b"<>`\u00e4\u{1f600}\ud800\n',
      true,
      '/1/a%20b%22%3C%3E%60%C3%A4%F0%9F%98%80%EF%BF%BD%0A?conserve=true',
    ],
    ['/%20', true, '/1/%20?conserve=true'],
  ])('of %j with conserve %s', (path, conserve, url) => {
    expect(browserUrl('http://127.0.0.1:80', '1', path, conserve)).toBe(`http://127.0.0.1:80${url}`);
  });
});

/** Puts a program before those of the system; it writes down its arguments. */
function shim(script: string): string {
  const folder = baseDir();
  const file = join(folder, 'xdg-open');
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$#" "$@" > '${folder}/args'\n${script}\n`);
  chmodSync(file, 0o755);
  const path = process.env.PATH;
  process.env.PATH = `${folder}${delimiter}${path}`;
  onTestFinished(() => {
    process.env.PATH = path;
  });
  return folder;
}

/** A program may take any time to end: who waits for it does not lose patience. */
function waitForEnd(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const url = 'http://127.0.0.1:1/1/?a=b&conserve=true;$(touch evil)';

describe.skipIf(process.platform !== 'linux')('the opener of the system', () => {
  test('gets the address as one argument', async () => {
    const folder = shim('exit 0');
    waitForEnd();
    await openBrowser(url);
    expect(readFileSync(join(folder, 'args'), 'utf8')).toBe(`1\n${url}\n`);
    expect(existsSync('evil')).toBe(false);
  });

  test('may go on', async () => {
    const folder = shim('echo $$ > "$(dirname "$0")/pid"; exec sleep 60');
    await openBrowser(url);
    // The program may not have come to this yet.
    await expect.poll(() => contentOf(folder, 'pid')).toMatch(/\n$/);
    const pid = Number(contentOf(folder, 'pid'));
    expect(() => process.kill(pid, 0)).not.toThrow();
    process.kill(pid);
  });

  test.each([
    ['exit 3', 'xdg-open ended with 3.'],
    ['kill -9 $$', 'xdg-open ended with SIGKILL.'],
  ])('that fails (%s) is an error', async (script, why) => {
    shim(script);
    waitForEnd();
    await expect(openBrowser(url)).rejects.toMatchObject({
      code: 'UI_IO',
      message: `The browser could not be opened: ${why} Open ${url} by hand.`,
    });
  });

  test('that is not there is an error', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    onTestFinished(() => {
      process.env.PATH = path;
    });
    await expect(openBrowser(url)).rejects.toMatchObject({
      code: 'UI_IO',
      message: `The browser could not be opened: there is no xdg-open here. Open ${url} by hand.`,
    });
  });
});
