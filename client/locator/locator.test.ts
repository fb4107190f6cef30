import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, LocatorError, UiError } from '../index.js';
import { startFakeServer } from '../testing/fake-server.js';
import { Refusal } from '../testing/fake-ui.js';
import { form } from '../testing/form.js';

async function open(waitMs = 200) {
  const fake = form();
  const server = await startFakeServer(fake);
  const session = await connect(server.url, { waitMs });
  onTestFinished(() => session.close());
  return { fake, server, ui: session.ui };
}

async function errorOf(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    (value) => expect.fail(`Expected an error, got ${JSON.stringify(value)}`),
    (error: Error) => error,
  );
}

const target = (uid: string) => ({ ref: { uid } });

describe('actions', () => {
  test('are what the contract calls them, on the uid alone', async () => {
    const { ui, fake } = await open();
    await ui.find('#submit').click();
    await ui.find('#submit').focus();
    await ui.find('#name').fill('Ann');
    await ui.find('#name').type('e');
    await ui.find('#name').press('Ctrl+Shift+PageDown');
    await ui.find('VBox').scroll(-30);
    await ui.find('VBox').click({ item: { index: 3, column: 'age' } });
    await ui.type('x');
    await ui.press('Enter');
    expect(fake.performed).toEqual([
      { type: 'click', target: target('u-4') },
      { type: 'focus', target: target('u-4') },
      { type: 'setText', target: target('u-2'), text: 'Ann' },
      { type: 'focus', target: target('u-2') },
      { type: 'typeText', text: 'e' },
      { type: 'focus', target: target('u-2') },
      { type: 'pressKey', key: 'PAGE_DOWN', modifiers: ['Ctrl', 'Shift'] },
      { type: 'scroll', target: target('u-1'), deltaY: -30 },
      { type: 'click', target: { ...target('u-1'), item: { index: 3, column: 'age' } } },
      { type: 'typeText', text: 'x' },
      { type: 'pressKey', key: 'ENTER' },
    ]);
  });

  test('wait until the node is there', async () => {
    const { ui, fake, server } = await open(10_000);
    const root = fake.windows[0]!.root;
    server.options.intercept = () => {
      if (server.called.length === 2) root.children!.push({ uid: 'u-30', type: 'Button', id: 'late' });
      return false;
    };
    await ui.find('#late').click();
    expect(fake.performed).toEqual([{ type: 'click', target: target('u-30') }]);
  });

  test('wait until the node is enabled', async () => {
    const { ui, fake } = await open(10_000);
    const node = fake.find('submit');
    node.disabled = true;
    let refused = 0;
    fake.onAction = () => {
      node.disabled = ++refused < 3;
    };
    await ui.find('#submit').click();
    expect([refused, fake.performed]).toEqual([3, [{ type: 'click', target: target('u-4') }]]);
  });

  test('fail with what kept them from being done', async () => {
    const { ui, fake } = await open();
    fake.find('submit').disabled = true;
    const error = await errorOf(ui.find('#submit').click());
    expect(error).toBeInstanceOf(LocatorError);
    expect(error).toMatchObject({
      message: 'Expected find("#submit") to be clicked within 200 ms: u-4 is TARGET_DISABLED.',
      problem: 'late',
      locator: 'find("#submit")',
      cause: { code: 'MCP_UI_ACTION_FAILED', details: { reason: 'TARGET_DISABLED' } },
    });
  });

  test('are not repeated when a part of them was done', async () => {
    const { ui, fake } = await open(10_000);
    let tries = 0;
    fake.onAction = ({ type }) => {
      if (type !== 'typeText') return;
      tries++;
      throw new Refusal('MCP_UI_ACTION_FAILED', 'Disabled meanwhile.', {
        failedIndex: 1,
        reason: 'TARGET_DISABLED',
        results: [{ ok: true, type: 'focus' }],
      });
    };
    const error = await errorOf(ui.find('#name').type('Ann'));
    expect(error).toBeInstanceOf(UiError);
    expect([error.message, tries]).toEqual(['Disabled meanwhile.', 1]);
  });

  test('wait as long as a busy server asks for', async () => {
    const { ui, fake } = await open(10_000);
    let busy = true;
    fake.onAction = () => {
      if (!busy) return;
      busy = false;
      throw new Refusal('MCP_UI_BUSY', 'Too many calls wait.', { retryAfterMs: 20 });
    };
    await ui.find('#submit').click();
    expect(fake.performed).toHaveLength(1);
  });
});

describe('a node that was replaced after it was found', () => {
  test('is looked up again, for an action and for a reading', async () => {
    const { ui, fake, server } = await open();
    const node = fake.find('submit');
    fake.onAction = () => {
      if (node.uid !== 'u-4') return;
      node.uid = 'u-40';
      throw new Refusal('MCP_UI_ACTION_FAILED', 'u-4 is gone.', {
        failedIndex: 0,
        reason: 'STALE_REF',
        results: [],
      });
    };
    await ui.find('#submit').click();
    expect(fake.performed).toEqual([{ type: 'click', target: target('u-40') }]);

    server.called.length = 0;
    server.options.intercept = ({ params }) => {
      if (params?.name === 'ui_get_node' && node.uid === 'u-40') node.uid = 'u-41';
      return false;
    };
    expect(await ui.find('#submit').text()).toBe('Submit');
    expect(server.called).toEqual(['ui_query', 'ui_get_node', 'ui_query', 'ui_get_node']);
  });

  test('is looked up once, not for ever', async () => {
    const { ui, fake, server } = await open(10_000);
    fake.onAction = () => {
      throw new Refusal('MCP_UI_ACTION_FAILED', 'Gone.', {
        failedIndex: 0,
        reason: 'STALE_REF',
        results: [],
      });
    };
    expect(await errorOf(ui.find('#submit').click())).toMatchObject({ code: 'MCP_UI_ACTION_FAILED' });
    expect(server.called).toEqual(['ui_query', 'ui_perform', 'ui_query', 'ui_perform']);
  });
});

describe('more than one match', () => {
  test('is an error at once that lists them', async () => {
    const { ui, server } = await open(10_000);
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
    const { ui } = await open();
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
    const { ui } = await open(0);
    const { message } = await errorOf(ui.find(css).click());
    expect(message.split('\n').slice(0, 2).join('\n')).toBe(
      `Expected find(${JSON.stringify(css)}) to match a node within 0 ms, but there is none. ${hint}`,
    );
  });

  test('shows what a text search passed over because it is invisible', async () => {
    const { ui, fake } = await open(0);
    fake.find('in-hidden').visible = false;
    expect((await errorOf(ui.text('Inside').click())).message).toContain(
      'u-8 Label#in-hidden "Inside" invisible',
    );
  });

  test('says so in its own words when a window is missing', async () => {
    const { ui } = await open(0);
    expect((await errorOf(ui.find('#ok').within('Confrim').click())).message).toBe(
      'Expected find("#ok").within("Confrim") to find the window "Confrim" within 0 ms, but the windows are "Form", "Confirm".',
    );
    expect((await errorOf(ui.find('#ok').within(7).click())).message).toBe(
      'Expected find("#ok").within(7) to be clicked within 0 ms: There is no window 7.',
    );
  });
});

test('within chooses a window by index or title', async () => {
  const { ui, fake } = await open();
  await ui.find('#ok').within(1).click();
  await ui.within('Confirm').text('ok').click();
  expect(fake.performed).toEqual([
    { type: 'click', target: target('u-21') },
    { type: 'click', target: target('u-21') },
  ]);
});

test('a uid names one node for its lifetime', async () => {
  const { ui } = await open();
  expect(await ui.uid('u-6').text()).toBe('Ready');
  expect(await errorOf(ui.uid('u-99').text())).toMatchObject({ code: 'MCP_UI_STALE_REF' });
});

test('readings tell what a user sees and has entered', async () => {
  const { ui, fake } = await open();
  fake.find('name').value = 'Ann';
  fake.find('reset').disabled = true;
  expect([
    await ui.find('#status').text(),
    await ui.find('#status').value(),
    await ui.find('#name').text(),
    await ui.find('#name').value(),
    await ui.find('#agree').value(),
    await ui.find('#reset').isEnabled(),
    await ui.find('#submit').isEnabled(),
    await ui.find('Button').count(),
    await ui.find('#nobody').count(),
    await ui.find('#ok').within(9).count(),
    (await ui.find('Button').matches()).map(({ id }) => id),
  ]).toEqual(['Ready', null, 'Ann', 'Ann', false, false, true, 2, 0, 0, ['submit', 'reset']]);
});

test('visible means with all that it stands in', async () => {
  const { ui } = await open();
  expect([
    await ui.find('#status').isVisible(),
    await ui.find('#hidden-group').isVisible(),
    await ui.find('#in-hidden').isVisible(),
    await ui.find('#nobody').isVisible(),
  ]).toEqual([true, false, false, false]);
});

test('a screenshot is of the window, and goes to a file', async () => {
  const { ui, server } = await open();
  const file = join(mkdtempSync(join(tmpdir(), 'picture-')), 'window.png');
  const bytes = await ui.within('Confirm').find('#ok').screenshot(file);
  expect([Buffer.from(bytes).toString(), readFileSync(file, 'utf8')]).toEqual(['a picture', 'a picture']);
  expect(Buffer.from(await ui.screenshot()).toString()).toBe('a picture');
  expect(server.called).toEqual(['ui_get_snapshot', 'ui_query', 'ui_screenshot', 'ui_screenshot']);
});

test('a signal ends the waiting with its reason', async () => {
  const { ui } = await open(60_000);
  const signal = AbortSignal.timeout(20);
  expect(await errorOf(ui.find('#nobody').click({ signal }))).toMatchObject({ name: 'TimeoutError' });
});
