import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '../../client/index.js';
import { clientContract } from '../../generated/mcp-sweethome3d/1.0/client.js';
import { Program, startProgram } from '../../testing/program.js';
import { savedHome } from './testing/build-home.js';

/** A command that ends by itself. */
async function ended(...args: string[]) {
  const program = new Program(['sweethome3d', ...args]);
  return program.result();
}

describe('a mistake', () => {
  test.each([
    [['--home', 'none.sh3d'], 'There is no file none.sh3d.'],
    [['--home', 'text.sh3d'], 'text.sh3d'],
    [['--home', 'folder'], 'folder'],
    [['--files', 'nowhere'], 'There is no folder nowhere'],
    [['--files', 'text.sh3d'], 'Expected --files to be a folder'],
    [['--port', '99999'], 'an integer from 0 to 65535'],
    [['--profile', 'odd'], '"stateless" or "stateful"'],
    [['--hom', 'x'], '--home'],
  ])('%j is answered with a sentence', async (flags, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'mcp-homes-'));
    writeFileSync(join(folder, 'text.sh3d'), 'I am no home.');
    mkdirSync(join(folder, 'folder'));
    const program = new Program(['sweethome3d', 'serve', ...flags], { folder });
    const { code, stdout, stderr } = await program.result();
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\n\s+at |Unexpected/);
  });
});

describe('the commands for one home', () => {
  test('show, draw and photograph a file', async () => {
    const { folder } = await savedHome();
    const run = (...args: string[]) =>
      new Program(['sweethome3d', ...args, '--home', 'flat.sh3d'], { folder }).result();
    expect(await run('state')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/4 walls and 2 pieces/),
      stderr: '',
    });
    const state = JSON.parse((await run('state', '--json')).stdout) as { walls: unknown[] };
    expect(state.walls).toHaveLength(4);
    for (const file of ['plan.png', 'plan.svg'])
      expect(await run('plan', '-o', file)).toMatchObject({ code: 0 });
    expect(await run('render', '--width', '64', '--height', '48', '-o', 'photo.png')).toMatchObject({
      code: 0,
    });
    expect(await run('render', '--view', 'standard', '-o', 'photo.jpg')).toMatchObject({ code: 0 });
    const begin = (file: string) => readFileSync(join(folder, file)).subarray(0, 4).toString('latin1');
    expect(['plan.png', 'plan.svg', 'photo.png', 'photo.jpg'].map(begin)).toEqual([
      '\x89PNG',
      expect.stringMatching(/^<(svg|\?xm)/),
      '\x89PNG',
      expect.stringMatching(/^\xff\xd8\xff/),
    ]);
    expect(readFileSync(join(folder, 'photo.png')).readUInt32BE(16)).toBe(64);
  });

  test('ask the server that runs here', async () => {
    const program = startProgram(['sweethome3d', 'serve', '--quiet', '--port', '0', '--json']);
    const { endpoint, token } = await program.served();
    {
      await using session = await connect(clientContract, endpoint, { token });
      await session.tools.create_walls({ x: 0, y: 0, width: 400, height: 300 });
    }
    const run = (...args: string[]) =>
      new Program(['sweethome3d', ...args], { folder: program.folder }).result();
    expect(await run('state')).toMatchObject({ code: 0, stdout: expect.stringContaining('4 walls') });
    expect(await run('plan', '-o', 'plan.png')).toMatchObject({ code: 0 });
    expect(readFileSync(join(program.folder, 'plan.png')).readUInt32BE(16)).toBe(1024);
    expect(await run('state', '--url', endpoint, '--token', 'wrong')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('wants another token'),
    });
  });

  test.each([
    [['state'], 1, 'No server of a home runs here.'],
    [['state', '--home', 'none.sh3d'], 2, 'There is no file none.sh3d.'],
    [['state', '--home', 'a.sh3d', '--url', 'http://127.0.0.1:1/mcp'], 2, 'one of --home and --url'],
    [['state', '--url', 'nonsense'], 2, 'Expected --url to be such as'],
    [['state', '--url', 'http://127.0.0.1:1/mcp'], 1, 'There is no MCP server at'],
  ])('answer %j with a sentence', async (args, code, sentence) => {
    expect(await ended(...args)).toMatchObject({ code, stderr: expect.stringContaining(sentence) });
  });

  test('refuse a home that is empty', async () => {
    const program = startProgram(['sweethome3d', 'serve', '--quiet', '--port', '0', '--json']);
    await program.served();
    const { code, stderr } = await new Program(['sweethome3d', 'render', '-o', 'x.png'], {
      folder: program.folder,
    }).result();
    expect([code, stderr]).toEqual([1, expect.stringContaining('SH3D_EMPTY_SCENE')]);
    expect(readdirSync(program.folder)).not.toContain('x.png');
  });
});
