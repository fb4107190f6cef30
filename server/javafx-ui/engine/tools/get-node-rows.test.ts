import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf, newestOver } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

const toolkit = () =>
  new FakeToolkit([
    stage(
      'Main',
      node(
        'VBox',
        {},
        node('ListView', {
          uid: 'u-list',
          rows: {
            total: 900,
            rows: [
              { index: 3, cells: [{ columnId: null, text: 'Three "3"' }] },
              { index: 4, offscreen: true, cells: [{ columnId: null, text: null }] },
            ],
          },
        }),
        node('TableView', {
          uid: 'u-table',
          rows: {
            total: 1,
            rows: [
              {
                index: 0,
                cells: [
                  { columnId: 'name', text: 'Ann' },
                  { columnId: null, text: '41' },
                ],
              },
            ],
          },
        }),
        node('Button', { uid: 'u-button' }),
      ),
    ),
  ]);

const read = (over: FakeToolkit, uid: string, rows: object | null) =>
  newestOver(over).call('ui_get_node', { ref: { uid }, rows });

describe('rows of a node', () => {
  it('are asked for with their bounds', async () => {
    const over = toolkit();
    for (const rows of [{}, { from: 7, count: 500, offscreen: false }, null])
      await read(over, 'u-list', rows);
    expect(over.captures.map(({ rows }) => rows)).toEqual([
      { from: 0, count: 50, offscreen: true },
      { from: 7, count: 500, offscreen: false },
      undefined,
    ]);
  });

  it('are told as data and in the text, those off screen with a mark', async () => {
    const reply = await read(toolkit(), 'u-list', {});
    expect(reply).toMatchObject({
      output: {
        rows: {
          total: 900,
          rows: [
            { index: 3, offscreen: false, cells: [{ text: 'Three "3"' }] },
            { index: 4, offscreen: true, cells: [{ text: null }] },
          ],
        },
      },
    });
    expect(reply.text).toContain(
      '\n  rows, 900 in all\n    row 3: "Three \\"3\\""\n    row 4 offscreen: null',
    );
    expect((await read(toolkit(), 'u-table', {})).text).toContain('\n    row 0: name="Ann" 1="41"');
  });

  it('of a node without any are absent, and the text says why', async () => {
    const reply = await read(toolkit(), 'u-button', {});
    expect(reply).not.toHaveProperty('output.rows');
    expect(reply.text).toMatch(/\n {2}no rows: it is no list, table, tree, combo box or choice box$/);
  });

  it('have bounds', async () => {
    expect(errorOf(await read(toolkit(), 'u-list', { count: 501 }))).toMatchObject({
      code: 'MCP_UI_INVALID_INPUT',
      details: { issues: [{ pointer: '/rows/count' }] },
    });
  });
});
