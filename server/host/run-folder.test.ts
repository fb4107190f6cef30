import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { listRunning, openRunFolder, register } from './run-folder.js';

const server = {
  endpoint: 'http://127.0.0.1:4711/mcp',
  token: 'secret',
  pid: process.pid,
  contract: 'mcp-javafx-ui/1.0',
};

function runtimeDir(): { XDG_RUNTIME_DIR: string } {
  return { XDG_RUNTIME_DIR: mkdtempSync(join(tmpdir(), 'mcp-run-')) };
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('an entry', () => {
  test('stands in a 0600 file of a 0700 folder until it is removed', () => {
    const env = runtimeDir();
    const remove = register(server, env);
    const folder = join(env.XDG_RUNTIME_DIR, 'mcp-javafx-ui');
    const file = join(folder, `${process.pid}-4711.json`);
    expect([mode(folder), mode(file)]).toEqual(['700', '600']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(server);
    expect(listRunning(env)).toEqual([server]);
    remove();
    expect(readdirSync(folder)).toEqual([]);
    expect(listRunning(env)).toEqual([]);
  });

  test('of a process that is gone is swept', () => {
    const env = runtimeDir();
    const gone = spawnSync(process.execPath, ['--version']).pid;
    register({ ...server, pid: gone }, env);
    expect(readdirSync(openRunFolder(env))).toEqual([`${gone}-4711.json`]);
    expect(listRunning(env)).toEqual([]);
    expect(readdirSync(openRunFolder(env))).toEqual([]);
  });

  test('that is no entry is passed over', () => {
    const env = runtimeDir();
    const folder = openRunFolder(env);
    writeFileSync(join(folder, `${process.pid}-1.json`), '{"endpoint":');
    writeFileSync(join(folder, `${process.pid}-2.json`), '{"endpoint":1}');
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(listRunning(env)).toEqual([]);
  });
});

describe('the folder', () => {
  test('that is a symbolic link is refused', () => {
    const env = runtimeDir();
    symlinkSync(tmpdir(), join(env.XDG_RUNTIME_DIR, 'mcp-javafx-ui'));
    expect(() => register(server, env)).toThrow(/is not a folder; remove it, or start with --no-register\.$/);
  });

  test('that is a file is refused', () => {
    const env = runtimeDir();
    writeFileSync(join(env.XDG_RUNTIME_DIR, 'mcp-javafx-ui'), '');
    expect(() => listRunning(env)).toThrow(/is not a folder/);
  });

  test('that belongs to another user is refused', () => {
    const env = runtimeDir();
    openRunFolder(env);
    vi.spyOn(process, 'getuid').mockReturnValueOnce(12345);
    expect(() => register(server, env)).toThrow(/belongs to another user/);
  });

  test('that others may read is closed to them', () => {
    const env = runtimeDir();
    const folder = openRunFolder(env);
    chmodSync(folder, 0o755);
    expect(mode(openRunFolder(env))).toBe('700');
  });

  test('stands below the cache when there is no runtime directory', () => {
    const home = mkdtempSync(join(tmpdir(), 'mcp-home-'));
    mkdirSync(join(home, '.cache'));
    expect(openRunFolder({ HOME: home })).toBe(join(home, '.cache', 'mcp-javafx-ui', 'run'));
  });
});
