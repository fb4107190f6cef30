import { describe, expect, test } from 'vitest';
import type { Expected } from '../index.js';
import type { FakeUi } from '../testing/fake-ui.js';
import { openForm } from '../testing/open-form.js';

async function open(waitMs: number) {
  const { ui, fake, server } = await openForm(waitMs);
  /** Changes the UI after the first look at it. */
  const later = (change: (ui: FakeUi) => void) => {
    server.options.intercept = () => {
      if (server.called.length === 1) change(fake);
      return false;
    };
  };
  return { ui, later };
}

const removeSubmit = ({ windows }: FakeUi) => {
  windows[0]!.root.children!.splice(2, 1);
};

describe('waits until it holds', () => {
  const cases: [string, string, Expected | undefined, (ui: FakeUi) => void][] = [
    [
      'visible by default',
      '#in-hidden',
      undefined,
      (ui) => {
        ui.find('hidden-group').visible = true;
      },
    ],
    [
      'hidden: invisible',
      '#submit',
      { hidden: true },
      (ui) => {
        ui.find('submit').visible = false;
      },
    ],
    ['hidden: gone', '#submit', { hidden: true }, removeSubmit],
    ['visible: false', '#submit', { visible: false }, removeSubmit],
    [
      'enabled: false',
      '#submit',
      { enabled: false },
      (ui) => {
        ui.find('submit').disabled = true;
      },
    ],
    [
      'text',
      '#status',
      { text: 'Done' },
      (ui) => {
        ui.find('status').label = 'Done';
      },
    ],
    [
      'text by a pattern',
      '#status',
      { text: /^d/i },
      (ui) => {
        ui.find('status').label = 'Done';
      },
    ],
    [
      'value',
      '#agree',
      { value: true },
      (ui) => {
        ui.find('agree').value = true;
      },
    ],
    ['count', 'Button', { count: 1 }, removeSubmit],
    ['count: none', '#submit', { count: 0 }, removeSubmit],
    [
      'several at once',
      '#status',
      { visible: true, count: 1, text: 'Done' },
      (ui) => {
        ui.find('status').label = 'Done';
      },
    ],
  ];
  test.each(cases)('%s', async (_, css, expected, change) => {
    const { ui, later } = await open(600_000);
    let changed = false;
    later((fake) => {
      changed = true;
      change(fake);
    });
    await ui.find(css).waitFor(expected);
    expect(changed).toBe(true);
  });
});

describe('says what it waited for and what there is', () => {
  const cases: [string, Expected | undefined, string][] = [
    ['#in-hidden', undefined, 'to be visible within 0 ms, but it is hidden.'],
    ['#submit', { hidden: true }, 'to be hidden within 0 ms, but it is visible.'],
    ['#submit', { enabled: false }, 'to be disabled within 0 ms, but it is enabled.'],
    ['#status', { text: 'Done' }, 'to show the text "Done" within 0 ms, but it shows "Ready".'],
    ['#status', { text: /^d/ }, 'to show the text /^d/ within 0 ms, but it shows "Ready".'],
    ['VBox', { text: 'Done' }, 'to show the text "Done" within 0 ms, but it shows none.'],
    ['#agree', { value: true }, 'to have the value true within 0 ms, but it has false.'],
    ['Button', { count: 1 }, 'to match 1 node within 0 ms, but it matches 2.'],
    ['#zzzz', { enabled: true }, 'to match a node within 0 ms, but there is none. Nothing like it is there.'],
  ];
  test.each(cases)('%s %o', async (css, expected, told) => {
    const { ui } = await open(0);
    await expect(ui.find(css).waitFor(expected)).rejects.toMatchObject({
      name: 'LocatorError',
      message: `Expected find(${JSON.stringify(css)}) ${told}`,
    });
  });
});
