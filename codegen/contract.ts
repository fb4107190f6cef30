import type {
  CommonInclusion,
  Lifecycle,
  Profile,
  Prompt,
  Requirement,
  Resource,
} from './runtime/contract-module.js';

export type { CommonInclusion };

/** A contract as all targets see it: validated, every reference resolved to a type name. */
export interface Contract {
  readonly id: string;
  readonly version: string;
  /** `<id>/<version>`: how messages name it, and its folder below `schema/` and `generated/`. */
  readonly key: string;
  readonly previous: string | null;
  readonly status: 'draft' | 'released';
  readonly title: string;
  readonly description: string;
  readonly versionMember: string | null;
  /** How `tools/list` shows the schemas; `exact` when it is not said. */
  readonly advertise?: 'exact' | 'projection';
  /** What a model reads before it sees a tool, line by line. */
  readonly instructions?: readonly string[];
  readonly tools: readonly Tool[];
  /** What the server and the frontends that people see say to each other; most contracts have none. */
  readonly messages: readonly Message[];
  /** Every named type, inputs and outputs of tools included; a reference is `#/$defs/<Name>`. */
  readonly types: Readonly<Record<string, Schema>>;
  /** Where each type is declared: `<file>#<pointer>`. */
  readonly places: Readonly<Record<string, string>>;
  /** Name of the type that a tool answers with instead of its output. */
  readonly errorEnvelope: string;
  readonly errors: readonly ErrorCode[];
  readonly lifecycle: Lifecycle | null;
  readonly profiles: readonly Profile[];
  readonly prompts: readonly Prompt[];
  readonly resources: readonly Resource[];
  /** What it takes of the requirements that contracts share; they stand among its own. */
  readonly common: CommonInclusion | null;
  readonly requirements: readonly Requirement[];
  readonly excluded: readonly Exclusion[];
  /** `contract.md`, with the common parts in their places. */
  readonly prose: string;
  readonly examples: readonly ExampleFile[];
}

export interface Tool {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly annotations: Readonly<Record<string, boolean>>;
  readonly optional: boolean;
  /** Names of types. */
  readonly input: string;
  readonly output: string;
  readonly errors: readonly string[];
}

export interface Message {
  /** The `type` on the wire. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Null where it does not go that way. */
  readonly toBackend: MessageData | null;
  readonly toFrontend: MessageData | null;
}

export interface MessageData {
  /** Names of the types of the whole message and of its `data`. */
  readonly message: string;
  readonly data: string;
}

export interface ErrorCode {
  readonly code: string;
  readonly integer: number;
  readonly meaning: string;
  readonly next: string;
  /** Name of a type. */
  readonly details: string | null;
}

export interface Exclusion {
  readonly quote: string;
  readonly reason: string;
}

export interface ExampleFile {
  /** Relative to the contract's folder. */
  readonly path: string;
  readonly valid: boolean;
  /** Name of the type. */
  readonly type: string;
  readonly cases: readonly ExampleCase[];
}

export interface ExampleCase {
  readonly title: string;
  readonly value: unknown;
  readonly rule?: string;
  readonly pointer?: string;
}

export type TypeName = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** A schema in the dialect of `schema/meta/schema.json`. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  writeOnly?: true;
  default?: unknown;
  examples?: unknown[];
  type?: TypeName | TypeName[];
  const?: unknown;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minProperties?: number;
  maxProperties?: number;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  anyOf?: Schema[];
  'x-volatile'?: true | string[];
  'x-extensible-enum'?: string[];
  'x-exactlyOne'?: string[];
  'x-atLeastOne'?: string[];
  'x-together'?: string[];
  'x-expected'?: string;
}
