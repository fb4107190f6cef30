import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../testing/paths.js';
import { complaints } from '../testing/compile.js';

test.each([
  ['docs/client.md', 8],
  ['README.md', 1],
])('every example of %s compiles', (file, count) => {
  const page = readFileSync(join(root, file), 'utf8');
  const snippets = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) =>
    // A function imports otherwise, and may give a name another meaning than the rest of the page does.
    code!.replace(
      /^import \{(.*)\} from (.*);$/gm,
      (_, names: string, from: string) =>
        `const {${names.replaceAll(' as ', ': ')}} = await import(${from});`,
    ),
  );
  expect(snippets).toHaveLength(count);
  const found = complaints(
    `import { connect, type Session, UiError } from 'mcp-javafx-ui/client';`,
    `given: Session, ui = given.ui, session = given, token = ''`,
    snippets.map((code) => (/\bsession = await/.test(code) ? `{ ${code} }` : code)),
  );
  expect(found).toEqual(snippets.map(() => []));
});
