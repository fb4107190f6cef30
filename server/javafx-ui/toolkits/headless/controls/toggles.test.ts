import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

describe('toggles', () => {
  it('of a group exclude each other; a radio button stays on', () => {
    const app = openApp(`<VBox><fx:define><ToggleGroup fx:id="g"/></fx:define>
      <RadioButton id="a" text="A" toggleGroup="$g" selected="true"/><RadioButton id="b" text="B" toggleGroup="$g"/>
      <ToggleButton id="c" text="C"/></VBox>`);
    const state = () => ['a', 'b', 'c'].map((id) => app.record(id).selected);
    app.click('b');
    app.click('c');
    expect(state()).toEqual([false, true, true]);
    app.click('b');
    app.click('c');
    expect(state()).toEqual([false, true, false]);
    app.act({ type: 'focus', target: app.target('b') });
    app.press('UP');
    expect(state()).toEqual([true, false, false]);
  });

  it('a check box has a third state when it is allowed', () => {
    const app = openApp('<VBox><CheckBox id="a" text="A" allowIndeterminate="true"/></VBox>');
    const seen = [0, 1, 2].map(() => {
      app.click('a');
      const { checked, pseudoClass } = app.record('a', ['pseudoClass']);
      return [checked, pseudoClass?.includes('indeterminate')];
    });
    expect(seen).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
  });
});
