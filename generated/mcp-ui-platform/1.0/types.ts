// Generated from schema/mcp-ui-platform/1.0 by `npm run generate`. Edit the source, not this file.

/** What a frontend may do with a variable: read it, write it, both, or trigger it. */
export type Access = 'r' | 'w' | 'rw' | 'action';

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
  level: 'error' | 'warn' | 'info' | 'debug';
  /** Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible, and stderr takes its place. */
  output: string;
}

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

/** Why something that a frontend asked for did not happen. */
export type FrontendErrorCode = 'path-failure' | 'not-found' | 'unauthorized' | (string & {});

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
  /**
   * All that is wrong.
   *
   * @minItems 1
   */
  issues: InputIssue[];
}

/** Details of UI_LUA_ERROR. */
export interface LuaErrorDetails {
  /** The calls that led to the error, as Lua writes them; null for code that does not compile. */
  traceback?: string | null;
}

/** How an object stands in a value: the object itself never travels. It has a variable of its own; the same object has the same one as long as it lives. */
export interface ObjectRef {
  /** The number of the variable of the object. */
  obj: number;
}

/** Whatever a frontend chose to know the answer by; the answer, or the error, repeats it. */
export type RequestId = string | number;

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
  /** True when the Lua state was given up and main.lua ran again; false when the state is as the stopped code left it. */
  sessionReset: boolean;
}

/** What went wrong, for a program and for a model. */
export interface ToolError {
  /** Stable code. */
  code: ErrorCode;
  /** What happened, as a sentence; it is also the text of the result. */
  message: string;
  /** More, by code. */
  details: {
    [k: string]: unknown;
  };
}

/** What is new of a variable. With varId alone it says nothing but: the view has changed, ask for the variable again. */
export interface VariableChange {
  /** Number of the variable, from 1 in each session. */
  varId: number;
  /** Of the request that it answers, where it is an answer. */
  requestId?: RequestId | null;
  /** The value, where it is new. A string, a number, a boolean, null, an object as {"obj": number}, or an array of these. */
  value?: unknown;
  /** Properties that are new or different. */
  properties?: VariableProperties;
}

/** Facts about a variable beside its value. Applications and frontends may add others; in a change null removes one. */
export interface VariableProperties {
  /** The type of the presenter that the value is; it chooses the view. */
  type?: string | null;
  /** Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What stands behind a ? becomes properties: name?access=r. */
  path?: string | null;
  /** What a frontend may do with it; rw where nothing is said. */
  access?: Access | null;
  /** Which view of its type to show; DEFAULT where nothing is said. */
  namespace?: string | null;
  /** Of variable 1: what the page is called. */
  title?: string | null;
  /** Of variable 1: another string for each fresh Lua state of the session, so that a frontend that connects again knows whether its variables mean the same. */
  epoch?: string | null;
  /** Of variable 1: view definitions, all of them in an answer, else those that are new. */
  viewdefs?: Viewdefs | null;
}

/** A variable, by its number. */
export interface VariableRef {
  /** Number of the variable, from 1 in each session. */
  varId: number;
}

/** What a frontend changes of a variable. */
export interface VariableWrite {
  /** Number of the variable, from 1 in each session. */
  varId: number;
  /** Asks for an answer, which repeats it: the update with the value after the write, or the error. */
  requestId?: RequestId | null;
  /** The value to write; for an action, its argument. A string, a number, a boolean, null, an object as {"obj": number}, or an array of these. */
  value?: unknown;
  /** Properties to set. */
  properties?: VariableProperties | null;
}

/** View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one template element. */
export interface Viewdefs {
  [k: string]: string;
}

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
  sessionId?: string | null;
}

/** Variable 1. */
export interface GetStateOutput {
  /** Always 1. */
  id: 1;
  /** Its properties, the view definitions left out. */
  properties: VariableProperties;
  /** Its value; null as long as the application has not been created. A string, a number, a boolean, null, an object as {"obj": number}, or an array of these. */
  value: string | number | boolean | {} | unknown[] | null;
}

/** What to open. */
export interface OpenBrowserInput {
  /** The session. Default: "1". */
  sessionId?: string | null;
  /** Path below the session; it begins with one slash. Default: "/". */
  path?: string | null;
  /** Whether a second tab of the session yields to the first. Default: true. */
  conserve?: boolean | null;
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
  sessionId?: string | null;
}

/** What the code returned. */
export interface RunOutput {
  /** The first result as JSON; null when there is none; integers beyond 2^53 as strings; {"non-json": text} where JSON has no word for it. */
  result: string | number | boolean | {} | unknown[] | null;
}

/** Nothing. */
export interface StartInput {}

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

/** What a new variable shall be. */
export interface VariableRequest {
  /** How the frontend knows the answer. */
  requestId: RequestId;
  /** The variable that the path begins at. */
  parentId: number;
  /** The path, what the frontend wants to do with the value, and whatever else it wants to keep with it. */
  properties: VariableProperties;
  /** A value that is written as soon as the variable is there. A string, a number, a boolean, null, an object as {"obj": number}, or an array of these. */
  value?: unknown;
}

/** Create a variable: the whole message. */
export interface CreateToBackend {
  /** Which message it is. */
  type: 'create';
  /** What it says. */
  data: VariableRequest;
}

/** A variable that has just been made. */
export interface VariableCreated {
  /** Of the request. */
  requestId: RequestId;
  /** Number of the variable, from 1 in each session. */
  varId: number;
  /** Its parent. */
  parentId: number;
  /** Its value; null where the path leads nowhere, and for an action. A string, a number, a boolean, null, an object as {"obj": number}, or an array of these. */
  value: unknown;
  /** What the request said, and the type of the value. */
  properties: VariableProperties;
}

/** Create a variable: the whole message. */
export interface CreateToFrontend {
  /** Which message it is. */
  type: 'create';
  /** What it says. */
  data: VariableCreated;
}

/** Destroy a variable: the whole message. */
export interface DestroyToBackend {
  /** Which message it is. */
  type: 'destroy';
  /** What it says. */
  data: VariableRef;
}

/** Destroy a variable: the whole message. */
export interface DestroyToFrontend {
  /** Which message it is. */
  type: 'destroy';
  /** What it says. */
  data: VariableRef;
}

/** What failed, and why. */
export interface VariableError {
  /** The variable that it is about, where there is one. */
  varId?: number | null;
  /** Of the request that failed, where there was one. */
  requestId?: RequestId | null;
  /** Why. */
  code: FrontendErrorCode;
  /** The reason as a sentence; of a Lua error, what Lua says. */
  description: string;
}

/** Say what failed: the whole message. */
export interface ErrorToFrontend {
  /** Which message it is. */
  type: 'error';
  /** What it says. */
  data: VariableError;
}

/** Variables, by their numbers. */
export interface VariableList {
  /**
   * Their numbers.
   *
   * @minItems 1
   * @maxItems 10000
   */
  varIds: number[];
  /** Asks the answers to repeat it. */
  requestId?: RequestId | null;
}

/** Ask for variables: the whole message. */
export interface GetToBackend {
  /** Which message it is. */
  type: 'get';
  /** What it says. */
  data: VariableList;
}

/** Stop watching: the whole message. */
export interface UnwatchToBackend {
  /** Which message it is. */
  type: 'unwatch';
  /** What it says. */
  data: VariableRef;
}

/** Change a variable: the whole message. */
export interface UpdateToBackend {
  /** Which message it is. */
  type: 'update';
  /** What it says. */
  data: VariableWrite;
}

/** Change a variable: the whole message. */
export interface UpdateToFrontend {
  /** Which message it is. */
  type: 'update';
  /** What it says. */
  data: VariableChange;
}

/** Watch a variable: the whole message. */
export interface WatchToBackend {
  /** Which message it is. */
  type: 'watch';
  /** What it says. */
  data: VariableRef;
}

/** Every message that goes from a frontend to the server. */
export type ToBackend =
  CreateToBackend | DestroyToBackend | GetToBackend | UnwatchToBackend | UpdateToBackend | WatchToBackend;

/** Every message that goes from the server to a frontend. */
export type ToFrontend = CreateToFrontend | DestroyToFrontend | ErrorToFrontend | UpdateToFrontend;

/** Every tool: what it takes and what it answers. */
export interface Tools {
  /** Configure the platform. */
  ui_configure: { input: ConfigureInput; output: ConfigureOutput };
  /** Start the web server. */
  ui_start: { input: StartInput; output: StartOutput };
  /** Run Lua code. */
  ui_run: { input: RunInput; output: RunOutput };
  /** Upload a view. */
  ui_upload_viewdef: { input: UploadViewdefInput; output: UploadViewdefOutput };
  /** Open the browser. */
  ui_open_browser: { input: OpenBrowserInput; output: OpenBrowserOutput };
  /** Look at the application. */
  ui_get_state: { input: GetStateInput; output: GetStateOutput };
}

export type ToolName = keyof Tools;
