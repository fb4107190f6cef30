import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../testing/paths.js';

/** Words and paths of one contract. */
const words =
  /javafx|fxml|\bui_|MCP_UI|stages?\b|stageIndex|generated\/mcp-|\.\.\/(javafx-ui|ui-platform|sweethome3d)\//gi;

/** Why a file of the kit may say such a word all the same. */
const exceptions: Record<string, { words: string[]; because: string }> = {
  'reading/leaks.ts': { words: ['javafx'], because: 'A stack trace of any Java server names its packages.' },
};

const folder = join(root, 'conformance', 'kit');
/** All but this one, which names them. */
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((path) => /\.(ts|json)$/.test(path) && path !== 'knows-no-contract.test.ts');

test('the kit names no contract', () => {
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((path) => {
    const allowed = exceptions[path]?.words ?? [];
    return [...new Set(readFileSync(join(folder, path), 'utf8').match(words))]
      .filter((word) => !allowed.includes(word))
      .map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const idle = Object.entries(exceptions).filter(([path, { words: allowed }]) => {
    const text = readFileSync(join(folder, path), 'utf8');
    return !allowed.every((word) => text.includes(word));
  });
  expect(idle).toEqual([]);
});

test('the kit imports itself and what is generated for all contracts', () => {
  const outside = files.flatMap((path) => {
    const up = '../'.repeat(path.split('/').length);
    const specifiers = [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g),
    ];
    return specifiers
      .map(([, specifier]) => specifier!)
      .filter((specifier) => specifier.startsWith(up))
      .filter(
        (specifier) =>
          !/^(\.\.\/)+(generated\/(runtime\/|catalog\.js)|package\.json|testing\/)/.test(specifier),
      )
      .map((specifier) => `${path} imports ${specifier}`);
  });
  expect(outside).toEqual([]);
});
