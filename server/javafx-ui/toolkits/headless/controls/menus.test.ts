import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

const popups = (app: ReturnType<typeof openApp>) =>
  app.scene().windows.filter((window) => window.kind === 'popup');

describe('a tooltip', () => {
  it('is a popup over its window while it shows', () => {
    const app = openApp(
      '<VBox><Button id="go" text="Go"><tooltip><Tooltip text="Starts"/></tooltip></Button></VBox>',
    );
    const go = app.handle.find('#go', 'Button');
    go.tooltip?.show(go);
    expect([popups(app).length, app.record('Starts').type]).toEqual([1, 'Label']);
    go.tooltip?.hide();
    expect(popups(app)).toEqual([]);
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
