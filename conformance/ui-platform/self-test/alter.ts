import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../kit/reading/json.js';
import { onInput } from '../../kit/self-test/alter-request.js';
import type { ToolCall, ToolResult, Tools } from '../../kit/self-test/mutant.js';
import type { Spoiling } from './mutant.js';

type Reply = NonNullable<Spoiling['reply']>;

/** A whole error in the form of this contract: its text is the sentence. */
export const plainError = (code: string, message: string, details: JsonObject = {}): ToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
  structuredContent: { error: { code, message, details } },
});

export const success = (output: JsonObject, text = JSON.stringify(output)): ToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent: output,
});

/** Does something beside, after each success of a tool. */
export const beside =
  (tool: string, work: (call: ToolCall, server: Tools) => unknown): Reply =>
  async (result, call, server) => {
    if (call.tool === tool && !result.isError) await work(call, server);
    return result;
  };

/** Answers something else in the place of some successes. */
export const insteadOfSuccess =
  (tool: string, answer: (result: ToolResult, call: ToolCall) => ToolResult | undefined): Reply =>
  (result, call) =>
    (call.tool === tool && !result.isError ? answer(result, call) : undefined) ?? result;

/** Words one kind of error otherwise. */
export const reworded =
  (code: string, message: (call: ToolCall, old: string) => string, tools?: readonly string[]): Reply =>
  (result, call) => {
    const error = result.structuredContent?.error as JsonObject | undefined;
    if (error?.code !== code || (tools && !tools.includes(call.tool))) return result;
    return plainError(code, message(call, String(error.message)), error.details as JsonObject);
  };

/** Runs other code than it was given. */
export const onCode = (change: (code: string) => string) =>
  onInput('ui_run', (input) =>
    typeof input.code === 'string' ? { ...input, code: change(input.code) } : input,
  );

/** Lua that runs before all code that is given. What does not compile still does not. */
export const luaFirst = (lua: string) => onCode((code) => `${lua} ${code}`);

/** Lua that runs at the beginning of `main.lua`, in every session. */
export const luaInMain = (lua: string) =>
  onInput('ui_configure', (input) => {
    const path = join(String(input.base_dir), 'lua', 'main.lua');
    if (existsSync(path)) writeFileSync(path, `${lua}\n${readFileSync(path, 'utf8')}`);
    return input;
  });

/** Changes the result of code, in the text and in the structured output. */
export const onLuaResult = (change: (result: unknown) => unknown): Reply =>
  insteadOfSuccess('ui_run', (result) => {
    const changed = change(result.structuredContent?.result);
    return changed === result.structuredContent?.result
      ? undefined
      : success({ result: changed ?? null }, JSON.stringify(changed ?? null));
  });
