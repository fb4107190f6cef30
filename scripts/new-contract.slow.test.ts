import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../testing/paths.js';
import { type Ran, ScratchClone } from '../testing/scratch-clone.js';

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const [, block = ''] = /^## Add a contract.*?^```sh\n(.*?)^```/ms.exec(page) ?? [];
const walk = block
  .trimEnd()
  .split('\n')
  .map((line) => line.replace(/\s+#.*$/, ''));

const clone = new ScratchClone();
afterAll(() => clone[Symbol.dispose]());

/** What appears after a command, beside its exit code. */
const appears: readonly (readonly [command: RegExp, what: (ran: Ran) => Promise<void> | void])[] = [
  [
    /^npm run generate/,
    () => {
      const languages = clone.names('generated/mcp-javafx-ui/1.0/clients');
      expect(languages).toHaveLength(7);
      for (const version of clone.names('schema/mcp-garden'))
        expect(clone.names(`generated/mcp-garden/${version}/clients`)).toEqual(languages);
    },
  ],
  [/^npm test/, ({ output }) => expect(output).toMatch(/Test Files\s+2 passed \(2\)/)],
  [/^npm start -- garden serve/, ({ output }) => expect(output).toContain('mcp-garden/0.1')],
  [
    /^npm start -- conformance .*--protocol both/,
    ({ output }) => expect(output).toMatch(/http · MCP 2025-11-25 and 2026-07-28[\s\S]* conforms: Full\n/),
  ],
  [
    /^npm start -- conformance .*--stdio/,
    ({ output }) => expect(output).toMatch(/stdio · MCP 2025-11-25[\s\S]* conforms: Full\n/),
  ],
];

describe('the walk of CONTRIBUTING', () => {
  it.each(walk)('%s', async (line) => {
    const lasts = /^npm start -- garden serve$/.test(line);
    const ran = await clone.run(line, lasts ? /Press Ctrl-C/ : undefined);
    if (!lasts) expect(ran.code, ran.output).toBe(0);
    for (const [command, what] of appears) if (command.test(line)) await what(ran);
  });

  it('shows all that is looked for', () => {
    expect(appears.filter(([command]) => !walk.some((line) => command.test(line)))).toEqual([]);
  });

  it('leads to a second version beside the first', async () => {
    expect(clone.text('generated/mcp-garden/newest.ts')).toContain(`from './1.0/index.js'`);
    // The released first one is still served, called and judged.
    const { code, output } = await clone.run('npm test -- garden');
    expect(code, output).toBe(0);
  });

  it('edits nothing elsewhere', () => {
    expect(clone.changed()).toEqual([
      'CHANGELOG.md',
      'generated/catalog.ts',
      'generated/plugs.ts',
      'schema/versions.json',
      'cli/garden/',
      'conformance/garden/',
      'docs/migrations/',
      'generated/mcp-garden/',
      'schema/mcp-garden/',
      'server/garden/',
    ]);
    expect(clone.names('docs/migrations')).toEqual(['mcp-garden']);
  });

  it('leaves the rules of the house and the command line as they were', async () => {
    const { code, output } = await clone.run('npx vitest run scripts/architecture.test.ts cli/main.test.ts');
    expect(code, output).toBe(0);
  });
});

it('the TypeScript client compiles', async () => {
  const { code, output } = await clone.run(
    'node node_modules/ts7/bin/tsc --noEmit -p generated/mcp-garden/1.0/clients/typescript',
  );
  expect(code, output).toBe(0);
});

it('a tool without a handler is not listed', async () => {
  const engine = clone.text('server/garden/engine.ts');
  clone.write('server/garden/engine.ts', engine.replace(/^ {4}power_off: .*\n/m, ''));
  const { output } = await clone.run(
    'npm start -- conformance --contract mcp-garden --only tools-listed --trace',
  );
  expect(output).toMatch(/power_off in tools\/list\n +actual +\["get_house","power_on","set_scene"\]/);
});
