import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli } from '../../testing/paths.js';
import { Program, startProgram } from '../../testing/program.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { code, stdout, stderr } = await new Program(['conformance', ...args], { folder }).result();
  return { code, out: stdout, err: stderr };
}

describe('the reference server', () => {
  test('is started in the version that is asked for', async () => {
    // A server of 1.0 names no window, so that it would break this sentence of 1.1.
    const { code, out } = await run('--contract-version', '1.1', '--only', 'window-id');
    expect(out).toContain('mcp-javafx-ui/1.1');
    expect(code).toBe(0);
  });

  test('is judged without an address, and every form of the report is written', async () => {
    const files = ['json', 'junit', 'html', 'markdown', 'badge'].flatMap((form) => [
      `--${form}`,
      `out.${form}`,
    ]);
    const { code, out, err } = await run(
      '--only',
      'unknown-tool,server-info,stdout-clean',
      '--trace',
      ...files,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^ {2}✓ unknown-tool\n( {8}[<>] .*\n)+2\.5 Server\n {2}✓ server-info\n {2}– stdout-clean {3}skip: needs stdio, the target speaks http$/m,
    );
    const report = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'));
    expect(report.summary).toMatchObject({ verdict: 'conforms', exitCode: 0 });
    expect(readFileSync(join(folder, 'out.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(readFileSync(join(folder, 'out.junit'), 'utf8')).toMatch(/^<\?xml/);
  });

  test('is judged over stdio by its command', async () => {
    const { code, out } = await run(
      '--only',
      'stdout-clean',
      '--json',
      '-',
      '--',
      process.execPath,
      cli,
      'serve',
      '--stdio',
      '--quiet',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out).results).toMatchObject([{ id: 'stdout-clean', outcome: 'pass' }]);
  });
});

describe('a server that is configured otherwise than by default', () => {
  test('is told with --configured, and judged by what its configuration is', async () => {
    const config = join(folder, 'settings.json');
    writeFileSync(config, JSON.stringify({ snapshotDefaults: { accessibility: true } }));
    const server = startProgram(['serve', '--json', '--quiet', '--config', config]);
    const { endpoint, token } = await server.served();
    const judged = async (...args: string[]) => {
      const { code, out, err } = await run(
        endpoint,
        '--token',
        token,
        '--only',
        'full-default',
        '--json',
        '-',
        ...args,
      );
      expect({ err, hasReport: out !== '' }).toMatchObject({ hasReport: true });
      const { results, settings } = JSON.parse(out);
      return { code, outcome: results[0].outcome, configured: settings.configured };
    };
    expect(await judged()).toEqual({ code: 1, outcome: 'fail', configured: [] });
    expect(await judged('--configured', 'full-default')).toEqual({
      code: 0,
      outcome: 'pass',
      configured: ['full-default'],
    });
  });
});
