import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, missingChromium } from '../testing/chromium.js';
import { describeWith } from '../testing/describe-with.js';
import { html } from './report-forms.js';
import { sampleReport } from './testing/sample-report.js';

describeWith(missingChromium, 'the HTML report in a browser', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => {
      if (!/^(about|data):/.test(request.url())) complaints.push(request.url());
    });
    await page.setContent(html(sampleReport));
  });
  afterAll(() => browser?.close());

  const shown = (): Promise<string[]> => page.locator('details.req:visible > summary .id').allTextContents();

  test('shows what is wrong by its cause, security first, and unfolds a few', async () => {
    expect(await shown()).toEqual([
      'origin-exact',
      'virtual-item',
      'ref-stale',
      'ref-path',
      'error-next-step',
    ]);
    expect(await page.locator('details.req[open] > summary .id').allTextContents()).toEqual([
      'origin-exact',
      'virtual-item',
      'ref-stale',
      'error-next-step',
    ]);
    expect(await page.locator('section.group:visible h2').allTextContents()).toEqual([
      'Security 1 requirement, 1 cause',
      'Lost behaviours 3 requirements, 3 causes',
      'Form 1 requirement, 1 cause',
      'All requirements in the order of the contract',
    ]);
    expect(await page.locator('#virtual-item-missing:visible').textContent()).toContain(
      'follows from virtual-item',
    );
  });

  test('says where to start, and leads there', async () => {
    const items = page.locator('ol.start li');
    expect(await items.locator('.id').allTextContents()).toEqual([
      'origin-exact',
      'virtual-item',
      'ref-stale',
      'error-next-step',
      'ref-path',
    ]);
    await items.locator('a').last().click();
    await page.locator('details#ref-path[open]').waitFor();
  });

  test('filters by concern', async () => {
    await page.getByRole('button', { name: 'Form 1' }).click();
    expect(await shown()).toEqual(['error-next-step']);
    await page.getByRole('button', { name: 'All', exact: true }).click();
  });

  test('finds words of ids and sentences, also of what passes', async () => {
    await page.getByRole('searchbox').fill('path ALONE');
    expect(await shown()).toEqual(['ref-path']);
    await page.getByRole('searchbox').fill('tools-listed');
    expect(await shown()).toEqual([]);
    expect(await page.locator('details.section[open] .id:visible').allTextContents()).toEqual([
      'tools-listed',
    ]);
    await page.getByRole('searchbox').fill('nothing like this');
    expect(await page.getByText('Nothing fits.').isVisible()).toBe(true);
    await page.getByRole('searchbox').fill('');
  });

  test('folds and unfolds all', async () => {
    await page.getByRole('button', { name: 'Unfold all' }).click();
    expect(await page.locator('details.req:not([open])').count()).toBe(0);
    await page.getByRole('button', { name: 'Fold all' }).click();
    expect(await page.locator('details.req[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Unfold all' }).click();
  });

  test('shows the exchange of a finding in its place, and hides it again', async () => {
    const finding = page.locator('#ref-stale .finding').first();
    expect(await finding.getByText('"isError": true').count()).toBe(0);
    const link = finding.getByText('exchange', { exact: true });
    await link.first().click();
    expect(await finding.getByText('"isError": true').isVisible()).toBe(true);
    await link.first().click();
    expect(await finding.getByText('"isError": true').count()).toBe(0);
  });

  test('sets off a difference from what is the same', async () => {
    const table = page.locator('#ref-stale table.diff');
    expect(await table.locator('tbody tr').allTextContents()).toEqual([
      '/matches/3"a"absent',
      '/total43',
      'and in 2 more places',
    ]);
  });

  test('has other colours in the dark, and fits on a phone', async () => {
    const background = (): Promise<string> =>
      page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background()).toBe('rgb(247, 248, 250)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(15, 18, 23)');
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('runs nothing of the target, even where its text would be markup', async () => {
    const other = await browser.newPage();
    const refused: string[] = [];
    other.on('console', (message) => refused.push(message.text()));
    await other.setContent(
      html(sampleReport).replace(
        '<main>',
        '<main><script>document.title = "taken"</script><p style="color:red">',
      ),
    );
    expect(await other.title()).toMatch(/^does not conform/);
    expect(refused.length).toBe(2);
    await other.close();
  });

  test('complains about nothing and loads nothing', () => {
    expect(complaints).toEqual([]);
  });
});
