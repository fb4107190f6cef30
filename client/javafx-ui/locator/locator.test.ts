import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../../testing/error-of.js';
import { Refusal } from '../../testing/fake.js';
import { LocatorError, UiError } from '../index.js';
import { openForm, target } from '../testing/open-form.js';

describe('actions', () => {
  test('are what the contract calls them, on the uid alone', async () => {
    const { ui, fake } = await openForm();
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
    const { ui, fake, server } = await openForm(600_000);
    const root = fake.windows[0]!.root;
    server.options.intercept = () => {
      if (server.called.length === 2) root.children!.push({ uid: 'u-30', type: 'Button', id: 'late' });
      return false;
    };
    await ui.find('#late').click();
    expect(fake.performed).toEqual([{ type: 'click', target: target('u-30') }]);
  });

  test('wait until the node is enabled', async () => {
    const { ui, fake } = await openForm(600_000);
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
    const { ui, fake } = await openForm();
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
    const { ui, fake } = await openForm(600_000);
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
    const { ui, fake } = await openForm(600_000);
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
    const { ui, fake, server } = await openForm();
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
    const { ui, fake, server } = await openForm(600_000);
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

test('readings tell what a user sees and has entered', async () => {
  const { ui, fake } = await openForm();
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
  const { ui } = await openForm();
  expect([
    await ui.find('#status').isVisible(),
    await ui.find('#hidden-group').isVisible(),
    await ui.find('#in-hidden').isVisible(),
    await ui.find('#nobody').isVisible(),
  ]).toEqual([true, false, false, false]);
});

test('a screenshot is of the window, and goes to a file', async () => {
  const { ui, server } = await openForm();
  const file = join(mkdtempSync(join(tmpdir(), 'picture-')), 'window.png');
  const bytes = await ui.within('Confirm').find('#ok').screenshot(file);
  expect([Buffer.from(bytes).toString(), readFileSync(file, 'utf8')]).toEqual(['a picture', 'a picture']);
  expect(Buffer.from(await ui.screenshot()).toString()).toBe('a picture');
  expect(server.called).toEqual(['ui_get_snapshot', 'ui_query', 'ui_screenshot', 'ui_screenshot']);
});

test('a signal ends the waiting with its reason', async () => {
  const { ui } = await openForm(60_000);
  const signal = AbortSignal.timeout(20);
  expect(await errorOf(ui.find('#nobody').click({ signal }))).toMatchObject({ name: 'TimeoutError' });
});
