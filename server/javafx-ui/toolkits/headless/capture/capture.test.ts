import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';
import { capture } from './capture.js';
import { readColumns } from './columns.js';
import { lookup } from './lookup.js';

const PEOPLE = `
  <TableView id="people" prefHeight="100" minHeight="100"><columns>
    <TableColumn id="name" text="Name" prefWidth="100"><cellValueFactory><MapValueFactory key="name"/></cellValueFactory></TableColumn>
    <TableColumn text="Age" prefWidth="50"><cellValueFactory><MapValueFactory key="age"/></cellValueFactory></TableColumn>
    <TableColumn id="hidden" text="Hidden" visible="false"/>
  </columns><items><FXCollections fx:factory="observableArrayList">
    <HashMap name="Ann" age="7"/><HashMap name="Bob" age="8"/>
  </FXCollections></items></TableView>`;

describe('a capture', () => {
  const node = (app: ReturnType<typeof openApp>, uid: string, depth?: number) =>
    readColumns(
      capture(app.app, {
        scope: { kind: 'node', uid },
        sections: ['bounds'],
        ...(depth === undefined ? {} : { depth }),
      }),
    );

  it('of one node tells where it stands, with what its ancestors make of it', () => {
    const app = openApp('<VBox><HBox disable="true"><Label text="a"/><Label id="b" text="b"/></HBox></VBox>');
    const { uid } = app.record('b');
    const found = node(app, uid);
    expect(found.found).toEqual({ window: 1, steps: 'HBox[0]/Label[1]' });
    expect(found.nodes).toEqual([{ ...app.record('b', ['bounds']), parent: -1 }]);
    expect(found.windows[0]?.root).toBe(-1);
  });

  it('tells a node that has gone from one that never was', () => {
    const app = openApp('<VBox id="box"><Label id="a"/></VBox>');
    const { uid } = app.record('a');
    app.handle.find('#box', 'VBox').children.clear();
    expect(node(app, uid).missing).toBe('stale');
    expect(node(app, 'u-zzzzzzz').missing).toBe('unknown');
  });

  it('names the nearest reported node for a focus inside a skin', () => {
    const app = openApp('<VBox><Label/><ComboBox id="combo"/></VBox>');
    expect(app.scene().windows[0]?.focusOwner).toEqual({
      uid: app.record('combo').uid,
      steps: 'ComboBox[0]',
    });
  });

  it('is the same twice when nothing has changed', () => {
    const app = openApp(`<VBox>${PEOPLE}<TextField text="x"/></VBox>`);
    const sections = ['bounds', 'virtualization', 'pseudoClass'] as const;
    const blank = () => ({ ...app.scene([...sections]), capturedAt: 0 });
    expect(blank()).toEqual(blank());
  });

  it('keeps every text as it is, however it is packed', () => {
    const texts = ['', ' padded ', 'a\nb', '"quoted" \\', '👋🏽', 'Привет', '\u0000', 'x'.repeat(5000)];
    const app = openApp('<VBox id="box"/>', (handle) => {
      for (const text of texts) {
        const field = handle.create('TextArea', { id: text, text });
        handle.find('#box', 'VBox').children.add(field);
      }
    });
    const found = app.scene().nodes.filter((n) => n.type === 'TextArea');
    expect(found.map((n) => [n.id, n.valueText])).toEqual(texts.map((text) => [text, text]));
  });
});

describe('a lookup', () => {
  it('gives matches with their place and items, as a search of a captured scene does', () => {
    const app = openApp(`<VBox>${PEOPLE}<HBox><Label text="x"/><Label id="b" text="y"/></HBox></VBox>`);
    const find = (css: string) =>
      lookup(app.app, { selection: { stage: 'focused' }, selector: { css }, limit: 10 });
    const place = { window: 1, steps: 'HBox[0]/Label[1]' };
    const { boundsInParent: _, ...record } = app.record('b', ['bounds']);
    expect(find('#b')).toMatchObject({ total: 1, matches: [{ ...place, node: { ...record, parent: -1 } }] });
    expect(find('TableView').matches[0]?.node.virtualization?.itemsCount).toBe(2);
  });
});
