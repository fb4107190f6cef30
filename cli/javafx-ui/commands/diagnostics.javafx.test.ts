import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { agentJar } from '../../../server/javafx-ui/toolkits/jvm/index.js';
import { type Display, openDisplay } from '../../../testing/display.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { testAppClasses } from '../../../testing/javafx/java-classes.js';
import { endJava, startJava } from '../../../testing/javafx/java-process.js';
import { QUICK, testApp } from '../../../testing/javafx/start-arguments.js';
import { startProgram } from '../../../testing/program.js';
import { callTool } from '../testing/call-tool.js';
import { shown } from '../testing/shown.js';

describeJavafx('what a command knows of an application', () => {
  let display: Display;

  beforeAll(async () => {
    testAppClasses();
    display = await openDisplay();
  });
  afterAll(() => display.close());

  it('is what it wrote, where run has started it, also when it has gone', async () => {
    const java = ['--', 'java', ...QUICK, ...testApp(['Printing'])];
    const args = ['run', '--wait', '--json', '--contract-version', '1.1', ...java];
    const run = startProgram(args, { DISPLAY: display.name });
    const server = await shown(run);
    const diagnose = async (input = {}) =>
      (await callTool(server, 'ui_diagnostics', input)).structuredContent as Record<string, unknown>;
    const written = ['printed by the application', 'printed by the application, too'];
    // What it wrote comes another way than what it shows.
    await expect.poll(async () => (await diagnose()).output).toEqual(expect.arrayContaining(written));
    expect(await diagnose()).toMatchObject({
      attached: true,
      app: { mainClass: 'Printing' },
      capabilities: { actions: true, screenshots: true, instrumentation: true, output: true },
      output: expect.arrayContaining(written),
    });
    expect((await diagnose({ outputLines: 1 })).output).toHaveLength(1);
    // It is its own output as well.
    await expect.poll(() => run.out.stdout).toContain(written[0]);
    const { app } = (await diagnose()) as { app: { pid: number } };
    process.kill(app.pid, 'SIGKILL');
    await expect.poll(async () => (await diagnose()).attached).toBe(false);
    expect(await diagnose()).toMatchObject({
      app: { pid: app.pid },
      output: expect.arrayContaining(written),
      fxThread: null,
    });
    expect(await callTool(server, 'ui_look')).toMatchObject({
      structuredContent: { error: { details: { reason: 'NOT_ATTACHED' } } },
    });
    expect(await run.end()).toBe(0);
  });

  it('is what can not be done, where the application has opened the socket itself', async () => {
    const flags = ['-Dmcp.ui=true', '-Dmcp.token=secret', '-Dmcp.allowActions=false'];
    const child = startJava(display, [...QUICK, ...flags, ...testApp(['Library'], undefined, agentJar())], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => endJava(child));
    let printed = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    await expect.poll(() => printed).toMatch(/^Endpoint: \S+$/m);
    const address = /^Endpoint: (\S+)$/m.exec(printed)![1]!;
    const attach = startProgram(
      ['attach', address, '--json', '--contract-version', '1.1', '--agent-token', 'secret'],
      { DISPLAY: display.name },
    );
    const server = await shown(attach);
    const { structuredContent, content } = await callTool(server, 'ui_diagnostics');
    expect(structuredContent).toMatchObject({
      capabilities: { actions: false, screenshots: true, instrumentation: false, output: false },
      output: null,
    });
    expect(content[0]!.text).toContain("it can't do: actions, instrumentation, output.");
    expect(await attach.end()).toBe(0);
  });
});
