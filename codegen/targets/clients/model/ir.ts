/**
 * A contract as a generator of clients needs it: only names, structs, enums, unions and aliases are
 * left of the schemas. Members and types keep the order of the schema.
 */
export interface ContractIr {
  readonly id: string;
  readonly version: string;
  /** `<id>/<version>`. */
  readonly key: string;
  readonly title: string;
  readonly doc: string;
  readonly declarations: readonly Declaration[];
  readonly tools: readonly ToolIr[];
  readonly errors: readonly ErrorIr[];
  readonly envelope: EnvelopeIr;
}

export type Declaration = Struct | Enum | Union | Alias;

interface Declared {
  /** PascalCase and unique in the contract. */
  readonly name: string;
  readonly doc: string;
  readonly deprecated: boolean;
  /** Whether it is part of what a tool takes. Inputs are closed: a client sends only what is declared. */
  readonly inInput: boolean;
  /** Whether a server sends it. Outputs are open: a client tolerates members and values it doesn't know. */
  readonly inOutput: boolean;
}

export interface Struct extends Declared {
  readonly kind: 'struct';
  readonly fields: readonly Field[];
  /** The unions that it is a variant of. */
  readonly variantOf: readonly { readonly union: string; readonly tag: string; readonly value: string }[];
  /** Members of which exactly one, at least one, or all or none have to be given; null counts as absent. */
  readonly rules: readonly {
    readonly kind: 'exactlyOne' | 'atLeastOne' | 'together';
    readonly of: readonly string[];
  }[];
}

export interface Field extends Value {
  /** As on the wire. */
  readonly name: string;
  readonly doc: string;
  readonly deprecated: boolean;
  /**
   * Required and nullable: always written, null included. Optional: left out when it has no value, and
   * an arriving null is the same as absence; `nullable` then makes no difference to a client.
   */
  readonly required: boolean;
  /** What the server takes when it is absent. */
  readonly default?: unknown;
  /** The only value it may have: the tag of a variant, or another constant. */
  readonly constant?: string | number | boolean;
  /** Holds a secret: it has no place in `toString()` and logs. */
  readonly secret: boolean;
  /** Leads back to its own struct without a list or a map between: such a value needs a pointer. */
  readonly recursive: boolean;
}

export interface Value {
  readonly type: Type;
  readonly nullable: boolean;
}

export type Scalar = 'string' | 'integer' | 'number' | 'boolean';

export type Type =
  | { readonly kind: Scalar }
  /** Any JSON value. */
  | { readonly kind: 'any' }
  | { readonly kind: 'list'; readonly items: Value }
  /** An object whose keys are data; `any` values when the schema says no more. */
  | { readonly kind: 'map'; readonly values: Value }
  /** One of several scalars, told apart by their JSON type. */
  | { readonly kind: 'choice'; readonly of: readonly Scalar[] }
  /** A declaration. */
  | { readonly kind: 'ref'; readonly name: string };

export interface Enum extends Declared {
  readonly kind: 'enum';
  readonly values: readonly string[];
  /** Other values may arrive (or, when it is in an input only, be sent): keep them as they are. */
  readonly open: boolean;
}

export interface Union extends Declared {
  readonly kind: 'union';
  /** Wire name of the member that tells the variants apart. */
  readonly tag: string;
  readonly variants: readonly { readonly value: string; readonly type: string }[];
  /** Variants with another tag may arrive. */
  readonly open: boolean;
}

export interface Alias extends Declared, Value {
  readonly kind: 'alias';
}

export interface ToolIr {
  /** As on the wire: `ui_query`. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  /** Names of structs or unions. */
  readonly input: string;
  readonly output: string;
  /** Whether a call without any argument makes sense. */
  readonly inputIsOptional: boolean;
  readonly readOnly: boolean;
  /** Whether a server may be without it. */
  readonly optional: boolean;
  /** Codes of `errors`. */
  readonly errors: readonly string[];
}

export interface ErrorIr {
  readonly code: string;
  readonly integer: number;
  readonly meaning: string;
  readonly next: string;
  /** Name of the struct or union of its details. */
  readonly details: string | null;
}

/** What a tool answers when it fails: `{"error": {"code": …, "message": …, "details": {…}}}`. */
export interface EnvelopeIr {
  /** Name of the outer struct; its member `error` is `info`. */
  readonly name: string;
  /** Name of the struct with `code`, `message` and `details`. */
  readonly info: string;
  /** Name of the enum of `code`; null when it is a string. */
  readonly code: string | null;
}
