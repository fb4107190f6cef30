import { execFile } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeWith } from '../../../testing/describe-with.js';
import { missingOfficialTools, officialSuite } from '../../../testing/official-tools.js';
import { root } from '../../../testing/paths.js';
import { withFixtures } from '../../host/testing/official-suite/with-fixtures.js';
import { assembleServer } from '../server.js';
import { createHeadlessToolkit } from '../toolkits/headless/index.js';
import { fixtureView } from '../view.js';

const suite = join(root, 'server/host/testing/official-suite');

/** Our server with the suite's fixtures beside the tools; the suite has no token to send, so it is added here. */
async function serve(profile: 'stateless' | 'stateful'): Promise<string> {
  const toolkit = await createHeadlessToolkit(fixtureView());
  const options = { toolkit, token: 'right', register: false, quiet: true, profile, watchIntervalMs: 50 };
  const { handler } = assembleServer(options, withFixtures);
  const http = createHttpServer((request, response) => {
    request.headers.authorization = 'Bearer right';
    handler(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    await toolkit.close();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`;
}

function runSuite(
  url: string,
  revision: string,
  failures: string,
): Promise<{ code: unknown; output: string }> {
  const args = [
    ...['--import', join(suite, 'globsync-shim.mjs')],
    ...[officialSuite, 'server', '--url', url],
    ...['--requirements', revision],
    ...['--expected-failures', join(suite, failures)],
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: `${stdout}\n${stderr}` }),
    );
  });
}

describeWith(missingOfficialTools, 'the official suite', () => {
  test.each([
    ['2025-11-25', 'stateful', 'expected-failures.2025-11-25.stateful.yml'],
    ['2025-11-25', 'stateless', 'expected-failures.2025-11-25.stateless.yml'],
    ['2026-07-28', 'stateful', 'expected-failures.2026-07-28.yml'],
    ['2026-07-28', 'stateless', 'expected-failures.2026-07-28.yml'],
  ] as const)(
    'finds that what it requires of %s holds in the profile %s, but for what is not offered',
    async (revision, profile, failures) => {
      const { code, output } = await runSuite(await serve(profile), revision, failures);
      expect(code, output.slice(-6000)).toBe(0);
    },
  );
});
