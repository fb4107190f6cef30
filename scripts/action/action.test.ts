import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli, root } from '../../testing/paths.js';

let folder: string;
const at = (name: string): string => join(folder, name);
const reference = `${process.execPath} ${cli} serve --stdio --quiet`;

/** The program as npx would fetch it, and a GitHub that has one report of the base branch, or none. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'action-'));
  const program = (name: string, text: string): void => {
    writeFileSync(at(name), `#!/bin/sh\n${text}\n`);
    chmodSync(at(name), 0o755);
  };
  program(
    'npx',
    `[ "$1 $2" = "--yes mcp-javafx-ui@latest" ] || exit 9\nshift 2\nexec "${process.execPath}" "${cli}" "$@"`,
  );
  program(
    'gh',
    `case "$2" in\nlist) [ -f "${at('base.json')}" ] && echo 17 ;;\ndownload) cp "${at('base.json')}" "\${9}/report.json" ;;\nesac`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function step(name: string, env: Record<string, string>) {
  for (const file of ['output', 'summary']) writeFileSync(at(file), '');
  const { status, stdout, stderr } = spawnSync(join(root, 'scripts', 'action', `${name}.sh`), {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('summary'),
      GITHUB_REPOSITORY: 'somebody/something',
      GITHUB_WORKFLOW: 'CI',
      ...env,
    },
  });
  const outputs = Object.fromEntries(
    readFileSync(at('output'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Record<string, string>;
  return { status, told: stdout + stderr, outputs, summary: readFileSync(at('summary'), 'utf8') };
}

describe('the action', () => {
  let report: string;

  test('judges a server, tells the verdict and keeps every form of the report', () => {
    const { status, outputs, summary } = step('judge', {
      COMMAND: reference,
      ARGUMENTS: '--only version-string --profile core',
    });
    expect([status, outputs]).toEqual([
      0,
      {
        status: '0',
        verdict: 'conforms',
        level: '',
        folder: expect.any(String),
      },
    ]);
    report = outputs.folder!;
    const forms = ['report.json', 'report.html', 'report.md', 'report.xml', 'badge.svg'];
    expect(forms.filter((name) => !existsSync(join(report, name)))).toEqual([]);
    expect(summary).toContain('## ✅ conforms in the part that was judged');
  });

  test('without a report of the base branch it says so and goes on', () => {
    const { status, told, outputs } = step('compare', {
      FOLDER: report,
      BASE: 'main',
      ARTIFACT: 'conformance',
    });
    expect([status, outputs]).toEqual([0, {}]);
    expect(told).toContain('::notice::There is no report of the branch main to compare with');
  });

  test('with one it counts what broke, and adds the changes to the summary', () => {
    cpSync(join(report, 'report.json'), at('base.json'));
    const broken = JSON.parse(readFileSync(at('base.json'), 'utf8'));
    broken.results[0].outcome = 'fail';
    writeFileSync(join(report, 'report.json'), JSON.stringify(broken));
    const { status, outputs, summary } = step('compare', {
      FOLDER: report,
      BASE: 'main',
      ARTIFACT: 'conformance',
    });
    expect([status, outputs]).toEqual([0, { broken: '1' }]);
    expect(summary).toContain('## ❌ Something broke');
    expect(readFileSync(join(report, 'changes.html'), 'utf8')).toMatch(/^<!doctype html>/);
  });

  test('says what it needs, and a word with a semicolon stays a word', () => {
    expect(step('judge', {})).toMatchObject({
      outputs: { status: '2' },
      told: expect.stringContaining('Expected the input "url" or "command", got neither.'),
    });
    const { outputs } = step('judge', { URL: `http://127.0.0.1:9/mcp; touch ${at('taken')}` });
    expect([outputs.status, existsSync(at('taken'))]).toEqual(['3', false]);
  });

  test.each([
    [{ STATUS: '0' }, 0],
    [{ STATUS: '1' }, 1],
    [{ STATUS: '1', FAIL_ON: 'nothing' }, 0],
    [{ STATUS: '1', FAIL_ON: 'broken' }, 0],
    [{ STATUS: '1', FAIL_ON: 'broken', BROKEN: '2' }, 1],
    [{ STATUS: '3', FAIL_ON: 'nothing' }, 1],
    [{ STATUS: '0', FAIL_ON: 'sometimes' }, 1],
  ])('decides %j with exit code %i', (env, code) => {
    expect(step('decide', env).status).toBe(code);
  });

  test('lets no input become a command, and names scripts that exist', () => {
    const text = readFileSync(join(root, 'action.yml'), 'utf8');
    const runs = [...text.matchAll(/^ +run: (.*)$/gm)].map(([, line]) => line!);
    expect(runs).toHaveLength(3);
    expect(runs.filter((line) => line.includes('${{'))).toEqual([]);
    for (const line of runs) expect(existsSync(join(root, /scripts\/[\w/.]+/.exec(line)![0]))).toBe(true);
    const inputs = [...text.matchAll(/\$\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name!);
    for (const name of inputs) expect(text).toContain(`\n  ${name}:\n    description:`);
  });
});
