import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** SHA-256 of the conformance suite's source, without what only tests it; called in the folder of the repository. */
export function suiteHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync('conformance', { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|json)$/.test(path) && !/\.test\.ts$|(^|\/)(self-test|testing)\//.test(path))
    .sort();
  for (const path of files) {
    const text = readFileSync(`conformance/${path}`, 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${path}\n${text.length}\n${text}`);
  }
  return hash.digest('hex');
}
