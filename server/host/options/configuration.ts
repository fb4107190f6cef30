import { ConfigError } from './config-error.js';
import { type ConfigSource, fileSource, flagSource, objectSource, valueAt } from './config-source.js';
import type { ConfigOf, OptionTable, PartialConfigOf } from './option.js';

/** All that can be set of one kind of server, from flags, the environment, code and a file. */
export class Configuration<Table extends OptionTable> {
  constructor(
    readonly table: Table,
    /** Name of the file that is read from the working directory when no other is named. */
    readonly fileName: string,
  ) {}

  /** What holds when nothing is said. */
  get defaults(): Readonly<ConfigOf<Table>> {
    return Object.freeze(this.resolve([]));
  }

  /** The first source that speaks about an option decides it. */
  resolve(sources: readonly ConfigSource[]): ConfigOf<Table> {
    const config: Record<string, unknown> = {};
    for (const name of Object.keys(this.table)) place(config, name, this.resolveOption(name, sources));
    return config as ConfigOf<Table>;
  }

  /** One option alone, whatever the others say. */
  resolveOption(name: string, sources: readonly ConfigSource[]): unknown {
    const { kind, initial } = this.table[name]!;
    for (const source of sources) {
      const given = source.get(name);
      if (given === undefined) continue;
      const value = kind.read(given);
      if (value === undefined) {
        throw new ConfigError(
          `Expected ${source.nameOf(name)} to be ${kind.expected}, got ${show(name, given)}.`,
        );
      }
      return value;
    }
    return initial;
  }

  /** Flags of a command line, by flag name without dashes. */
  fromFlags(flags: Readonly<Record<string, unknown>>): ConfigSource {
    return flagSource(this.table, flags);
  }

  /** An empty variable counts as unset. */
  fromEnvironment(env: NodeJS.ProcessEnv): ConfigSource {
    const variable = (name: string) => this.table[name]!.env;
    return { get: (name) => env[variable(name)] || undefined, nameOf: variable };
  }

  /** Settings given in code. */
  fromCode(config: PartialConfigOf<Table>): ConfigSource {
    return { get: (name) => valueAt(config, name), nameOf: (name) => name };
  }

  /** What a file of another format says, already parsed. */
  fromParsed(config: object, shown = this.fileName): ConfigSource {
    return objectSource(Object.keys(this.table), config, shown);
  }

  /** A JSON file. One that was asked for has to be there; the one without a name need not. */
  fromFile(file: string | undefined): ConfigSource {
    return fileSource(Object.keys(this.table), file ?? this.fileName, file !== undefined);
  }
}

function place(config: Record<string, unknown>, name: string, value: unknown): void {
  const [first = '', second] = name.split('.');
  if (second === undefined) config[first] = value;
  else config[first] = { ...(config[first] as object | undefined), [second]: value };
}

function show(name: string, value: unknown): string {
  if (name === 'token') return 'something else';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
