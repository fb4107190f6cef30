import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const executable = (): string | undefined => places.find((path) => path !== '' && existsSync(path));

/** The package that drives a browser is no part of this one: whoever has it gets more checks. */
async function driver(): Promise<typeof import('playwright-core') | null> {
  try {
    return await import('playwright-core');
  } catch {
    return null;
  }
}

/** Why no browser can be used here; null when one can. */
export async function whyNoBrowser(): Promise<string | null> {
  if (!executable()) return 'no Chromium was found; install one, or name it in the variable CHROMIUM';
  if (!(await driver()))
    return 'the package playwright-core is not installed; run "npm install playwright-core"';
  return null;
}

export async function launch(): Promise<Browser> {
  const { chromium } = (await driver())!;
  return chromium.launch({ executablePath: executable()!, args: ['--no-sandbox'] });
}
