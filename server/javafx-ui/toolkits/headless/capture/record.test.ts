import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

const PEOPLE = `
  <TableView id="people" prefHeight="100" minHeight="100"><columns>
    <TableColumn id="name" text="Name" prefWidth="100"><cellValueFactory><MapValueFactory key="name"/></cellValueFactory></TableColumn>
    <TableColumn text="Age" prefWidth="50"><cellValueFactory><MapValueFactory key="age"/></cellValueFactory></TableColumn>
    <TableColumn id="hidden" text="Hidden" visible="false"/>
  </columns><items><FXCollections fx:factory="observableArrayList">
    <HashMap name="Ann" age="7"/><HashMap name="Bob" age="8"/>
  </FXCollections></items></TableView>`;

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
          item: expect.any(String),
          steps: 'TableView[0]/TableRow[0]',
          cells: [
            { columnId: 'name', text: 'Ann' },
            { columnId: null, text: '7' },
          ],
        },
        {
          index: 1,
          uid: rows[1]!.uid,
          item: expect.any(String),
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
