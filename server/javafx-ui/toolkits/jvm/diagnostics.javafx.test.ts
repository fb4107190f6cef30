import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { fixtureClasses, testAppClasses } from '../../../../testing/javafx/java-classes.js';
import { fixtureOn, testApp } from '../../../../testing/javafx/start-arguments.js';
import type { RawDiagnostics } from '../../scene/port.js';
import { TestApp, within } from './testing/app.js';

describeJavafx('diagnostics of a real application', () => {
  let display: Display;
  let app: TestApp | undefined;

  beforeAll(async () => {
    fixtureClasses();
    testAppClasses();
    display = await openDisplay();
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
  });
  afterAll(() => display.close());

  const diagnose = (): Promise<RawDiagnostics> => app!.toolkit.diagnose(within());
  const thrown = async (total: number) => {
    await expect.poll(async () => (await diagnose()).exceptionsTotal, { timeout: 60_000 }).toBe(total);
    return (await diagnose()).exceptions.at(-1);
  };

  it('tell what nothing caught, on whatever thread; the own handler gets it, and is alone again at the end', async () => {
    app = await TestApp.start(display, testApp(['Handlers']), {
      attach: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    app.child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    await app.click('here');
    expect(await thrown(1)).toMatchObject({
      thread: 'JavaFX Application Thread',
      type: 'java.lang.IllegalStateException',
      message: 'on the FX thread',
      stack: expect.arrayContaining([
        expect.stringMatching(/^Handlers\$Shown\.lambda\$.+\(Handlers\.java:\d+\)$/),
        'Caused by java.lang.IllegalArgumentException: because',
      ]),
    });
    await app.click('elsewhere');
    expect(await thrown(2)).toMatchObject({ thread: 'worker', message: 'on a thread of its own' });
    expect(JSON.stringify((await diagnose()).exceptions)).not.toContain('org.mcpjavafx');
    await expect.poll(() => printed).toContain('handled on the FX thread');
    await expect.poll(() => printed).toContain('handled on a thread of its own');
    await expect.poll(() => printed).toMatch(/default handler: another\n/);
    await app.toolkit.close();
    await expect.poll(() => printed).toMatch(/default handler: its own\n$/);
  });

  it('tell what reaches a handler that the application has put on the FX thread since', async () => {
    app = await TestApp.start(display, testApp(['Start', 'Breadth']));
    await app.click('throwing');
    expect(await thrown(1)).toMatchObject({ message: 'thrown by the application' });
    expect(await app.text('said')).toBe('caught: thrown by the application');
  });

  it('tell what the FX thread is busy with, while it hangs', async () => {
    app = await TestApp.start(display, fixtureOn('class path'));
    const free = await diagnose();
    expect(free).toMatchObject({ instrumentation: true, exceptions: [], exceptionsTotal: 0, output: null });
    expect(free.pulsesPerSecond).toBeGreaterThanOrEqual(0);
    expect(free.memory!.usedBytes).toBeGreaterThan(0);
    expect(free.memory!.maxBytes).toBeGreaterThan(free.memory!.usedBytes);
    // Longer than this test takes: the application is ended while it hangs.
    await app.act({ type: 'setText', target: { uid: (await app.node('hang-ms')).uid }, text: '600000' });
    await app.click('hang', false);
    await expect.poll(async () => (await diagnose()).uiThread?.stack).toContain('fixture.Fixture.block');
    expect((await diagnose()).uiThread).toMatchObject({ busy: true, answeredInMs: null });
  });

  it('say that there is no application any more', async () => {
    app = await TestApp.start(display, fixtureOn('class path'));
    app.toolkit.lastOutput = () => ['last words'];
    app.child.kill('SIGKILL');
    await expect.poll(() => app!.toolkit.attached).toBe(false);
    expect(await diagnose()).toMatchObject({ uiThread: null, memory: null, output: ['last words'] });
  });

  it('count pulses while something moves', async () => {
    app = await TestApp.start(display, fixtureOn('class path'));
    const uid = (await app.node('name')).uid;
    await expect
      .poll(async () => {
        for (const text of ['a', 'b', 'c']) await app!.act({ type: 'setText', target: { uid }, text });
        return (await diagnose()).pulsesPerSecond;
      })
      .toBeGreaterThan(0);
  });
});
