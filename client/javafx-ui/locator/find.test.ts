import { describe, expect, test } from 'vitest';
import { errorOf } from '../../testing/error-of.js';
import { openForm, target } from '../testing/open-form.js';

describe('more than one match', () => {
  test('is an error at once that lists them', async () => {
    const { ui, server } = await openForm(600_000);
    expect(await errorOf(ui.find('Button').click())).toMatchObject({
      name: 'LocatorError',
      problem: 'several',
      message: `Expected find("Button") to match one node, found 2. Choose one with .nth(i) or .first(), or narrow the search:
  u-4 Button#submit text=Submit
  u-5 Button#reset text=Reset`,
      candidates: ['u-4 Button#submit text=Submit', 'u-5 Button#reset text=Reset'],
    });
    expect(server.called).toEqual(['ui_query']);
  });

  test('is fine with first and nth', async () => {
    const { ui } = await openForm();
    expect(await ui.find('Button').first().text()).toBe('Submit');
    expect(
      await ui
        .where({ typeIs: ['Button'] })
        .nth(1)
        .text(),
    ).toBe('Reset');
    expect((await errorOf(ui.find('Button').nth(2).text())).message).toBe(
      'Expected find("Button").nth(2) to match at least 3 nodes within 200 ms, but there are 2.',
    );
  });
});

describe('no match', () => {
  test.each([
    ['a misspelt id', '#sumbit', 'Nearest:\n  u-4 Button#submit "Submit"'],
    ['the last part of a longer selector', 'VBox > Button#rest', 'Nearest:\n  u-5 Button#reset "Reset"'],
    ['something in another window', '#ok', 'Nearest:\n  u-21 Button#ok "OK" in window 1 "Confirm"'],
    ['nothing like it', '#zzzz', 'Nothing like it is there.'],
  ])('shows the nearest nodes: %s', async (_, css, hint) => {
    const { ui } = await openForm(0);
    const { message } = await errorOf(ui.find(css).click());
    expect(message.split('\n').slice(0, 2).join('\n')).toBe(
      `Expected find(${JSON.stringify(css)}) to match a node within 0 ms, but there is none. ${hint}`,
    );
  });

  test('shows what a text search passed over because it is invisible', async () => {
    const { ui, fake } = await openForm(0);
    fake.find('in-hidden').visible = false;
    expect((await errorOf(ui.text('Inside').click())).message).toContain(
      'u-8 Label#in-hidden "Inside" invisible',
    );
  });

  test('says so in its own words when a window is missing', async () => {
    const { ui } = await openForm(0);
    expect((await errorOf(ui.find('#ok').within('Confrim').click())).message).toBe(
      'Expected find("#ok").within("Confrim") to find the window "Confrim" within 0 ms, but the windows are "Form", "Confirm".',
    );
    expect((await errorOf(ui.find('#ok').within(7).click())).message).toBe(
      'Expected find("#ok").within(7) to be clicked within 0 ms: There is no window 7.',
    );
  });
});

test('within chooses a window by index or title', async () => {
  const { ui, fake } = await openForm();
  await ui.find('#ok').within(1).click();
  await ui.within('Confirm').text('ok').click();
  expect(fake.performed).toEqual([
    { type: 'click', target: target('u-21') },
    { type: 'click', target: target('u-21') },
  ]);
});

test('a uid names one node for its lifetime', async () => {
  const { ui } = await openForm();
  expect(await ui.uid('u-6').text()).toBe('Ready');
  expect(await errorOf(ui.uid('u-99').text())).toMatchObject({ code: 'MCP_UI_STALE_REF' });
});
