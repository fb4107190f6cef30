import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '../..');

/** Lines of the sources in a folder that import something at run time or for its types. */
function imports(folder: string): string[] {
  return readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|integration)\//.test(path))
    .flatMap((path) => readFileSync(join(server, folder, path), 'utf8').match(/^.*\bfrom '[^']+';$/gm) ?? []);
}

test.each(['calls', 'javafx-ui', 'host/mcp/core', 'host/mcp/watch'])('%s knows no SDK', (folder) => {
  expect(imports(folder).filter((line) => line.includes('@modelcontextprotocol/'))).toEqual([]);
});

test('each era knows one SDK', () => {
  const sdks = (folder: string) =>
    new Set(imports(folder).flatMap((line) => line.match(/@modelcontextprotocol\/[a-z]+/) ?? []));
  expect([...sdks('host/mcp/v1')]).toEqual(['@modelcontextprotocol/sdk']);
  expect([...sdks('host/mcp/v2')]).toEqual(['@modelcontextprotocol/server']);
});

test('the later SDK is loaded only where it is needed', () => {
  const eager = imports('.').filter(
    (line) => /\/v2\/(streamable-http|stdio|v2-server)\.js'/.test(line) && !line.startsWith('import type'),
  );
  expect(eager).toEqual([]);
});

test('nothing that ships knows the fixtures of the official suite', () => {
  const users = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('official-suite') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(join(server, path), 'utf8').includes('official-suite/'));
  expect(users).toEqual([]);
});
