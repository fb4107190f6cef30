import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { envelope } from '../../host/testing/v2-request.js';
import { configuration } from '../options.js';
import { createUiPlatform } from '../server.js';
import { baseDir } from '../testing/base-dir.js';

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: { content: { text: string }[] };
}

test('an agent of the later revision is notified as well', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const messages: Message[] = [];
  output.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trimEnd().split('\n')) messages.push(JSON.parse(line) as Message);
  });
  const config = configuration.resolve([configuration.fromCode({ quiet: true })]);
  const handle = await createUiPlatform({ config }).speakStdio(input, output);
  onTestFinished(() => handle.close());
  let id = 0;
  const call = async (tool: string, args: object) => {
    const own = ++id;
    const params = { name: tool, arguments: args, _meta: envelope };
    input.write(`${JSON.stringify({ jsonrpc: '2.0', id: own, method: 'tools/call', params })}\n`);
    await expect.poll(() => messages.find((message) => message.id === own)).toBeDefined();
    return messages.find((message) => message.id === own)!.result?.content[0]?.text;
  };
  await call('ui_configure', { base_dir: baseDir({ 'config/config.toml': '[logging]\nlevel = "error"\n' }) });
  expect(await call('ui_start', {})).toMatch(/^http:/);
  expect(await call('ui_run', { code: 'mcp.notify("notifications/hello", {n = 1}) return 2' })).toBe('2');
  expect(messages.filter(({ method }) => method)).toEqual([
    { jsonrpc: '2.0', method: 'notifications/hello', params: expect.objectContaining({ n: 1 }) },
  ]);
});
