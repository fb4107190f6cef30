// A test of a user interface with vitest: it starts the application, uses it as a person would, and looks
// at what a person would see. Run it with: npx vitest run examples/ui-test
import { fileURLToPath } from 'node:url';
import { connect, type Session } from 'mcp-javafx-ui/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** In a project of yours: `{ command: 'npx', args: ['mcp-javafx-ui', 'serve', 'form.fxml', '--stdio'] }`. */
const application = {
  command: process.execPath,
  args: [fileURLToPath(new URL('../../dist/cli.js', import.meta.url)), 'serve', '--stdio', '--quiet'],
  stderr: 'ignore',
} as const;

let session: Session;

beforeAll(async () => {
  session = await connect(application);
});
afterAll(() => session.close());
beforeEach(() => session.ui.find('#reset').click());

test('submitting the form shows who it is from', async () => {
  const { ui } = session;
  await ui.find('#name').fill('Ann');
  await ui.find('#email').type('ann@example.org');
  await ui.text('Submit').click();
  await ui.find('#status').waitFor({ text: 'Submitted: Ann <ann@example.org>' });
});

test('Reset empties the form', async () => {
  const { ui } = session;
  await ui.find('#name').fill('Ann');
  await ui.find('#agree').click();
  await ui.text('Reset').click();
  expect(await ui.find('#name').value()).toBe('');
  expect(await ui.find('#agree').value()).toBe(false);
});

test('the keyboard is enough', async () => {
  const { ui } = session;
  await ui.find('#name').type('Ann');
  await ui.press('Tab');
  await ui.type('ann@example.org');
  expect(await ui.find('#email').value()).toBe('ann@example.org');
});

test.each([
  ['OK', 'Dialog: OK'],
  ['Cancel', 'Dialog: Cancel'],
])('the dialog tells that %s was chosen', async (button, told) => {
  const { ui } = session;
  await ui.text('Dialog').click();
  const dialog = ui.within('Confirm');
  await dialog.text('Really?').waitFor({ visible: true });
  await dialog.text(button, { match: 'equals' }).click();
  await ui.find('#status').waitFor({ text: told });
});

test('buttons can be added and removed', async () => {
  const { ui } = session;
  const siblings = ui.find('#siblings > Button');
  expect(await siblings.count()).toBe(3);
  await ui.find('#add').click();
  await siblings.waitFor({ count: 4 });
  expect(await siblings.nth(3).text()).toBe('Added 1');
  await ui.find('#remove').click();
  await ui.find('#victim').waitFor({ hidden: true });
});

test('rows that are not on screen can be chosen, too', async () => {
  const { ui } = session;
  const people = ui.find('#table');
  await people.click({ item: { index: 150, column: 'age-column' } });
  const { virtualization } = await people.node();
  expect(virtualization?.selectedIndices).toEqual([150]);
  expect(virtualization?.visibleCells.find(({ index }) => index === 150)?.cells[0]?.text).toBe('Person 150');
});

test('what can not be used is not used', async () => {
  const { ui } = session;
  const disabled = ui.find('#disabled-button');
  expect([await disabled.isVisible(), await disabled.isEnabled()]).toEqual([true, false]);
  await expect(disabled.click({ timeoutMs: 100 })).rejects.toThrow('TARGET_DISABLED');
  expect(await ui.find('#in-hidden').isVisible()).toBe(false);
});

test('a mistake in a test is told with what it could have meant', async () => {
  const { ui } = session;
  await expect(ui.find('#sumbit').click({ timeoutMs: 100 })).rejects.toThrow(
    /Nearest:\n.* Button#submit "Submit"/,
  );
});
