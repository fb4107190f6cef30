import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../../testing/paths.js';

// Whole contracts are read again and again; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const key = 'mcp-javafx-ui/1.0';
const folder = mkdtempSync(join(tmpdir(), 'schema-command-'));

/** Runs a command as the terminal does; what it says on both streams, in order. */
function run(...argv: string[]) {
  const shell = ['-c', 'exec "$@" 2>&1', 'sh', process.execPath, join(root, 'dist/cli.js')];
  const { status, stdout } = spawnSync('sh', [...shell, ...argv], { cwd: folder, encoding: 'utf8' });
  return { exit: status, output: stdout };
}

function schema(...argv: string[]) {
  return run('schema', ...argv);
}

beforeAll(() => {
  cpSync(join(root, 'schema', key), join(folder, 'schema', key), { recursive: true });
  const head = join(folder, 'schema', key, 'contract.json');
  writeFileSync(head, readFileSync(head, 'utf8').replace('"status": "released"', '"status": "draft"'));
  const object = { type: 'object', properties: { a: { type: 'string' } } };
  const files = { old: object, new: { ...object, required: ['a'] }, words: { ...object, description: 'x' } };
  for (const [name, schema] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema));
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('schema diff', () => {
  it('ends with 0 when nothing breaks, with 1 when something does, with 2 when it is called wrongly', () => {
    expect(schema('diff', 'old.json', 'old.json')).toEqual({
      exit: 0,
      output: 'old.json → old.json\n\n0 ERR · 0 WARN · 0 INFO\n',
    });
    expect(schema('diff', 'old.json', 'words.json').exit).toBe(0);
    expect(schema('diff', 'old.json', 'new.json', '--as', 'input').exit).toBe(1);
    expect(schema('diff', 'old.json', 'new.json', '--as', 'output').exit).toBe(0);
    expect(schema('diff', 'old.json')).toMatchObject({ exit: 2 });
    expect(schema('diff', 'old.json', 'nothing')).toEqual({
      exit: 2,
      output:
        'Expected a folder, a file, a version such as 1.0 or a git revision such as HEAD~1:schema/x/1.0, got "nothing".\n',
    });
  });

  it('speaks text', () => {
    const { output } = schema('diff', 'old.json', 'new.json', '--as', 'input');
    expect(output.replace(/Fingerprint [0-9a-f]{8}/, 'Fingerprint …')).toBe(`old.json → new.json

ERR   REQUIRED_ADDED  #/required
      The member "a" is required now.
      Breaks callers that leave it out. (input)
      Only old.json has this schema: {}
      Instead: Leave it optional and choose a default that acts as before.
      Fingerprint …

1 ERR · 0 WARN · 0 INFO
`);
  });

  it('speaks JSON', () => {
    const { output } = schema('diff', 'old.json', 'new.json', '--as', 'input', '--format', 'json');
    expect(JSON.parse(output)).toEqual({
      before: 'old.json',
      after: 'new.json',
      findings: [
        {
          fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
          rule: 'REQUIRED_ADDED',
          level: 'ERR',
          effect: 'narrow',
          position: 'input',
          tools: [],
          pointer: '#/required',
          message: 'The member "a" is required now.',
          concerns: 'caller',
          consequence: 'Breaks callers that leave it out.',
          instead: 'Leave it optional and choose a default that acts as before.',
          before: null,
          after: 'a',
          witnesses: [{ acceptedBy: 'before', of: 'schema', instance: {} }],
          accepted: null,
        },
      ],
    });
  });

  it('speaks Markdown', () => {
    const { output } = schema('diff', 'old.json', 'words.json', '--format', 'markdown');
    expect(output).toBe(
      '## old.json → words.json\n\n### What else has changed\n\n- **DESCRIPTION_CHANGED** `#/description`: The words about it changed.\n',
    );
    expect(schema('diff', 'old.json', 'old.json', '--format', 'markdown').output).toBe(
      '## old.json → old.json\n\nNothing has changed.\n',
    );
  });
});

describe('schema rules and schema explain', () => {
  it('list every rule in every form', () => {
    const text = schema('rules');
    expect(text.output).toMatch(/^ {2}PROPERTY_REMOVED +The member … was removed\.$/m);
    expect(text.output).toMatch(/^ {2}INPUT_OPEN +Inputs are closed: /m);
    expect(schema('rules', '--format', 'markdown').output).toContain(
      '- `TOOL_REMOVED`: The tool … was removed.\n',
    );
    const { families } = JSON.parse(schema('rules', '--format', 'json').output);
    expect(families.length).toBeGreaterThan(10);
  });

  it('write a pair that the diff judges as the rule says', () => {
    expect(schema('explain', 'TOOL_REMOVED', '--out', 'pair').exit).toBe(0);
    const { exit, output } = schema('diff', 'pair/before.json', 'pair/after.json');
    expect({ exit, first: output.split('\n')[2] }).toEqual({
      exit: 1,
      first: 'ERR   TOOL_REMOVED  tools/look.json#',
    });
    expect(JSON.parse(readFileSync(join(folder, 'pair/witness.json'), 'utf8')).instance).toEqual({
      'tools/look': true,
    });
  });

  it('suggest a rule for a misspelt one', () => {
    expect(schema('explain', 'PROPERTY_REMOVE')).toEqual({
      exit: 2,
      output:
        'There is no rule "PROPERTY_REMOVE". Did you mean "PROPERTY_REMOVED"? Try "mcp-javafx-ui schema explain --help".\n',
    });
  });
});

describe('an edited release', () => {
  it('is named by generate --check', () => {
    expect(schema('release').exit).toBe(0);
    expect(run('generate').exit).toBe(0);
    expect(run('generate', '--check').exit).toBe(0);
    appendFileSync(join(folder, 'schema', key, 'contract.md'), '\nBy the way.\n');
    const { exit, output } = run('generate', '--check');
    expect(exit).toBe(1);
    expect(output).toContain(
      'mcp-javafx-ui/1.0 is released and frozen, but its folder was edited: "contract.md changed". Undo the edit, and make a new version for it: schema bump.\n',
    );
    expect(schema('status', '--contract', 'mcp-javafx-ui')).toMatchObject({ exit: 1 });
    expect(schema('status', '--contract', 'mcp-javafx').output).toBe(
      'There is no contract "mcp-javafx". There are: mcp-javafx-ui.\n',
    );
  });
});
