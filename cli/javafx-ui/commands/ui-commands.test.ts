import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('what 1.0 can search for is found, as a locator writes it', async () => {
  await ok('click', 'text="Green"');
  expect(await session.ui.find('#green').value()).toBe(true);
  await ok('fill', 'TextField nth=1', 'ann@x.org');
  expect(await session.ui.find('#email').value()).toBe('ann@x.org');
});
