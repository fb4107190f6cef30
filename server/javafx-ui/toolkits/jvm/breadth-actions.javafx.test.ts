import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { testAppClasses } from '../../../../testing/javafx/java-classes.js';
import { testApp } from '../../../../testing/javafx/start-arguments.js';
import type { RawScene } from '../../scene/port.js';
import { TestApp } from './testing/app.js';
import { outline } from './testing/outline.js';

describeJavafx('an application with a bit of everything is driven', () => {
  let display: Display;
  let app: TestApp;

  beforeAll(async () => {
    testAppClasses();
    display = await openDisplay();
    app = await TestApp.start(display, testApp(['Start', 'Breadth']));
  });
  afterAll(async () => {
    await app.close();
    display.close();
  });

  const said = () => app.text('said');

  /** Clicks what shows the text; of several the last, which is the one in a popup. */
  async function clickText(text: string) {
    const node = (await app.look()).nodes.findLast(({ label }) => label === text);
    return app.act({ type: 'click', target: { uid: node?.uid ?? `nothing shows "${text}"` } });
  }

  const popup = (scene: RawScene) => outline(scene, scene.windows.at(-1)!.root);
  const done = { ok: true, window: expect.any(Number) };

  it.each([
    ['tool', 'in a tool bar'],
    ['mnemonic', 'with a mnemonic'],
    ['dial-button', 'in a skin of its own'],
    ['extended', 'with an extended skin'],
    ['in-b', 'in a cell'],
    ['under', 'under a pane that lets the mouse through'],
    ['behind', 'first by view order'],
    ['in-sub', 'in a sub-scene'],
  ])('has a button #%s, %s, that is clicked', async (id) => {
    expect(await app.click(id)).toEqual(done);
    expect(await said()).toBe(id);
  });

  it('has settled only when what was posted from posted work is done', async () => {
    await app.click('late');
    expect(await said()).toBe('late');
  });

  it('is told itself when one of its handlers throws, as with real input', async () => {
    expect(await app.click('throwing')).toEqual(done);
    expect(await said()).toBe('caught: thrown by the application');
  });

  it('opens menus, submenus and what stands in them', async () => {
    expect(await clickText('File')).toEqual(done);
    expect(popup(await app.look())).toMatchInlineSnapshot(`
      "Pane
        MenuItemContainer#new "New"
        MenuItemContainer "More"
          Circle
        MenuItemContainer#off "Off" disabled
        MenuItemContainer#check "Check"
        MenuItemContainer
          Button#inside-menu "Inside""
    `);
    expect(await clickText('Off')).toMatchObject({ ok: false, reason: 'TARGET_DISABLED' });
    expect(await clickText('More')).toEqual(done);
    expect(await clickText('Deep')).toEqual(done);
    expect(await said()).toBe('deep');
    expect((await app.look()).windows).toHaveLength(1);
    await clickText('File');
    expect(await clickText('Inside')).toEqual(done);
    expect(await said()).toBe('inside-menu');
    await clickText('Check');
    await clickText('File');
    expect(popup(await app.look())).toContain('MenuItemContainer#check "Check" checked');
    await clickText('New');
    await clickText('Pick');
    await clickText('Picked');
    expect(await said()).toBe('picked');
  });

  it('takes keys for an open menu through the window below it', async () => {
    await clickText('File');
    await app.act({ type: 'pressKey', key: 'ESCAPE', modifiers: [], window: null });
    expect((await app.look()).windows).toHaveLength(1);
  });

  it('closes a popup when something else is clicked', async () => {
    await app.click('popup');
    expect(popup(await app.look())).toBe('Pane\n  Button#in-popup "In a popup"');
    expect(await app.click('in-popup')).toEqual(done);
    await app.click('tool');
    expect([await said(), (await app.look()).windows.length]).toEqual(['tool', 1]);
  });

  it('shows a tooltip as a popup with its text', async () => {
    await app.click('tipped');
    expect(popup(await app.look())).toBe('Pane\n  Label "A tip"');
  });

  it('is blocked by a window-modal stage, and goes on when that is closed', async () => {
    expect(await app.click('owned')).toEqual(done);
    expect(await app.click('tool')).toMatchObject({ ok: false, reason: 'BLOCKED_BY_MODAL' });
    expect(await app.click('close')).toEqual(done);
    expect(await said()).toBe('closed');
  });

  it('types no further when a key opens a modal window', async () => {
    const { uid } = await app.node('closing');
    await app.act({ type: 'focus', target: { uid } });
    expect(await app.act({ type: 'typeText', text: 'ab\ncd', window: null })).toMatchObject({
      ok: false,
      reason: 'BLOCKED_BY_MODAL',
      message: expect.stringContaining('2 characters'),
    });
    await app.click('close');
    expect(await app.text('closing')).toBe('ab');
  });

  it('is clicked by the pointer itself at a point of the screen', async () => {
    const [x, y, width, height] = (await app.node('mnemonic', ['localToScreen'])).localToScreen!;
    expect(await app.act({ type: 'click', x: x + width / 2, y: y + height / 2 })).toEqual(done);
    expect(await said()).toBe('mnemonic');
    expect(await app.act({ type: 'click', x: 1270, y: 3 })).toMatchObject({
      ok: false,
      reason: 'NODE_NOT_FOUND',
    });
  });
});
