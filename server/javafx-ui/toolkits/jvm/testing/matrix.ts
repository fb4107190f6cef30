import { type Display, openDisplay } from '../../../../../testing/display.js';
import { javafxJars } from '../../../../../testing/javafx/java-classes.js';
import { HEADLESS_JAVAFX, jdks } from '../../../../../testing/javafx/jdks.js';
import { missingTools } from '../../../../../testing/javafx/missing-tools.js';
import { fixtureOn, QUICK } from '../../../../../testing/javafx/start-arguments.js';
import { withoutDisplay } from '../launch.js';
import { TestApp, within } from './app.js';

/** Versions of JavaFX and the oldest Java that each runs on. */
const versions = [
  { javafx: '17.0.15', java: 11 },
  { javafx: '21.0.7', java: 17 },
  { javafx: '22.0.2', java: 17 },
  { javafx: '25.0.1', java: 23 },
  { javafx: HEADLESS_JAVAFX.version, java: HEADLESS_JAVAFX.java },
];
const paths = ['class path', 'module path'] as const;

/** The fixture on every JDK of this machine, every version of JavaFX, either path, started and attached to. */
export async function runMatrix(folder = '/usr/lib/jvm'): Promise<boolean> {
  const missing = missingTools();
  if (missing.length > 0) throw new Error(`The matrix needs ${missing.join(', ')}; run scripts/setup.`);
  const display = await openDisplay();
  let good = true;
  for (const jdk of jdks(folder)) {
    for (const { javafx } of versions.filter(({ java }) => java <= jdk.version)) {
      for (const path of paths) {
        for (const attach of [false, true]) {
          const shown = javafx === HEADLESS_JAVAFX.version ? [display, null] : [display];
          for (const where of shown) {
            const outcome = await smoke(where, jdk.java, javafx, path, attach).catch(String);
            good &&= outcome === 'ok';
            const words = [`Java ${jdk.version}`, `JavaFX ${javafx}`, path, attach ? 'attach' : 'javaagent'];
            const all = [...words, where ? 'Xvfb' : 'headless'];
            console.log(`${all.map((word) => word.padEnd(16)).join('')}${outcome}`);
          }
        }
      }
    }
  }
  display.close();
  return good;
}

/** One of everything that a caller does; without a display JavaFX draws into memory. */
async function smoke(
  display: Display | null,
  java: string,
  javafx: string,
  path: (typeof paths)[number],
  attach: boolean,
): Promise<string> {
  const flags = display ? QUICK : [...QUICK, ...withoutDisplay];
  const app = await TestApp.start(display, fixtureOn(path, javafxJars(javafx)), { java, attach, flags });
  try {
    await app.click('name');
    await app.act({ type: 'typeText', text: 'Zoë 🎉', window: null });
    await app.click('submit');
    if ((await app.text('status')) !== 'Submitted: Zoë 🎉 <>') return `status ${await app.text('status')}`;
    const table = await app.node('table', ['virtualization', 'bounds']);
    await app.act({ type: 'click', target: { uid: table.uid, item: { index: 150, column: 'age-column' } } });
    const { selectedIndices } = (await app.node('table', ['virtualization'])).virtualization!;
    if (selectedIndices.join() !== '150') return `selected ${selectedIndices}`;
    await app.click('open-dialog');
    await app.click('dialog-ok');
    if ((await app.text('status')) !== 'Dialog: OK') return `dialog ${await app.text('status')}`;
    const { windows, nodes } = await app.look(['bounds', 'localToScreen', 'properties', 'accessibility']);
    const picture = await app.toolkit.screenshot(windows[0]!.key, within());
    if (!picture || picture.length < 10_000) return 'no picture';
    if (app.toolkit.info().javafxVersion !== javafx) return `version ${app.toolkit.info().javafxVersion}`;
    return nodes.length > 150 ? 'ok' : `${nodes.length} nodes`;
  } finally {
    await app.close();
  }
}
