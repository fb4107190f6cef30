import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import { cli } from '../../../testing/paths.js';
import { patient } from '../../../testing/program.js';
import { call, connectClient, serve, textOf } from './fixture-server.js';

async function overStdio(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [cli, 'serve', '--stdio', ...patient],
      stderr: 'ignore',
    }),
  );
  onTestFinished(() => client.close());
  return client;
}

const transports: [string, () => Promise<Client>][] = [
  ['HTTP', async () => connectClient(await serve())],
  ['stdio', overStdio],
];

describe.each(transports)('the SDK client over %s', (_, connect) => {
  test('lists the tools of the contract, word for word', async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools).toEqual(Object.values(contract.tools).map((tool) => tool.descriptor));
  });

  test('calls every tool, and the client finds each output valid', async () => {
    const client = await connect();
    // The client validates structured content by the output schemas that it has seen.
    await client.listTools();
    const snapshot = await call(client, 'ui_get_snapshot', { mode: 'full' });
    expect(contract.tools.ui_get_snapshot.validateOutput(snapshot.structuredContent)).toBe(true);

    const query = await call(client, 'ui_query', { selector: { css: '#name' } });
    const { matches } = query.structuredContent as { matches: { ref: { uid: string; path: string } }[] };
    expect(matches).toHaveLength(1);
    const { ref } = matches[0]!;

    const performed = await call(client, 'ui_perform', {
      actions: [{ type: 'setText', target: { ref }, text: 'Ada' }],
    });
    expect(performed.structuredContent).toEqual({ results: [{ ok: true, type: 'setText' }] });

    const node = await call(client, 'ui_get_node', { ref });
    expect(node.structuredContent).toMatchObject({ type: 'TextField', id: 'name', value: { text: 'Ada' } });

    const picture = await call(client, 'ui_screenshot');
    const { contentType, dataBase64 } = picture.structuredContent as Record<string, string>;
    expect([contentType, Buffer.from(dataBase64!, 'base64').subarray(1, 4).toString()]).toEqual([
      'image/png',
      'PNG',
    ]);
    expect(picture.content[1]).toEqual({ type: 'image', mimeType: 'image/png', data: dataBase64 });
    expect(textOf(picture)).not.toContain(dataBase64!.slice(0, 40));
  });

  test('gets an error of the contract as a result', async () => {
    const client = await connect();
    await client.listTools();
    const result = await call(client, 'ui_get_node', { ref: { uid: 'u-0never' } });
    expect([result.isError, result.structuredContent]).toEqual([
      true,
      {
        error: {
          code: 'MCP_UI_NODE_NOT_FOUND',
          message: expect.any(String),
          details: { ref: { uid: 'u-0never' } },
        },
      },
    ]);
    expect(textOf(result)).toMatch(/^MCP_UI_NODE_NOT_FOUND: /);
  });
});

test('/health lists the same tools', async () => {
  const serving = await serve({ allowActions: false });
  const { tools } = await (await connectClient(serving)).listTools();
  const health = await (await fetch(new URL('/health', serving.endpoint))).json();
  expect(health).toEqual({
    ok: true,
    schema: 'mcp-javafx-ui/1.0',
    tools: tools.map((tool) => tool.name),
    transport: 'stateless',
    attached: true,
  });
  expect(tools.map((tool) => tool.name)).not.toContain('ui_perform');
});
