import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '..');
/** What only the platform may use; a comment or a type does not. */
const host = /\bBuffer\.|\bperformance\.|\bset(Timeout|Interval|Immediate)\(|\bprocess\.|from 'node:/;

test.each(['calls', 'javafx-ui/engine', 'javafx-ui/scene'])(
  '%s uses nothing of Node.js but through the platform, so that it also runs elsewhere',
  (folder) => {
    const users = readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\/|^platform\.ts$/.test(path))
      .filter((path) => host.test(readFileSync(join(server, folder, path), 'utf8')));
    expect(users).toEqual([]);
  },
);
