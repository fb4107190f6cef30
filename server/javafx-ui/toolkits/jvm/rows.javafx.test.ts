import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { testAppClasses } from '../../../../testing/javafx/java-classes.js';
import { testApp } from '../../../../testing/javafx/start-arguments.js';
import type { RawRows } from '../../scene/port.js';
import { TestApp, within } from './testing/app.js';

describeJavafx('rows that only the cells of the application know', () => {
  let display: Display;
  let app: TestApp;

  beforeAll(async () => {
    testAppClasses();
    display = await openDisplay();
    app = await TestApp.start(display, testApp(['Start', 'Rows']));
  });
  afterAll(async () => {
    await app.close();
    display.close();
  });

  async function read(id: string, from: number, count: number, offscreen = true): Promise<RawRows> {
    const { uid } = await app.node(id);
    const rows = { from, count, offscreen };
    const { nodes } = await app.toolkit.capture(
      { scope: { kind: 'node', uid }, depth: 0, sections: [], rows },
      within(),
    );
    return nodes[0]!.rows!;
  }
  const texts = ({ rows }: RawRows) => rows.map(({ cells }) => cells.map(({ text }) => text));
  /** How many cells the application has made for its list, as it says itself. */
  async function made(): Promise<string> {
    await app.click('count');
    return app.text('made');
  }

  it.each([
    ['list', 120, ['number 120']],
    ['table', 120, ['n120', 'v120 of 120']],
    ['tree', 121, ['LEAF 120']],
    ['combo', 23, ['XXIII']],
  ])('of #%s off screen have the texts that they show on screen', async (id, index, expected) => {
    const before = await read(id, index, 1);
    expect(before.rows).toMatchObject([{ index, offscreen: true }]);
    expect(texts(before)).toEqual([expected]);
    if (id === 'combo') return;
    const { uid } = await app.node(id);
    await app.act({ type: 'click', target: { uid, item: { index } } });
    const after = await read(id, index, 1, false);
    expect(after.rows).toMatchObject([{ index, cells: before.rows[0]!.cells }]);
    expect(after.rows[0]).not.toHaveProperty('offscreen');
  });

  it('run code of the application only where rows off screen are wanted', async () => {
    const before = await made();
    const { total, rows } = await read('list', 0, 300, false);
    expect(total).toBe(300);
    expect(rows.length).toBeLessThan(100);
    expect(await made()).toBe(before);
    await read('list', 280, 3);
    expect(Number(await made())).toBe(Number(before) + 3);
  });

  it('of a cell that throws are empty, and those after it are read', async () => {
    expect(texts(await read('list', 249, 3))).toEqual([['number 249'], [null], ['number 251']]);
  });
});
