import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = places.find((path) => path !== '' && existsSync(path));

/** For `describeWith`. */
export const missingChromium: readonly string[] = executablePath ? [] : ['chromium'];

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
}
