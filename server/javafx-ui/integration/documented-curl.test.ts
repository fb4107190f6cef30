import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeWith, missingPrograms } from '../../../testing/describe-with.js';
import { root } from '../../../testing/paths.js';
import { serve } from './fixture-server.js';

const page = readFileSync(join(root, 'docs/mcp.md'), 'utf8');
const [stateless, session, later] = [...page.matchAll(/^```bash\n([\s\S]*?)^```/gm)].map(
  ([, block]) => block!,
);

const told = 'notifications/resources/updated';

/** Runs what the page shows, and reads every message in its output. */
async function messages(script: string, profile: 'stateless' | 'stateful'): Promise<unknown[]> {
  const { endpoint, token } = await serve({ profile, watchIntervalMs: 50 });
  // How long a change takes to be noticed on a busy machine nobody knows: what shows the stream waits for it.
  const here = script
    .replaceAll('http://127.0.0.1:7777/mcp', endpoint)
    .replace('--max-time 5', '--max-time 120')
    .replace(/^wait$/m, 'read -t 100');
  const output = await new Promise<string>((resolve, reject) => {
    const env = { ...process.env, TOKEN: token };
    const bash = execFile('bash', ['-c', here], { env }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    let seen = '';
    bash.stdout!.on('data', (text: string) => {
      const before = seen.includes(told);
      seen += text;
      if (!before && seen.includes(told)) bash.stdin!.write('\n');
    });
  });
  // Two at a time write into one output: an event may come before the end of the other's line.
  const lines = output.replaceAll('}event:', '}\nevent:').split('\n');
  return lines.flatMap((line) => {
    const text = line.replace(/^data: /, '');
    return text.startsWith('{') || /^\d+$/.test(text) ? [JSON.parse(text)] : [];
  });
}

const found = { structuredContent: { matches: [{ id: 'submit' }] } };

describeWith(missingPrograms('curl'), 'the documented session', () => {
  test('of one call needs no session id', async () => {
    expect(await messages(stateless!, 'stateless')).toMatchObject([{ id: 1, result: found }]);
  });

  test('is told that the focus moved, and ends', async () => {
    const seen = await messages(session!, 'stateful');
    const moved = { method: told, params: { uri: 'ui://focused-node' } };
    expect(seen).toHaveLength(4);
    expect(seen[0]).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
    expect(seen.slice(1, 3)).toEqual(
      expect.arrayContaining([
        { jsonrpc: '2.0', ...moved },
        expect.objectContaining({ id: 3, result: expect.objectContaining({ content: expect.any(Array) }) }),
      ]),
    );
    expect(seen[3]).toBe(204);
  });

  test('in the later revision is one of single requests', async () => {
    expect(await messages(later!, 'stateless')).toMatchObject([
      { id: 1, result: { supportedVersions: ['2026-07-28'] } },
      { id: 1, result: found },
      { id: 1, result: { contents: [{ uri: 'ui://focused-node' }] } },
      { id: 1, result: { messages: [{ role: 'user' }] } },
    ]);
  });
});
