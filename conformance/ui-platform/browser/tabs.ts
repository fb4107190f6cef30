import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import type { CheckContext, TargetFacts } from '../../kit/check.js';
import type { CheckContext as OurContext } from '../check.js';
import { launch, whyNoBrowser } from './chromium.js';
import { watchFromWithin } from './in-page.js';

const browsers = new WeakMap<TargetFacts, Promise<Browser>>();

export interface WindowOptions {
  /** Whether pages may show notifications. */
  notifications?: boolean;
}

/** A browser of one person, without tabs; it goes with the check. Skips the check where there is no browser. */
export async function openWindow(
  t: OurContext,
  { notifications = false }: WindowOptions = {},
): Promise<BrowserContext> {
  const missing = await whyNoBrowser();
  if (missing !== null) return t.skip(missing);
  let browser = browsers.get(t.target);
  if (!browser) {
    browser = launch();
    browsers.set(t.target, browser);
    t.afterRun(async () => (await browser)?.close());
  }
  const window = await (await browser).newContext();
  t.afterCheck(() => window.close());
  await window.addInitScript(watchFromWithin);
  if (notifications) await window.grantPermissions(['notifications'], { origin: t.project.url });
  return window;
}

/** So long a page may take to show what it has to. */
const patienceMs = 10_000;

/** States that something becomes true on a page, which nobody says when it does. *Ends the check* when it does not. */
export async function becomes(
  t: Pick<CheckContext, 'demand'>,
  what: string,
  expected: unknown,
  look: () => Promise<unknown>,
): Promise<void> {
  const wanted = JSON.stringify(expected);
  const over = Date.now() + patienceMs;
  let seen: unknown;
  do {
    seen = await look().catch((error: Error) => `(${error.message.split('\n')[0]})`);
    if (JSON.stringify(seen) === wanted) return t.demand(true, what, seen);
    await sleep(40);
  } while (Date.now() < over);
  t.demand(false, `${what} to be ${wanted}`, seen);
}
