import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Is told what to do at the end: of the test, unless somebody else is meant. */
export type AtEnd = (work: () => unknown) => void;

/** For `config.toml`: no code of a test runs into these, however slow the machine is. */
export const patientLua = '[lua]\nsoftTimeoutMs = 60000\nhardTimeoutMs = 100000\n';

/** A folder of an application, with these files; it is gone after the test. */
export function baseDir(
  files: Readonly<Record<string, string>> = {},
  atEnd: AtEnd = onTestFinished as AtEnd,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'ui-platform-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What stands in a file of it; empty when there is none. */
export function contentOf(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return '';
  }
}
