import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

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
