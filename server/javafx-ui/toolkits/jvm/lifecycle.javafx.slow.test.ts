import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { fixtureClasses, testAppClasses } from '../../../../testing/javafx/java-classes.js';
import { fixtureOn, QUICK, testApp } from '../../../../testing/javafx/start-arguments.js';
import { ToolkitGone, ToolkitTimeout } from '../../scene/port.js';
import { AgentListener, agentJar, attachAgent, JvmToolkit, LinkFile } from './index.js';
import { TestApp, waitingWithin, within } from './testing/app.js';

describeJavafx('an attached application', () => {
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

  const failure = (work: Promise<unknown>) =>
    work.then(
      () => 'no failure',
      (error: Error) => error,
    );

  it('that hangs lets a call end at its deadline, and never begins what it was late for', async () => {
    app = await TestApp.start(display, fixtureOn('class path'));
    const { uid } = await app.node('submit');
    // Many times as long as the call may take: a busy machine must not let it through.
    await app.act({ type: 'setText', target: { uid: (await app.node('hang-ms')).uid }, text: '15000' });
    await app.click('hang', false);
    const late = await failure(app.act({ type: 'click', target: { uid } }, true, waitingWithin(600)));
    expect(late).toBeInstanceOf(ToolkitTimeout);
    expect(late).toMatchObject({ begun: false });
    const { fxStack } = (late as ToolkitTimeout).details as { fxStack: string[] };
    expect(fxStack).toContain('fixture.Fixture.block');
    expect(fxStack.filter((frame) => /[/\\:]/.test(frame))).toEqual([]);
    expect(await app.text('status')).toBe('Ready');
  });

  it('that is stopped does not begin, once it goes on, what had timed out', async () => {
    app = await TestApp.start(display, fixtureOn('class path'));
    const { uid } = await app.node('submit');
    app.child.kill('SIGSTOP');
    const late = await failure(app.act({ type: 'click', target: { uid } }, true, within(300)));
    app.child.kill('SIGCONT');
    expect(late).toMatchObject({ name: 'ToolkitTimeout', begun: true });
    expect(await app.text('status')).toBe('Ready');
  });

  it('that is killed in the middle of a call leaves no caller without an answer', async () => {
    app = await TestApp.start(display, fixtureOn('class path'));
    const { uid } = await app.node('submit');
    // Longer than this test takes: the application is killed while it hangs.
    await app.act({ type: 'setText', target: { uid: (await app.node('hang-ms')).uid }, text: '600000' });
    await app.click('hang', false);
    const calls = [
      app.look(),
      app.act({ type: 'click', target: { uid } }),
      app.toolkit.screenshot(1, within()),
    ];
    const answers = Promise.all(calls.map(failure));
    app.child.kill('SIGKILL');
    for (const answer of await answers) expect(answer).toBeInstanceOf(ToolkitGone);
    expect(app.toolkit.attached).toBe(false);
    expect(await failure(app.look())).toMatchObject({ message: expect.stringMatching(/has gone\.$/) });
  });

  it('that ends because of a click has carried out the click', async () => {
    app = await TestApp.start(display, testApp(['Start', 'Quitting']));
    expect(await app.click('quit')).toEqual({ ok: true, window: expect.any(Number) });
  });

  it('whose toolkit ends while the process lives on is not attached any more', async () => {
    app = await TestApp.start(display, testApp(['Start', 'Quitting', '--linger']));
    const gone = new Promise<void>((resolve) => {
      app!.toolkit.onEmpty = () => resolve();
    });
    await app.click('quit');
    await gone;
    expect(app.child.exitCode).toBeNull();
  });

  it('serves two servers at once, and goes on serving one when the other goes', async () => {
    app = await TestApp.start(display, fixtureOn('class path'));
    const second = new JvmToolkit();
    const attached = new Promise<void>((resolve) => {
      second.onAttached = () => resolve();
    });
    const listener = await AgentListener.open((link) => second.add(link));
    await attachAgent(app.child.pid!, agentJar(), listener.port, listener.token);
    await attached;
    const ids = async (toolkit: JvmToolkit) =>
      (
        await toolkit.capture(
          { scope: { kind: 'windows', selection: { stage: 'all' } }, sections: [] },
          within(),
        )
      ).nodes.map(({ uid }) => uid);
    expect(await ids(second)).toEqual(await ids(app.toolkit));
    await second.close();
    listener.close();
    expect(await app.click('submit')).toMatchObject({ ok: true });
  });

  it('is left as it was after a hundred rounds of attaching and detaching', async () => {
    app = await TestApp.start(display, fixtureOn('class path'), { attach: true });
    await app.toolkit.close();
    const rounds = spawn('java', testApp(['Rounds', String(app.child.pid), agentJar()]), {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const at: Record<number, Remains> = {};
    for (let round = 1; round <= 100; round++) {
      await oneRound(rounds);
      if (round === 10 || round === 100) at[round] = await remains(app.child.pid!);
    }
    rounds.stdin.end();
    await once(rounds, 'exit');
    expect(at[100]!.threads).toEqual(at[10]!.threads);
    expect(at[100]!.classes - at[10]!.classes).toBeLessThanOrEqual(50);
    expect(at[100]!.heapKb - at[10]!.heapKb).toBeLessThanOrEqual(2048);
  });
});

describeJavafx('a JVM that never loads JavaFX', () => {
  it('hears nothing of the agent: no output, no thread, no connection', async () => {
    let connected = false;
    const listener = await AgentListener.open(() => {
      connected = true;
    });
    const link = new LinkFile(listener.port, listener.token);
    const args = [...QUICK, link.agentOption(agentJar()), '-cp', testAppClasses(), 'Quiet'];
    const child = spawn('java', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    await once(child, 'close');
    listener.close();
    link.remove();
    expect({ output, connected }).toEqual({ output: `threads 0, pid ${child.pid}\n`, connected: false });
  });
});

async function oneRound(rounds: ChildProcess): Promise<void> {
  const toolkit = new JvmToolkit();
  const attached = new Promise<void>((resolve) => {
    toolkit.onAttached = () => resolve();
  });
  const listener = await AgentListener.open((link) => toolkit.add(link));
  rounds.stdin!.write(`dial=${listener.port},token=${listener.token}\n`);
  await attached;
  const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
  await toolkit.capture({ scope, sections: ['bounds', 'virtualization'] }, within());
  await toolkit.close();
  listener.close();
}

interface Remains {
  /** Names of the application's threads; those of the JVM itself come and go. */
  threads: string[];
  classes: number;
  heapKb: number;
}

async function remains(pid: number): Promise<Remains> {
  const ask = (...command: string[]) => execFileSync('jcmd', [String(pid), ...command], { encoding: 'utf8' });
  // The threads of a session end when they notice that the socket is closed.
  for (let i = 0; i < 1000 && ask('Thread.print').includes('mcp-javafx-ui'); i++) await sleep(50);
  ask('GC.run');
  const threads = [...ask('Thread.print').matchAll(/^"([^"]+)" #\d+/gm)].map((match) => match[1]!);
  const [loaded] = /\d+/.exec(
    ask('PerfCounter.print')
      .match(/java\.cls\.loadedClasses=\d+/)![0]
      .split('=')[1]!,
  )!;
  const [unloaded] = /\d+/.exec(
    ask('PerfCounter.print')
      .match(/java\.cls\.unloadedClasses=\d+/)![0]
      .split('=')[1]!,
  )!;
  const used = [...ask('GC.heap_info').matchAll(/(?:new generation|tenured generation).* used (\d+)K/g)];
  return {
    threads: threads.filter((name) => !/Compiler|Attach Listener|Sweeper/.test(name)).sort(),
    classes: Number(loaded) - Number(unloaded),
    heapKb: used.reduce((sum, match) => sum + Number(match[1]), 0),
  };
}
