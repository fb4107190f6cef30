import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

const items = (...texts: string[]) =>
  `<items><FXCollections fx:factory="observableArrayList">${texts.map((t) => `<String fx:value="${t}"/>`).join('')}</FXCollections></items>`;

const popups = (app: ReturnType<typeof openApp>) =>
  app.scene().windows.filter((window) => window.kind === 'popup');

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
