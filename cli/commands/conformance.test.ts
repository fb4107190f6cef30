import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleReport } from '../../conformance/testing/sample-report.js';
import { Program } from '../../testing/program.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  writeFileSync(join(folder, 'report.json'), JSON.stringify(sampleReport));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { code, stdout, stderr } = await new Program(['conformance', ...args], { folder }).result();
  return { code, out: stdout, err: stderr };
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
  test('is not started in a version that there is not', async () => {
    const { code, err } = await run('--contract-version', '9.9');
    expect(code).toBe(2);
    expect(err).toMatch(/^Expected a version that this suite knows \(.*\), got mcp-javafx-ui\/9\.9\./);
  });

  test('is judged in both eras of MCP, one after the other', async () => {
    const { code, out } = await run('--only', 'server-info', '--protocol', 'both', '--json', '-');
    const { protocols, results } = JSON.parse(out);
    expect({ code, protocols, outcomes: results.map(({ outcome }: { outcome: string }) => outcome) }).toEqual(
      { code: 0, protocols: ['2025-11-25', '2026-07-28'], outcomes: ['pass'] },
    );
  });
});

test('a requirement that does not exist cannot be called configured', async () => {
  expect(await run('--configured', 'full-defualt')).toEqual({
    code: 2,
    out: '',
    err: `Expected --configured to name a requirement, got "full-defualt"; "conformance list" shows all. ${hint}`,
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

  test('two reports are compared; one that is worse is exit code 1', async () => {
    const results = sampleReport.results.map((one) =>
      one.id === 'ref-stale' ? { ...one, outcome: 'pass', findings: [], omittedFindings: 0 } : one,
    );
    writeFileSync(join(folder, 'better.json'), JSON.stringify({ ...sampleReport, results }));
    const worse = await run('compare', 'better.json', 'report.json');
    expect(worse).toMatchObject({ code: 1, err: '' });
    expect(worse.out).toContain('Broken\n  ✗ ref-stale   pass → fail: expected error MCP_UI_STALE_REF');
    const better = await run('compare', 'report.json', 'better.json', '--markdown');
    expect(better).toMatchObject({ code: 0, out: expect.stringContaining('### ✅ Fixed (1)') });
    expect((await run('compare', 'report.json', 'better.json', '--html')).out).toMatch(/^<!doctype html>/);
    expect(await run('compare', 'report.json', 'better.json', '--html', '--markdown')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Expected one form at a time.'),
    });
    writeFileSync(join(folder, 'other.json'), JSON.stringify({ ...sampleReport, contract: 'mcp-lamps/1.0' }));
    expect(await run('compare', 'report.json', 'other.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'Expected reports of one contract, got reports of mcp-javafx-ui and mcp-lamps.',
      ),
    });
  });

  test('reports are put side by side', async () => {
    const { code, out } = await run('matrix', 'report.json', 'better.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^ref-stale +✗ +✓$/m);
    expect((await run('matrix', 'report.json', 'better.json', '--html')).out).toMatch(/^<!doctype html>/);
    expect(await run('matrix')).toMatchObject({ code: 2 });
  });

  test('a report is verified', async () => {
    const { code, out } = await run('verify', 'report.json');
    expect(code).toBe(1);
    expect(out).toContain('  ✓ counts: the summary follows from the results\n');
    expect(out).toContain(
      '  ✗ Expected a report of the suite that verifies it, got one of mcp-javafx-ui 0.1.0',
    );
    expect(out).toContain('The report cannot be believed as it is.');
    await run('--only', 'server-info', '--json', 'part.json');
    const part = await run('verify', 'part.json');
    expect(part.code).toBe(1);
    expect(part.out).toContain(
      '  ✓ suite: made by the suite that verifies it\n  ✓ contract: mcp-javafx-ui/1.0',
    );
    expect(part.out).toContain(
      '  ✗ The run was restricted to a part of the contract, which proves no level.\n',
    );
  });

  test('the fixture is handed over', async () => {
    expect((await run('fixture', '--out', 'fx')).out).toBe(
      'fx/fixture.fxml\nfx/fixture.md\nfx/windowless.md\nfx/java\nStart with fixture.md.\n',
    );
    expect(readFileSync(join(folder, 'fx', 'fixture.md'), 'utf8')).toContain('#mcp-fixture');
  });
});
