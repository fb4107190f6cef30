import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';
import { capture } from './capture.js';
import { readColumns } from './columns.js';

const ITEMS = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'].map((name) => `<String fx:value="${name}"/>`).join('');
const items = `<items><FXCollections fx:factory="observableArrayList">${ITEMS}</FXCollections></items>`;

const VIEW = `<VBox>
  <ListView id="list" minHeight="50" prefHeight="50" maxHeight="50">${items}</ListView>
  <ComboBox id="combo">${items}</ComboBox><ChoiceBox id="choice">${items}</ChoiceBox><Label id="label"/>
</VBox>`;

describe('rows by their index', () => {
  const app = openApp(VIEW);
  const read = (id: string, from: number, count: number, offscreen = true) => {
    const scope = { kind: 'node', uid: app.record(id).uid } as const;
    const rows = { from, count, offscreen };
    return readColumns(capture(app.app, { scope, depth: 0, sections: [], rows })).nodes[0]!.rows;
  };
  const row = (index: number, text: string, offscreen: boolean) => ({
    index,
    ...(offscreen && { offscreen }),
    cells: [{ columnId: null, text }],
  });

  it('are those on screen and beyond', () => {
    expect(read('list', 1, 3)).toEqual({
      total: 5,
      rows: [row(1, 'Bob', false), row(2, 'Cid', true), row(3, 'Dan', true)],
    });
    expect(read('list', 0, 500, false)).toEqual({
      total: 5,
      rows: [row(0, 'Ann', false), row(1, 'Bob', false)],
    });
    expect(read('list', 4, 10)).toEqual({ total: 5, rows: [row(4, 'Eve', true)] });
    expect(read('list', 5, 10)).toEqual({ total: 5, rows: [] });
  });

  it.each(['combo', 'choice'])('of a #%s are off screen until it is open', (id) => {
    expect(read(id, 4, 1)).toEqual({ total: 5, rows: [row(4, 'Eve', true)] });
    app.act({ type: 'click', target: app.target(id) });
    expect(read(id, 0, 1)).toEqual({ total: 5, rows: [row(0, 'Ann', false)] });
  });

  it('has no other node', () => {
    expect(read('label', 0, 1)).toBeUndefined();
  });
});
