import type { Plan, Turn } from '../../../calls/handler.js';
import type { Tools } from '../../contract.js';
import type { AppInfo } from '../../scene/port.js';
import type { RowMemory } from '../locators/row-memory.js';
import type { LookMemory } from '../look/look-memory.js';
import type { Sections } from '../nodes/node.js';
import type { GuardedToolkit } from '../toolkit-guard.js';

/** What a tool may use while it is its turn at the UI. */
export interface UiTurn extends Turn {
  toolkit: GuardedToolkit;
  app(): AppInfo;
  /** Whether an application is there. */
  attached(): boolean;
}

export interface ToolSettings {
  /** Contract and version, as outputs name it. */
  schema: string;
  snapshot: Record<'compact' | 'full', SnapshotDefaults>;
  /** Whether the tool is listed. */
  offers(tool: string): boolean;
  /** What was looked at before. */
  looks: LookMemory;
  /** Which items rows showed when callers were told of them. */
  rows: RowMemory;
}

/** What a snapshot of one mode has when the call does not say. */
export type SnapshotDefaults = { depth: number } & Omit<Sections, 'details'>;

/** A tool of the contract, over the user interface. */
export type Handler<Input, Output> = (input: Input, settings: ToolSettings) => Plan<Output, UiTurn>;

/** Tools that the contract declares and this engine has not: without a handler they are never listed. */
type NotBuilt = 'ui_inspect';

export type Handlers = {
  readonly [Name in Exclude<keyof Tools, NotBuilt>]: Handler<Tools[Name]['input'], Tools[Name]['output']>;
};
