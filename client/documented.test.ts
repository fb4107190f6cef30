import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints } from './testing/compile.js';

test('every example of the documentation compiles', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/client.md'), 'utf8');
  const snippets = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) =>
    // One function can't import; all share what the page imports.
    code!.replace(/^import .*$/gm, ''),
  );
  expect(snippets).toHaveLength(6);
  const found = complaints(
    `import { connect, type Session, UiError } from 'mcp-javafx-ui/client';`,
    `given: Session, ui = given.ui, session = given`,
    snippets.map((code) => (/\bsession = await/.test(code) ? `{ ${code} }` : code)),
  );
  expect(found).toEqual(snippets.map(() => []));
});
