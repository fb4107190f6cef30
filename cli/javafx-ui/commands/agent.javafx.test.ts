import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { startProgram } from '../../../testing/program.js';

describeJavafx('agent', () => {
  it('prints where a jar of at most 200 KB is', async () => {
    const agent = startProgram(['agent']);
    expect(await agent.exit).toBe(0);
    expect(statSync(agent.out.stdout.trim()).size).toBeLessThanOrEqual(200 * 1024);
  });

  it('copies it', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'mcp-agent-')), 'agent.jar');
    const agent = startProgram(['agent', '--out', file]);
    expect([await agent.exit, agent.out.stdout]).toEqual([0, `${file}\n`]);
    expect(readFileSync(file).toString('latin1', 0, 2)).toBe('PK');
  });

  it("says that a file can't be written", async () => {
    const agent = startProgram(['agent', '--out', '/no/such/folder/agent.jar']);
    expect([await agent.exit, agent.out.stderr]).toEqual([
      2,
      "The file /no/such/folder/agent.jar can't be written (ENOENT).\n",
    ]);
  });
});
