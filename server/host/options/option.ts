import type { Kind } from './option-kinds.js';

/** An option of a server: what it takes, what it is when nobody sets it, and where it can be set. */
export interface Option<T> {
  readonly kind: Kind<T>;
  readonly initial: T;
  readonly env: string;
  /** What it does, in a few words without a full stop. */
  readonly about: string;
  readonly flag?: Flag<T>;
}

export interface Flag<T> {
  readonly name: string;
  /** Stands for the value in the help. */
  readonly placeholder?: string;
  /** The flag takes no value and means this one. */
  readonly means?: T;
  /** May be given more than once. */
  readonly multiple?: boolean;
}

export function option<T>(kind: Kind<T>, initial: T, env: string, about: string, flag?: Flag<T>): Option<T> {
  return { kind, initial, env, about, ...(flag ? { flag } : {}) };
}

/** Options by name. A dot in a name leads into an object of the configuration. */
// biome-ignore lint/suspicious/noExplicitAny: an option takes and gives its own type, so that no other one fits all
export type OptionTable = Readonly<Record<string, Option<any>>>;

type ValueOf<O> = O extends Option<infer T> ? T : never;
type Group<Name> = Name extends `${infer First}.${string}` ? First : never;

/** The configuration that a table of options describes. */
export type ConfigOf<Table extends OptionTable> = {
  [Name in keyof Table as Name extends `${string}.${string}` ? never : Name]: ValueOf<Table[Name]>;
} & {
  [First in Group<keyof Table>]: {
    [Name in keyof Table as Name extends `${First}.${infer Second}` ? Second : never]: ValueOf<Table[Name]>;
  };
};

/** What may be said in code or in a configuration file: any part of it. */
export type PartialConfigOf<Table extends OptionTable> = {
  [Name in keyof ConfigOf<Table>]?: Name extends Group<keyof Table>
    ? Partial<ConfigOf<Table>[Name]>
    : ConfigOf<Table>[Name];
};
