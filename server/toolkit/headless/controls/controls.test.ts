import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

const items = (...texts: string[]) =>
  `<items><FXCollections fx:factory="observableArrayList">${texts.map((t) => `<String fx:value="${t}"/>`).join('')}</FXCollections></items>`;

const popups = (app: ReturnType<typeof openApp>) =>
  app.scene().windows.filter((window) => window.kind === 'popup');

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

describe('a combo box', () => {
  it('opens a list, takes the row that is clicked and tells its handlers', () => {
    const heard: unknown[] = [];
    const app = openApp(
      `<VBox><ComboBox id="fruit" value="Apple">${items('Apple', 'Pear')}</ComboBox></VBox>`,
      (handle) => {
        const fruit = handle.find('#fruit', 'ComboBox');
        fruit.on('action', () => heard.push(fruit.value));
      },
    );
    app.click('fruit');
    expect(popups(app)).toMatchObject([{ owner: 1, focused: false }]);
    app.click('Pear');
    expect([popups(app).length, app.record('fruit').valueText, heard]).toEqual([0, 'Pear', ['Pear']]);
  });

  it('closes by ESCAPE, by a second click and by a click elsewhere', () => {
    const app = openApp(
      `<VBox><ComboBox id="fruit">${items('Apple')}</ComboBox><Label id="else" text="else"/></VBox>`,
    );
    const counts: number[] = [];
    for (const close of [() => app.press('ESCAPE'), () => app.click('fruit'), () => app.click('else')]) {
      app.click('fruit');
      counts.push(popups(app).length);
      close();
      counts.push(popups(app).length);
    }
    expect(counts).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('is worked by keys, closed and open', () => {
    const app = openApp(`<VBox><ComboBox id="fruit">${items('Apple', 'Pear', 'Plum')}</ComboBox></VBox>`);
    app.press('DOWN');
    app.press('DOWN');
    expect(app.record('fruit').valueText).toBe('Pear');
    app.press('F4');
    app.press('DOWN');
    app.press('ENTER');
    expect([app.record('fruit').valueText, popups(app).length]).toEqual(['Plum', 0]);
  });

  it('that is editable takes what is typed', () => {
    const app = openApp('<VBox><ComboBox id="fruit" editable="true"/></VBox>');
    app.type('Kiwi');
    app.press('ENTER');
    expect(app.record('fruit').valueText).toBe('Kiwi');
    expect(app.handle.find('#fruit', 'ComboBox').value).toBe('Kiwi');
  });
});

describe('a choice box', () => {
  it('takes the item that is clicked', () => {
    const app = openApp(`<VBox><ChoiceBox id="size" value="S">${items('S', 'M')}</ChoiceBox></VBox>`);
    app.click('size');
    const { type, checked } = app.record('S');
    expect({ type, checked }).toEqual({ type: 'MenuItemContainer', checked: true });
    app.click('M');
    expect([app.record('size').valueText, popups(app).length]).toEqual(['M', 0]);
  });
});

describe('numbers', () => {
  it('a slider goes where it is clicked and by its steps', () => {
    const app = openApp('<VBox><Slider id="volume" prefWidth="200"/></VBox>');
    app.click('volume');
    expect(app.record('volume').valueText).toBe('50');
    app.press('RIGHT');
    app.press('END');
    app.press('LEFT');
    expect(app.record('volume').valueText).toBe('90');
  });

  it('a spinner steps by its buttons and keys, takes typed numbers and keeps its bounds', () => {
    const app = openApp(
      '<VBox><Spinner id="count" min="0" max="10" initialValue="9" editable="true"/></VBox>',
    );
    const [, up, down] = app.scene().nodes.filter((node, _, all) => all[node.parent]?.id === 'count');
    app.act({ type: 'click', target: { uid: up!.uid } });
    app.act({ type: 'click', target: { uid: up!.uid } });
    expect(app.record('count').valueText).toBe('10');
    app.act({ type: 'click', target: { uid: down!.uid } });
    app.press('DOWN');
    expect(app.record('count').valueText).toBe('8');
    app.press('A', 'CTRL');
    app.type('77');
    app.press('ENTER');
    expect(app.record('count').valueText).toBe('10');
  });

  it('a date picker takes a typed date and one from its calendar', () => {
    const app = openApp('<VBox><DatePicker id="date"/></VBox>');
    app.type('2026-02-03');
    app.press('ENTER');
    expect(app.record('date').valueText).toBe('2026-02-03');
    app.press('F4');
    expect(app.record('February 2026').type).toBe('Label');
    app.click('>');
    app.click('17');
    expect([app.record('date').valueText, popups(app).length]).toEqual(['2026-03-17', 0]);
  });
});

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

describe('menus', () => {
  const BAR = `<VBox><MenuBar><menus><Menu text="File"><items>
    <MenuItem id="new" text="New"/><SeparatorMenuItem/><CheckMenuItem id="wrap" text="Wrap"/>
    <Menu id="more" text="More"><items><MenuItem id="deep" text="Deep"/></items></Menu>
    <MenuItem id="off" text="Off" disable="true"/>
  </items></Menu></menus></MenuBar></VBox>`;
  const listening = (heard: string[]) =>
    openApp(BAR, (handle) => {
      const menu = handle.find('MenuBar', 'MenuBar').menus.get(0)!;
      const all = [...menu.items].flatMap((item) =>
        'items' in item ? [...(item as typeof menu).items] : [item],
      );
      for (const item of all) item.on('action', () => heard.push(item.id!));
    });

  it('show their items in popups, and a click fires one and closes all', () => {
    const heard: string[] = [];
    const app = listening(heard);
    app.click('File');
    const labels = app
      .scene()
      .nodes.filter((n) => n.type === 'MenuItemContainer')
      .map((n) => [n.id, n.label, n.checked]);
    expect(labels).toEqual([
      ['new', 'New', undefined],
      ['wrap', 'Wrap', false],
      ['more', 'More', undefined],
      ['off', 'Off', undefined],
    ]);
    app.click('more');
    expect(popups(app).map((window) => window.owner)).toEqual([1, popups(app)[0]!.key]);
    app.click('deep');
    app.click('File');
    app.click('wrap');
    expect([heard, popups(app).length]).toEqual([['deep', 'wrap'], 0]);
    app.click('File');
    expect([app.record('wrap').checked, app.click('off')]).toMatchObject([
      true,
      { reason: 'TARGET_DISABLED' },
    ]);
    app.click('File');
    expect(popups(app).length).toBe(0);
  });

  it('are worked by keys once they are open', () => {
    const heard: string[] = [];
    const app = openApp(
      '<VBox><MenuButton text="Do"><items><MenuItem id="a" text="A"/><MenuItem id="b" text="B"/></items></MenuButton></VBox>',
      (handle) => {
        for (const item of handle.find('MenuButton', 'MenuButton').items)
          item.on('action', () => heard.push(item.id!));
      },
    );
    app.click('Do');
    for (const key of ['DOWN', 'DOWN', 'ENTER']) app.press(key);
    expect([heard, popups(app).length]).toEqual([['b'], 0]);
  });

  it('of a context open by the key for it', () => {
    const app = openApp(
      '<VBox><TextField id="a"><contextMenu><ContextMenu><items><MenuItem id="cut" text="Cut"/></items></ContextMenu></contextMenu></TextField></VBox>',
    );
    app.press('CONTEXT_MENU');
    expect(app.record('cut').type).toBe('MenuItemContainer');
    app.press('ESCAPE');
    expect(popups(app)).toEqual([]);
  });
});

describe('a dialog', () => {
  const open = () => {
    const results: (string | null)[] = [];
    const app = openApp('<VBox><Button id="ask" text="Ask"/></VBox>', (handle) => {
      handle.find('#ask', 'Button').on('action', async () => {
        const pane = handle.create('DialogPane', { headerText: 'Sure?', contentText: 'Really.' });
        pane.buttonTypes.add(handle.buttonTypes.OK!, handle.buttonTypes.CANCEL!);
        const result = await handle.showDialog(pane, { title: 'Confirm', owner: handle.primaryStage });
        results.push(result?.text ?? null);
      });
    });
    app.click('ask');
    return { app, results };
  };

  it('is a window of its own kind that takes the focus, and gives it back', async () => {
    const { app, results } = open();
    expect(app.scene().windows).toMatchObject([
      { kind: 'stage', focused: false },
      { kind: 'dialog', title: 'Confirm', focused: true, owner: 1 },
    ]);
    expect(
      app
        .scene()
        .nodes.filter((n) => n.parent >= 0)
        .map((n) => [n.type, n.label]),
    ).toEqual([
      ['Button', 'Ask'],
      ['Label', 'Sure?'],
      ['Label', 'Really.'],
      ['ButtonBar', undefined],
      ['Button', 'Cancel'],
      ['Button', 'OK'],
    ]);
    app.click('OK');
    await Promise.resolve();
    expect([results, app.scene().windows]).toMatchObject([['OK'], [{ focused: true }]]);
  });

  it('answers ENTER with its default button and ESCAPE with cancel', async () => {
    const first = open();
    first.app.press('ENTER');
    const second = open();
    second.app.press('ESCAPE');
    await Promise.resolve();
    expect([first.results, second.results]).toEqual([['OK'], ['Cancel']]);
  });
});
