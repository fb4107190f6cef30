import type { Lifecycle, Profile, Prompt, Requirement, Resource } from './runtime/contract-module.js';

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
  readonly tools: readonly Tool[];
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
  readonly requirements: readonly Requirement[];
  readonly excluded: readonly Exclusion[];
  /** `contract.md`. */
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
