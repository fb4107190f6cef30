import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { CheckContext } from '../check.js';
import { temporaryFolder } from './project.js';
import { soon } from './soon.js';

/** Programs in the place of those that open browsers: they write down what they are given. */
export interface OpenerShim {
  readonly env: Readonly<Record<string, string>>;
  /** The arguments of each time one was started. */
  opened(): string[][];
  /** The same, as soon as there are so many: on a busy machine one may still be about to write. */
  openedAtLast(many: number): Promise<string[][]>;
}

const names = ['xdg-open', 'open', 'start'];

/** Shims that go on with `then` after they have noted their arguments: `exit 0`, `sleep 5`. */
export function openerShim(t: CheckContext, then = 'exit 0'): OpenerShim {
  if (process.platform === 'win32')
    return t.skip('an opener can be stood in for only where programs are scripts');
  const { folder, remove } = temporaryFolder();
  t.afterCheck(remove);
  const notes = join(folder, 'opened');
  for (const name of names) {
    const path = join(folder, name);
    // A line for each start: the arguments, each with a tab behind it.
    writeFileSync(path, `#!/bin/sh\n{ printf '%s\\t' "$@"; printf '\\n'; } >> '${notes}'\n${then}\n`);
    chmodSync(path, 0o755);
  }
  const opened = (): string[][] => (existsSync(notes) ? linesOf(readFileSync(notes, 'utf8')) : []);
  return {
    env: { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` },
    opened,
    async openedAtLast(many) {
      await soon(() => opened().length >= many);
      return opened();
    },
  };
}

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t').slice(0, -1));
