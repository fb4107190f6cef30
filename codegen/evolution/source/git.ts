import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from '../../refused.js';

/** The commit that a name stands for, or `undefined` when it stands for none. */
export function commitOf(revision: string, cwd: string): string | undefined {
  if (revision.startsWith('-')) return undefined;
  try {
    return git(cwd, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** A folder or file below the working copy as a path from the top of the repository. */
export function pathFromTop(folder: string): string {
  return git(folder, ['rev-parse', '--show-prefix']).toString().trim().replace(/\/$/, '');
}

export function fileAt(commit: string, path: string, cwd: string): string | undefined {
  try {
    return git(cwd, ['show', `${commit}:${path}`]).toString();
  } catch {
    return undefined;
  }
}

/** Writes a folder as it was at a commit. */
export function extract(commit: string, path: string, into: string, cwd: string): void {
  const listed = git(cwd, ['ls-tree', '-r', '-z', '--full-tree', commit, '--', `${path}/`]).toString();
  const entries = listed.split('\0').filter((line) => line !== '');
  if (entries.length === 0) throw new Refused(`There is no folder ${path} at ${commit.slice(0, 10)}.`);
  const blobs = entries.map((line) => {
    const [meta = '', file = ''] = line.split('\t');
    return { id: meta.split(' ')[2]!, file };
  });
  const contents = readBlobs(
    blobs.map(({ id }) => id),
    cwd,
  );
  for (const [i, { file }] of blobs.entries()) {
    const target = join(into, file.slice(path.length + 1));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents[i]!);
  }
}

/** All at once: a process for each file would take seconds. */
function readBlobs(ids: readonly string[], cwd: string): Buffer[] {
  const output = git(cwd, ['cat-file', '--batch'], `${ids.join('\n')}\n`);
  const contents: Buffer[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    const size = Number(output.subarray(at, end).toString().split(' ')[2]);
    contents.push(output.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}

function git(cwd: string, args: readonly string[], input?: string): Buffer {
  const options = {
    cwd,
    stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  };
  return execFileSync('git', args, input === undefined ? options : { ...options, input });
}
