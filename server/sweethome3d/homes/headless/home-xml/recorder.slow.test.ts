import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWith, missingPrograms } from '../../../../../testing/describe-with.js';
import { readHome, writeHome } from './index.js';
import { everything } from './testing/everything.js';

const jar = '/usr/share/sweethome3d/sweethome3d.jar';
const missing = [...missingPrograms('javac'), ...(existsSync(jar) ? [] : ['sweethome3d'])];

/** The application counts in floats. */
function almost(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 3);
  if (Array.isArray(value)) return value.map(almost);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, almost(inner)]));
}

describeWith(missing, 'the recorder of Sweet Home 3D', () => {
  it('opens a file of ours and writes one that is the same home', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recorder-'));
    try {
      const [ours, theirs] = [join(folder, 'ours.sh3d'), join(folder, 'theirs.sh3d')];
      const before = everything();
      writeFileSync(ours, await writeHome(before));
      const program = join(import.meta.dirname, 'testing', 'Recorder.java');
      const java = spawnSync('java', ['-Djava.awt.headless=true', '-cp', jar, program, ours, theirs], {
        encoding: 'utf8',
      });
      expect(java.stderr).toBe('');
      expect(java.stdout).toContain('walls 7\nrooms 4\nfurniture 33\nlevels 2\n');
      const after = readHome(readFileSync(theirs));
      // It sorts furniture by itself.
      const byId = (list: readonly { id: string }[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
      for (const list of ['walls', 'rooms', 'furniture', 'levels', 'labels', 'dimensionLines'] as const) {
        expect(byId(after[list])).toEqual(almost(byId(before[list])));
      }
      const { walls, rooms, furniture, levels, labels, dimensionLines, ...rest } = before;
      expect(after).toMatchObject(almost(rest) as object);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
