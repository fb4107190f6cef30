import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleReport } from '../testing/sample-report.js';
import { html } from './html.js';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  process.env.CHROMIUM ?? '',
];
const executablePath = places.find((path) => path !== '' && existsSync(path));
if (!executablePath) console.warn('No chromium, see scripts/setup: the HTML report is not looked at.');

describe.skipIf(!executablePath)('the HTML report in a browser', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => {
      if (!/^(about|data):/.test(request.url())) complaints.push(request.url());
    });
    await page.setContent(html(sampleReport));
  });
  afterAll(() => browser?.close());

  const shown = (): Promise<string[]> => page.locator('details.result:visible .id').allTextContents();

  test('shows all results, those with findings open', async () => {
    expect(await shown()).toEqual(sampleReport.results.map(({ id }) => id));
    expect(await page.locator('details.result[open] > summary .id').allTextContents()).toEqual([
      'ref-stale',
      'ref-path',
      'virtual-item',
      'error-next-step',
    ]);
  });

  test('filters by outcome, and untestable counts as failed', async () => {
    await page.getByRole('button', { name: 'Failed 3' }).click();
    expect(await shown()).toEqual(['ref-stale', 'ref-path', 'virtual-item']);
    expect(await page.locator('section.group:visible h2').allTextContents()).toEqual([
      'Resolving',
      'Virtualized controls',
    ]);
    await page.getByRole('button', { name: 'All 7' }).click();
  });

  test('finds words of ids and sentences', async () => {
    await page.getByRole('searchbox').fill('path ALONE');
    expect(await shown()).toEqual(['ref-path']);
    await page.getByRole('searchbox').fill('nothing like this');
    expect(await page.getByText('Nothing fits.').isVisible()).toBe(true);
    await page.getByRole('searchbox').fill('');
  });

  test('unfolds the exchange of a finding', async () => {
    const finding = page.locator('#ref-stale .finding').first();
    expect(await finding.getByText('"isError": true').isVisible()).toBe(false);
    await finding.getByText('exchange: HTTP 200').click();
    expect(await finding.getByText('"isError": true').isVisible()).toBe(true);
  });

  test('has other colours in the dark', async () => {
    const background = (): Promise<string> =>
      page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background()).toBe('rgb(246, 247, 249)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(18, 21, 27)');
  });

  test('complains about nothing and loads nothing', () => {
    expect(complaints).toEqual([]);
  });
});
