import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ConfigError, type ConfigSource, type PartialConfig } from './config.js';
import { optionNames, optionOf } from './options.js';

/** Name of the file that is read from the working directory when no other is named. */
export const configFileName = 'mcp-javafx-ui.json';

/** Flags of a command line, by flag name without dashes. */
export function fromFlags(flags: Readonly<Record<string, unknown>>): ConfigSource {
  return {
    get(name) {
      const { flag } = optionOf(name);
      if (flag === undefined) return undefined;
      const given = flags[flag.name];
      if ('means' in flag) return given === true ? flag.means : undefined;
      return Array.isArray(given) && given.length === 0 ? undefined : given;
    },
    nameOf: (name) => `--${optionOf(name).flag?.name}`,
  };
}

/** An empty variable counts as unset. */
export function fromEnvironment(env: NodeJS.ProcessEnv): ConfigSource {
  return {
    get: (name) => env[optionOf(name).env] || undefined,
    nameOf: (name) => optionOf(name).env,
  };
}

/** Settings given in code. */
export function fromCode(config: PartialConfig): ConfigSource {
  return { get: (name) => at(config, name), nameOf: (name) => name };
}

/** A JSON file. One that was asked for has to be there; `mcp-javafx-ui.json` need not. */
export function fromFile(file: string | undefined): ConfigSource {
  const name = basename(file ?? configFileName);
  const config = parseFile(readText(file ?? configFileName, file !== undefined), name);
  for (const key of keysOf(config)) {
    if (!optionNames.some((option) => option === key)) {
      throw new ConfigError(`There is no option "${key}" (in ${name}); known are ${optionNames.join(', ')}.`);
    }
  }
  return { get: (option) => at(config, option), nameOf: (option) => `"${option}" in ${name}` };
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

function keysOf(config: object): string[] {
  return Object.entries(config).flatMap(([key, value]) =>
    isGroup(key) && typeof value === 'object' && value !== null
      ? Object.keys(value).map((inner) => `${key}.${inner}`)
      : [key],
  );
}

function isGroup(key: string): boolean {
  return optionNames.some((name) => name.startsWith(`${key}.`));
}

function at(config: object, name: string): unknown {
  let value: unknown = config;
  for (const key of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}
