import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { type Display, openDisplay } from '../../../testing/display.js';
import { isRunning } from '../../../testing/is-running.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { fixtureClasses, testAppClasses } from '../../../testing/javafx/java-classes.js';
import { fixtureOn, QUICK, testApp } from '../../../testing/javafx/start-arguments.js';
import { cli } from '../../../testing/paths.js';
import { patient, startProgram } from '../../../testing/program.js';
import { callTool, clickAndRead } from '../testing/call-tool.js';
import { shown } from '../testing/shown.js';

describeJavafx('run', () => {
  let display: Display;
  let env: Record<string, string>;

  beforeAll(async () => {
    fixtureClasses();
    testAppClasses();
    display = await openDisplay();
    // A busy machine may let the UI thread wait.
    env = { DISPLAY: display.name, MCP_FX_TIMEOUT_MS: '60000' };
  });
  afterAll(() => display.close());

  const java = (args: string[]) => ['--', 'java', ...QUICK, ...args];

  it('serves an application that it starts, and ends with the exit code of the application', async () => {
    const run = startProgram(['run', '--json', ...java(testApp(['Start', 'Quitting']))], env);
    const server = await shown(run);
    const { ref } = (
      (await callTool(server, 'ui_query', { selector: { css: '#quit' } })).structuredContent.matches as {
        ref: object;
      }[]
    )[0]!;
    const { structuredContent } = await callTool(server, 'ui_perform', {
      actions: [{ type: 'click', target: { ref } }],
      timeoutMs: 60_000,
    });
    expect(structuredContent).toEqual({ results: [{ ok: true, type: 'click' }] });
    expect(await run.exit).toBe(0);
  });

  it('keeps serving with --wait when the application is gone, and says so to callers', async () => {
    const run = startProgram(['run', '--wait', '--json', ...java(fixtureOn('class path'))], env);
    const server = await shown(run);
    const { app } = (await callTool(server, 'ui_get_snapshot', { depth: 0 })).structuredContent as {
      app: { pid: number; mainClass: string };
    };
    expect(app.mainClass).toBe('fixture.Main');
    process.kill(app.pid, 'SIGKILL');
    await expect.poll(() => run.out.stderr).toContain('The application ended (SIGKILL); the server waits');
    expect(await callTool(server, 'ui_get_snapshot')).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'MCP_UI_NOT_ENABLED', details: { reason: 'NOT_ATTACHED' } } },
    });
    const health = await fetch(new URL('/health', server.endpoint));
    expect([health.status, await health.json()]).toMatchObject([200, { ok: true, attached: false }]);
    expect(await run.end()).toBe(0);
  });

  it('ends what it started when it is ended itself', async () => {
    const run = startProgram(['run', '--json', ...java(fixtureOn('class path'))], env);
    const server = await shown(run);
    const { app } = (await callTool(server, 'ui_get_snapshot', { depth: 0 })).structuredContent as {
      app: { pid: number };
    };
    expect(await run.end()).toBe(0);
    expect(() => process.kill(app.pid, 0)).toThrow('ESRCH');
  });

  it('reaches an application through a script that starts other JVMs before', async () => {
    const quiet = ['java', ...QUICK, '-cp', testAppClasses(), 'Quiet'];
    const script = join(mkdtempSync(join(tmpdir(), 'mcp-run-')), 'gradlew');
    writeFileSync(
      script,
      `#!/bin/sh\n${quiet.join(' ')}\njava ${QUICK.join(' ')} ${fixtureOn('class path')
        .map((word) => `'${word}'`)
        .join(' ')}\n`,
    );
    chmodSync(script, 0o755);
    const run = startProgram(['run', '--json', '--', script], env);
    const server = await shown(run);
    expect(await clickAndRead(server, '#submit', '#status')).toContain('Submitted');
    const { app } = (await callTool(server, 'ui_get_snapshot', { depth: 0 })).structuredContent as {
      app: { pid: number };
    };
    // The JVM that shows nothing printed its own line and none of the agent's.
    expect(run.out.stdout).toMatch(/^threads 0, pid \d+\n\{"endpoint"/);
    await run.end();
    await expect.poll(() => isRunning(app.pid)).toBe(false);
  });

  it('speaks MCP over stdio, with the output of the application on standard error', async () => {
    const args = ['run', '--stdio', '--quiet', ...patient, ...java([...testApp(['Printing'])])];
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [cli, ...args],
      env: { ...(process.env as Record<string, string>), ...env },
      stderr: 'pipe',
    });
    let stderr = '';
    transport.stderr!.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const { content } = (await client.callTool({
      name: 'ui_query',
      arguments: { selector: { text: 'Printed' } },
    })) as {
      content: { text: string }[];
    };
    expect(content[0]!.text).toContain('Label"Printed"');
    // It comes another way than the answers.
    await expect.poll(() => stderr).toContain('printed by the application');
    const { pid } = (
      (await client.callTool({ name: 'ui_get_snapshot', arguments: {} })).structuredContent as {
        app: { pid: number };
      }
    ).app;
    await client.close();
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('says that the application ended before it showed anything', async () => {
    const run = startProgram(['run', ...java(['-cp', testAppClasses(), 'Quiet'])], env);
    expect(await run.exit).toBe(1);
    expect(run.out.stderr).toBe('The application ended (code 0) before it showed a window.\n');
  });
});

test('a command that is not there is refused with a sentence', async () => {
  const run = startProgram(['run', '--', 'no-such-program']);
  expect([await run.exit, run.out.stderr]).toEqual([
    2,
    'The command "no-such-program" can\'t be started; check its name and its rights.\n',
  ]);
});

test('a missing command is a mistake in the command line', async () => {
  const run = startProgram(['run']);
  expect([await run.exit, run.out.stderr]).toEqual([
    2,
    'Expected a command after "--": run -- java -jar app.jar. Try "mcp-javafx-ui run --help".\n',
  ]);
});
