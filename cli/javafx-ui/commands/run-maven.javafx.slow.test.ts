import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../testing/display.js';
import { isRunning } from '../../../testing/is-running.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { startProgram } from '../../../testing/program.js';
import { callTool, clickAndRead } from '../testing/call-tool.js';
import { shown } from '../testing/shown.js';

describeJavafx('run', () => {
  let display: Display;

  beforeAll(async () => {
    display = await openDisplay();
  });
  afterAll(() => display.close());

  it('reaches an application that Maven builds and starts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mcp-maven-'));
    expect(await startProgram(['conformance', 'fixture', '--out', folder]).exit).toBe(0);
    const maven = ['mvn', '-q', '-B', '-f', join(folder, 'java', 'pom.xml'), 'compile', 'javafx:run'];
    const run = startProgram(['run', '--json', '--', ...maven], { DISPLAY: display.name });
    const server = await shown(run);
    expect(await clickAndRead(server, '#submit', '#status')).toContain('Submitted');
    const { app } = (await callTool(server, 'ui_get_snapshot', { depth: 0 })).structuredContent as {
      app: { pid: number; mainClass: string };
    };
    expect(app.mainClass).toBe('fixture.Main');
    await run.end();
    await expect.poll(() => isRunning(app.pid)).toBe(false);
  });
});
