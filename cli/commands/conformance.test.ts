import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleReport } from '../../conformance/testing/sample-report.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  writeFileSync(join(folder, 'report.json'), JSON.stringify(sampleReport));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'conformance', ...args], { cwd: folder }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

const hint = 'Try "mcp-javafx-ui conformance --help".\n';

describe('what cannot be run', () => {
  test('a pattern that matches nothing is exit code 2', async () => {
    expect(await run('--only', 'ref-stael')).toEqual({
      code: 2,
      out: '',
      err: `--only ref-stael matches no requirement; \`conformance list\` shows them all. ${hint}`,
    });
  });

  test('an address where nobody listens is exit code 3', async () => {
    for (const address of ['http://127.0.0.1:9/mcp', '127.0.0.1:9']) {
      expect(await run(address, '--token', 'x')).toEqual({
        code: 3,
        out: '',
        err: 'Nothing listens at http://127.0.0.1:9/mcp; start the server, or correct the address.\n',
      });
    }
  });

  test('a web server is exit code 3', async () => {
    const server = createServer((_, response) => response.end('<html>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, err } = await run(`http://127.0.0.1:${port}/`);
    server.close();
    expect(code).toBe(3);
    expect(err).toBe(
      `http://127.0.0.1:${port}/ is not an MCP endpoint: initialize was answered with HTTP 200, not JSON: <html>.\n`,
    );
  });

  test('a list of known failures with an id that does not exist is exit code 2', async () => {
    writeFileSync(join(folder, 'known.txt'), '# ours\nref-stael later\n');
    expect(await run('http://127.0.0.1:9/mcp', '--known-failures', 'known.txt')).toEqual({
      code: 2,
      out: '',
      err: `known.txt, line 2: there is no requirement "ref-stael". Did you mean ref-stale? ${hint}`,
    });
  });

  test('an address and a command are exit code 2', async () => {
    expect(await run('http://127.0.0.1:9/mcp', '--', 'true')).toMatchObject({ code: 2, out: '' });
  });
});

describe('the reference server', () => {
  test('is judged without an address, and every form of the report is written', async () => {
    const files = ['json', 'junit', 'html', 'markdown', 'badge'].flatMap((form) => [
      `--${form}`,
      `out.${form}`,
    ]);
    const { code, out, err } = await run('--only', 'server-info', '--only', 'stdout-clean', ...files);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('  ✓ server-info\n  – stdout-clean   skip: needs stdio, the target speaks http\n');
    const report = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'));
    expect(report.summary).toMatchObject({ verdict: 'conforms', exitCode: 0 });
    expect(readFileSync(join(folder, 'out.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(readFileSync(join(folder, 'out.junit'), 'utf8')).toMatch(/^<\?xml/);
  });

  test('is judged in both eras of MCP, one after the other', async () => {
    const { code, out } = await run('--only', 'server-info', '--protocol', 'both', '--json', '-');
    const { protocols, results } = JSON.parse(out);
    expect({ code, protocols, outcomes: results.map(({ outcome }: { outcome: string }) => outcome) }).toEqual(
      { code: 0, protocols: ['2025-11-25', '2026-07-28'], outcomes: ['pass'] },
    );
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

describe('beside runs', () => {
  test('requirements are listed and explained', async () => {
    expect((await run('list')).out).toContain('5.2 Resolving\n  ref-roundtrip');
    expect((await run('explain', 'ref-stale')).out).toContain('MUST be answered with `MCP_UI_STALE_REF`.');
    expect(await run('explain', 'ref-stael')).toMatchObject({ code: 2, out: '' });
    expect((await run('list', '--contract-version', '1.0')).out).toBe((await run('list')).out);
    expect(await run('explain', 'ref-stale', '--contract-version', '9.9')).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(
        /^Expected a version that this suite knows \(mcp-javafx-ui\/1\.0.*\), got mcp-javafx-ui\/9\.9\. A later suite may know it\. Try "mcp-javafx-ui conformance explain --help"\.\n$/,
      ),
    });
  });

  test('a report is shown in another form', async () => {
    expect((await run('report', 'report.json')).out).toContain('  ✗ ref-stale\n');
    expect((await run('report', 'report.json', '--badge')).out).toMatch(/^<svg/);
    expect((await run('report', 'known.txt')).err).toContain('The file known.txt is not JSON.');
  });

  test('the fixture is handed over', async () => {
    expect((await run('fixture', '--out', 'fx')).out).toBe(
      'fx/fixture.fxml\nfx/fixture.md\nfx/java\nStart with fixture.md.\n',
    );
    expect(readFileSync(join(folder, 'fx', 'fixture.md'), 'utf8')).toContain('#mcp-fixture');
  });
});
