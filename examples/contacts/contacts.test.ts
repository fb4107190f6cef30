import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../../server/ui-platform/web/browser/testing/describe-browser.js';
import { type Complaints, openPage } from '../../server/ui-platform/web/browser/testing/open-page.js';
import { RealPlatform } from '../../server/ui-platform/web/browser/testing/real-platform.js';

/** A person in the browser and an agent at its tools, at the same address book. */
describeBrowser('the address book', (context) => {
  let platform: RealPlatform;
  let page: Page;
  let complaints: Complaints;

  beforeAll(async () => {
    platform = await RealPlatform.start({ copyOf: import.meta.dirname });
    [page, complaints] = await openPage(context(), platform.page());
    await page.getByRole('button', { name: 'Ada Lovelace' }).waitFor();
  });
  afterAll(() => platform?.stop());

  const rows = () => page.locator('nav b').allTextContents();
  const row = (name: string) => page.getByRole('navigation').getByRole('button', { name });
  const lua = (expression: string) => platform.lua(`return session:getApp().${expression}`);

  test('shows everybody by name, and the title of the application', async () => {
    await expect
      .poll(rows)
      .toEqual([
        'Ada Lovelace',
        'Alan Turing',
        'Grace Hopper',
        'Hedy Lamarr',
        'Katherine Johnson',
        'Mary Somerville',
      ]);
    expect(await page.title()).toBe('Contacts');
    expect(await row('Ada Lovelace').getAttribute('aria-current')).toBe('true');
  });

  test('lets a person add somebody', async () => {
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 2 }).textContent()).toBe('New contact');
    await page.getByLabel('First name').fill('Émilie');
    await page.getByLabel('Last name').fill('du Châtelet');
    await expect.poll(() => lua('contacts[7]:fullName()')).toBe('Émilie du Châtelet');
    await expect.poll(() => page.locator('main .avatar').textContent()).toBe('ÉD');
    await expect.poll(rows).toContain('Émilie du Châtelet');
  });

  test('lets a person edit, and says what is wrong', async () => {
    await row('Grace Hopper').click();
    const email = page.getByLabel('E-mail');
    await expect.poll(() => email.inputValue()).toBe('grace@example.com');
    await email.fill('grace@');
    await page.getByText('An address looks like name@example.com.').waitFor();
    await email.fill('hopper@example.com');
    await expect.poll(() => lua('contacts[3].email')).toBe('hopper@example.com');
    await expect.poll(() => page.locator('main .problem').textContent()).toBe('');
    await page.getByLabel('Favourite', { exact: true }).uncheck();
    await expect.poll(() => lua('contacts[3].favourite')).toBe(false);
  });

  test('finds by any word, and only favourites if asked', async () => {
    const search = page.getByRole('searchbox');
    await search.pressSequentially('LA');
    await expect.poll(rows).toEqual(['Ada Lovelace', 'Alan Turing', 'Hedy Lamarr']);
    await expect.poll(() => page.locator('nav [role=status]').textContent()).toBe('3 of 7 contacts');
    await page.getByLabel('Favourites').check();
    await expect.poll(rows).toEqual(['Ada Lovelace']);
    await search.fill('nobody has this');
    await page.getByText('Nobody fits.').waitFor();
    await search.fill('');
    await page.getByLabel('Favourites').uncheck();
    await expect.poll(async () => (await rows()).length).toBe(7);
  });

  test('lets a person delete, and take it back', async () => {
    await row('Alan Turing').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Choose a contact, or add one.').waitFor();
    expect(await lua('contacts')).toHaveLength(6);
    await page.getByText('Alan Turing was deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 2 }).textContent()).toBe('Alan Turing');
    expect(await lua('contacts')).toHaveLength(7);
  });

  test('shows what the agent changes: data at once, a view without a reload', async () => {
    await page.evaluate('window.before = "the same page"');
    await platform.lua("session:getApp().contacts[1].lastName = 'King'");
    await expect.poll(rows).toContain('Ada King');
    const search = page.getByRole('searchbox');
    await search.fill('a');
    await platform.upload(
      'Contact',
      'row',
      '<template><li><button ui-action="select()"><b ui-value="fullName()"></b> <i ui-value="phone"></i></button></li></template>',
    );
    await expect.poll(() => page.locator('nav i').first().textContent()).toBe('+44 20 5550 0181');
    await page.keyboard.type('da');
    await expect.poll(rows).toEqual(['Ada King']);
    expect(await page.evaluate('window.before')).toBe('the same page');
  });

  test('complains about nothing', () => {
    expect(complaints).toEqual([]);
  });
});
