import { expect } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.1/index.js';
import type { Handlers } from '../engine/tools/handler.js';

/** An input of each tool that the server has; the node is one that is always there. */
const inputs = (uid: string): Record<keyof Handlers, object> => ({
  ui_look: { maxBytes: null },
  ui_get_snapshot: { depth: 3 },
  ui_query: { selector: { text: 'Submit' } },
  ui_get_node: { ref: { uid } },
  ui_perform: {
    actions: [
      { type: 'focus', target: { ref: { uid } } },
      { type: 'click', target: { ref: { uid } } },
    ],
  },
  ui_screenshot: { stageIndex: 0 },
  ui_diagnostics: { exceptions: 1 },
});

export const builtTools = Object.keys(inputs('')) as (keyof Handlers)[];

export interface Answer {
  isError?: boolean;
  structuredContent?: unknown;
}
type Call = (tool: string, input: object) => Promise<Answer>;

/** Calls each tool of the server and finds its output valid. */
export async function callEveryTool(call: Call): Promise<void> {
  const { structuredContent } = await call('ui_query', { selector: { css: '#submit' } });
  const { matches } = structuredContent as { matches: { ref: { uid: string } }[] };
  for (const [tool, input] of Object.entries(inputs(matches[0]!.ref.uid))) {
    const result = await call(tool, input);
    const { validateOutput } = contract.tools[tool as keyof typeof contract.tools];
    expect([tool, result.isError ?? false, validateOutput(result.structuredContent)]).toEqual([
      tool,
      false,
      true,
    ]);
  }
}
