import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

/** Bounds in the scene of every node that has an id. */
const places = (body: string) => {
  const { nodes } = openApp(body).scene(['bounds']);
  return Object.fromEntries(nodes.filter((n) => n.id).map((n) => [n.id, n.boundsInScene!.join(' ')]));
};
const box = (id: string, width: number, height: number, more = '') =>
  `<Region id="${id}" prefWidth="${width}" prefHeight="${height}" ${more}/>`;

describe('panes lay out', () => {
  it('a row: spacing, padding, alignment and growth', () => {
    expect(
      places(`<HBox prefWidth="300" prefHeight="100" spacing="10" alignment="CENTER_LEFT" fillHeight="false">
        <padding><Insets top="5" right="5" bottom="5" left="5"/></padding>
        ${box('a', 50, 20)}${box('b', 50, 40, 'HBox.hgrow="ALWAYS"')}${box('c', 30, 10)}</HBox>`),
    ).toEqual({ a: '5 40 50 20', b: '65 30 190 40', c: '265 45 30 10' });
  });

  it('a column: kids fill its width, and shrink to their minimum', () => {
    expect(
      places(
        `<VBox prefWidth="100" prefHeight="60">${box('a', 10, 50, 'minHeight="40"')}${box('b', 10, 50, 'maxWidth="30"')}</VBox>`,
      ),
    ).toEqual({ a: '0 0 100 40', b: '0 40 30 20' });
  });

  it('a grid: columns as wide as their widest kid, growth, percent, spans and alignment', () => {
    expect(
      places(`<GridPane prefWidth="200" prefHeight="100" hgap="10" vgap="5">
        <columnConstraints><ColumnConstraints/><ColumnConstraints hgrow="ALWAYS" halignment="RIGHT"/></columnConstraints>
        ${box('a', 40, 20)}
        ${box('b', 20, 20, 'GridPane.columnIndex="1" maxWidth="20"')}
        ${box('c', 60, 30, 'GridPane.rowIndex="1" GridPane.columnSpan="2"')}
      </GridPane>`),
    ).toEqual({ a: '0 0 40 20', b: '180 0 20 20', c: '0 25 200 30' });
    expect(
      places(`<GridPane prefWidth="200" prefHeight="50"><columnConstraints>
        <ColumnConstraints percentWidth="25"/><ColumnConstraints percentWidth="75"/></columnConstraints>
        ${box('a', 10, 50)}${box('b', 10, 50, 'GridPane.columnIndex="1"')}</GridPane>`),
    ).toEqual({ a: '0 0 50 50', b: '50 0 150 50' });
  });

  it('a border: edges first, the rest to the centre', () => {
    expect(
      places(`<BorderPane prefWidth="200" prefHeight="100"><top>${box('t', 0, 20)}</top><bottom>${box('b', 0, 10)}</bottom>
        <left>${box('l', 30, 0)}</left><right>${box('r', 40, 0)}</right><center>${box('c', 1, 1)}</center></BorderPane>`),
    ).toEqual({ t: '0 0 200 20', b: '0 90 200 10', l: '0 20 30 70', r: '160 20 40 70', c: '30 20 130 70' });
  });

  it('a stack, anchors and a flow', () => {
    expect(
      places(`<VBox>
        <StackPane id="s" prefWidth="100" prefHeight="50">${box('a', 20, 20, 'maxWidth="20" maxHeight="20" StackPane.alignment="BOTTOM_RIGHT"')}</StackPane>
        <AnchorPane id="n" prefWidth="100" prefHeight="50">${box('b', 20, 20, 'AnchorPane.leftAnchor="5" AnchorPane.rightAnchor="5" AnchorPane.bottomAnchor="1"')}</AnchorPane>
        <FlowPane id="f" prefWrapLength="100" hgap="5" vgap="5">${box('c', 60, 10)}${box('d', 60, 10)}</FlowPane>
      </VBox>`),
    ).toEqual({
      s: '0 0 100 50',
      a: '80 30 20 20',
      n: '0 50 100 50',
      b: '5 79 90 20',
      f: '0 100 100 25',
      c: '0 100 60 10',
      d: '0 115 60 10',
    });
  });

  it('shapes and groups where they say, splits at their dividers', () => {
    expect(
      places(`<VBox><Pane id="p" prefWidth="100" prefHeight="60">
          <Circle id="c" centerX="20" centerY="20" radius="10"/><Line id="l" startX="5" startY="9" endX="15" endY="3"/>
          <Group id="g" layoutX="50"><Rectangle id="r" x="2" y="3" width="10" height="12"/></Group></Pane>
        <SplitPane id="s" prefWidth="200" prefHeight="40" dividerPositions="0.25">${box('x', 1, 1)}${box('y', 1, 1)}</SplitPane></VBox>`),
    ).toEqual({
      p: '0 0 200 60',
      c: '10 10 20 20',
      l: '5 3 10 6',
      g: '52 3 10 12',
      r: '52 3 10 12',
      s: '0 60 200 40',
      x: '0 60 47 40',
      y: '53 60 147 40',
    });
  });

  it('text that wraps, as high as its lines', () => {
    const { record } = openApp(
      '<VBox prefWidth="100"><Label id="a" wrapText="true" text="some words that need several lines"/></VBox>',
    );
    const [, , width, height] = record('a', ['bounds']).boundsInScene!;
    expect([width <= 100, height]).toEqual([true, 42]);
  });

  it('only what takes part: an unmanaged kid has no place', () => {
    expect(places(`<VBox>${box('a', 50, 20, 'managed="false"')}${box('b', 50, 20)}</VBox>`)).toEqual({
      a: '0 0 0 0',
      b: '0 0 50 20',
    });
  });

  it('a tree of two hundred boxes in a moment', () => {
    const deep = openApp(`${'<VBox>'.repeat(190)}<Label id="x" text="deep"/>${'</VBox>'.repeat(190)}`);
    expect(deep.record('x', ['bounds']).boundsInScene![3]).toBe(14);
  });
});
