import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Program, type Served } from '../../../testing/program.js';

/** Where the servers of this test can be found, and no others. */
const folder = mkdtempSync(join(tmpdir(), 'mcp-failures-'));
const start = (args: readonly string[], env: Record<string, string> = {}) =>
  new Program(args, { folder, env });
const run = (args: readonly string[], env?: Record<string, string>) => start(args, env).result();

let program: Program;
let server: Served;

beforeAll(async () => {
  program = start(['serve', '--quiet', '--json']);
  server = await program.served();
});
afterAll(() => program.end());

describe('exit code 1', () => {
  test('the node is not there: the nearest are shown', async () => {
    const { code, stdout, stderr } = await run(['click', '#sumbit', '--wait', '0']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^Expected find\("#sumbit"\) to match a node within 0 ms, but there is none\. Nearest:\n {2}u-\w+ Button#submit "Submit"\n$/,
    );
  });

  test('several match: the option that chooses is named', async () => {
    const { code, stdout, stderr } = await run(['click', 'RadioButton', '--json']);
    expect(code).toBe(1);
    const message =
      'Expected find("RadioButton") to match one node, found 2. Choose one with --nth <index>, or narrow the search:';
    expect(JSON.parse(stdout)).toEqual({
      error: {
        problem: 'several',
        message,
        candidates: [expect.stringContaining('#red'), expect.stringContaining('#green')],
      },
    });
    expect(stderr).toContain(message);
  });

  test('the window is not there', async () => {
    expect(await run(['query', '#ok', '--stage', 'Confirm'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Expected to find the window "Confirm", but the windows are "mcp-javafx-ui fixture".\n',
    });
    const { code, stderr } = await run(['query', '#ok', '--stage', '7']);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^MCP_UI_NO_STAGES: /)]);
  });

  test('the tool answers with an error: its code, and what to do', async () => {
    const { code, stdout, stderr } = await run(['query', 'a:hover', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      error: { code: 'MCP_UI_INVALID_INPUT', details: { issues: [{}] } },
    });
    expect(stderr).toMatch(
      /^MCP_UI_INVALID_INPUT: .*\nRepair what details\.issues names and call again\.\n$/,
    );
  });
});

describe('what a server of 1.0 does not know', () => {
  const unknown = (what: string, instead: string) =>
    `The server speaks mcp-javafx-ui/1.0, which does not know ${what}. ${instead}, or use a server of 1.1.\n`;
  const nameIt = 'Name the node by a selector such as #ok, by text=…, or by its uid';

  test.each([
    [['click', 'label=Name'], 'the locator "label=Name"', nameIt],
    [['snapshot', '--within', '#form'], 'the option "--within"', 'Leave it out'],
    [['watch', '--window', 'w2'], 'the option "--window"', 'Choose one with "--stage <index>"'],
    [['node', '#table', '--rows', '3'], 'the option "--rows"', 'Leave it out'],
    [['screenshot', '#name', '-o', 'name.png'], 'pictures of one node', 'Leave it out'],
    [['screenshot', '--max-width', '99', '-o', 'w.png'], 'the option "--max-width"', 'Leave it out'],
  ])('%j is refused with what to do instead', async (args, what, instead) => {
    expect(await run(args)).toEqual({ code: 1, stdout: '', stderr: unknown(what, instead) });
  });
});

describe('exit code 2', () => {
  test.each([
    [['click'], 'Missing argument <locator>'],
    [['scroll', '#list'], 'Expected either "--down" or "--up".'],
    [['snapshot', '--all', '--stage', '1'], 'Expected "--all" or "--stage", got both.'],
    [['click', '#table', '--column', 'a'], 'The option "--column" needs "--row".'],
    [['query', '#ok', '--match', 'regex'], 'The option "--match" is for text=…, got "#ok".'],
    [
      ['snapshot', '--scene', '--within', '#form'],
      'The option "--within" is not for the tree of nodes; leave "--scene" out.',
    ],
    [['snapshot', '--window', 'w1', '--all'], 'Expected "--window" or "--all", got both.'],
    [
      ['node', '#table', '--rows', '9-3'],
      'Expected "--rows" to be an index such as 10, or a range such as 10-19, got "9-3".',
    ],
    [
      ['click', 'label=Name', '--stage', '1'],
      'The option "--stage" is for a selector, text=… or a uid, got "label=Name"',
    ],
    [['press', ''], 'Expected a key such as Enter or Ctrl+A, got "".'],
    [
      ['snapshot', '--url', 'http://:x'],
      'Expected the URL of a server such as http://127.0.0.1:7777/mcp, got "http://:x".',
    ],
    [['screenshot', '--json'], 'A picture is nothing for a terminal: name a file with -o <file.png>.'],
    [['completion', 'fish'], 'Expected bash or zsh, got "fish".'],
  ])('%j', async (args, told) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(told);
  });
});

describe('exit code 3', () => {
  test('a wrong token, by where it came from', async () => {
    const { endpoint } = server;
    const told = (from: string) =>
      `The server at ${endpoint} refused the token from ${from} (401). Pass the one that it showed at its start with --token.\n`;
    expect(await run(['tools', '--token', 'wrong'])).toEqual({
      code: 3,
      stdout: '',
      stderr: told('--token'),
    });
    expect(await run(['tools'], { MCP_JAVAFX_TOKEN: 'wrong' })).toMatchObject({
      code: 3,
      stderr: told('MCP_JAVAFX_TOKEN'),
    });
  });

  test('nobody at the address', async () => {
    const url = 'http://127.0.0.1:9/mcp';
    const stderr = `Nobody answers at ${url}. Start the server, or check the address.\n`;
    expect(await run(['snapshot', '--url', '127.0.0.1:9'])).toEqual({ code: 3, stdout: '', stderr });
    expect(await run(['snapshot'], { MCP_JAVAFX_URL: url })).toEqual({ code: 3, stdout: '', stderr });
  });
});
