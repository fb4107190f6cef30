import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';
import { lookup } from './lookup.js';

describe('a lookup by id after a change', () => {
  const app = openApp(
    '<VBox id="box"><HBox id="row"><Label id="a" text="first"/></HBox><Label id="b"/></VBox>',
  );
  const box = app.handle.find('#box', 'VBox');
  const row = app.handle.find('#row', 'HBox');
  const label = app.handle.find('#a', 'Label');
  const steps = (css: string) =>
    lookup(app.app, { selection: { stage: 'focused' }, selector: { css }, limit: 9 }).matches.map(
      (one) => one.steps,
    );

  it('sees a node that came, moved, left and came back', () => {
    expect(steps('#a')).toEqual(['HBox[0]/Label[0]']);
    row.children.remove(label);
    expect(steps('#a')).toEqual([]);
    box.children.add(label);
    expect(steps('#a')).toEqual(['Label[1]']);
    row.children.add(label);
    expect(steps('#a')).toEqual(['HBox[0]/Label[0]']);
  });

  it('sees another id, and two nodes with the same in document order', () => {
    label.id = 'b';
    expect([steps('#a'), steps('#b')]).toEqual([[], ['HBox[0]/Label[0]', 'Label[0]']]);
    label.id = 'a';
    expect([steps('#a'), steps('#b'), steps('#c')]).toEqual([['HBox[0]/Label[0]'], ['Label[0]'], []]);
  });

  it('sees another root', () => {
    const scene = app.app.windows.all[0]!.scene;
    box.children.remove(row);
    scene.setRoot(row);
    expect([steps('#a'), steps('#b')]).toEqual([['Label[0]'], []]);
  });
});
