import { expect, onTestFinished, test } from 'vitest';
import { startFakeServer } from '../testing/fake-server.js';
import { accepts, connect, contractVersion, health } from './index.js';
import { form } from './testing/form.js';

test('a client says what it accepts', () => {
  expect(contractVersion).toBe('mcp-javafx-ui/1.1');
  const offered = ['mcp-javafx-ui/1.0', 'mcp-javafx-ui/1.1', 'mcp-javafx-ui/2.0', 'mcp-ui-platform/1.0'];
  expect(offered.map((one) => accepts(one))).toEqual([true, true, false, false]);
});

const refused = {
  reason: 'version',
  message:
    'The server speaks "mcp-javafx-ui/2.0"; this client needs mcp-javafx-ui/1.0 or a later 1.x. Use a client for 2.x, or a server for 1.x.',
};

test.each([true, false])(
  'connecting refuses another major version, whether health is told: %s',
  async (told) => {
    const ui = form();
    ui.schema = 'mcp-javafx-ui/2.0';
    const server = await startFakeServer(ui, { health: told });
    await expect(connect(server.url)).rejects.toMatchObject(refused);
    expect(server.called).toEqual(told ? [] : ['ui_get_snapshot']);
  },
);

test('a server that was replaced by another version is noticed', async () => {
  const ui = form();
  const server = await startFakeServer(ui);
  const session = await connect(server.url);
  onTestFinished(() => session.close());
  ui.schema = 'mcp-javafx-ui/2.0';
  await expect(session.tools.ui_get_snapshot()).rejects.toMatchObject(refused);
});

test('a later minor version is welcome', async () => {
  const ui = form();
  ui.schema = 'mcp-javafx-ui/1.7';
  const server = await startFakeServer(ui, { health: false });
  await using session = await connect(server.url);
  expect((await session.tools.ui_get_snapshot()).schema).toBe('mcp-javafx-ui/1.7');
});

test('health gives the report, and refuses what is none', async () => {
  const server = await startFakeServer(form());
  expect(await health(server.url)).toEqual({
    ok: true,
    schema: 'mcp-javafx-ui/1.0',
    tools: [],
    transport: 'stateless',
    attached: true,
  });
  server.options.health = false;
  await expect(health(server.url)).rejects.toMatchObject({ reason: 'refused' });
});
