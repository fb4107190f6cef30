import type { ValidationError } from './explain.js';
import type { PointerPattern } from './pointer-pattern.js';
import type { VolatilePlace } from './volatile.js';

/**
 * A contract as running code takes it: the same shape for every contract and version, so that a
 * server, a client or a suite is written once.
 */
export interface ContractModule<
  Tools extends ToolMap<Tools> = Record<string, ToolTypes>,
  Code extends string = string,
  RequirementId extends string = string,
> {
  readonly id: string;
  readonly version: string;
  /** `<id>/<version>`: how messages name the contract. */
  readonly schema: string;
  readonly previous: string | null;
  readonly status: 'draft' | 'released';
  readonly title: string;
  readonly description: string;
  /** The output member that carries `schema`, where there is one. */
  readonly versionMember: string | null;
  /** What a model reads before it sees a tool, line by line; a line goes with each tool that it names in backticks. */
  readonly instructions?: readonly string[];
  readonly tools: { readonly [Name in keyof Tools & string]: ToolModule<Tools[Name], Name, Code> };
  /** What the server and the frontends that people see say to each other, where the contract describes it. */
  readonly messages?: readonly MessageModule[];
  /** Other name of a tool → its name. */
  readonly aliases: Readonly<Record<string, keyof Tools & string>>;
  readonly errors: { readonly [C in Code]: ErrorModule<C> };
  /** Checks what a tool answers instead of its output. */
  readonly validateError: Validator<unknown>;
  /** Checks what `GET /health` answers; null where the contract does not describe it. */
  readonly validateHealth: Validator<unknown> | null;
  readonly requirements: readonly Requirement<RequirementId>[];
  /** Titles of the sections of the prose, by their numbers. */
  readonly headings: Readonly<Record<string, string>>;
  /** What it takes of the requirements that contracts share; null when it takes none. */
  readonly common: CommonInclusion | null;
  readonly lifecycle: Lifecycle<keyof Tools & string, Code> | null;
  readonly profiles: readonly Profile[];
  readonly prompts: readonly Prompt[];
  readonly resources: readonly Resource<keyof Tools & string>[];
}

export interface ToolTypes {
  input: unknown;
  output: unknown;
}

/** What the `Tools` of every contract looks like. */
export type ToolMap<Tools> = { [Name in keyof Tools]: ToolTypes };

export interface ToolModule<
  Types extends ToolTypes = ToolTypes,
  Name extends string = string,
  Code extends string = string,
> {
  readonly name: Name;
  readonly aliases: readonly string[];
  /** A server may leave it out. */
  readonly optional: boolean;
  /** The entry of `tools/list`, word for word. */
  readonly descriptor: ToolDescriptor;
  /** Codes that it may answer with. */
  readonly errors: readonly Code[];
  readonly validateInput: Validator<Types['input']>;
  readonly validateOutput: Validator<Types['output']>;
  /** Places of the input that no message may repeat. */
  readonly secrets: readonly PointerPattern[];
  /** Places of the output that may differ between two readings of the same thing. */
  readonly volatile: readonly VolatilePlace[];
}

/** A message `{type, data}` between the server and a frontend. */
export interface MessageModule {
  /** Its `type`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly direction: 'toBackend' | 'toFrontend' | 'both';
  /** Checks of the whole message; null where it does not go that way. */
  readonly validateToBackend: Validator<unknown> | null;
  readonly validateToFrontend: Validator<unknown> | null;
}

/** A type guard that leaves the errors of its last call behind; `explain()` puts them into words. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: readonly ValidationError[] | null;
}

export interface ToolDescriptor {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** JSON Schema of an object, as MCP wants it at the top. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

export interface ErrorModule<Code extends string = string> {
  readonly code: Code;
  /** Its code as a JSON-RPC error. */
  readonly integer: number;
  readonly meaning: string;
  /** What the caller can do about it. */
  readonly next: string;
}

export interface Requirement<Id extends string = string> {
  readonly id: Id;
  readonly level: 'MUST' | 'SHOULD' | 'MAY';
  readonly section: string;
  /** The sentence of the contract. */
  readonly quote: string;
  /** What a target has to offer for this to be tested. */
  readonly needs: readonly string[];
  /** The version that brought it. */
  readonly added: string;
}

/** The requirements that contracts share, with the values of one of them. */
export interface CommonInclusion {
  /** Of the common requirements. */
  readonly version: string;
  /** In the order of the prose. */
  readonly parts: readonly string[];
  readonly values: CommonValues;
}

/** What the common sentences leave open; `schema/common/<version>/values.json` describes each. */
export interface CommonValues {
  readonly readOnly?: boolean;
  readonly notOfferedCode?: string;
  readonly invalidInputCode?: string;
  readonly openInput?: string;
  readonly capabilities?: readonly string[];
  readonly endpoint?: string;
  readonly bodyLimitMiB?: number;
  readonly healthMembers?: readonly string[];
  readonly versionTool?: string;
}

export interface Lifecycle<Name extends string = string, Code extends string = string> {
  readonly initial: string;
  readonly states: readonly {
    readonly name: string;
    readonly description: string;
    /** The tools that work in this state. */
    readonly tools: readonly Name[];
    /** Code that the other tools answer with. */
    readonly error: Code | null;
    /** The sentence of that answer; without it the server finds one. */
    readonly message?: string;
    /** Tools that answer otherwise. */
    readonly except?: readonly { readonly tool: Name; readonly error: Code; readonly message: string }[];
  }[];
  readonly transitions: readonly { readonly from: string; readonly to: string; readonly on: string }[];
}

export interface Profile {
  readonly id: string;
  readonly description: string;
  /** The `needs` of requirements that it satisfies. */
  readonly offers: readonly string[];
  /** Only requirements of these sections. */
  readonly sections?: readonly string[];
}

export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
  }[];
  /** `{name}` stands for the argument of that name; a line that holds one that was not given is left out. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
}

export interface Resource<Name extends string = string> {
  /** A URI, or a template with `{name}`. */
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  /** Another one has taken its place: it can be read and subscribed to, but is not listed. */
  readonly deprecated?: boolean;
  readonly subscribe?: boolean;
  readonly read?: ResourceReading<Name>;
  readonly list?: ResourceListing<Name>;
}

export interface ContractCall<Name extends string = string> {
  readonly tool: Name;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The tool call that gives the content of a resource; `{name}` stands for that part of the URI. */
export interface ResourceReading<Name extends string = string> extends ContractCall<Name> {
  /** A call that is made before, and where in its output each `{name}` stands; where nothing is, the content is null. */
  readonly given?: ContractCall<Name> & { readonly variables: Readonly<Record<string, string>> };
  /** JSON pointer of the text in the output, where that is the content. */
  readonly content?: string;
  /** Codes of errors that mean: there is no such resource. */
  readonly absent?: readonly string[];
}

/** How to find what a template stands for now. */
export interface ResourceListing<Name extends string = string> extends ContractCall<Name> {
  /** JSON pointer of the array in the output. */
  readonly items: string;
  /** Where in an item each `{name}` of the template stands. */
  readonly variables: Readonly<Record<string, string>>;
  /** Where in an item its title stands. */
  readonly title?: string;
}
