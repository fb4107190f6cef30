import { expect, it, onTestFinished } from 'vitest';
import { openDisplay } from '../../../testing/display.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { testAppClasses } from '../../../testing/javafx/java-classes.js';
import { testApp } from '../../../testing/javafx/start-arguments.js';
import { newestOver } from '../engine/testing/call.js';
import { TestApp } from '../toolkits/jvm/testing/app.js';

describeJavafx('a look at an application with a bit of everything', () => {
  it('has what can be read and operated on its picture, and nothing else', async () => {
    testAppClasses();
    const display = await openDisplay();
    onTestFinished(() => display.close());
    const app = await TestApp.start(display, testApp(['Start', 'Breadth']));
    onTestFinished(() => app.close());
    // No deadline that a busy machine could miss.
    const { text } = await newestOver(app.toolkit, { fxTimeoutMs: 600_000 }).call('ui_look');
    const [, , ...lines] = text.split('\n');
    // Which control the desktop has given the focus differs.
    const seen = lines.map((line) => line.replace(/u-\w+ /, '').replace(/ focused$/, '')).join('\n');
    expect(seen).toMatchInlineSnapshot(`
      "  Menu "File"
        MenuButton#menu-button "Pick"
        Button#tool "Tool"
        Label "in the bar"
        ComboBox#editable ="Two"
        Button#mnemonic "Save _all"
        Hyperlink#tipped "tipped"
        ScrollBar#scroll-bar
        Control#dial
          Button#dial-button "Dial"
        Button#extended "Extended"
        Tab "First" selected
          StackPane "Close" (accessible text)
        Tab "Second"
        Label "first content"
        TitledPane "A" collapsed
        TitledPane "B" collapsed
        Pagination#pages
          Label "page 0"
          Button "Select previous page" (accessible text) disabled
          IndicatorButton "1" selected
          IndicatorButton "2"
          IndicatorButton "3"
          Button "Select next page" (accessible text)
          Label "1/3"
        ListView#list rows 0–2 of 3
          row 0: "row a Go a"
            Button#in-a "Go a"
          row 1: "row b Go b"
            Button#in-b "Go b"
          row 2: "row c Go c"
            Button#in-c "Go c"
        TableView#table rows 0–1 of 2
          columns: Left, Right (groups: Group)
          row 0: Left="Left x" Right="Right x"
          row 1: Left="Left y" Right="Right y"
        ListView#empty no rows
          Label "Nothing here"
        Button#under "Under"
        Button#behind "Behind"
        Button#in-sub "In a sub-scene"
        Button#owned "Owned dialog"
        Button#popup "Popup"
        Button#late "Late"
        Button#throwing "Throw"
        TextField#closing =""
        Label#said "nothing""
    `);
  });
});
