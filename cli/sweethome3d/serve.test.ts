import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '../../client/index.js';
import { clientContract } from '../../generated/mcp-sweethome3d/1.0/client.js';
import { cli } from '../../testing/paths.js';
import { Program, startProgram } from '../../testing/program.js';
import { build, savedHome, serve } from './testing/build-home.js';

describe.each(['2025-11-25', '2026-07-28'] as const)('the typed client in MCP %s', (protocol) => {
  test.each(['stateful', 'stateless'])('builds a home over HTTP, %s', async (profile) => {
    const program = startProgram([...serve, '--json', '--files', '.', '--profile', profile]);
    const { endpoint, token } = await program.served();
    await using session = await connect(clientContract, endpoint, { token, protocol });
    await build(session, 'flat');
    expect(readdirSync(program.folder)).toContain('flat.sh3d');
  });

  test('builds a home over stdio', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mcp-homes-'));
    const args = [cli, ...serve, '--stdio', '--files', folder];
    const command = { command: process.execPath, args };
    await using session = await connect(clientContract, command, { protocol, timeoutMs: 600_000 });
    await build(session, 'flat');
    expect(readdirSync(folder)).toContain('flat.sh3d');
  });
});

test('a home from a file is served, and its folder is the folder of files', async () => {
  const { folder } = await savedHome();
  const program = new Program([...serve, '--json', '--home', 'flat.sh3d'], { folder });
  const { endpoint, token } = await program.served();
  {
    await using session = await connect(clientContract, endpoint, { token });
    const { walls, homes } = await session.tools.get_state();
    expect([walls.length, homes[0]?.name, homes[0]?.filePath]).toEqual([4, 'flat', 'flat.sh3d']);
    await session.tools.export_svg({ filePath: 'plan' });
  }
  await program.end();
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['flat.sh3d', 'plan.svg']));
});

test('without a token whoever reaches it is let in, and it says so', async () => {
  const program = startProgram([...serve, '--json', '--no-token']);
  const { endpoint, token } = await program.served();
  expect(token).toBeNull();
  await using session = await connect(clientContract, endpoint);
  expect((await session.tools.get_state()).walls).toEqual([]);
});

test('the banner has a configuration to paste', async () => {
  const program = startProgram(serve);
  await expect.poll(() => program.out.stdout).toContain('Press Ctrl-C');
  const [json = ''] = /^\{[\s\S]*^\}/m.exec(program.out.stdout) ?? [];
  expect(JSON.parse(json)).toEqual({
    mcpServers: {
      sweethome3d: {
        type: 'http',
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/),
        headers: { Authorization: expect.stringMatching(/^Bearer /) },
      },
    },
  });
});
