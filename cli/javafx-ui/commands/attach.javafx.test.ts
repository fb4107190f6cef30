import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { agentJar } from '../../../server/javafx-ui/toolkits/jvm/index.js';
import { type Display, openDisplay } from '../../../testing/display.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { fixtureClasses, testAppClasses } from '../../../testing/javafx/java-classes.js';
import { endJava, startJava } from '../../../testing/javafx/java-process.js';
import { fixtureOn, QUICK, testApp } from '../../../testing/javafx/start-arguments.js';
import { startProgram } from '../../../testing/program.js';
import { callTool, clickAndRead } from '../testing/call-tool.js';
import { shown } from '../testing/shown.js';

describeJavafx('attach', () => {
  let display: Display;

  beforeAll(async () => {
    fixtureClasses();
    testAppClasses();
    display = await openDisplay();
  });
  afterAll(() => display.close());

  function start(args: string[]): ChildProcess {
    const child = startJava(display, [...QUICK, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => endJava(child));
    return child;
  }

  /** Waits until `ps` lists it. */
  async function listed(child: ChildProcess): Promise<{ javafxVersion: string; mainClass: string }> {
    for (let i = 0; i < 400; i++) {
      const ps = startProgram(['ps', '--json']);
      await ps.exit;
      const found = (
        JSON.parse(ps.out.stdout) as { pid: number; javafxVersion: string; mainClass: string }[]
      ).find(({ pid }) => pid === child.pid);
      if (found) return found;
    }
    throw new Error(`ps never listed ${child.pid}.`);
  }

  it('finds a running application by its process id, and ends when that ends', async () => {
    const child = start(fixtureOn('class path'));
    expect(await listed(child)).toEqual({
      pid: child.pid,
      javaVersion: expect.any(String),
      javafxVersion: '21.0.7',
      mainClass: 'fixture.Main',
    });
    const attach = startProgram(['attach', String(child.pid), '--json']);
    expect(await clickAndRead(await shown(attach), '#submit', '#status')).toContain('Submitted');
    child.kill('SIGKILL');
    expect(await attach.exit).toBe(0);
    expect(attach.out.stderr).toContain(`The application (pid ${child.pid}) has ended.`);
  });

  it('finds it by a part of its main class, leaves it running, and comes back with --wait', async () => {
    const first = start(testApp(['Lonely']));
    await listed(first);
    const attach = startProgram(['attach', 'Lonely', '--wait', '--json']);
    const server = await shown(attach);
    first.kill('SIGKILL');
    await expect.poll(() => attach.out.stderr).toContain('has ended');
    const second = start(testApp(['Lonely']));
    await expect
      .poll(async () => (await callTool(server, 'ui_get_snapshot', { depth: 0 })).structuredContent.app)
      .toMatchObject({ pid: second.pid });
    expect(await attach.end()).toBe(0);
    expect(second.exitCode).toBeNull();
  });

  const instead = '"mcp-javafx-ui ps" lists the JavaFX applications that run, "run" starts one.';

  it('says what to do when there is no such process', async () => {
    const ended = spawn('true');
    await once(ended, 'exit');
    const attach = startProgram(['attach', String(ended.pid)]);
    expect([await attach.exit, attach.out.stderr]).toEqual([
      1,
      `Process ${ended.pid} can't be attached to: No such process; ${instead}\n`,
    ]);
  });

  it('does not touch a process that is no JVM', async () => {
    const sleeper = spawn('sleep', ['900']);
    const attach = startProgram(['attach', String(sleeper.pid)]);
    expect([await attach.exit, attach.out.stderr]).toEqual([
      1,
      `Process ${sleeper.pid} is no JVM that can be attached to; ${instead}\n`,
    ]);
    expect([sleeper.exitCode, sleeper.signalCode]).toEqual([null, null]);
    sleeper.kill();
  });

  it('says what runs when nothing fits', async () => {
    const attach = startProgram(['attach', 'no.such.Application']);
    expect([await attach.exit, attach.out.stderr]).toEqual([
      1,
      `No running JavaFX application has "no.such.Application" in its main class; ${instead}\n`,
    ]);
  });

  it('takes the address and the token that an application printed, and keeps to what it allows', async () => {
    const child = start([
      '-Dmcp.ui=true',
      '-Dmcp.allowActions=false',
      '-Dmcp.snapshot.depth=0',
      ...testApp(['Library'], undefined, agentJar()),
    ]);
    const lines: string[] = [];
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', (line) => lines.push(line));
    await expect.poll(() => lines.find((line) => line.startsWith('Connect: '))).toBeDefined();
    expect(lines).toContain('MCP JavaFX Debug enabled');
    await expect.poll(() => lines).toContain('same handle true');
    const words = lines.find((line) => line.startsWith('Connect: '))!.split(' ');
    expect(words.slice(0, 4)).toEqual(['Connect:', 'npx', 'mcp-javafx-ui', 'attach']);
    const wrong = startProgram(['attach', words[4]!, '--agent-token', 'wrong']);
    expect([await wrong.exit, wrong.out.stderr]).toEqual([
      1,
      'The token is not the one that the application printed.\n',
    ]);
    const attach = startProgram([...words.slice(3), '--json']);
    const server = await shown(attach);
    expect((await callTool(server, 'ui_get_snapshot', { mode: 'full' })).structuredContent).toMatchObject({
      stages: [{ scene: { root: { children: [] } } }],
    });
    expect(await callTool(server, 'ui_perform', { actions: [{ type: 'pressKey', key: 'A' }] })).toMatchObject(
      {
        structuredContent: { error: { code: 'MCP_UI_NOT_ENABLED' } },
      },
    );
  });

  it('leaves nothing in an application that closes the socket it opened', async () => {
    const child = start([
      '-Dmcp.ui=true',
      '-Dmcp.token=secret',
      ...testApp(['Library'], undefined, agentJar()),
    ]);
    const lines: string[] = [];
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', (line) => lines.push(line));
    await expect.poll(() => lines.find((line) => line.startsWith('Endpoint: '))).toBeDefined();
    const [, address = ''] = lines.find((line) => line.startsWith('Endpoint: '))!.split(' ');
    const attach = startProgram(['attach', address, '--json'], {
      MCP_JAVAFX_AGENT_TOKEN: 'secret',
    });
    const server = await shown(attach);
    const { matches } = (await callTool(server, 'ui_query', { selector: { css: '#close' } }))
      .structuredContent as {
      matches: { ref: object }[];
    };
    await callTool(server, 'ui_perform', { actions: [{ type: 'click', target: { ref: matches[0]!.ref } }] });
    expect(await attach.exit).toBe(0);
    await expect.poll(() => lines).toContain('running false, threads left false');
  });

  it('opens the socket of a JVM that has the agent and no server, and that is all', async () => {
    const child = start([`-javaagent:${agentJar()}=token=secret`, ...fixtureOn('class path')]);
    const lines: string[] = [];
    createInterface({ input: child.stderr! }).on('line', (line) => lines.push(line));
    await expect.poll(() => lines.find((line) => line.startsWith('Connect: '))).toBeDefined();
    const words = lines.find((line) => line.startsWith('Connect: '))!.split(' ');
    const attach = startProgram([...words.slice(3), '--json']);
    expect(await clickAndRead(await shown(attach), '#submit', '#status')).toContain('Submitted');
  });
});
