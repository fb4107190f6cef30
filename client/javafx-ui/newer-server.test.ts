import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Program } from '../../testing/program.js';
import { ClientError, connect, type Session, UiError } from './index.js';
import { openForm } from './testing/open-form.js';

let program: Program;
let session: Session;

beforeAll(async () => {
  program = new Program(['serve', '--json', '--quiet', '--contract-version', '1.1']);
  const { endpoint, token } = await program.served();
  session = await connect(endpoint, { token, waitMs: 60_000 });
});
afterAll(async () => {
  await session.close();
  await program.end();
});
beforeEach(() => session.ui.find('#reset').click());

/** What the application shows, found by a query of 1.0. */
async function shown(id: string) {
  const { matches } = await session.tools.ui_query({ selector: { css: `#${id}` } });
  return session.tools.ui_get_node({ ref: { uid: matches[0]!.ref.uid } });
}

test('the version that both know is spoken', async () => {
  expect(session.schema).toBe('mcp-javafx-ui/1.1');
  const { stages, schema } = await session.tools.ui_get_snapshot({ depth: 0 });
  expect([schema, stages[0]?.windowId]).toEqual(['mcp-javafx-ui/1.1', 'w1']);
});

test('a look tells what a user sees, and then what has changed', async () => {
  const { ui } = session;
  const within = '#form';
  const first = await ui.look({ within });
  expect(first.outline).toMatch(/TextField#name "Name" =""/);
  expect((await ui.look({ within, since: first.revision })).kind).toBe('unchanged');
  await ui.find('label=Name').fill('Ann');
  const later = await ui.look({ within, since: first.revision });
  expect(later.kind).toBe('delta');
  expect(later.outline).toMatch(/^~ .*TextField#name "Name" ="Ann"/m);
});

test('find takes locators, and acts on the one node that they name', async () => {
  const { ui } = session;
  await ui.find('label=Name').fill('Ann');
  await ui.find('label="E-mail"').type('ann@x.org');
  await ui.find('#form-buttons >> text="Submit"').click();
  expect((await shown('status')).text?.label).toBe('Submitted: Ann <ann@x.org>');
  await ui.find('#table row=150').click();
  expect((await shown('table')).virtualization?.selectedIndices).toEqual([150]);
  await ui.find('TableView').click({ item: { index: 20, column: 'age-column' } });
  expect((await shown('table')).virtualization?.selectedIndices).toEqual([20]);
  await ui.find('RadioButton').nth(1).click();
  expect((await shown('green')).value?.selected).toBe(true);
});

test('what a locator names is read, counted and waited for', async () => {
  const { ui } = session;
  expect(await ui.find('label=Name').value()).toBe('');
  expect(await ui.find('RadioButton').count()).toBe(2);
  expect((await ui.find('RadioButton').matches()).map(({ id }) => id)).toEqual(['red', 'green']);
  expect(await ui.find('label=Nobody').count()).toBe(0);
  expect(await ui.find('text="Submit"').isVisible()).toBe(true);
  await ui.find('text="Nobody"').waitFor({ hidden: true });
  const { total, rows } = await ui.find('#table').rows({ from: 100, count: 2 });
  expect([total, rows.map(({ cells }) => cells[0]?.text)]).toEqual([200, ['Person 100', 'Person 101']]);
});

test('a dialog is found wherever it is, and one window as ever', async () => {
  const { ui } = session;
  await ui.find('#open-dialog').click();
  await ui.find('#dialog-cancel').click();
  expect((await shown('status')).text?.label).toBe('Dialog: Cancel');
  await ui.find('#open-dialog').click();
  await ui.within('Confirm').find('#dialog-cancel').click();
  await expect(ui.within(0).find('label=Name').click()).rejects.toThrow(
    'Expected a selector, text=… or a uid for one window, got find("label=Name").within(0)',
  );
});

test('several nodes, or none, are told with what could be meant', async () => {
  const { ui } = session;
  await expect(ui.find('RadioButton').click()).rejects.toMatchObject({
    name: 'LocatorError',
    problem: 'several',
    candidates: [expect.stringContaining('#red'), expect.stringContaining('#green')],
  });
  await expect(ui.find('RadioButton').node()).rejects.toMatchObject({ problem: 'several' });
  for (const use of ['click', 'node'] as const) {
    await expect(ui.find('text=Sumbit')[use]({ timeoutMs: 0 })).rejects.toMatchObject({
      problem: 'none',
      candidates: [expect.stringContaining('#submit')],
      cause: expect.any(UiError),
    });
  }
});

test('a server of 1.0 is told apart, and what it can not do is refused before it is asked', async () => {
  const { ui, server, fake } = await openForm();
  server.called.length = 0;
  const refused = (what: string) =>
    expect.objectContaining({
      reason: 'not-offered',
      message: expect.stringMatching(
        `^The server speaks mcp-javafx-ui/1.0, which does not know ${what}\\. .*, or use a server of 1\\.1\\.$`,
      ),
    });
  const uses: [() => Promise<unknown>, string][] = [
    [() => ui.look(), 'looks'],
    [() => ui.find('#name').rows(), 'rows off screen'],
    [() => ui.find('label=Name').click(), 'the locator "label=Name"'],
    [() => ui.find('#name row=2').node(), 'the locator "#name row=2"'],
  ];
  for (const [use, what] of uses) {
    const error = await use().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toEqual(refused(what));
  }
  expect(server.called).toEqual([]);
  await ui.find('text=submit').click();
  await ui.find('Button nth=1').click();
  await ui.find('u-2').fill('Ann');
  expect(fake.performed.map((action) => 'target' in action && action.target?.ref.uid)).toEqual([
    'u-4',
    'u-5',
    'u-2',
  ]);
});
