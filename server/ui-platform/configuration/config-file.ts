import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TomlError } from 'smol-toml';
import { ConfigError } from '../../host/options/config-error.js';
import { ioFailure } from '../errors.js';
import { type PlatformConfig, platformConfiguration } from './platform-options.js';

const largest = 1 << 20;

/** What wins over the file. */
export interface Overrides {
  readonly env?: NodeJS.ProcessEnv;
  readonly flags?: Readonly<Record<string, unknown>>;
}

export const configFileOf = (baseDir: string): string => join(baseDir, 'config', 'config.toml');

/** The configuration of a folder; defaults where there is no file. A broken one is an error, and changes nothing. */
export function loadConfig(baseDir: string, { env = {}, flags = {} }: Overrides): PlatformConfig {
  const text = readText(configFileOf(baseDir));
  try {
    const config = platformConfiguration.resolve([
      platformConfiguration.fromFlags(flags),
      platformConfiguration.fromEnvironment(env),
      platformConfiguration.fromParsed(text === undefined ? {} : parse(text)),
    ]);
    const { softTimeoutMs, hardTimeoutMs } = config.lua;
    if (hardTimeoutMs > softTimeoutMs) return config;
    throw new ConfigError(
      `Expected "lua.hardTimeoutMs" to be more than "lua.softTimeoutMs" (${softTimeoutMs}), got ${hardTimeoutMs}.`,
    );
  } catch (cause) {
    if (cause instanceof ConfigError) throw ioFailure(cause.message);
    if (!(cause instanceof TomlError)) throw cause;
    const what = cause.message.split('\n')[0]!.replace(/^Invalid TOML document: /, '');
    throw ioFailure(`config.toml is not TOML, at line ${cause.line}, column ${cause.column}: ${what}.`);
  }
}

function readText(file: string): string | undefined {
  try {
    if (statSync(file).size > largest) throw ioFailure(`config.toml has more than ${largest} bytes.`);
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    // What stands in the way of the folder itself is told when it is made.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    if (code?.startsWith('E')) throw ioFailure(`config.toml can't be read (${code}).`);
    throw cause;
  }
}
