import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../calls/call-error.js';
import { baseDir, contentOf } from '../testing/base-dir.js';
import { prepareBaseFolder } from './base-folder.js';
import { milliseconds } from './platform-options.js';

const defaults = {
  server: { port: 0, maxSessions: 50 },
  lua: { softTimeoutMs: 5000, hardTimeoutMs: 10_000, memoryMb: 64 },
  session: { timeout: '24h' },
  logging: { level: 'info', output: 'stderr' },
};

function refused(work: () => unknown): { code: string; message: string } {
  try {
    work();
  } catch (cause) {
    if (cause instanceof CallError) return { code: cause.code, message: cause.message };
    throw cause;
  }
  throw new Error('It was not refused.');
}

describe('a folder', () => {
  test('is made with all above it, its log folder and a configuration of defaults', () => {
    const folder = join(baseDir(), 'a/b/c');
    expect(prepareBaseFolder(folder)).toEqual({
      baseDir: folder,
      logFile: join(folder, 'log/lua.log'),
      errorLogFile: join(folder, 'log/lua-err.log'),
      config: defaults,
    });
    expect(readdirSync(folder).sort()).toEqual(['config', 'log']);
    expect(readdirSync(join(folder, 'log'))).toEqual([]);
  });

  test('that is there is left as it is', () => {
    const folder = baseDir({ 'lua/main.lua': 'x', 'config/config.toml': '# mine\n', 'log/lua.log': 'old\n' });
    const before = statSync(join(folder, 'config/config.toml')).mtimeMs;
    prepareBaseFolder(folder);
    expect(contentOf(folder, 'config/config.toml')).toBe('# mine\n');
    expect(contentOf(folder, 'log/lua.log')).toBe('old\n');
    expect(statSync(join(folder, 'config/config.toml')).mtimeMs).toBe(before);
  });

  test.each(['relative', './x', '', 'C:'])('%j is no absolute path', (path) => {
    expect(refused(() => prepareBaseFolder(path))).toEqual({
      code: 'UI_INVALID_INPUT',
      message: 'Expected "base_dir" to be an absolute path.',
    });
  });

  test('that is a file, or below one, is refused', () => {
    const file = join(baseDir({ file: 'x' }), 'file');
    for (const path of [file, join(file, 'below')]) {
      expect(refused(() => prepareBaseFolder(path))).toEqual({
        code: 'UI_IO',
        message:
          'Expected "base_dir" to be a folder, or a path where one can be made; a file stands in the way.',
      });
    }
    expect(readFileSync(file, 'utf8')).toBe('x');
  });

  test.skipIf(process.platform !== 'linux')(
    'where none can be made is refused, and that does not take for ever',
    () => {
      expect(refused(() => prepareBaseFolder('/proc/nothing/x')).code).toBe('UI_IO');
    },
  );

  test.skipIf(process.platform !== 'linux')('that can not be written to is refused', () => {
    // Not even by the superuser.
    expect(refused(() => prepareBaseFolder('/sys/kernel'))).toEqual({
      code: 'UI_IO',
      message: 'Expected "base_dir" to be a folder that can be written to; this user may not.',
    });
  });
});

describe('a configuration', () => {
  const configured = (toml: string) =>
    prepareBaseFolder(baseDir({ 'config/config.toml': toml }), { env: {} }).config;

  test('says what differs from the defaults', () => {
    expect(configured('[lua]\nsoftTimeoutMs = 300\n[session]\ntimeout = "30m"\n')).toEqual({
      ...defaults,
      lua: { ...defaults.lua, softTimeoutMs: 300 },
      session: { timeout: '30m' },
    });
  });

  test('gives way to the environment, and that to flags', () => {
    const folder = baseDir({ 'config/config.toml': '[server]\nport = 1\n[lua]\nmemoryMb = 8\n' });
    const env = { UI_PLATFORM_PORT: '2', UI_PLATFORM_MEMORY_MB: '16' };
    const { config } = prepareBaseFolder(folder, { env, flags: { port: '3' } });
    expect([config.server.port, config.lua.memoryMb]).toEqual([3, 16]);
  });

  test('that was made says all defaults, as comments', () => {
    const folder = baseDir();
    prepareBaseFolder(folder);
    const text = contentOf(folder, 'config/config.toml');
    const uncommented = text.replaceAll(/^# (\w+ = .*)$/gm, '$1');
    expect(parse(uncommented)).toEqual(defaults);
    expect(parse(text)).toEqual({ server: {}, lua: {}, session: {}, logging: {} });
  });

  test.each([
    ['[lua', /^config\.toml is not TOML, at line 1, column \d+: .+\.$/],
    ['a = \n', /^config\.toml is not TOML, at line 1, column \d+: .+\.$/],
    [
      '[lua]\nsoftTimeoutMs = "x"',
      /^Expected "lua\.softTimeoutMs" in config\.toml to be an integer from 1 to 3600000, got "x"\.$/,
    ],
    [
      '[lua]\nmemoryMb = -1',
      /^Expected "lua\.memoryMb" in config\.toml to be an integer from 2 to 1024, got -1\.$/,
    ],
    [
      '[lua]\nsoftTimeoutMs = 20000',
      /^Expected "lua\.hardTimeoutMs" to be more than "lua\.softTimeoutMs" \(20000\), got 10000\.$/,
    ],
    [
      '[session]\ntimeout = "soon"',
      /^Expected "session\.timeout" in config\.toml to be a duration such as "24h"/,
    ],
    [
      '[logging]\noutput = "../../etc/x"',
      /^Expected "logging\.output" in config\.toml to be "stderr", "stdout" or/,
    ],
    ['[logging]\nlevel = "loud"', /^Expected "logging\.level" in config\.toml to be "error" or "warn"/],
    [
      '[lua]\nsoftTimeout = 1',
      /^There is no option "lua\.softTimeout" \(in config\.toml\); known are server\.port,/,
    ],
    ['port = 1', /^There is no option "port"/],
  ])('%j is refused, before anything is made', (toml, message) => {
    const folder = baseDir({ 'config/config.toml': toml });
    expect(refused(() => prepareBaseFolder(folder))).toEqual({
      code: 'UI_IO',
      message: expect.stringMatching(message),
    });
    expect(existsSync(join(folder, 'log'))).toBe(false);
  });

  test('that can not be read is refused', () => {
    const folder = baseDir();
    mkdirSync(join(folder, 'config/config.toml'), { recursive: true });
    expect(refused(() => prepareBaseFolder(folder))).toEqual({
      code: 'UI_IO',
      message: "config.toml can't be read (EISDIR).",
    });
    const large = baseDir();
    mkdirSync(join(large, 'config'));
    writeFileSync(join(large, 'config/config.toml'), `# ${'x'.repeat(1 << 20)}`);
    expect(refused(() => prepareBaseFolder(large)).message).toBe('config.toml has more than 1048576 bytes.');
  });
});

test.each([
  ['500ms', 500],
  ['90s', 90_000],
  ['30m', 1_800_000],
  ['24h', 86_400_000],
  ['7d', 604_800_000],
  ['0s', undefined],
  ['25d', undefined],
  ['1w', undefined],
  ['1.5h', undefined],
  ['', undefined],
])('%s is so many milliseconds', (text, ms) => {
  expect(milliseconds(text)).toBe(ms);
});
