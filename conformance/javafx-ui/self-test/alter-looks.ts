import type { RawNode, RawScene, Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { isObject, type JsonObject } from '../../kit/reading/json.js';
import type { Mutant as AnyMutant, ToolCall, Tools } from '../../kit/self-test/mutant.js';
import { alterToolkit } from './alter-toolkit.js';

type ReplyChange = NonNullable<AnyMutant['reply']>;

/** Changes the outline of looks, in the text and in the output alike. */
export function onOutline(change: (outline: string, call: ToolCall) => string): ReplyChange {
  return (result, call) => {
    const { structuredContent: output, isError } = result;
    if (call.tool !== 'ui_look' || isError || !isObject(output)) return result;
    const outline = change(String(output.outline), call);
    return {
      ...result,
      structuredContent: { ...output, outline },
      content: [{ type: 'text', text: outline }],
    };
  };
}

/** Answers something else in place of a look of this kind. */
export function insteadOfKind(
  kind: string,
  answer: (call: ToolCall, server: Tools) => ReturnType<Tools['call']>,
): ReplyChange {
  return (result, call, server) =>
    call.tool === 'ui_look' && result.structuredContent?.kind === kind ? answer(call, server) : result;
}

/** A toolkit that tells looks something else of single nodes, and everyone else the truth. */
export function alterLooked(change: (node: RawNode, scene: RawScene) => void): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        if (request.sections.includes('look')) for (const node of scene.nodes) change(node, scene);
        return scene;
      },
    });
}

/** The input of a look with another locator. */
export const withWithin =
  (change: (within: string) => string) =>
  (input: JsonObject): JsonObject =>
    typeof input.within === 'string' ? { ...input, within: change(input.within) } : input;
