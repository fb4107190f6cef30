import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Deadline, ToolkitGone, ToolkitTimeout } from '../../scene/port.js';
import { createHeadlessToolkit, type HeadlessOptions, type HeadlessToolkit } from './index.js';

const VIEW = `<?import javafx.scene.control.*?><?import javafx.scene.layout.*?>
<VBox><TextField id="name"/><Button id="hang" text="Hang"/><Button id="count" text="0"/><Button id="end" text="End"/></VBox>`;

/**
 * `#hang` blocks the thread in the next turn, until there is a file that lets it go: by no clock, which a busy machine
 * would not keep up with. `#count` counts; `#end` does what its text says.
 */
const BEHAVIOUR = `import { existsSync, writeFileSync } from 'node:fs';
const hang = (app) => {
  writeFileSync(new URL('hanging', import.meta.url), '');
  while (!existsSync(new URL('go', import.meta.url))) app.block(10);
};
export default (app) => {
  const count = app.find('#count', 'Button');
  const end = app.find('#end', 'Button');
  app.find('#hang', 'Button').on('action', () => app.runLater(() => hang(app)));
  count.on('action', () => { count.text = String(Number(count.text) + 1); });
  end.on('action', () => {
    if (end.text === 'throw') throw new Error('oops');
    if (end.text === 'reject') return Promise.reject(new Error('late oops'));
    if (end.text === 'later') app.nextPulse(() => { end.text = 'done'; });
    else if (end.text === 'crash') process.exit(3);
    else if (end.text === 'block') hang(app);
    else app.exit();
  });
};`;

const within = (ms = 600_000): Deadline => {
  const at = performance.now() + ms;
  return { at, remaining: () => at - performance.now() };
};

let folder: string;
let toolkit: HeadlessToolkit;
const problems: string[] = [];

beforeEach(async () => {
  problems.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'headless-'));
  await writeFile(join(folder, 'view.fxml'), VIEW);
  await writeFile(join(folder, 'view.mjs'), BEHAVIOUR);
});
afterEach(async () => {
  await toolkit?.close();
  await rm(folder, { recursive: true });
});

const start = (options: Partial<HeadlessOptions> = {}) =>
  createHeadlessToolkit({
    fxml: join(folder, 'view.fxml'),
    behaviour: join(folder, 'view.mjs'),
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
const open = async () => {
  toolkit = await start();
};
const scene = (ms?: number) =>
  toolkit.capture({ scope: { kind: 'windows', selection: { stage: 'all' } }, sections: [] }, within(ms));
const node = async (id: string) => (await scene()).nodes.find((candidate) => candidate.id === id)!;
const click = async (id: string, settle = true, deadline = within()) =>
  toolkit.perform({ type: 'click', target: { uid: (await node(id)).uid } }, { settle }, deadline);
const setText = async (id: string, text: string) =>
  toolkit.perform(
    { type: 'setText', target: { uid: (await node(id)).uid }, text },
    { settle: true },
    within(),
  );

const hangs = () => expect.poll(() => existsSync(join(folder, 'hanging'))).toBe(true);
const letGo = () => writeFile(join(folder, 'go'), '');

/** Makes the thread block until it is let go; its own click is answered first. */
const hang = async () => {
  await click('hang', false);
  await hangs();
};

describe('a headless toolkit', () => {
  it('shows an application, and what is done to it', async () => {
    await open();
    expect(toolkit.attached).toBe(true);
    expect(toolkit.info()).toMatchObject({ pid: process.pid, mainClass: 'view.fxml' });
    await setText('name', 'Ann');
    await click('count');
    expect((await scene()).windows).toMatchObject([{ kind: 'stage', title: 'view', focused: true, root: 0 }]);
    expect([(await node('name')).valueText, (await node('count')).label]).toEqual(['Ann', '1']);
    const found = await toolkit.lookup(
      { selection: { stage: 'focused' }, selector: { css: '#count' }, limit: 5 },
      within(),
    );
    expect(found.matches).toMatchObject([{ steps: 'Button[1]', node: { id: 'count', label: '1' } }]);
  });

  it('answers a settled action after what it caused on the next pulse', async () => {
    await open();
    await relabel('end', 'later');
    await click('end');
    expect((await node('end')).label).toBe('done');
  });

  it.each([
    ['<Buton/>', 'broken.fxml:1: unknown element <Buton>. Did you mean <Button>?'],
    ['', 'broken.fxml:1: the file is not well-formed XML'],
  ])('says what is wrong with the FXML %j', async (source, message) => {
    await writeFile(join(folder, 'broken.fxml'), source);
    await expect(start({ fxml: join(folder, 'broken.fxml') })).rejects.toThrow(message);
  });

  it('says which file is missing, and what a behaviour has to be', async () => {
    await expect(start({ fxml: join(folder, 'none.fxml') })).rejects.toThrow(
      /^Expected a readable FXML file, found none at none\.fxml\.$/,
    );
    await writeFile(join(folder, 'odd.mjs'), 'export default 1;');
    await expect(start({ behaviour: join(folder, 'odd.mjs') })).rejects.toThrow(
      'Expected odd.mjs to export a function as default.',
    );
  });

  it('reports what handlers throw, and goes on', async () => {
    await open();
    for (const text of ['throw', 'reject']) {
      await relabel('end', text);
      await click('end');
    }
    expect(problems).toEqual(['oops', 'late oops']);
    expect((await node('count')).label).toBe('0');
  });
});

/** A second toolkit on the files as they are now. */
async function reopen(): Promise<HeadlessToolkit> {
  await toolkit.close();
  return start();
}

/** Starts over with another text on a button: that decides what it does. */
async function relabel(id: string, text: string): Promise<void> {
  await writeFile(
    join(folder, 'view.fxml'),
    VIEW.replace(new RegExp(`(id="${id}") text="\\w+"`), `$1 text="${text}"`),
  );
  toolkit = await reopen();
}

describe('while the UI thread hangs', () => {
  it('a call ends at its deadline, not before, and never begins', async () => {
    await open();
    const { uid } = await node('count');
    await hang();
    const from = performance.now();
    const late = toolkit.perform({ type: 'click', target: { uid } }, { settle: false }, within(200));
    const error = await late.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ToolkitTimeout);
    expect((error as ToolkitTimeout).begun).toBe(false);
    expect(performance.now() - from).toBeGreaterThanOrEqual(200);
    await letGo();
    expect((await node('count')).label).toBe('0');
  });

  it('the other thread goes on, and every kind of call has its deadline', async () => {
    await open();
    await hang();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    const calls = [
      scene(150),
      toolkit.lookup({ selection: { stage: 'all' }, selector: { css: '*' }, limit: 1 }, within(150)),
      toolkit.screenshot(1, within(150)),
    ];
    const results = await Promise.allSettled(calls);
    clearInterval(timer);
    expect(
      results.map((result) => result.status === 'rejected' && result.reason instanceof ToolkitTimeout),
    ).toEqual([true, true, true]);
    expect(ticks).toBeGreaterThan(0);
    await letGo();
    expect((await scene()).nodes.length).toBe(5);
  });

  it('an action that has begun is said to have', async () => {
    await open();
    await relabel('end', 'block');
    // The deadline passes when the action has begun, and no clock says when that is.
    let left = 50;
    const deadline = { at: performance.now() + left, remaining: () => left };
    const late = click('end', false, deadline).catch((thrown: unknown) => thrown);
    await hangs();
    left = 0;
    const error = await late;
    await letGo();
    expect(error).toMatchObject({ name: 'ToolkitTimeout', begun: true });
  });

  it('a deadline that has already passed begins nothing', async () => {
    await open();
    await expect(scene(-1)).rejects.toMatchObject({ name: 'ToolkitTimeout', begun: false });
  });

  it('a restart starts the application anew; uids go on, old ones are stale', async () => {
    await open();
    const before = await scene();
    await hang();
    await toolkit.restart();
    const after = await scene();
    expect(after.nodes.map(({ type }) => type)).toEqual(before.nodes.map(({ type }) => type));
    const old = new Set(before.nodes.map(({ uid }) => uid));
    expect(after.nodes.some(({ uid }) => old.has(uid))).toBe(false);
    const target = { uid: before.nodes[1]!.uid };
    expect(await toolkit.perform({ type: 'click', target }, { settle: false }, within())).toMatchObject({
      ok: false,
      reason: 'STALE_REF',
    });
  });
});

describe('when the application ends', () => {
  it.each(['exit', 'crash'])('by %s, calls find it gone', async (how) => {
    await open();
    await relabel('end', how);
    const { uid } = await node('end');
    const last = toolkit.perform({ type: 'click', target: { uid } }, { settle: true }, within());
    await expect(last).rejects.toBeInstanceOf(ToolkitGone);
    expect(toolkit.attached).toBe(false);
    await expect(scene()).rejects.toBeInstanceOf(ToolkitGone);
    await toolkit.restart();
    expect((await scene()).nodes.length).toBe(5);
  });

  it('by its last window, too', async () => {
    const closing = `export default (app) => { app.find('#count', 'Button').on('action', () => app.close(app.primaryStage)); };`;
    await writeFile(join(folder, 'view.mjs'), closing);
    await open();
    await click('count', false).catch(() => {});
    await expect.poll(() => toolkit.attached).toBe(false);
  });

  it('by close, calls find it gone', async () => {
    await open();
    await hang();
    const pending = expect(scene()).rejects.toBeInstanceOf(ToolkitGone);
    await toolkit.close();
    await pending;
    expect(toolkit.attached).toBe(false);
  });
});
