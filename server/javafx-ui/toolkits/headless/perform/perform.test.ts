import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

const reason = (outcome: { ok: boolean; reason?: string }) => (outcome.ok ? 'ok' : outcome.reason);

const FORM = `
  <VBox spacing="4" prefWidth="300" prefHeight="300">
    <TextField id="name"/>
    <TextField id="fixed" editable="false" text="stays"/>
    <PasswordField id="secret"/>
    <TextArea id="notes" prefRowCount="2"/>
    <Button id="off" text="Off" disable="true"/>
    <HBox disable="true"><Button id="in-off" text="In off"/></HBox>
    <Button id="unseen" text="Unseen" visible="false"/>
    <HBox visible="false"><Button id="in-unseen" text="In unseen"/></HBox>
    <StackPane><Button id="covered" text="Covered"/><Region id="cover"/></StackPane>
    <Region id="flat" prefWidth="10" maxHeight="0"/>
    <ScrollPane id="scroll" minHeight="60" prefHeight="60">
      <VBox spacing="100"><Button id="near" text="Near"/><Button id="far" text="Far"/></VBox>
    </ScrollPane>
    <Label id="label" text="label"/>
  </VBox>`;

describe('every action on a target', () => {
  const actions = [
    (uid: string) => ({ type: 'click', target: { uid } }) as const,
    (uid: string) => ({ type: 'focus', target: { uid } }) as const,
    (uid: string) => ({ type: 'setText', target: { uid }, text: 'x' }) as const,
    (uid: string) => ({ type: 'scroll', target: { uid }, deltaY: -10 }) as const,
  ];

  it.each([
    ['off', 'TARGET_DISABLED'],
    ['in-off', 'TARGET_DISABLED'],
    ['unseen', 'TARGET_NOT_VISIBLE'],
    ['in-unseen', 'TARGET_NOT_VISIBLE'],
  ])('on #%s fails with %s', (id, wanted) => {
    const app = openApp(FORM);
    const { uid } = app.record(id);
    expect(actions.map((action) => reason(app.act(action(uid))))).toEqual([wanted, wanted, wanted, wanted]);
  });

  it('tells a stale target from an unknown one', () => {
    const app = openApp('<VBox id="box"><Button id="a"/></VBox>');
    const { uid } = app.record('a');
    app.handle.find('#box', 'VBox').children.clear();
    expect(actions.map((action) => reason(app.act(action(uid))))).toEqual(Array(4).fill('STALE_REF'));
    expect(actions.map((action) => reason(app.act(action('u-never'))))).toEqual(
      Array(4).fill('NODE_NOT_FOUND'),
    );
  });

  it('fails behind a modal window, and not in front of one', () => {
    const app = openApp('<VBox><TextField id="behind"/></VBox>');
    const root = app.handle.create('VBox', { prefWidth: 50, prefHeight: 50 });
    root.children.add(app.handle.create('TextField', { id: 'front' }));
    const { uid } = app.record('behind');
    app.handle.show(app.handle.stage({ root, modality: 'APPLICATION_MODAL' }));
    expect(actions.slice(0, 3).map((action) => reason(app.act(action(uid))))).toEqual(
      Array(3).fill('BLOCKED_BY_MODAL'),
    );
    expect(reason(app.click('front'))).toBe('ok');
    const behind = app.act({ type: 'typeText', text: 'x', window: app.handle.primaryStage.key });
    expect(reason(behind)).toBe('BLOCKED_BY_MODAL');
    expect(reason(app.act({ type: 'click', x: 641, y: 330 }))).toBe('ok');
  });

  it('answers the window of its target', () => {
    const app = openApp(FORM);
    expect(app.click('name')).toEqual({ ok: true, window: app.handle.primaryStage.key });
  });
});

describe('click', () => {
  it('gives press, release and click at the centre, and moves the mouse there', () => {
    const heard: string[] = [];
    const app = openApp('<VBox><Button id="go" prefWidth="100" prefHeight="40"/></VBox>', (handle) => {
      const go = handle.find('#go', 'Button');
      for (const type of ['mouseEntered', 'mousePressed', 'mouseReleased', 'mouseClicked'] as const) {
        go.on(type, (event) => heard.push(`${type} ${event.sceneX},${event.sceneY}`));
      }
      go.on('action', () => heard.push('action'));
    });
    app.click('go');
    expect(heard).toEqual([
      'mouseEntered 50,20',
      'mousePressed 50,20',
      'mouseReleased 50,20',
      'action',
      'mouseClicked 50,20',
    ]);
    expect(app.record('go', ['pseudoClass']).pseudoClass).toEqual(['focused', 'hover']);
  });

  it('fails where another node covers the centre, and says which', () => {
    const app = openApp(FORM);
    expect(app.click('covered')).toEqual({
      ok: false,
      reason: 'TARGET_OBSCURED',
      message: 'The centre of the Button is covered by Region #cover or cut off by it.',
      details: { by: { uid: app.record('cover').uid, type: 'Region', id: 'cover' } },
    });
  });

  it('scrolls a clipped target into view first', () => {
    const heard: string[] = [];
    const app = openApp(FORM, (handle) => {
      handle.find('#far', 'Button').on('action', () => heard.push('far'));
    });
    expect(reason(app.click('far'))).toBe('ok');
    expect(heard).toEqual(['far']);
    expect(app.handle.find('#scroll', 'ScrollPane').vvalue).toBe(1);
  });

  it('does not reach what a scroll pane cuts off', () => {
    const heard: string[] = [];
    const app = openApp(
      `<VBox prefWidth="100" prefHeight="300"><ScrollPane minHeight="60" prefHeight="60" maxHeight="60">
        <VBox spacing="100"><Button text="Near"/><Button id="far" text="Far"/></VBox></ScrollPane></VBox>`,
      (handle) => {
        handle.find('#far', 'Button').on('action', () => heard.push('far'));
      },
    );
    const [x, y] = app.record('far', ['localToScreen']).localToScreen!;
    expect(reason(app.act({ type: 'click', x: x + 5, y: y + 5 }))).toBe('ok');
    expect(heard).toEqual([]);
  });

  it('needs an area', () => {
    expect(reason(openApp(FORM).click('flat'))).toBe('NO_SCREEN_BOUNDS');
  });

  it('at a place of the screen hits what is there', () => {
    const heard: string[] = [];
    const app = openApp('<VBox><Button id="go" prefWidth="100" prefHeight="40"/></VBox>', (handle) => {
      handle.find('#go', 'Button').on('action', () => heard.push('go'));
    });
    const { x, y } = app.handle.primaryStage;
    expect(reason(app.act({ type: 'click', x: x + 5, y: y + 5 }))).toBe('ok');
    expect(reason(app.act({ type: 'click', x: 1, y: 1 }))).toBe('NODE_NOT_FOUND');
    expect(heard).toEqual(['go']);
  });

  it('goes on when a handler throws, and reports it', () => {
    const app = openApp('<VBox><Button id="go"/></VBox>', (handle) => {
      handle.find('#go', 'Button').on('action', () => {
        throw new Error('oops');
      });
    });
    expect(() => app.click('go')).toThrow('oops');
  });
});

describe('setText', () => {
  it('replaces the content and puts the caret at its end', () => {
    const app = openApp(FORM);
    expect(reason(app.act({ type: 'setText', target: app.target('name'), text: 'Ann 👋' }))).toBe('ok');
    app.act({ type: 'focus', target: app.target('name') });
    app.type('!');
    expect(app.record('name').valueText).toBe('Ann 👋!');
  });

  it.each([
    ['fixed', 'NOT_EDITABLE'],
    ['label', 'UNSUPPORTED_TARGET_TYPE'],
  ])('on #%s fails with %s', (id, wanted) => {
    const app = openApp(FORM);
    expect(reason(app.act({ type: 'setText', target: app.target(id), text: 'x' }))).toBe(wanted);
  });

  it('keeps line breaks only where lines are', () => {
    const app = openApp(FORM);
    for (const id of ['name', 'notes']) app.act({ type: 'setText', target: app.target(id), text: 'a\nb' });
    expect([app.record('name').valueText, app.record('notes').valueText]).toEqual(['ab', 'a\nb']);
  });

  it('never tells a password', () => {
    const app = openApp(FORM);
    app.act({ type: 'setText', target: app.target('secret'), text: 'hunter2' });
    expect(JSON.stringify(app.scene(['properties', 'pseudoClass']))).not.toContain('hunter2');
    expect(app.handle.find('#secret', 'PasswordField').text).toBe('hunter2');
  });
});

describe('scroll', () => {
  it('moves by pixels, towards the end when negative, and stops at the ends', () => {
    const app = openApp(FORM);
    const top = () => app.record('near', ['bounds']).boundsInScene![1];
    const start = top();
    const scroll = (deltaY: number) =>
      reason(app.act({ type: 'scroll', target: app.target('scroll'), deltaY }));
    expect(scroll(-30)).toBe('ok');
    expect(top()).toBe(start - 30);
    scroll(1000);
    expect(top()).toBe(start);
  });

  it('needs something that scrolls', () => {
    const app = openApp('<VBox><Label id="label"/></VBox>');
    expect(reason(app.act({ type: 'scroll', target: app.target('label'), deltaY: -1 }))).toBe(
      'UNSUPPORTED_TARGET_TYPE',
    );
  });

  it('reaches handlers of the target and above', () => {
    const heard: number[] = [];
    const app = openApp('<VBox id="box"><Label id="label"/></VBox>', (handle) => {
      handle.find('#box', 'VBox').on('scroll', (event) => heard.push(event.deltaY));
    });
    expect(reason(app.act({ type: 'scroll', target: app.target('label'), deltaY: -7 }))).toBe('ok');
    expect(heard).toEqual([-7]);
  });
});

describe('typing', () => {
  it('needs a focus owner', () => {
    const app = openApp('<VBox><Label text="nobody"/></VBox>');
    expect(reason(app.type('x'))).toBe('NO_FOCUS');
    expect(reason(app.press('ENTER'))).toBe('NO_FOCUS');
  });

  it('goes to the named window, whichever has the focus', () => {
    const app = openApp('<VBox><TextField id="first"/></VBox>');
    const root = app.handle.create('VBox');
    root.children.add(app.handle.create('TextField', { id: 'second' }));
    app.handle.show(app.handle.stage({ root }));
    app.act({ type: 'typeText', text: 'one', window: app.handle.primaryStage.key });
    app.act({ type: 'typeText', text: 'two', window: null });
    expect([app.record('first').valueText, app.record('second').valueText]).toEqual(['one', 'two']);
  });
});
