import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Program, type Served } from '../../../testing/program.js';
import { callTool } from '../testing/call-tool.js';

/** The commands with a server of 1.1; what the application shows is read without our client. */
const folder = mkdtempSync(join(tmpdir(), 'mcp-newer-'));
const start = (...args: string[]) => new Program(args, { folder });
const run = (...args: string[]) => start(...args).result();

let program: Program;
let server: Served;

beforeAll(async () => {
  program = start('serve', '--quiet', '--json', '--contract-version', '1.1');
  server = await program.served();
});
afterAll(() => program.end());
beforeEach(() => click('#reset'));

const click = (locator: string) =>
  callTool(server, 'ui_perform', { actions: [{ type: 'click', locator }], timeoutMs: 60_000 });

interface Shown {
  value?: { text?: string; selected?: boolean };
  text?: { label?: string };
  virtualization?: { selectedIndices: number[] };
}

async function shown(locator: string): Promise<Shown> {
  return (await callTool(server, 'ui_get_node', { locator })).structuredContent as Shown;
}

async function ok(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

describe('snapshot', () => {
  test('shows what a user sees, as the tool tells it', async () => {
    const { structuredContent } = await callTool(server, 'ui_look');
    expect(await ok('snapshot')).toBe(`${structuredContent.outline}\n`);
    expect(JSON.parse(await ok('snapshot', '--json'))).toEqual(structuredContent);
  });

  test('looks within a node, at a window, and at no more than so many bytes', async () => {
    expect(await ok('snapshot', '--within', '#form-buttons')).toMatch(
      /^look r\d+ full\nw1 stage .* within u-\w+\n {2}u-\w+ Button#submit "Submit"\n {2}u-\w+ Button#reset "Reset"\n {2}u-\w+ Hyperlink#link "Help"\n$/,
    );
    const small = await ok('snapshot', '--window', 'w1', '--max-bytes', '1024');
    expect(Buffer.byteLength(small)).toBeLessThanOrEqual(1025);
  });

  test('shows the tree with --scene, and says so where an option is for the tree alone', async () => {
    expect(await ok('snapshot', '--scene', '--depth', '0', '--window', 'w1')).toMatch(
      /^\[0\] w1 stage "mcp-javafx-ui fixture" focused\n {2}u-\w+ BorderPane#fixture-root \+\d+\n$/,
    );
    const { code, stderr } = await run('snapshot', '--depth', '3');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('The option "--depth" is for the tree of nodes; add "--scene".'),
    ]);
  });
});

test('watch prints a block for each change, and nothing for none', async () => {
  const watch = start('watch', '--interval', '20', '--within', '#form');
  await expect.poll(() => watch.out.stderr).toMatch(/^Watching \d+ lines; Ctrl-C ends it\.\n$/);
  await callTool(server, 'ui_perform', {
    actions: [{ type: 'setText', locator: '#name', text: 'Ann' }],
    timeoutMs: 60_000,
  });
  await expect
    .poll(() => watch.out.stdout)
    .toMatch(/^look r\d+ delta since r\d+\n(?:[^+~-].*\n)*~ .*TextField#name "Name" ="Ann".*\n/);
  watch.child.kill('SIGINT');
  expect(await watch.exit).toBe(0);
});

describe('a locator names the node', () => {
  test('that is filled, typed into and clicked', async () => {
    expect(await ok('fill', 'label=Name', 'Ann', '--wait', '60000')).toBe('filled label=Name\n');
    await ok('type', 'ann@x.org', '--on', 'label="E-mail"', '--wait', '60000');
    await ok('click', '#form-buttons >> text="Submit"', '--wait', '60000');
    expect((await shown('#status')).text?.label).toBe('Submitted: Ann <ann@x.org>');
  });

  test('in a row that is not on screen, by the locator or by the option', async () => {
    await ok('click', '#table row=150', '--wait', '60000');
    expect((await shown('#table')).virtualization?.selectedIndices).toEqual([150]);
    await ok('click', '#table', '--row', '20', '--column', 'age-column', '--wait', '60000');
    expect((await shown('#table')).virtualization?.selectedIndices).toEqual([20]);
  });

  test('that is read, with rows', async () => {
    const text = await ok('node', '#table', '--rows', '100-101');
    expect(text).toMatch(
      /\n {2}rows 200\n {2}row 100 offscreen: Person="Person 100" .*\n {2}row 101 offscreen: Person="Person 101" .*\n$/,
    );
  });

  test('that is found, or that is searched below', async () => {
    expect(await ok('query', 'label=Name')).toMatch(/^u-\w+ TextField#name\n$/);
    const { matches, total } = JSON.parse(await ok('query', 'Button', '--within', '#form-buttons', '--json'));
    expect([matches.map(({ id }: { id: string }) => id), total]).toEqual([['submit', 'reset'], 2]);
  });
});

describe('screenshot', () => {
  const file = join(folder, 'picture.png');
  const size = () => {
    const png = readFileSync(file);
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  };

  test('takes one node, with a box around each line', async () => {
    const told = JSON.parse(await ok('screenshot', '#form-buttons', '--annotate', '-o', file, '--json'));
    expect(size()).toEqual([told.width, told.height]);
    expect(told.width).toBeLessThan(1000);
    expect(told.annotations).toHaveLength(3);
  });

  test('is as small as it has to be', async () => {
    await ok('screenshot', '--max-width', '500', '--max-height', '190', '-o', file);
    expect(size()).toEqual([250, 190]);
  });
});

describe('a locator that does not name one node', () => {
  const several =
    /^Expected find\("RadioButton"\) to match one node, found 2\. Choose one with nth= at its end, or narrow the search:\n {2}u-\w+ RadioButton#red "Red" selected in w1\n {2}u-\w+ RadioButton#green "Green" in w1\n$/;
  const nearest = /There is no visible node "#sumbit"\. Nearest:\n {2}u-\w+ Button#submit "Submit"\n$/;

  test.each([
    ['click', 'RadioButton', several],
    ['snapshot --within', 'RadioButton', several],
    ['click --wait 0', '#sumbit', nearest],
    ['screenshot -o none.png', '#sumbit', nearest],
  ])('%s %s', async (command, locator, told) => {
    const { code, stdout, stderr } = await run(...command.split(' '), locator);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(told);
  });

  test('outside of the grammar', async () => {
    const { code, stderr } = await run('click', '#table row=x');
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(
        'Expected a number or a text in quotes after "row=" at character 11 of the locator',
      ),
    ]);
  });
});
