import type { CheckContext } from './check.js';

/**
 * The widest profile that does no harm. A home is cleared only where its owner says so, and nobody but the owner
 * knows whether the server may write files: a failed attempt tells.
 */
export async function detectProfile(
  t: CheckContext,
  { allowActions }: { allowActions: boolean },
): Promise<string> {
  if (!allowActions) return 'protocol';
  const missing = await t.ask('load_home', { filePath: 'a-file-that-nobody-saved' });
  const { reason } = missing.error?.details ?? {};
  return reason === 'MISSING' ? 'full' : 'history';
}
