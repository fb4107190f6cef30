import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

describe('typing', () => {
  it('puts exactly the given text into a field, whatever the script', () => {
    const app = openApp('<VBox><TextArea id="text"/></VBox>');
    const text = 'Añ 1! "q" \\ Привет 日本 👋🏽\tend\nnext';
    app.type(text);
    expect(app.record('text').valueText).toBe(text);
  });

  it('presses keys for characters that have one, with SHIFT for capitals', () => {
    const heard: string[] = [];
    const app = openApp('<VBox><Pane id="pane" focusTraversable="true"/></VBox>', (handle) => {
      const pane = handle.find('#pane', 'Pane');
      pane.on('keyPressed', (event) => heard.push(`+${event.shiftDown ? 'SHIFT-' : ''}${event.code}`));
      pane.on('keyTyped', (event) => heard.push(event.character));
      pane.on('keyReleased', (event) => heard.push(`-${event.code}`));
    });
    app.type('aB é');
    expect(heard).toEqual(['+A', 'a', '-A', '+SHIFT-B', 'B', '-B', '+SPACE', ' ', '-SPACE', 'é']);
  });

  it('holds modifiers for one key only', () => {
    const heard: string[] = [];
    const app = openApp('<VBox><Pane id="pane" focusTraversable="true"/></VBox>', (handle) => {
      handle.find('#pane', 'Pane').on('keyPressed', (event) => {
        heard.push([event.shiftDown, event.controlDown, event.altDown, event.metaDown].map(Number).join(''));
      });
    });
    app.press('A', 'SHIFT', 'CTRL', 'ALT', 'META');
    app.press('A', 'SHORTCUT');
    app.press('A');
    expect(heard).toEqual(['1111', '0100', '0000']);
  });
});

describe('editing keys', () => {
  const edit = (text: string, ...keys: string[]) => {
    const app = openApp(`<VBox><TextArea id="text"/></VBox>`);
    app.type(text);
    for (const key of keys) {
      const [code, ...modifiers] = key.split('+').reverse();
      app.press(code!, ...(modifiers as 'CTRL'[]));
    }
    app.type('|');
    return app.record('text').valueText;
  };

  it.each([
    ['abc', ['LEFT'], 'ab|c'],
    ['abc', ['HOME'], '|abc'],
    ['abc', ['HOME', 'RIGHT'], 'a|bc'],
    ['abc', ['BACK_SPACE'], 'ab|'],
    ['abc', ['HOME', 'DELETE'], '|bc'],
    ['a👋', ['BACK_SPACE'], 'a|'],
    ['a👋', ['LEFT'], 'a|👋'],
    ['abc', ['SHIFT+LEFT', 'SHIFT+LEFT'], 'a|'],
    ['abc', ['CTRL+A'], '|'],
    ['abc', ['CTRL+A', 'CTRL+C', 'END', 'CTRL+V'], 'abcabc|'],
    ['abc', ['CTRL+A', 'CTRL+X', 'CTRL+V', 'CTRL+V'], 'abcabc|'],
    ['ab\ncd', ['UP'], 'ab|\ncd'],
    ['ab\ncd', ['HOME'], 'ab\n|cd'],
    ['ab\ncd', ['CTRL+HOME'], '|ab\ncd'],
    ['ab\ncd', ['CTRL+HOME', 'DOWN'], 'ab\n|cd'],
    ['ab', ['ENTER'], 'ab\n|'],
  ])('in %j: %j', (text, keys, result) => {
    expect(edit(text, ...keys)).toBe(result);
  });

  it('change nothing in a field that is read-only, and copy nothing out of a password', () => {
    const app = openApp(
      '<VBox><PasswordField id="secret" text="hunter2"/><TextField id="fixed" text="stays" editable="false"/><TextField id="to"/></VBox>',
    );
    app.press('A', 'CTRL');
    app.press('C', 'CTRL');
    app.act({ type: 'focus', target: app.target('fixed') });
    app.type('x');
    app.press('BACK_SPACE');
    app.act({ type: 'focus', target: app.target('to') });
    app.press('V', 'CTRL');
    expect(app.record('fixed').valueText).toBe('stays');
    expect(app.record('to').valueText).not.toContain('hunter2');
  });
});

describe('keys of a window', () => {
  const focused = (app: ReturnType<typeof openApp>) => app.scene().nodes.find((node) => node.focused)?.id;

  it('TAB goes through what can have the focus, and round', () => {
    const app = openApp(`
      <VBox><TextField id="a"/><Label/><Button id="off" disable="true"/><Button id="unseen" visible="false"/>
      <DatePicker id="b"/><Button id="c" focusTraversable="false"/><CheckBox id="d"/></VBox>`);
    const seen = [focused(app)];
    for (let i = 0; i < 3; i++) {
      app.press('TAB');
      seen.push(focused(app));
    }
    app.press('TAB', 'SHIFT');
    expect([...seen, focused(app)]).toEqual(['a', 'b', 'd', 'a', 'd']);
  });

  it('TAB leaves an editor for what comes after its control', () => {
    const app = openApp('<VBox><TextField id="a"/><DatePicker id="b"/><TextField id="c"/></VBox>');
    const editor = app
      .scene()
      .nodes.find((node, _, all) => node.type === 'TextField' && all[node.parent]?.id === 'b');
    app.act({ type: 'click', target: { uid: editor!.uid } });
    app.press('TAB');
    expect(focused(app)).toBe('c');
  });

  it('ENTER presses the default button, ESCAPE the cancel button', () => {
    const heard: string[] = [];
    const app = openApp(
      '<VBox><TextField id="a"/><Button id="ok" defaultButton="true"/><Button id="no" cancelButton="true"/></VBox>',
      (handle) => {
        for (const id of ['ok', 'no']) handle.find(`#${id}`, 'Button').on('action', () => heard.push(id));
      },
    );
    app.press('ENTER');
    app.press('ESCAPE');
    expect(heard).toEqual(['ok', 'no']);
  });

  it('ENTER in a field with a handler stays there', () => {
    const heard: string[] = [];
    const app = openApp(
      '<VBox><TextField id="a"/><Button id="ok" defaultButton="true"/></VBox>',
      (handle) => {
        handle.find('#a', 'TextField').on('action', () => heard.push('a'));
        handle.find('#ok', 'Button').on('action', () => heard.push('ok'));
      },
    );
    app.press('ENTER');
    expect(heard).toEqual(['a']);
  });

  it('SPACE presses a button; a consumed key does not', () => {
    const heard: string[] = [];
    const app = openApp('<VBox><Button id="a"/><Button id="b"/></VBox>', (handle) => {
      for (const id of ['a', 'b']) handle.find(`#${id}`, 'Button').on('action', () => heard.push(id));
      handle.find('#b', 'Button').on('keyPressed', (event) => event.consume());
    });
    app.press('SPACE');
    app.act({ type: 'focus', target: app.target('b') });
    app.press('SPACE');
    expect(heard).toEqual(['a']);
  });

  it('accelerators fire menu items wherever the focus is, mnemonics press buttons', () => {
    const heard: string[] = [];
    const app = openApp(
      `<VBox><MenuBar><menus><Menu text="_File"><items><Menu text="Sub"><items>
        <MenuItem id="save" text="Save" accelerator="Shortcut+Shift+S"/>
        <MenuItem id="find" text="Find"><accelerator><KeyCodeCombination code="F" control="DOWN"/></accelerator></MenuItem>
      </items></Menu></items></Menu></menus></MenuBar><TextField/><Button id="go" text="_Go"/></VBox>`,
      (handle) => {
        for (const item of handle.find('MenuBar', 'MenuBar').menus.get(0)!.items) {
          for (const inner of (item as unknown as { items: Iterable<typeof item> }).items) {
            inner.on('action', () => heard.push(inner.id!));
          }
        }
        handle.find('#go', 'Button').on('action', () => heard.push('go'));
      },
    );
    app.press('S', 'CTRL', 'SHIFT');
    app.press('S', 'CTRL');
    app.press('F', 'CTRL');
    app.press('G', 'ALT');
    expect(heard).toEqual(['save', 'find', 'go']);
    app.press('F', 'ALT');
    expect(app.scene().windows.map((window) => window.kind)).toEqual(['stage', 'popup']);
  });
});

describe('the focus', () => {
  it('goes to another node when its owner leaves, is disabled or hides', () => {
    const app = openApp(
      '<VBox id="box"><TextField id="a"/><TextField id="b"/><TextField id="c"/><TextField id="d"/></VBox>',
    );
    const owner = () => app.scene().nodes.find((node) => node.focused)?.id;
    const seen = [owner()];
    app.handle.find('#box', 'VBox').children.remove(app.handle.find('#a', 'TextField'));
    seen.push(owner());
    app.handle.find('#b', 'TextField').disable = true;
    seen.push(owner());
    app.handle.find('#c', 'TextField').visible = false;
    expect([...seen, owner()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is not given to what can not have it', () => {
    const app = openApp('<VBox><TextField id="a"/><TextField id="b" disable="true"/></VBox>');
    app.handle.find('#b', 'TextField').requestFocus();
    expect(app.record('a').focused).toBe(true);
  });
});
