import type { Tools } from '../../../generated/mcp-javafx-ui/1.0/types.js';
import type { AppInfo, Deadline } from '../../toolkit/port.js';
import type { Sections } from '../node.js';
import type { GuardedToolkit } from '../toolkit-guard.js';

/** What a tool answers when it succeeds. */
export interface Answer<Output> {
  output: Output;
  /** Suffices to act for a model that sees nothing else. */
  text: string;
  image?: { data: string; mimeType: string };
}

/** What a tool may use while it is its turn at the UI. */
export interface Turn {
  toolkit: GuardedToolkit;
  app(): AppInfo;
  deadline: Deadline;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

export interface ToolSettings {
  /** Contract and version, as outputs name it. */
  schema: string;
  snapshot: Record<'compact' | 'full', SnapshotDefaults>;
}

/** What a snapshot of one mode has when the call does not say. */
export type SnapshotDefaults = { depth: number } & Omit<Sections, 'details'>;

/** A call that was found to make sense, ready for its turn. */
export interface Plan<Output> {
  /** Replaces the server's deadline. */
  timeoutMs?: number;
  /** Details of a timeout that comes before its turn. */
  unbegun?: Readonly<Record<string, unknown>>;
  run(turn: Turn): Promise<Answer<Output>>;
}

/**
 * A tool: looks at an input whose shape is valid, throws a UiError where it makes no sense, and says
 * what is to be done. Nothing touches the UI before `run`.
 */
export type Handler<Input, Output> = (input: Input, settings: ToolSettings) => Plan<Output>;

export type Handlers = {
  readonly [Name in keyof Tools]: Handler<Tools[Name]['input'], Tools[Name]['output']>;
};
