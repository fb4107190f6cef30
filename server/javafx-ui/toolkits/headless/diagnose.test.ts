import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deadlineAfter } from '../../../calls/deadline.js';
import { createHeadlessToolkit } from './index.js';

const view = `<?import javafx.scene.control.*?><?import javafx.scene.layout.*?>
<VBox><Button id="hang" text="Hang"/><Button id="throw" text="Throw"/><Button id="end" text="End"/></VBox>`;

const behaviour = `export default (app) => {
  const fail = () => { throw new RangeError('too far'); };
  app.find('#throw', 'Button').on('action', fail);
  app.find('#hang', 'Button').on('action', () => app.runLater(() => app.block(600_000)));
  app.find('#end', 'Button').on('action', () => app.exit());
};`;

const within = (ms = 600_000) => deadlineAfter(performance.now(), ms);

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'diagnose-'));
  writeFileSync(join(folder, 'view.fxml'), view);
  writeFileSync(join(folder, 'view.mjs'), behaviour);
  const toolkit = await createHeadlessToolkit({
    fxml: join(folder, 'view.fxml'),
    behaviour: join(folder, 'view.mjs'),
    onProblem: () => {},
  });
  onTestFinished(async () => {
    await toolkit.close();
    rmSync(folder, { recursive: true });
  });
  const click = async (id: string) => {
    const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
    const { nodes } = await toolkit.capture({ scope, sections: [] }, within());
    const { uid } = nodes.find((node) => node.id === id)!;
    await toolkit.perform({ type: 'click', target: { uid } }, { settle: false }, within());
  };
  return { toolkit, click };
}

it('tells what a handler threw, with the lines of the application alone', async () => {
  const { toolkit, click } = await open();
  await click('throw');
  await expect.poll(async () => (await toolkit.diagnose(within())).exceptionsTotal).toBe(1);
  expect((await toolkit.diagnose(within())).exceptions).toEqual([
    {
      at: expect.any(Number),
      thread: 'JavaFX Application Thread',
      type: 'RangeError',
      message: 'too far',
      stack: ['fail(view.mjs:2)'],
    },
  ]);
});

it('remembers the last twenty, and counts all', async () => {
  const { toolkit, click } = await open();
  for (let i = 0; i < 23; i++) await click('throw');
  await expect.poll(async () => (await toolkit.diagnose(within())).exceptionsTotal).toBe(23);
  expect((await toolkit.diagnose(within())).exceptions).toHaveLength(20);
});

it('tells that the thread hangs, and that there is none any more', async () => {
  const { toolkit, click } = await open();
  const free = await toolkit.diagnose(within());
  expect(free).toMatchObject({ instrumentation: false, output: null });
  expect(free.memory!.maxBytes).toBeGreaterThan(free.memory!.usedBytes);
  expect(free.pulsesPerSecond).toBeGreaterThanOrEqual(0);
  await click('hang');
  await expect
    .poll(async () => (await toolkit.diagnose(within())).uiThread)
    .toEqual({
      busy: true,
      answeredInMs: null,
      stack: [],
    });
  await toolkit.close();
  expect(await toolkit.diagnose(within())).toMatchObject({ uiThread: null, memory: null });
});
