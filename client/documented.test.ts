import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints } from './testing/compile.js';

test.each([
  ['docs/client.md', 6],
  ['README.md', 1],
])('every example of %s compiles', (file, count) => {
  const page = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const snippets = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) =>
    // One function can't import; all share what the page imports.
    code!.replace(/^import .*$/gm, ''),
  );
  expect(snippets).toHaveLength(count);
  const found = complaints(
    `import { connect, type Session, UiError } from 'mcp-javafx-ui/client';`,
    `given: Session, ui = given.ui, session = given, token = ''`,
    snippets.map((code) => (/\bsession = await/.test(code) ? `{ ${code} }` : code)),
  );
  expect(found).toEqual(snippets.map(() => []));
});
