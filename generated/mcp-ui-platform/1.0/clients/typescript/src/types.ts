// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

/** What a frontend may do with a variable: read it, write it, both, or trigger it. */
export type Access = 'r' | 'w' | 'rw' | 'action' | (string & {});

/** The configuration in force: what config/config.toml says, and defaults where it says nothing. */
export interface Configuration {
  /** [server]: how the web server listens when the platform is started without --mcp. */
  server: ServerConfiguration;
  /** [lua]: what Lua code may use up. */
  lua: LuaConfiguration;
  /** [session]: how sessions end. */
  session: SessionConfiguration;
  /** [logging]: what the platform itself writes. */
  logging: LoggingConfiguration;
}

/** [server]: how the web server listens when the platform is started without --mcp. */
export interface ServerConfiguration {
  /** The port; 0 means any free one. With --mcp any free one is taken, whatever stands here. */
  port: number;
  /** How many sessions there may be at once. */
  maxSessions: number;
}

/** [lua]: what Lua code may use up. */
export interface LuaConfiguration {
  /** After this time the code is stopped and the session goes on. */
  softTimeoutMs: number;
  /** After this time the Lua state is given up and the session begins again. */
  hardTimeoutMs: number;
  /** The memory of one session. */
  memoryMb: number;
}

/** [session]: how sessions end. */
export interface SessionConfiguration {
  /** How long a session may be idle before it ends. */
  timeout: string;
}

/** [logging]: what the platform itself writes. */
export interface LoggingConfiguration {
  /** The least important messages that are written. */
  level: LoggingConfigurationLevel;
  /**
   * Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible, and
   * stderr takes its place.
   */
  output: string;
}

/** The least important messages that are written. */
export type LoggingConfigurationLevel = 'error' | 'warn' | 'info' | 'debug' | (string & {});

/** The stable code of a tool error. */
export type ErrorCode =
  | 'UI_NOT_CONFIGURED'
  | 'UI_NOT_STARTED'
  | 'UI_ALREADY_RUNNING'
  | 'UI_CANNOT_RECONFIGURE'
  | 'UI_INVALID_INPUT'
  | 'UI_SESSION_NOT_FOUND'
  | 'UI_LUA_ERROR'
  | 'UI_TIMEOUT'
  | 'UI_IO'
  | 'UI_INTERNAL'
  | (string & {});

/** What a tool answers instead of its output when it fails. */
export interface ErrorEnvelope {
  /** The error. */
  error: ToolError;
}

/** One thing that is wrong with an input. */
export interface InputIssue {
  /** JSON Pointer into the arguments. */
  pointer: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What would have been right. */
  expected: string;
}

/** Details of UI_INVALID_INPUT. */
export interface InvalidInputDetails {
  /** All that is wrong. */
  issues: InputIssue[];
}

/** Details of UI_LUA_ERROR. */
export interface LuaErrorDetails {
  /** The calls that led to the error, as Lua writes them; null for code that does not compile. */
  traceback?: string | null;
}

/**
 * How an object stands in a value: the object itself never travels. It has a variable of its own;
 * the same object has the same one as long as it lives.
 */
export interface ObjectRef {
  /** The number of the variable of the object. */
  obj: number;
}

/** Details of UI_SESSION_NOT_FOUND. */
export interface SessionNotFoundDetails {
  /** What was asked for. */
  sessionId: string;
  /** The ids of the sessions that there are, the oldest first. */
  sessions: string[];
}

/** Details of UI_TIMEOUT. */
export interface TimeoutDetails {
  /** The limit that was reached. */
  limitMs: number;
  /**
   * True when the Lua state was given up and main.lua ran again; false when the state is as the
   * stopped code left it.
   */
  sessionReset: boolean;
}

/** What went wrong, for a program and for a model. */
export interface ToolError {
  /** Stable code. */
  code: ErrorCode;
  /** What happened, as a sentence; it is also the text of the result. */
  message: string;
  /** More, by code. */
  details: Record<string, unknown>;
}

/**
 * Facts about a variable beside its value. Applications and frontends may add others; in a change
 * null removes one.
 */
export interface VariableProperties {
  /** The type of the presenter that the value is; it chooses the view. */
  type?: string | null;
  /**
   * Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What
   * stands behind a ? becomes properties: name?access=r.
   */
  path?: string | null;
  /** What a frontend may do with it; rw where nothing is said. */
  access?: Access | null;
  /** Which view of its type to show; DEFAULT where nothing is said. */
  namespace?: string | null;
  /** Of variable 1: what the page is called. */
  title?: string | null;
  /**
   * Of variable 1: another string for each fresh Lua state of the session, so that a frontend that
   * connects again knows whether its variables mean the same.
   */
  epoch?: string | null;
  /** Of variable 1: view definitions, all of them in an answer, else those that are new. */
  viewdefs?: Viewdefs | null;
}

/**
 * View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one template element.
 */
export type Viewdefs = Record<string, string>;

/** Where the project is. */
export interface ConfigureInput {
  /** Absolute path of the folder that is the root of the project. */
  base_dir: string;
}

/** What is in force now. */
export interface ConfigureOutput {
  /** The folder, as an absolute path. */
  baseDir: string;
  /** Where print, io.write and io.stdout of Lua go. */
  logFile: string;
  /** Where io.stderr of Lua goes. */
  errorLogFile: string;
  /** The configuration. */
  config: Configuration;
}

/** Whose. */
export interface GetStateInput {
  /** The session. Default: "1". */
  sessionId?: string;
}

/** Variable 1. */
export interface GetStateOutput {
  /** Always 1. */
  id: number;
  /** Its properties, the view definitions left out. */
  properties: VariableProperties;
  /**
   * Its value; null as long as the application has not been created. A string, a number, a boolean,
   * null, an object as {"obj": number}, or an array of these.
   */
  value: unknown;
}

/** What to open. */
export interface OpenBrowserInput {
  /** The session. Default: "1". */
  sessionId?: string;
  /** Path below the session; it begins with one slash. Default: "/". */
  path?: string;
  /** Whether a second tab of the session yields to the first. Default: true. */
  conserve?: boolean;
}

/** What was opened. */
export interface OpenBrowserOutput {
  /** The whole URL. */
  url: string;
}

/** What to run, and where. */
export interface RunInput {
  /** Lua code; use return to get a result. */
  code: string;
  /** The session. Default: "1". */
  sessionId?: string;
}

/** What the code returned. */
export interface RunOutput {
  /**
   * The first result as JSON; null when there is none; integers beyond 2^53 as strings;
   * {"non-json": text} where JSON has no word for it.
   */
  result: unknown;
}

/** Nothing. */
export type StartInput = Record<string, never>;

/** Where it listens. */
export interface StartOutput {
  /** The base URL, without a slash at its end. */
  url: string;
}

/** The view, and what it is for. */
export interface UploadViewdefInput {
  /** The presenter type that it shows, such as Contact. */
  type: string;
  /** Which of its views it is; DEFAULT is the one that is taken where nothing else is said. */
  namespace: string;
  /** HTML: exactly one template element. */
  content: string;
}

/** What was stored, and who got it. */
export interface UploadViewdefOutput {
  /** TYPE.NAMESPACE. */
  key: string;
  /** How many connected frontends it was pushed to. */
  frontends: number;
  /** How many variables of the type were refreshed, in all sessions together. */
  variables: number;
}
