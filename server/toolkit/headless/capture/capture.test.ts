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

describe('the reported tree', () => {
  it('has what a user reads or operates of a skin, and nothing else of it', () => {
    const { outline } = openApp(`
      <VBox>
        <MenuBar><menus><Menu text="_File" id="file"><items><MenuItem text="New"/></items></Menu></menus></MenuBar>
        <TabPane><tabs>
          <Tab text="One"><Label text="first page"/></Tab>
          <Tab text="Two" id="two"><Label text="second page"/></Tab>
        </tabs></TabPane>
        <ScrollPane><Label text="scrolled"/></ScrollPane>
        <ToolBar><Button text="Tool"/></ToolBar>
        <ComboBox editable="true"/>
        <ChoiceBox/>
        <Spinner/>
        <DatePicker/>
        <Slider/>
        <TitledPane text="Titled"><Label text="inside"/></TitledPane>
        <Button text="Pic"><graphic><Circle radius="3"/></graphic></Button>
        <MenuButton text="More"/>
      </VBox>`);
    expect(outline()).toBe(
      [
        'VBox',
        '  MenuBar',
        '    MenuBarButton#file "File"',
        '  TabPane',
        '    TabHeaderSkin "One"',
        '    TabHeaderSkin#two "Two"',
        '    Label "first page"',
        '    Label "second page"',
        '  ScrollPane',
        '    Label "scrolled"',
        '  ToolBar',
        '    Button "Tool"',
        '  ComboBox',
        '    TextField',
        '    StackPane',
        '  ChoiceBox',
        '  Spinner',
        '    TextField',
        '    StackPane',
        '    StackPane',
        '  DatePicker',
        '    TextField',
        '    StackPane',
        '  Slider',
        '  TitledPane "Titled"',
        '    StackPane',
        '    Label "inside"',
        '  Button "Pic"',
        '    Circle',
        '  MenuButton "More"',
      ].join('\n'),
    );
  });

  it('calls invisible what a hidden skin node hides', () => {
    const { record } = openApp(`
      <VBox>
        <TabPane><tabs><Tab text="One"><Label id="one"/></Tab><Tab text="Two"><Label id="two"/></Tab></tabs></TabPane>
        <TitledPane text="Closed" expanded="false"><Label id="folded"/></TitledPane>
      </VBox>`);
    expect(['one', 'two', 'folded'].map((id) => record(id).invisible)).toEqual([undefined, true, true]);
  });

  it('takes the name of the nearest named superclass for an anonymous one', () => {
    const { outline } = openApp('<VBox id="box"/>', (app) => {
      app.find('#box', 'VBox').children.add(new (class extends app.types.Button {})());
    });
    expect(outline()).toBe('VBox#box\n  Button');
  });

  it('ends at the depth and tells how many kids it leaves out', () => {
    const { scene } = openApp(
      '<VBox><HBox><Label/><Label/></HBox><ScrollPane><Label/></ScrollPane><Label/></VBox>',
    );
    expect(scene([], 1).nodes.map(({ type, omitted }) => [type, omitted])).toEqual([
      ['VBox', undefined],
      ['HBox', 2],
      ['ScrollPane', 1],
      ['Label', undefined],
    ]);
    expect(scene([], 0).nodes.map(({ type, omitted }) => [type, omitted])).toEqual([['VBox', 3]]);
  });
});

describe('a record', () => {
  it('tells texts, values and states', () => {
    const { record } = openApp(`
      <VBox>
        <TextField id="text" text="hello" promptText="say"/>
        <TextField id="fixed" text="stays" editable="false"/>
        <PasswordField id="secret" text="hunter2"/>
        <CheckBox id="check" text="Check" selected="true"/>
        <ToggleButton id="toggle" text="Toggle"/>
        <ComboBox id="combo" promptText="choose"/>
        <Slider id="slider" value="40.5"/>
        <ProgressBar id="progress" progress="0.25"/>
        <ProgressIndicator id="busy"/>
        <HBox id="off" disable="true"><Label id="under" text="under"/></HBox>
        <Region id="gone" visible="false" managed="false"/>
      </VBox>`);
    const plain = (id: string) => {
      const { uid: _, parent: __, styleClass: ___, ...rest } = record(id);
      return rest;
    };
    const ids = 'text fixed secret check toggle combo slider progress busy off under gone'.split(' ');
    expect(ids.map(plain)).toEqual([
      { id: 'text', type: 'TextField', prompt: 'say', valueText: 'hello', focused: true },
      { id: 'fixed', type: 'TextField', valueText: 'stays', readOnly: true },
      { id: 'secret', type: 'PasswordField', password: true },
      { id: 'check', type: 'CheckBox', label: 'Check', checked: true },
      { id: 'toggle', type: 'ToggleButton', label: 'Toggle', selected: false },
      { id: 'combo', type: 'ComboBox', prompt: 'choose' },
      { id: 'slider', type: 'Slider', valueText: '40.5' },
      { id: 'progress', type: 'ProgressBar', valueText: '25%' },
      { id: 'busy', type: 'ProgressIndicator' },
      { id: 'off', type: 'HBox', disabled: true },
      { id: 'under', type: 'Label', label: 'under', disabled: true },
      { id: 'gone', type: 'Region', invisible: true, unmanaged: true },
    ]);
  });

  it('carries a section only when it was asked for', () => {
    const { record } = openApp(`
      <VBox>
        <Label text="above"/>
        <Button id="go" text="Go" opacity="0.5" accessibleHelp="goes" userData="data" layoutX="9" prefWidth="80" prefHeight="30">
          <tooltip><Tooltip text="hint"/></tooltip>
        </Button>
      </VBox>`);
    const sections = [
      'bounds',
      'localToScreen',
      'properties',
      'accessibility',
      'module',
      'pseudoClass',
      'opacity',
    ] as const;
    const { uid: _, parent: __, ...full } = record('go', [...sections]);
    expect(full).toEqual({
      type: 'Button',
      id: 'go',
      label: 'Go',
      styleClass: ['button'],
      focused: true,
      boundsInParent: [0, 14, 80, 30],
      boundsInScene: [0, 14, 80, 30],
      localToScreen: [600, 327 + 14, 80, 30],
      properties: { tooltip: 'hint', userData: 'data' },
      role: 'BUTTON',
      help: 'goes',
      module: 'javafx.controls',
      pseudoClass: ['focused'],
      opacity: 0.5,
    });
    expect(Object.keys(record('go')).sort()).toEqual([
      'focused',
      'id',
      'label',
      'parent',
      'styleClass',
      'type',
      'uid',
    ]);
  });

  it('leaves out user data that is no plain value, and bounds that are not finite', () => {
    const { record } = openApp(
      '<VBox><Label id="a"/><Rectangle id="b" width="Infinity" height="1"/></VBox>',
      (app) => {
        app.find('#a', 'Label').userData = { secret: true };
      },
    );
    expect(record('a', ['properties']).properties).toBeUndefined();
    expect(record('b', ['bounds', 'localToScreen'])).not.toHaveProperty('boundsInScene');
  });

  it('describes the rows and columns of a table', () => {
    const app = openApp(`<VBox>${PEOPLE}</VBox>`);
    const rows = app.scene().nodes.filter((node) => node.type === 'TableRow');
    expect(app.record('people', ['virtualization']).virtualization).toEqual({
      kind: 'TableView',
      itemsCount: 2,
      visibleRange: { from: 0, to: 1 },
      selectedIndices: [],
      focusedIndex: null,
      columns: [
        { id: 'name', text: 'Name' },
        { id: null, text: 'Age' },
      ],
      visibleCells: [
        {
          index: 0,
          uid: rows[0]!.uid,
          steps: 'TableView[0]/TableRow[0]',
          cells: [
            { columnId: 'name', text: 'Ann' },
            { columnId: null, text: '7' },
          ],
        },
        {
          index: 1,
          uid: rows[1]!.uid,
          steps: 'TableView[0]/TableRow[1]',
          cells: [
            { columnId: 'name', text: 'Bob' },
            { columnId: null, text: '8' },
          ],
        },
      ],
    });
  });
});

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
