import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../../package-root.js';
import { diff } from '../diff.js';
import { readSubject } from './subject.js';

// Whole contracts are read again and again; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const cwd = mkdtempSync(join(tmpdir(), 'subject-'));
const schema = join(cwd, 'schema');
const key = 'mcp-javafx-ui/1.0';

function edit(path: string, change: (content: never) => unknown) {
  const content = JSON.parse(readFileSync(join(cwd, path), 'utf8'));
  writeFileSync(join(cwd, path), JSON.stringify(change(content as never)));
}

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), JSON.stringify(content));
}

function git(...args: string[]) {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], { cwd, stdio: 'ignore' });
}

function compare(old: string, now: string) {
  const around = { schema, cwd };
  const { before, after, findings } = diff(readSubject(old, now, around), readSubject(now, old, around));
  return { before, after, findings: findings.map(({ rule, pointer }) => `${rule} ${pointer}`) };
}

beforeAll(() => {
  cpSync(join(packageRoot(), 'schema', key), join(schema, key), { recursive: true });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  edit(`schema/${key}/tools/ui_query.json`, (tool: { input: { properties: { limit: object } } }) => {
    Object.assign(tool.input.properties.limit, { maximum: 500 });
    return tool;
  });
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe('what a diff takes', () => {
  const pointer = 'BOUND_TIGHTENED tools/ui_query.json#/input/properties/limit/maximum';

  it('a revision means the folder of the other side as it was', () => {
    expect(compare('HEAD', '1.0')).toEqual({ before: `${key} at HEAD`, after: key, findings: [pointer] });
    expect(compare('1.0', 'HEAD').findings).toEqual([pointer.replace('TIGHTENED', 'LOOSENED')]);
  });

  it('a revision with a path, and a folder', () => {
    expect(compare(`HEAD:schema/${key}`, `schema/${key}`).findings).toEqual([pointer]);
  });

  it('a copy of a folder, whatever its name', () => {
    cpSync(join(packageRoot(), 'schema', key), join(cwd, 'elsewhere', 'my copy'), { recursive: true });
    expect(compare('elsewhere/my copy', `schema/${key}`)).toEqual({
      before: key,
      after: key,
      findings: [pointer],
    });
  });

  it('a version with and without its contract', () => {
    expect(compare('1.0', key)).toEqual({ before: key, after: key, findings: [] });
  });

  it('a tool file, with the types that it refers to', () => {
    const file = `schema/${key}/tools/ui_query.json`;
    expect(compare(`HEAD:${file}`, file).findings).toEqual([
      'BOUND_TIGHTENED ui_query.input#/properties/limit/maximum',
    ]);
  });

  it('a schema file', () => {
    write('a.json', { type: 'object', properties: { at: { $ref: 'types/b.json' } } });
    write('types/b.json', { type: 'string' });
    write('c.json', { type: 'object', properties: { at: { type: 'integer' } } });
    expect(compare('a.json', 'c.json').findings).toEqual(['TYPE_CHANGED #/properties/at/type']);
  });

  it('a file that only defines schemas for others', () => {
    write('old.json', { $defs: { A: { type: 'string' }, B: { $ref: '#/$defs/A' }, C: {} } });
    write('new.json', { $defs: { A: { type: ['string', 'null'] }, B: { $ref: '#/$defs/A' } } });
    expect(compare('old.json', 'new.json').findings).toEqual([
      'DOCUMENT_REMOVED #/$defs/C',
      'NULL_ADDED #/$defs/A/type',
    ]);
  });

  it('a contract in one file', () => {
    write('one.json', { tools: [{ name: 'look' }] });
    write('two.json', { tools: [] });
    expect(compare('one.json', 'two.json').findings).toEqual(['TOOL_REMOVED tools/look.json#']);
  });

  it.each([
    [
      'nowhere',
      'Expected a folder, a file, a version such as 1.0 or a git revision such as HEAD~1:schema/x/1.0, got "nowhere".',
    ],
    ['9.9', /^There is no version 9\.9 in the schema folder; it has [a-z-]+\/1\.0\b.*\.$/],
    ['schema', 'Expected a folder with a contract.json, got schema.'],
    ['HEAD:nowhere/1.0', /^There is no folder nowhere\/1\.0 at [0-9a-f]{10}\.$/],
    ['HEAD:nowhere.json', 'There is no file HEAD:nowhere.json.'],
  ])('refuses %s with a sentence', (name, sentence) => {
    expect(() => compare(name, '1.0')).toThrow(sentence);
  });

  it('refuses files that it can not follow', () => {
    write('lost.json', { $ref: 'lost/b.json' });
    expect(() => compare('lost.json', 'c.json')).toThrow('There is no file lost/b.json.');
    write('far.json', { $ref: 'https://schemas.example/b.json' });
    expect(() => compare('far.json', 'c.json')).toThrow(
      'far.json: Expected a reference to a file beside it, got "https://schemas.example/b.json".',
    );
    writeFileSync(join(cwd, 'broken.json'), '{');
    expect(() => compare('broken.json', 'c.json')).toThrow(/^broken\.json: Expected JSON\./);
    expect(() => compare('one.json', 'c.json')).toThrow(
      'Expected two contracts or two schemas, got a contract (one.json) and a schema (c.json).',
    );
  });
});
