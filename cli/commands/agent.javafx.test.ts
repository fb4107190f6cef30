import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeJavafx } from '../../server/toolkit/jvm/testing/describe-javafx.js';
import { CliProcess } from '../testing/cli-process.js';

describeJavafx('agent', () => {
  it('prints where a jar of less than 150 KB is', async () => {
    const agent = new CliProcess(['agent']);
    expect(await agent.exit).toBe(0);
    expect(statSync(agent.out.stdout.trim()).size).toBeLessThan(150 * 1024);
  });

  it('copies it', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'mcp-agent-')), 'agent.jar');
    const agent = new CliProcess(['agent', '--out', file]);
    expect([await agent.exit, agent.out.stdout]).toEqual([0, `${file}\n`]);
    expect(readFileSync(file).toString('latin1', 0, 2)).toBe('PK');
  });

  it("says that a file can't be written", async () => {
    const agent = new CliProcess(['agent', '--out', '/no/such/folder/agent.jar']);
    expect([await agent.exit, agent.out.stderr]).toEqual([
      2,
      "The file /no/such/folder/agent.jar can't be written (ENOENT).\n",
    ]);
  });
});
