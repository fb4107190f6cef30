import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fixtureOn, QUICK } from '../../server/toolkit/jvm/testing/app.js';
import { describeJavafx } from '../../server/toolkit/jvm/testing/describe-javafx.js';
import { type Display, openDisplay } from '../../server/toolkit/jvm/testing/display.js';
import { fixtureClasses, PREPARED_MS } from '../../server/toolkit/jvm/testing/javafx.js';
import { CliProcess } from '../testing/cli-process.js';

const minutes = 60_000;
/** Shorter than the default: a good part of the suite waits for deadlines to pass. */
const deadline = ['--fx-timeout', '1500'];

describeJavafx('the fixture on real JavaFX conforms to the full profile', () => {
  let display: Display;

  beforeAll(async () => {
    fixtureClasses();
    display = await openDisplay();
  }, PREPARED_MS);
  afterAll(() => display.close());

  /** What the suite has to say against a server: nothing. */
  async function findings(server: CliProcess) {
    const { endpoint, token } = await server.served();
    const suite = new CliProcess([
      'conformance',
      endpoint,
      '--token',
      token,
      '--profile',
      'full',
      '--json',
      'report.json',
      ...deadline,
    ]);
    const code = await suite.exit;
    const report = JSON.parse(readFileSync(join(suite.folder, 'report.json'), 'utf8')) as {
      results: { id: string; outcome: string; reason: string | null; findings: unknown[] }[];
    };
    const passed = report.results.filter(({ outcome }) => outcome === 'pass').length;
    const others = report.results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
    expect(passed).toBeGreaterThan(150);
    return {
      code,
      others: others.map(({ id, outcome, reason, findings }) => ({ id, outcome, reason, findings })),
    };
  }

  it(
    'started by run, on the module path',
    async () => {
      const command = ['--', 'java', ...QUICK, ...fixtureOn('module path')];
      const server = new CliProcess(['run', '--json', '--quiet', ...deadline, ...command], {
        DISPLAY: display.name,
      });
      expect(await findings(server)).toEqual({ code: 0, others: [] });
    },
    3 * minutes,
  );

  it(
    'attached to while it runs, on the class path',
    async () => {
      const child = spawn('java', [...QUICK, ...fixtureOn('class path')], {
        env: { ...process.env, DISPLAY: display.name },
        stdio: 'ignore',
      });
      onTestFinished(() => kill(child));
      const server = new CliProcess([
        'attach',
        String(child.pid),
        '--wait',
        '--json',
        '--quiet',
        ...deadline,
      ]);
      expect(await findings(server)).toEqual({ code: 0, others: [] });
    },
    3 * minutes,
  );
});

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
