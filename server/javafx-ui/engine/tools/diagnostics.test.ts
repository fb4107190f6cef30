import { describe, expect, it, onTestFinished } from 'vitest';
import type { RawDiagnostics, Toolkit } from '../../scene/port.js';
import { withoutApplication } from '../../scene/raw-diagnostics.js';
import { engineOver, errorOf, newestOver, outputOf } from '../testing/call.js';

const exception = (n: number) => ({
  at: Date.UTC(2026, 10, 17, 9, 30, n),
  thread: 'JavaFX Application Thread',
  type: 'java.lang.IllegalStateException',
  message: `No ${n}`,
  stack: ['com.example.Book.save(Book.java:41)', 'Caused by java.io.IOException: full'],
});

/** A toolkit that only says how it is; whoever asks it for more waits for ever. */
function toolkit(told: Partial<RawDiagnostics>, more: Partial<Toolkit> = {}): Toolkit {
  return {
    info: () => ({ pid: 4711, javaVersion: '21', javafxVersion: '21.0.7', mainClass: 'com.example.Main' }),
    attached: true,
    capture: () => new Promise(() => {}),
    perform: () => new Promise(() => {}),
    diagnose: async () => ({ ...withoutApplication, ...told }),
    close: async () => {},
    ...more,
  };
}

describe('ui_diagnostics', () => {
  it('tells how the application is, in the text, too', async () => {
    const { call } = newestOver(
      toolkit({
        instrumentation: true,
        exceptions: [exception(1), exception(2)],
        exceptionsTotal: 2,
        output: ['Started.', 'a "quoted"\tline'],
        uiThread: { busy: true, answeredInMs: null, stack: ['java.lang.Thread.sleep'] },
        pulsesPerSecond: 3,
        memory: { usedBytes: 50 * 1024 * 1024, maxBytes: 512 * 1024 * 1024 },
      }),
    );
    const reply = await call('ui_diagnostics', { exceptions: 1 });
    expect(outputOf(reply)).toEqual({
      schema: 'mcp-javafx-ui/1.1',
      attached: true,
      app: { pid: 4711, javaVersion: '21', javafxVersion: '21.0.7', mainClass: 'com.example.Main' },
      capabilities: { actions: true, screenshots: false, instrumentation: true, output: true },
      exceptions: [{ ...exception(2), at: '2026-11-17T09:30:02.000Z' }],
      exceptionsTotal: 2,
      output: ['Started.', 'a "quoted"\tline'],
      fxThread: { busy: true, answeredInMs: null, stack: ['java.lang.Thread.sleep'] },
      pulsesPerSecond: 3,
      memory: { usedBytes: 50 * 1024 * 1024, maxBytes: 512 * 1024 * 1024 },
    });
    expect(reply.text).toMatchInlineSnapshot(`
      "Attached to "com.example.Main", pid 4711, Java 21, JavaFX 21.0.7.
      FX thread: busy.
        at java.lang.Thread.sleep
      Pulses in the last second: 3.
      Memory: 50 of 512 MB.
      This attachment can do: actions, instrumentation, output; it can't do: screenshots.
      Uncaught exceptions: 2, the last 1 of them
      2026-11-17T09:30:02.000Z java.lang.IllegalStateException "No 2" in "JavaFX Application Thread"
        at com.example.Book.save(Book.java:41)
        Caused by java.io.IOException: full
      Last lines of its output: 2
        "Started."
        "a \\"quoted\\"\\tline""
    `);
  });

  it('is bounded by what is asked for', async () => {
    const exceptions = Array.from({ length: 20 }, (_, i) => exception(i));
    const output = Array.from({ length: 200 }, (_, i) => `line ${i}`);
    const { call } = newestOver(toolkit({ exceptions, exceptionsTotal: 31, output }));
    const told = async (input: object) => {
      const all = outputOf<{ exceptions: object[]; output: string[] }>(await call('ui_diagnostics', input));
      return [all.exceptions.length, all.output.length];
    };
    expect(await told({})).toEqual([5, 20]);
    expect(await told({ exceptions: 0, outputLines: 0 })).toEqual([0, 0]);
    expect(await told({ exceptions: 20, outputLines: 200 })).toEqual([20, 200]);
  });

  it('works while no application is attached, and says which one was', async () => {
    const { call } = newestOver(toolkit({ output: ['Killed'] }, { attached: false }));
    expect(outputOf(await call('ui_diagnostics'))).toMatchObject({
      attached: false,
      app: { pid: 4711 },
      fxThread: null,
      output: ['Killed'],
    });
    expect(errorOf(await call('ui_look')).details).toEqual({ reason: 'NOT_ATTACHED' });
    const none = newestOver(toolkit({}, { attached: false, info: () => ({ pid: 0 }) }));
    const reply = await none.call('ui_diagnostics');
    expect([outputOf(reply), reply.text]).toMatchObject([
      { attached: false, app: null },
      expect.stringMatching(/^No application is attached\.\n/),
    ]);
  });

  it('does not wait behind a call that waits for the UI thread', async () => {
    const { call, engine } = newestOver(toolkit({}));
    onTestFinished(() => engine.close());
    const stuck = call('ui_look');
    expect((await call('ui_diagnostics')).ok).toBe(true);
    expect(await Promise.race([stuck, 'still waiting'])).toBe('still waiting');
  });

  it('is offered only where the toolkit can tell, and not while the server is switched off', async () => {
    const { diagnose: _, ...silent } = toolkit({});
    const names = (from: { engine: { tools(): readonly { name: string }[] } }) =>
      from.engine.tools().map(({ name }) => name);
    expect(names(newestOver(toolkit({})))).toContain('ui_diagnostics');
    expect(names(newestOver(silent))).not.toContain('ui_diagnostics');
    expect(names(engineOver(toolkit({})))).not.toContain('ui_diagnostics');
    const off = newestOver(toolkit({}), { enabled: false });
    expect(errorOf(await off.call('ui_diagnostics')).details).toEqual({ reason: 'DISABLED' });
  });
});
