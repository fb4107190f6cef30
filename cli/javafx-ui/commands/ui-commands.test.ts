import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Session } from '../../../client/javafx-ui/index.js';
import { Program, type Served } from '../../../testing/program.js';

/** Where the servers of this test can be found, and no others. */
const folder = mkdtempSync(join(tmpdir(), 'mcp-commands-'));
const start = (args: readonly string[], env: Record<string, string> = {}) =>
  new Program(args, { folder, env });
const run = (args: readonly string[], env?: Record<string, string>) => start(args, env).result();

let program: Program;
let server: Served;
let session: Session;

beforeAll(async () => {
  program = start(['serve', '--quiet', '--json']);
  server = await program.served();
  session = await connect(server.endpoint, { token: server.token });
});
afterAll(async () => {
  await session.close();
  await program.end();
});
beforeEach(() => session.ui.find('#reset').click());

/** Commands that wait for their node; a busy machine may need longer than a user would wait. */
const acting = ['click', 'fill', 'type', 'press', 'scroll'];

async function ok(...args: string[]): Promise<string> {
  const patience = acting.includes(args[0]!) ? ['--wait', '60000'] : [];
  const { code, stdout, stderr } = await run([...args, ...patience]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

const json = async (...args: string[]) => JSON.parse(await ok(...args, '--json'));

test('snapshot shows a line for each node, without colours in a pipe', async () => {
  const outline = await ok('snapshot', '--depth', '4');
  expect(outline).toMatch(
    /^\[0\] stage "mcp-javafx-ui fixture" focused\n {2}u-\w+ BorderPane#fixture-root\n/,
  );
  expect(outline).toMatch(/\n {10}u-\w+ TextField#name ="" prompt="Your name" focused\n/);
  expect(outline).not.toContain('\u001b');
});

test('snapshot has colours where they are forced, and NO_COLOR takes them away', async () => {
  const coloured = await run(['snapshot', '--depth', '0'], { FORCE_COLOR: '1' });
  expect(coloured.stdout).toMatch(/^\u001b\[1m\[0\] stage .*\u001b\[36mBorderPane\u001b\[39m/s);
  const plain = await run(['snapshot', '--depth', '0'], { FORCE_COLOR: '1', NO_COLOR: '1' });
  expect(plain.stdout).not.toContain('\u001b');
});

test('snapshot --json is the output of the tool, --full with all sections', async () => {
  const compact = await json('snapshot', '--depth', '0');
  expect(compact).toMatchObject({
    schema: 'mcp-javafx-ui/1.0',
    stages: [{ scene: { root: { id: 'fixture-root' } } }],
  });
  expect(compact.stages[0].scene.root.layout).toBeUndefined();
  const { stages } = await json('snapshot', '--depth', '0', '--full', '--all');
  expect(Object.keys(stages[0].scene.root)).toEqual(
    expect.arrayContaining(['layout', 'accessibility', 'fx']),
  );
});

test('query finds by selector, text and uid', async () => {
  expect(await ok('query', 'HBox > #submit')).toMatch(/^u-\w+ Button#submit text=Submit\n$/);
  const { matches, total } = await json('query', 'text=^Sub', '--match', 'regex');
  expect([matches.map((match: { id: string }) => match.id), total]).toEqual([['submit'], 1]);
  expect(await ok('query', matches[0].ref.uid)).toMatch(/^u-\w+ Button#submit\n$/);
});

test.each(['2025-11-25', '2026-07-28', 'auto'])('a server is asked in MCP %s', async (protocol) => {
  const found = await ok('query', 'HBox > #submit', '--protocol', protocol);
  expect(found).toMatch(/^u-\w+ Button#submit text=Submit\n$/);
});

test('query says how many more there are, and that there is none', async () => {
  const cut = await run(['query', 'Label', '--limit', '2']);
  expect([cut.code, cut.stdout.split('\n').length - 1]).toEqual([0, 2]);
  expect(cut.stderr).toMatch(/^\d+ more; --limit shows them\.\n$/);
  expect(await run(['query', '#nobody'])).toEqual({
    code: 0,
    stdout: '',
    stderr: 'No node matches #nobody.\n',
  });
});

test('node shows what there is to know', async () => {
  const text = await ok('node', '#form-buttons', '--children');
  expect(text).toMatch(/^u-\w+ HBox#form-buttons\n {2}path +"\/stages\[0\]/);
  expect(text).toMatch(/\n {2}layout\.boundsInScene +\{"minX":/);
  expect(text).toMatch(/\n {2}u-\w+ Button#submit "Submit"\n/);
});

test('fill, type, press and click act', async () => {
  expect(await ok('fill', '#name', 'Ann')).toBe('filled #name\n');
  expect(await ok('type', 'ann@x', '--on', '#email')).toBe('typed into #email\n');
  expect(await ok('type', '.org')).toBe('typed\n');
  expect(await ok('press', 'Home', 'Delete', '--on', '#email')).toBe('pressed Home Delete in #email\n');
  expect(await json('click', 'text=Submit', '--match', 'equals')).toEqual({ ok: true });
  expect(await session.ui.find('#status').text()).toBe('Submitted: Ann <nn@x.org>');
});

test('click reaches rows and cells', async () => {
  await ok('click', '#table', '--row', '150', '--column', 'age-column');
  expect((await session.ui.find('#table').node()).virtualization?.selectedIndices).toEqual([150]);
});

test('scroll goes down and up', async () => {
  await ok('scroll', '#scroll-counter', '--down', '30');
  await ok('scroll', '#scroll-counter', '--up', '10');
  expect(await session.ui.find('#scroll-log').text()).toBe('-20');
});

test('screenshot writes a picture, and tells its size', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'picture-')), 'window.png');
  expect(await ok('screenshot', '-o', file)).toBe(`${file}: 1000×760\n`);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
});

test('tools and health describe the server', async () => {
  const names = ['ui_get_node', 'ui_get_snapshot', 'ui_perform', 'ui_query', 'ui_screenshot'];
  expect((await json('tools')).map(({ name }: { name: string }) => name).sort()).toEqual(names);
  expect(await ok('tools')).toMatch(/^ui_query +Find nodes$/m);
  expect(await json('health')).toMatchObject({ ok: true, schema: 'mcp-javafx-ui/1.0', attached: true });
  expect(await ok('health')).toContain(`server       ${server.endpoint}\ncontract     mcp-javafx-ui/1.0\n`);
});

test('watch prints what is added, changed and removed, until it is interrupted', async () => {
  const watch = start(['watch', '--interval', '20']);
  await new Promise((resolve) => watch.child.stderr.once('data', resolve));
  // Two changes between two looks are told as one, so each waits for the one before it.
  const told = (line: RegExp) => expect.poll(() => watch.out.stdout).toMatch(new RegExp(line, 'm'));
  await session.ui.find('#add').click();
  await told(/^\+ u-\w+ Button#added-1 "Added 1"$/);
  await session.ui.find('#remove').click();
  await told(/^- u-\w+ Button#victim "Victim"$/);
  await session.ui.find('#name').fill('Ann');
  await told(/^~ u-\w+ TextField#name ="" → ="Ann"$/);
  watch.child.kill('SIGINT');
  expect(await watch.exit).toBe(0);
});

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

  test('what 1.0 can search for is found, as a locator writes it', async () => {
    await ok('click', 'text="Green"');
    expect(await session.ui.find('#green').value()).toBe(true);
    await ok('fill', 'TextField nth=1', 'ann@x.org');
    expect(await session.ui.find('#email').value()).toBe('ann@x.org');
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
