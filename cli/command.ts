/** One option of a command, as data: parsing, checking and help all come from here. */
export interface Option {
  readonly type: 'boolean' | 'string' | 'integer' | 'number';
  /** One sentence without a full stop. */
  readonly description: string;
  /** What stands for the value in the help. */
  readonly placeholder?: string;
  readonly short?: string;
  readonly default?: string | number | boolean;
  readonly choices?: readonly string[];
  /** May be given more than once; the value is then a list. */
  readonly multiple?: boolean;
}

export type Options = Readonly<Record<string, Option>>;

export interface Positional {
  readonly name: string;
  readonly description: string;
  readonly optional?: boolean;
  /** Takes all that remain; only for the last one. */
  readonly multiple?: boolean;
}

export interface Command<O extends Options = Options> {
  /** What it does, as a sentence. */
  readonly description: string;
  readonly positionals?: readonly Positional[];
  /** What stands after `--`, in a few words; without it nothing may stand there. */
  readonly rest?: string;
  readonly options?: O;
  /** Command lines without the name of the program. */
  readonly examples?: readonly string[];
  /** What an exit code means, where 0 and 2 are not all. */
  readonly exitCodes?: Readonly<Record<number, string>>;
  /** Commands below this one: `conformance list`. */
  readonly commands?: CommandTable;
  /** The exit code; nothing means 0. Without it the command only groups others. */
  run?(input: Input<O>): Promise<number | undefined> | number | undefined | Promise<void> | void;
}

export interface Input<O extends Options = Options> {
  /** How the command was called: `<program> generate`. */
  readonly path: string;
  readonly options: Values<O>;
  readonly positionals: readonly string[];
  /** What stands after `--`. */
  readonly rest: readonly string[];
}

type Scalar<T extends Option['type']> = T extends 'boolean' ? boolean : T extends 'string' ? string : number;

type Value<O extends Option> = O extends { choices: readonly (infer C)[] } ? C : Scalar<O['type']>;

/** What the options are worth: a default makes a value certain, a switch is on or off. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { multiple: true }
    ? readonly Value<O[Name]>[]
    : O[Name] extends { default: string | number | boolean } | { type: 'boolean' }
      ? Value<O[Name]>
      : Value<O[Name]> | undefined;
};

export interface CommandEntry {
  /** Heading in the list of commands. */
  readonly group?: string;
  /** A few words for the list. */
  readonly summary: string;
  /** Loads the command when it is asked for. */
  readonly load: () => Promise<{ readonly command: Command }>;
}

export type CommandTable = Readonly<Record<string, CommandEntry>>;

/** What a program says of itself. */
export interface ProgramFacts {
  readonly name: string;
  /** What it does, as a sentence. */
  readonly description: string;
  /** Loads what it does when no command is named; without it, it shows its help. */
  readonly start?: () => Promise<{ readonly command: Command }>;
}

/** Declares a command so that `run` knows the types of its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
  return command as unknown as Command;
}
