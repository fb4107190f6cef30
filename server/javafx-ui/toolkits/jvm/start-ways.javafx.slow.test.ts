import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { fixtureClasses, javafxJars, made, testAppClasses } from '../../../../testing/javafx/java-classes.js';
import { fixtureOn, testApp } from '../../../../testing/javafx/start-arguments.js';
import { type StartOptions, TestApp, within } from './testing/app.js';

describeJavafx('the agent finds JavaFX however the application is started', () => {
  let display: Display;
  let app: TestApp | undefined;

  beforeAll(async () => {
    fatJar();
    testAppClasses();
    javafxJars(undefined, 'graphics');
    display = await openDisplay();
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
  });
  afterAll(() => display.close());

  /** Everything that a caller does, once. */
  async function usable(args: string[], options: StartOptions = {}) {
    app = await TestApp.start(display, args, options);
    const clicked = await app.click('submit');
    const { windows } = await app.look();
    const picture = await app.toolkit.screenshot(windows[0]!.key, within());
    return { clicked, status: await app.text('status'), picture: picture?.subarray(1, 4).toString() };
  }
  const used = {
    clicked: { ok: true, window: expect.any(Number) },
    status: 'Submitted:  <>',
    picture: 'PNG',
  };

  it('with -javaagent, on the class path', async () => {
    expect(await usable(fixtureOn('class path'))).toEqual(used);
    expect(app!.toolkit.info()).toMatchObject({ mainClass: 'fixture.Main', javafxVersion: '21.0.7' });
  });

  it('with -javaagent, on the module path', async () => {
    expect(await usable(fixtureOn('module path'))).toEqual(used);
  });

  it('by attaching, on the class path', async () => {
    expect(await usable(fixtureOn('class path'), { attach: true })).toEqual(used);
  });

  it('by attaching, on the module path', async () => {
    expect(await usable(fixtureOn('module path'), { attach: true })).toEqual(used);
  });

  it('from a fat jar', async () => {
    expect(await usable(['-cp', join(fatJar(), 'fat.jar'), 'fixture.Main'])).toEqual(used);
  });

  it.each(['one', 'many'])('in a module layer with %s class loaders', async (loaders) => {
    const paths = [javafxJars(), fixtureClasses()];
    expect(await usable(['-cp', testAppClasses(), 'Layered', loaders, ...paths])).toEqual(used);
  });

  it('without javafx.controls', async () => {
    app = await TestApp.start(display, testApp(['Start', 'Shapes'], javafxJars(undefined, 'graphics')));
    expect(await app.click('square')).toEqual({ ok: true, window: expect.any(Number) });
    expect(await app.text('text')).toBe('clicked');
  });
});

/** The application and JavaFX in one jar, as many build tools pack it. */
function fatJar(): string {
  return made(`fat-jar-${fixtureClasses().slice(-8)}`, (folder) => {
    const content = join(folder, 'content');
    mkdirSync(content);
    for (const jar of readdirSync(javafxJars())) {
      execFileSync('jar', ['xf', join(javafxJars(), jar)], { cwd: content });
    }
    rmSync(join(content, 'module-info.class'), { force: true });
    const args = ['cf', join(folder, 'fat.jar'), '-C', content, '.', '-C', fixtureClasses(), 'fixture'];
    execFileSync('jar', args);
    rmSync(content, { recursive: true });
  });
}
