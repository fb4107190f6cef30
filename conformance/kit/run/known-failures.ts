import { nearest } from '../../../generated/runtime/nearest.js';
import type { Pack } from '../pack.js';
import { UsageError } from './usage-error.js';

export interface KnownFailure {
  id: string;
  reason: string;
  line: number;
}

/**
 * Reads a list of failures that a target's authors know of: one a line, the id and why.
 * Empty lines and lines that begin with `#` are left out.
 */
export function parseKnownFailures(
  text: string,
  { checks }: Pick<Pack, 'checks'>,
  file = 'known-failures.txt',
): KnownFailure[] {
  // Of all versions: which of them is judged is known only when the target has been asked.
  const ids = Object.keys(checks);
  const known: KnownFailure[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [, id = '', reason = ''] = /^(\S+)\s*(.*)$/.exec(trimmed)!;
    const place = `${file}, line ${i + 1}`;
    if (!ids.includes(id)) {
      const meant = nearest(id, ids);
      throw new UsageError(
        `${place}: there is no requirement "${id}".${meant ? ` Did you mean ${meant}?` : ''}`,
      );
    }
    if (reason === '') throw new UsageError(`${place}: say why ${id} is a known failure, after its id.`);
    if (known.some((one) => one.id === id)) throw new UsageError(`${place}: ${id} is listed twice.`);
    known.push({ id, reason, line: i + 1 });
  }
  return known;
}
