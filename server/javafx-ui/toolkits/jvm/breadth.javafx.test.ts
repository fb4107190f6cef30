import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { testAppClasses } from '../../../../testing/javafx/java-classes.js';
import { testApp } from '../../../../testing/javafx/start-arguments.js';
import { TestApp, within } from './testing/app.js';
import { outline } from './testing/outline.js';

describeJavafx('an application with a bit of everything', () => {
  let display: Display;
  let app: TestApp;

  beforeAll(async () => {
    testAppClasses();
    display = await openDisplay();
    app = await TestApp.start(display, testApp(['Start', 'Breadth']));
  });
  afterAll(async () => {
    await app.close();
    display.close();
  });

  it('is reported without the insides of skins, with all that the application put there', async () => {
    expect(outline(await app.look())).toMatchInlineSnapshot(`
      "VBox#root
        HBox
          MenuBar
            MenuBarButton "File"
          MenuButton#menu-button "Pick"
        HBox
          ToolBar#bar
            Button#tool "Tool"
            Label "in the bar"
          ComboBox#editable "Two"
            StackPane#arrow-button
            FakeFocusTextField "Two"
          Button#mnemonic "Save _all"
          Hyperlink#tipped "tipped"
          ScrollBar#scroll-bar
        HBox
          Control#dial
            HBox
              Button#dial-button "Dial"
              Rectangle
          Button#extended "Extended"
            Badge#badge
        SplitPane#split
          TabPane
            VBox invisible
              Label "second content"
            Label "first content"
            TabHeaderSkin "First" selected
              Circle#tab-graphic
              StackPane
            TabHeaderSkin "Second"
          Accordion
            TitledPane "A"
              Label "in A" invisible
              StackPane#arrowRegion
            TitledPane "B"
              Label "in B" invisible
              StackPane#arrowRegion
          Pagination#pages
            Label "page 0"
            Button disabled
            IndicatorButton "1" selected
            IndicatorButton "2"
            IndicatorButton "3"
            Button
            Label "1/3"
        HBox
          ListView#list
            ListCell
              HBox
                Label "row a"
                Button#in-a "Go a"
            ListCell
              HBox
                Label "row b"
                Button#in-b "Go b"
            ListCell
              HBox
                Label "row c"
                Button#in-c "Go c"
          TableView#table
            TableColumnHeader "Group"
            TableColumnHeader "Left"
            TableColumnHeader "Right"
            TableRow
              TableCell "Left x"
              TableCell "Right x"
            TableRow
              TableCell "Left y"
              TableCell "Right y"
          ListView#empty
            Label "Nothing here"
        HBox
          StackPane
            Button#under "Under"
            Pane
          StackPane
            Button#behind "Behind"
            Rectangle
          SubScene
            Group
              Button#in-sub "In a sub-scene"
          Button#owned "Owned dialog"
          Button#popup "Popup"
          Button#late "Late"
          Button#throwing "Throw"
          TextField#closing ""
        Label#said "nothing""
    `);
  });

  it('reports rows by what their graphics show, and columns in groups', async () => {
    const { virtualization: list } = await app.node('list', ['virtualization']);
    expect(list!.visibleCells.map(({ cells }) => cells)).toEqual(
      ['a', 'b', 'c'].map((row) => [{ columnId: null, text: `row ${row} Go ${row}` }]),
    );
    const { virtualization: table } = await app.node('table', ['virtualization']);
    expect(table!.columns).toEqual([
      { id: null, text: 'Left' },
      { id: null, text: 'Right' },
    ]);
  });

  it('has bounds in a sub-scene that count from the scene around it', async () => {
    const { nodes } = await app.look(['bounds']);
    const sub = nodes.findIndex(({ type }) => type === 'SubScene');
    const group = nodes.findIndex(({ parent }) => parent === sub);
    const button = nodes.find(({ parent }) => parent === group)!;
    const [left, top] = nodes[sub]!.boundsInScene!;
    const [x, y, width, height] = button.boundsInScene!;
    expect([x, y]).toEqual([left, top]);
    expect(left).toBeGreaterThan(0);
    expect([width, height]).toEqual(button.boundsInParent!.slice(2));
  });

  it('names the focus owner alike, whether the walk meets it or not', async () => {
    const { uid } = await app.node('closing');
    await app.act({ type: 'focus', target: { uid } });
    const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
    const [all, root] = [
      await app.look(),
      await app.toolkit.capture({ scope, depth: 0, sections: [] }, within()),
    ];
    expect(all.windows[0]!.focusOwner).toEqual({ uid, steps: expect.stringMatching(/TextField\[\d\]$/) });
    expect(root.windows[0]!.focusOwner).toEqual(all.windows[0]!.focusOwner);
    expect(all.nodes.filter(({ focused }) => focused).map((node) => node.uid)).toEqual([uid]);
    expect(root.nodes.some(({ focused }) => focused)).toBe(false);
  });

  it('tells a node that never was from one that is gone', async () => {
    const ask = (uid: string) =>
      app.toolkit.capture({ scope: { kind: 'node', uid }, sections: [] }, within());
    await app.click('popup');
    const { uid } = await app.node('in-popup');
    await app.click('tool');
    expect(await ask(uid)).toMatchObject({ missing: 'stale', nodes: [] });
    expect(await ask('u-1')).toMatchObject({ missing: 'unknown', nodes: [] });
  });
});
