import { isObject, type JsonObject } from '../reading/json.js';
import type { Mutant, ToolCall, ToolResult, Tools } from './mutant.js';

type ReplyChange = NonNullable<Mutant['reply']>;

/** Writes into the output of successful calls of one tool. */
export function onOutput(tool: string, change: (output: JsonObject, call: ToolCall) => void): ReplyChange {
  return (result, call) => {
    const { isError, structuredContent } = result;
    if (call.tool === tool && !isError && isObject(structuredContent)) change(structuredContent, call);
    return result;
  };
}

/** Writes into the answers with one error code. */
export function onError(code: string, change: (error: JsonObject, call: ToolCall) => void): ReplyChange {
  return (result, call) => {
    const error = result.structuredContent?.error;
    if (isObject(error) && error.code === code) change(error, call);
    return result;
  };
}

/** Answers something else instead of an error; undefined leaves it. */
export function insteadOfError(
  code: string,
  answer: (call: ToolCall, server: Tools) => ToolResult | undefined | Promise<ToolResult | undefined>,
): ReplyChange {
  return async (result, call, server) => {
    const error = result.structuredContent?.error;
    const other = isObject(error) && error.code === code ? await answer(call, server) : undefined;
    return other ?? result;
  };
}

/** Changes the text of a tool's answers. */
export function onText(tool: string, change: (text: string) => string): ReplyChange {
  return (result, call) => {
    if (call.tool !== tool || result.isError) return result;
    const content = result.content.map((block) =>
      block.type === 'text' ? { ...block, text: change(String(block.text)) } : block,
    );
    return { ...result, content };
  };
}

/** A whole tool error. */
export function toolError(code: string, message: string, details: JsonObject = {}): ToolResult {
  const text = `${code}: ${message} Look again and try once more.`;
  return {
    isError: true,
    content: [{ type: 'text', text }],
    structuredContent: { error: { code, message, details } },
  };
}
