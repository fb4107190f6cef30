import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

describe('panes', () => {
  it('a tab pane shows the tab whose header is clicked', () => {
    const app = openApp(
      '<TabPane><tabs><Tab text="One"><Label id="a"/></Tab><Tab text="Two"><Label id="b"/></Tab></tabs></TabPane>',
    );
    const shown = () => ['a', 'b'].map((id) => !app.record(id).invisible);
    expect(shown()).toEqual([true, false]);
    app.click('Two');
    expect([shown(), app.record('Two').selected]).toEqual([[false, true], true]);
    app.press('LEFT');
    expect(shown()).toEqual([true, false]);
  });

  it('a titled pane folds by its arrow, its title and SPACE', () => {
    const app = openApp(
      '<VBox><TitledPane id="more" text="More"><Label id="inside" text="inside"/></TitledPane></VBox>',
    );
    const arrow = app.scene().nodes.find((node) => node.styleClass.includes('arrow-button'))!;
    const folded = [];
    app.act({ type: 'click', target: { uid: arrow.uid } });
    folded.push(app.record('inside').invisible ?? false);
    app.click('more');
    folded.push(app.record('inside').invisible ?? false);
    app.press('SPACE');
    folded.push(app.record('inside').invisible ?? false);
    expect(folded).toEqual([true, false, true]);
  });

  it('an accordion has one pane open at most', () => {
    const app = openApp(`<Accordion prefHeight="200"><panes>
      <TitledPane id="a" text="A"><Label text="in a"/></TitledPane><TitledPane id="b" text="B"><Label text="in b"/></TitledPane>
    </panes></Accordion>`);
    const open = () => ['in a', 'in b'].map((label) => !app.record(label).invisible);
    const seen = [open()];
    app.click('A');
    seen.push(open());
    app.click('B');
    expect([...seen, open()]).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });
});
