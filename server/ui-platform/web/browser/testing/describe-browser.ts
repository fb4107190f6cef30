import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium, missingChromium } from '../../../../../testing/chromium.js';
import { describeWith } from '../../../../../testing/describe-with.js';

/** How long a page may take: on a busy machine much longer than the half minute of Playwright. */
export const pagePatienceMs = 120_000;

/** Tests in a browser; each group has one of its own, with one context. */
export function describeBrowser(name: string, tests: (context: () => BrowserContext) => void): void {
  describeWith(missingChromium, name, () => {
    let browser: Browser;
    let context: BrowserContext;
    beforeAll(async () => {
      browser = await launchChromium();
      context = await browser.newContext();
      context.setDefaultTimeout(pagePatienceMs);
    });
    afterAll(() => browser?.close());
    tests(() => context);
  });
}
