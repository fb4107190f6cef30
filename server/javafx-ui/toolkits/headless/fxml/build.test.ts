import { describe, expect, it } from 'vitest';
import { IMPORTS, openApp } from '../testing/open-app.js';
import { buildFxml } from './build.js';
import { parseFxml } from './parse.js';

const load = (body: string) => buildFxml(parseFxml(`${IMPORTS}\n${body}`, 'form.fxml'), () => {});

describe('a FXML file', () => {
  it('becomes the tree that it describes', () => {
    const { outline } = openApp(`
      <VBox id="root">
        <Label text="Name"/>
        <HBox><children><TextField fx:id="name"/><Button text="_Go"/></children></HBox>
        <BorderPane><top><Label>Top</Label></top><Text text="Middle"/></BorderPane>
      </VBox>`);
    expect(outline()).toBe(
      [
        'VBox#root',
        '  Label "Name"',
        '  HBox',
        '    TextField#name',
        '    Button "Go"',
        '  BorderPane',
        '    Label "Top"',
        '    Text "Middle"',
      ].join('\n'),
    );
  });

  it('gives style classes, sheets, references, constants and constraints', () => {
    const { record, scene } = openApp(`
      <VBox stylesheets="@form.css">
        <fx:define><ToggleGroup fx:id="group"/><Insets fx:id="wide" topRightBottomLeft="10"/></fx:define>
        <RadioButton id="a" toggleGroup="$group" selected="true" styleClass="x, y"/>
        <RadioButton id="b" toggleGroup="$group"/>
        <Button id="c" maxWidth="Infinity" padding="$wide" text="\\$5"/>
        <ListView id="d"><items><FXCollections fx:factory="observableArrayList"><String fx:value="one"/></FXCollections></items></ListView>
      </VBox>`);
    expect(record('a')).toMatchObject({ styleClass: ['radio-button', 'x', 'y'], selected: true });
    expect(record('b')).toMatchObject({ selected: false });
    expect(record('c')).toMatchObject({ label: '$5' });
    expect(record('d', ['virtualization']).virtualization).toMatchObject({ itemsCount: 1 });
    expect(scene().windows[0]?.stylesheets).toEqual(['form.css']);
  });

  it('wires handlers by name', () => {
    const heard: string[] = [];
    const app = openApp('<VBox><Button id="go" onAction="#go"/></VBox>', (handle) =>
      handle.handlers({ go: () => heard.push('go') }),
    );
    app.click('go');
    expect(heard).toEqual(['go']);
  });

  it.each([
    ['<Buton/>', 'form.fxml:2: unknown element <Buton>. Did you mean <Button>?'],
    [
      '<VBox>\n<Xyzzy/></VBox>',
      'form.fxml:3: unknown element <Xyzzy>. Expected a class of JavaFX such as <VBox> or <Button>.',
    ],
    ['<Button txt="a"/>', 'form.fxml:2: unknown property txt on <Button>. Did you mean text?'],
    ['<Button onActoin="#a"/>', 'form.fxml:2: unknown property onActoin on <Button>. Did you mean onAction?'],
    [
      '<Button onAction="alert(1)"/>',
      'form.fxml:2: expected onAction of <Button> to name a handler ("#name"), got "alert(1)".',
    ],
    ['<VBox spacing="wide"/>', 'form.fxml:2: spacing of <VBox>: expected a number, got "wide".'],
    ['<VBox visible="yes"/>', 'form.fxml:2: visible of <VBox>: expected true or false, got "yes".'],
    ['<VBox alignment="MIDDLE"/>', 'form.fxml:2: alignment of <VBox>: expected one of TOP_LEFT'],
    [
      '<VBox HBox.hgrw="ALWAYS"/>',
      'form.fxml:2: unknown property HBox.hgrw on <VBox>. Did you mean HBox.hgrow?',
    ],
    [
      '<VBox padding="10"/>',
      "form.fxml:2: padding of <VBox> can't be written as an attribute; it takes Insets.",
    ],
    [
      '<Button><graphic><Tooltip/></graphic></Button>',
      'form.fxml:2: expected graphic of <Button> to be a Node, got <Tooltip>.',
    ],
    ['<ToolBar><Tab/></ToolBar>', 'form.fxml:2: items of <ToolBar> takes a Node.'],
    [
      '<ListView><items><String fx:value="a"/></items></ListView>',
      'form.fxml:2: items of <ListView> takes one list',
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a binding in FXML is written so
    ['<Label text="${a}"/>', 'form.fxml:2: text of <Label> is a binding; bindings are not supported.'],
    [
      '<Label text="%key"/>',
      'form.fxml:2: text of <Label> is a resource key; resource bundles are not supported.',
    ],
    [
      '<RadioButton toggleGroup="$nobody"/>',
      'form.fxml:2: toggleGroup of <RadioButton> names $nobody, but nothing has that fx:id yet.',
    ],
    ['<fx:include source="other.fxml"/>', 'form.fxml:2: <fx:include> is not supported here.'],
    ['<Label fx:magic="1"/>', 'form.fxml:2: unknown attribute fx:magic on <Label>.'],
    ['<TextField><Label/></TextField>', 'form.fxml:2: <TextField> has no default property.'],
    [
      '<ScrollPane><Label/><Label/></ScrollPane>',
      'form.fxml:2: content of <ScrollPane> takes one element, got 2.',
    ],
    ['<Double fx:value="x"/>', 'form.fxml:2: <Double>: expected a number, got "x".'],
  ])('is refused with its line: %s', (body, message) => {
    expect(() => load(body)).toThrow(message);
  });

  it('as Scene Builder writes it is read', () => {
    const { outline } = openApp(`<?xml version="1.0" encoding="UTF-8"?>
<?import java.net.URL?>
${IMPORTS}
<AnchorPane maxHeight="-Infinity" maxWidth="-Infinity" minHeight="-Infinity" minWidth="-Infinity" prefHeight="400.0" prefWidth="600.0" xmlns="http://javafx.com/javafx/17" xmlns:fx="http://javafx.com/fxml/1" fx:controller="com.example.Controller">
  <stylesheets><URL value="@style.css" /></stylesheets>
  <children>
    <Button fx:id="save" layoutX="14.0" layoutY="14.0" mnemonicParsing="false" onAction="#save" text="Save" textFill="#ff0000" AnchorPane.leftAnchor="14.0">
      <font><Font name="System Bold" size="18.0" /></font>
      <cursor><Cursor fx:constant="HAND" /></cursor>
      <opaqueInsets><Insets /></opaqueInsets>
    </Button>
    <VBox><styleClass><String fx:value="card" /></styleClass>
      <children><Circle radius="5.0" stroke="BLACK" strokeType="INSIDE"><fill><Color red="0.5" green="0.5" blue="1.0" /></fill></Circle>
        <Label text="Margin"><VBox.margin><Insets top="4.0" /></VBox.margin></Label></children></VBox>
    <GridPane><rowConstraints><RowConstraints minHeight="10.0" prefHeight="30.0" vgrow="SOMETIMES" /></rowConstraints></GridPane>
  </children>
</AnchorPane>`);
    expect(outline()).toBe(
      'AnchorPane\n  Button#save "Save"\n  VBox\n    Circle\n    Label "Margin"\n  GridPane',
    );
  });

  it('may name in an attribute what stands inside the element', () => {
    const { root } = load(
      '<Accordion expandedPane="$two"><panes><TitledPane/><TitledPane fx:id="two"/></panes></Accordion>',
    );
    const { panes } = root as { panes: Iterable<{ expanded: boolean }> };
    expect([...panes].map((pane) => pane.expanded)).toEqual([false, true]);
  });

  it('must import what it uses', () => {
    const document = parseFxml('<Button/>', 'form.fxml');
    expect(() => buildFxml(document, () => {})).toThrow(
      'form.fxml:1: <Button> is not imported. Add <?import javafx.scene.control.Button?>.',
    );
  });

  it('may name a class in full', () => {
    const document = parseFxml('<javafx.scene.control.Button text="Go"/>', 'form.fxml');
    expect(buildFxml(document, () => {}).root).toMatchObject({ type: 'Button', text: 'Go' });
  });
});
