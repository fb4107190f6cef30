import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeWith, missingPrograms } from '../../testing/describe-with.js';
import { type Display, openDisplay } from '../../testing/display.js';
import { describeJavafx } from '../../testing/javafx/describe-javafx.js';
import { fixtureClasses, JAVAFX, javafxJars } from '../../testing/javafx/java-classes.js';
import { endJava, startJava } from '../../testing/javafx/java-process.js';
import { HEADLESS_JAVAFX, headlessJdk } from '../../testing/javafx/jdks.js';
import { fixtureOn, QUICK } from '../../testing/javafx/start-arguments.js';
import { type Program, startProgram } from '../../testing/program.js';
import { shown } from './testing/shown.js';

/** Shorter than the default: a good part of the suite waits for deadlines to pass. */
const deadline = ['--fx-timeout', '1500'];
/** A moment in which the machine is quiet enough to judge is waited for, and so is a check that is only slow. */
const patiently = ['--tries', '50', '--timeout', '180000'];

/** What the suite has to say against a server: nothing. */
async function findings(server: Program) {
  const { endpoint, token } = await shown(server);
  const profile = ['--profile', 'full', '--json', 'report.json', ...deadline, ...patiently];
  const suite = startProgram(['conformance', endpoint, '--token', token, ...profile]);
  const code = await suite.exit;
  const report = JSON.parse(readFileSync(join(suite.folder, 'report.json'), 'utf8')) as {
    results: { id: string; outcome: string; reason: string | null; findings: unknown[] }[];
  };
  const passed = report.results.filter(({ outcome }) => outcome === 'pass').length;
  const others = report.results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
  expect(passed).toBeGreaterThan(150);
  return {
    code,
    others: others.map(({ id, outcome, reason, findings: found }) => ({ id, outcome, reason, found })),
  };
}

/** Waits until an application is there, which shows nothing by which it could be seen. */
const attached = (endpoint: string): Promise<void> =>
  expect
    .poll(async () => (await fetch(new URL('/health', endpoint))).json())
    .toMatchObject({ attached: true });

const nothing = { code: 0, others: [] };

describeJavafx('the fixture on real JavaFX conforms to the full profile', () => {
  let display: Display;

  beforeAll(async () => {
    fixtureClasses();
    display = await openDisplay();
  });
  afterAll(() => display.close());

  it.each([
    ['17.0.15', '1.0'],
    [JAVAFX, '1.0'],
    ['17.0.15', '1.1'],
    [JAVAFX, '1.1'],
  ])('of version %s, started by run, on the module path, in %s', async (version, contract) => {
    const served = ['--contract-version', contract];
    const command = ['--', 'java', ...QUICK, ...fixtureOn('module path', javafxJars(version))];
    const server = startProgram(['run', '--json', '--quiet', ...served, ...deadline, ...command], {
      DISPLAY: display.name,
    });
    expect(await findings(server)).toEqual(nothing);
  });

  it('is one that shows no window, too', async () => {
    const command = ['--', 'java', ...QUICK, ...fixtureOn('module path', javafxJars(), 'Windowless')];
    const server = startProgram(['run', '--json', '--quiet', ...deadline, ...command], {
      DISPLAY: display.name,
    });
    const { endpoint, token } = await server.served();
    await attached(endpoint);
    const suite = startProgram([
      'conformance',
      endpoint,
      ...['--token', token, '--fixture', 'windowless', '--json', '-', ...deadline, ...patiently],
    ]);
    const { code, stdout } = await suite.result();
    const { results } = JSON.parse(stdout) as { results: { id: string; outcome: string; reason: string }[] };
    const others = results.filter(({ outcome }) => outcome !== 'pass');
    expect({ code, others }).toEqual(nothing);
    expect(results.map(({ id }) => id)).toContain('stage-available');
  });

  it('attached to while it runs, on the class path', async () => {
    const child = startJava(display, [...QUICK, ...fixtureOn('class path')]);
    onTestFinished(() => endJava(child));
    const server = startProgram(['attach', String(child.pid), '--wait', '--json', '--quiet', ...deadline]);
    expect(await findings(server)).toEqual(nothing);
  });
});

const jdk = headlessJdk();
const missing = [
  ...missingPrograms('javac', 'mvn'),
  ...(jdk ? [] : [`a JDK of version ${HEADLESS_JAVAFX.java} or later`]),
];

describeWith(missing, `the fixture on JavaFX ${HEADLESS_JAVAFX.version} without a display`, () => {
  it.each(['1.0', '1.1'])(
    'conforms to the full profile of %s when run --headless starts it',
    async (version) => {
      const served = ['--contract-version', version];
      const fixture = fixtureOn('module path', javafxJars(HEADLESS_JAVAFX.version));
      const command = ['--', jdk!.java, ...QUICK, ...fixture];
      const server = startProgram(
        ['run', '--headless', '--json', '--quiet', ...served, ...deadline, ...command],
        {
          DISPLAY: '',
          WAYLAND_DISPLAY: '',
        },
      );
      expect(await findings(server)).toEqual(nothing);
    },
  );
});
