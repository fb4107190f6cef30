import type { BrowserContext, Page } from 'playwright-core';

/** What a page said to developers, or did wrong: a test that expects nothing of it compares with []. */
export type Complaints = string[];

/** Opens a page and keeps what it complains about. */
export async function openPage(context: BrowserContext, url: string): Promise<[Page, Complaints]> {
  const page = await context.newPage();
  const complaints: Complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  return [page, complaints];
}
