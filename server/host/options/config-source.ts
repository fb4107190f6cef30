import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ConfigError } from './config-error.js';
import type { OptionTable } from './option.js';

/** One place where options are set. Undefined from `get` means that it is silent about an option. */
export interface ConfigSource {
  get(name: string): unknown;
  /** How a sentence names the option in this place: `--port`, `MCP_PORT`, `"port" in file.json`. */
  nameOf(name: string): string;
}

export function flagSource(table: OptionTable, flags: Readonly<Record<string, unknown>>): ConfigSource {
  return {
    get(name) {
      const { flag } = table[name]!;
      if (flag === undefined) return undefined;
      const given = flags[flag.name];
      if ('means' in flag) return given === true ? flag.means : undefined;
      return Array.isArray(given) && given.length === 0 ? undefined : given;
    },
    nameOf: (name) => `--${table[name]!.flag?.name}`,
  };
}

export function fileSource(names: readonly string[], file: string, required: boolean): ConfigSource {
  const shown = basename(file);
  return objectSource(names, parseFile(readText(file, required), shown), shown);
}

/** What a file says, whatever its format; `shown` is how a sentence names the file. */
export function objectSource(names: readonly string[], config: object, shown: string): ConfigSource {
  for (const key of keysOf(config, names)) {
    if (!names.includes(key)) {
      throw new ConfigError(`There is no option "${key}" (in ${shown}); known are ${names.join(', ')}.`);
    }
  }
  return { get: (option) => valueAt(config, option), nameOf: (option) => `"${option}" in ${shown}` };
}

function readText(file: string, required: boolean): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (!required && (cause as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
    throw new ConfigError(
      `The configuration file ${basename(file)} can't be read; check the path and its rights.`,
    );
  }
}

function parseFile(text: string, name: string): object {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(`The configuration file ${name} is not JSON: ${(cause as Error).message}.`);
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new ConfigError(`Expected the configuration file ${name} to hold one JSON object.`);
  }
  return config;
}

function keysOf(config: object, names: readonly string[]): string[] {
  const isGroup = (key: string) => names.some((name) => name.startsWith(`${key}.`));
  return Object.entries(config).flatMap(([key, value]) =>
    isGroup(key) && typeof value === 'object' && value !== null
      ? Object.keys(value).map((inner) => `${key}.${inner}`)
      : [key],
  );
}

/** The value of an option in an object of settings. */
export function valueAt(config: object, name: string): unknown {
  let value: unknown = config;
  for (const key of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}
