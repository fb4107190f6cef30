import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.1/index.js';
import { describeWith } from '../../../testing/describe-with.js';
import { inspector, missingOfficialTools } from '../../../testing/official-tools.js';
import { builtTools, callEveryTool } from './call-every-tool.js';
import { serve } from './fixture-server.js';

/** No deadline that a busy machine could miss. */
const fxTimeoutMs = 600_000;

describeWith(missingOfficialTools, 'the MCP Inspector', () => {
  test.each(['modern', 'legacy'])('lists and calls every tool: era %s', async (era) => {
    const { endpoint, token } = await serve({ contract, fxTimeoutMs });
    const home = mkdtempSync(join(tmpdir(), 'inspector-'));
    const inspect = async (...args: string[]) => {
      const { stdout } = await promisify(execFile)(
        inspector,
        [
          ...['--cli', endpoint, '--transport', 'http', '--protocol-era', era, '-q'],
          ...['--header', `Authorization: Bearer ${token}`],
          ...args,
        ],
        { env: { ...process.env, HOME: home, MCP_CATALOG_PATH: join(home, 'catalog.json') } },
      );
      return JSON.parse(stdout);
    };
    const { tools } = await inspect('--method', 'tools/list');
    expect(tools.map((tool: { name: string }) => tool.name)).toEqual(builtTools);
    await callEveryTool((tool, input) =>
      inspect(
        ...['--method', 'tools/call', '--tool-name', tool],
        ...Object.entries(input).flatMap(([name, value]) => [
          '--tool-arg',
          `${name}=${JSON.stringify(value)}`,
        ]),
      ),
    );
  });
});
