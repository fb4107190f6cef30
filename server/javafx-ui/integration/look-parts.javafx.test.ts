import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../testing/display.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { testAppClasses } from '../../../testing/javafx/java-classes.js';
import { testApp } from '../../../testing/javafx/start-arguments.js';
import { newestOver } from '../engine/testing/call.js';
import { TestApp } from '../toolkits/jvm/testing/app.js';

describeJavafx('a look at controls of several parts', () => {
  let display: Display;
  let app: TestApp;
  let engine: ReturnType<typeof newestOver>;

  beforeAll(async () => {
    testAppClasses();
    display = await openDisplay();
    app = await TestApp.start(display, testApp(['Start', 'Pickers']));
    // No deadline that a busy machine could miss.
    engine = newestOver(app.toolkit, { fxTimeoutMs: 600_000 });
  });
  afterAll(async () => {
    await app?.close();
    display?.close();
  });

  const look = async (): Promise<string[]> => (await engine.call('ui_look')).text.split('\n');
  const without = (lines: string[]) =>
    lines.map((line) => line.replace(/u-\w+ /, '').replace(/ focused$/, ''));

  /** Clicks what a line with these words is about. */
  async function click(words: string): Promise<void> {
    const line = (await look()).find((one) => one.includes(words));
    const locator = /u-\w+/.exec(line ?? '')?.[0] ?? words;
    const { text } = await engine.call('ui_perform', { actions: [{ type: 'click', locator }] });
    expect(text).toBe('Done: 1 action (click).');
  }

  /** What the application itself says that it has done. */
  const said = () =>
    look().then((lines) => /#said "(.*)"/.exec(lines.find((line) => line.includes('#said')) ?? '')?.[1]);

  it('names what can be read and operated, and nothing of a tab that is not on top', async () => {
    expect(without((await look()).slice(2)).join('\n')).toMatchInlineSnapshot(`
      "  ColorPicker#colour ="0xff0000ff"
          Label "Red"
        DatePicker#day ="3/5/2026"
        SplitMenuButton#send "Send"
          StackPane "open" (style class)
        CheckBox#some "Some" indeterminate
        Button#icon "Search" (tooltip)
        Spinner#count ="4"
          StackPane "increment" (style class)
          StackPane "decrement" (style class)
        Button "Tool 0"
        Button "Tool 1"
        Button "Tool 2"
        ToolBarOverflowMenu "Overflow button" (accessible text)
        Tab "First"
        Tab "Second" selected
          StackPane "Close" (accessible text)
        Label "on top"
        Label#said "nothing""
    `);
  });

  it('has the palette of a colour picker, and a square of it can be chosen', async () => {
    await click('ColorPicker#colour');
    await expect
      .poll(async () => without(await look()).slice(1, 4))
      .toEqual([
        'w2 popup of w1',
        '  ColorSquare "Cyan #00ffff (css: cyan)" (tooltip)',
        '  ColorSquare "Teal #008080 (css: teal)" (tooltip)',
      ]);
    const palette = without(await look());
    const squares = palette.filter((line) => line.includes('ColorSquare "'));
    expect([squares.length, new Set(squares).size]).toEqual([132, 132]);
    expect(palette).toContain('  Hyperlink "Custom Color..."');
    await click('"Navy #000080');
    await expect.poll(said).toBe('colour 0x000080ff');
  });

  it('has the arrow of a split menu button, which opens its menu', async () => {
    await click('StackPane "open"');
    await expect
      .poll(async () => (await look()).some((line) => line.includes('MenuItem "Later"')))
      .toBe(true);
    await click('MenuItem "Later"');
    await expect.poll(said).toBe('later');
    await click('SplitMenuButton#send');
    await expect.poll(said).toBe('sent');
  });

  it('has what a tool bar has no room for behind its button', async () => {
    await click('"Overflow button"');
    await expect.poll(async () => (await look()).filter((line) => /"Tool \d"/.test(line)).length).toBe(8);
  });
});
