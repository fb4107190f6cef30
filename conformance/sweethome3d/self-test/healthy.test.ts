import { expect, test } from 'vitest';
import { protocols } from '../../kit/protocol/era.js';
import { patiently } from '../../kit/self-test/kill-matrix.js';
import { runConformance } from '../../run-conformance.js';
import { pack } from '../pack.js';
import { startHome } from './healthy.js';

test.each(protocols)(
  'reading alone finds nothing wrong with the embedded home in MCP %s',
  async (protocol) => {
    const { url, token, close } = await startHome();
    try {
      const { results } = await runConformance({
        pack,
        protocol,
        profile: 'protocol',
        target: { url, token },
        ...patiently,
      });
      const ran = results.filter(({ outcome }) => outcome !== 'skip');
      expect(ran.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
      expect(ran.length).toBeGreaterThan(60);
    } finally {
      await close();
    }
  },
);

test('who allows actions and has a folder of files is judged by everything', async () => {
  const { url, token, close } = await startHome();
  try {
    const only = ['wall-created'];
    const run = (allowActions: boolean) =>
      runConformance({ pack, allowActions, only, protocol: '2025-11-25', target: { url, token } });
    expect((await run(true)).profile).toMatchObject({ id: 'full' });
    expect((await run(false)).profile).toMatchObject({ id: 'protocol' });
  } finally {
    await close();
  }
});
