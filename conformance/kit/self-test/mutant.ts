import type { JsonObject } from '../reading/json.js';

/**
 * A healthy server with one fault. It must make the check of its own requirement fail, and may make only
 * those others fail that it declares.
 *
 * A fault goes in where it belongs; these are the places that every server has:
 * - `reply`: what a tool answers (output, text, error);
 * - `rpc`: any JSON-RPC reply (`initialize`, `tools/list`, errors of the protocol);
 * - `http`: status, headers and order of the HTTP side; `forward` asks the healthy server;
 * - `stdout`: what leaves by standard output, line by line (only for what `needs: stdio`).
 *
 * Keep a fault as small as the sentence that it breaks. A fault that breaks everything kills nothing in
 * particular.
 */
export interface Mutant<Id extends string = string> {
  /** What this server does wrong, as a sentence. */
  breaks: string;
  /** Other requirements that this fault breaks of necessity; each must then fail. */
  alsoRed?: readonly Id[];
  reply?: (result: ToolResult, call: ToolCall, server: Tools) => ToolResult | Promise<ToolResult>;
  rpc?: (reply: JsonObject, request: JsonObject) => JsonObject | Promise<JsonObject>;
  http?: (
    request: HttpRequest,
    forward: (request: HttpRequest) => Promise<HttpResponse>,
  ) => Promise<HttpResponse>;
  stdout?: (line: string) => readonly string[];
}

/** The `result` of `tools/call`. A mutant changes a copy or the object itself and returns it. */
export interface ToolResult extends JsonObject {
  structuredContent?: JsonObject;
  content: JsonObject[];
  isError?: boolean;
}

export interface ToolCall {
  readonly tool: string;
  readonly input: JsonObject;
  /** How many calls of this tool came before, since the server started. */
  readonly nth: number;
}

/** Asks the healthy server, for mutants that answer something else than was asked. */
export interface Tools {
  call(tool: string, input: JsonObject): Promise<ToolResult>;
}

export interface HttpRequest {
  method: string;
  path: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}
