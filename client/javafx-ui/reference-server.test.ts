import { expect, onTestFinished, test } from 'vitest';
import { cli } from '../../testing/paths.js';
import { patient, startProgram } from '../../testing/program.js';
import { connect, type Session, UiError } from './index.js';
import { startDottedProxy } from './testing/dotted-proxy.js';

/** The reference server with the fixture. */
const serveFixture = (...args: string[]) => startProgram(['serve', '--json', '--quiet', ...args]).served();

async function overHttp(): Promise<Session> {
  const { endpoint, token } = await serveFixture();
  return connect(endpoint, { token });
}

async function inTheNewerEra(): Promise<Session> {
  const { endpoint, token } = await serveFixture();
  return connect(endpoint, { token, protocol: '2026-07-28' });
}

async function withSessions(): Promise<Session> {
  const { endpoint, token } = await serveFixture('--profile', 'stateful');
  return connect(endpoint, { token });
}

const program = {
  command: process.execPath,
  args: [cli, 'serve', '--stdio', '--quiet', ...patient],
  stderr: 'ignore',
} as const;

async function overStdio(): Promise<Session> {
  return connect(program, { timeoutMs: 600_000 });
}

async function overStdioInTheNewerEra(): Promise<Session> {
  return connect(program, { protocol: '2026-07-28', timeoutMs: 600_000 });
}

async function deviating(): Promise<Session> {
  const { endpoint, token } = await serveFixture('--errors', 'jsonrpc');
  const { url } = await startDottedProxy(endpoint);
  return connect(url, { token });
}

test.each([
  ['over HTTP', overHttp],
  ['over HTTP in MCP 2026-07-28', inTheNewerEra],
  ['with sessions', withSessions],
  ['over stdio', overStdio],
  ['over stdio in MCP 2026-07-28', overStdioInTheNewerEra],
  ['with dotted names and JSON-RPC errors', deviating],
])('the reference server %s is read and driven', async (_, open) => {
  const session = await open();
  onTestFinished(() => session.close());
  const { ui, tools } = session;

  await ui.find('#name').fill('Ann');
  await ui.find('#email').type('ann@example.org');
  await ui.text('Submit').click();
  await ui.find('#status').waitFor({ text: 'Submitted: Ann <ann@example.org>' });
  await ui.find('#agree').click();
  expect(await ui.find('#agree').value()).toBe(true);

  await ui.find('#open-dialog').click();
  await ui.within('Confirm').find('#dialog-cancel').click();
  await ui.find('#status').waitFor({ text: 'Dialog: Cancel' });

  await ui.find('#table').click({ item: { index: 150, column: 'age-column' } });
  expect((await ui.find('#table').node()).virtualization?.selectedIndices).toEqual([150]);

  const { matches } = await tools.ui_query({ selector: { css: '#victim' } });
  await ui.find('#remove').click();
  const stale = await tools.ui_get_node({ ref: matches[0]!.ref }).catch((error: unknown) => error);
  expect(stale).toBeInstanceOf(UiError);
  expect(stale).toMatchObject({ code: 'MCP_UI_STALE_REF', details: { ref: { uid: matches[0]!.ref.uid } } });
  await expect(ui.find('#disabled-button').click({ timeoutMs: 0 })).rejects.toMatchObject({
    name: 'LocatorError',
    cause: {
      code: 'MCP_UI_ACTION_FAILED',
      details: { failedIndex: 0, reason: 'TARGET_DISABLED', results: [] },
    },
  });
  expect(
    Buffer.from(await ui.screenshot())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a locator heals when its node is replaced between finding and clicking it', async () => {
  const { endpoint, token } = await serveFixture();
  const proxy = await startDottedProxy(endpoint);
  const session = await connect(proxy.url, { token });
  const other = await connect(endpoint, { token });
  onTestFinished(async () => {
    await session.close();
    await other.close();
  });
  const uidOf = async () => (await other.ui.find('#victim').node()).ref.uid;
  const first = await uidOf();
  const sent: string[] = [];
  proxy.before = async ({ params }) => {
    sent.push(params?.name ?? '');
    if (params?.name !== 'ui.perform' || (await uidOf()) !== first) return;
    await other.ui.find('#remove').click();
    await other.ui.find('#reset').click();
  };
  await session.ui.find('#victim').focus();
  expect(await uidOf()).not.toBe(first);
  expect(sent).toEqual(['ui.query', 'ui.perform', 'ui.query', 'ui.perform']);
  const { focus } = await other.tools.ui_get_snapshot({ depth: 0 });
  expect(focus.focusedNode?.uid).toBe(await uidOf());
});
