import type { Answers, ToolResult } from './future-server.js';

/**
 * What a runner does for `future <url> <token>`, and the line that it then writes. The server answers what
 * a later version of the contract might: members and values that this one doesn't know.
 *
 * 1. `snapshot`: `ui_get_snapshot` without arguments. Index and kind of every stage.
 * 2. `perform`: `ui_perform` with one typeText action. Ok and type of every result.
 * 3. `error`: `ui_query` with css `#x`. Of the error: code, message and all of its details, untyped.
 * 4. `no envelope`: `ui_screenshot` without arguments answers an error of another form. That a call fails is
 *    all that is asked: `{"step": "no envelope", "failed": true}`.
 */
export const future: readonly unknown[] = [
  { step: 'snapshot', stages: [{ stageIndex: 0, kind: 'hologram' }] },
  { step: 'perform', results: [{ ok: true, type: 'teleport' }] },
  {
    step: 'error',
    code: 'MCP_UI_TOO_BRIGHT',
    message: 'It is too bright here.',
    details: { lumen: 900, lamps: [{ on: true }] },
  },
  { step: 'no envelope', failed: true },
];

export const futureAnswers: Answers = {
  ui_get_snapshot: (result) => {
    const snapshot = result.structuredContent as { stages: { kind: string }[] };
    const stages = snapshot.stages.map((stage) => ({ ...stage, kind: 'hologram' }));
    return answered(result, withUnknownMembers({ ...snapshot, stages }));
  },
  ui_perform: (result) => answered(result, withUnknownMembers({ results: [{ ok: true, type: 'teleport' }] })),
  ui_query: (result) =>
    failed(result, {
      error: {
        code: 'MCP_UI_TOO_BRIGHT',
        message: 'It is too bright here.',
        details: { lumen: 900, lamps: [{ on: true }] },
      },
    }),
  ui_screenshot: (result) => failed(result, undefined),
};

const text = (value: unknown) => [{ type: 'text', text: JSON.stringify(value) ?? 'It went wrong.' }];

function answered(result: ToolResult, structuredContent: unknown): ToolResult {
  const { isError: _, ...rest } = result;
  return {
    ...rest,
    content: text(structuredContent),
    structuredContent: structuredContent as Record<string, unknown>,
  };
}

function failed(result: ToolResult, envelope: Record<string, unknown> | undefined): ToolResult {
  const { structuredContent: _, ...rest } = result;
  return {
    ...rest,
    isError: true,
    content: text(envelope),
    ...(envelope && { structuredContent: envelope }),
  };
}

/** Every object with a member of each JSON type that nobody knows; maps of data get one more entry. */
function withUnknownMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [
    key,
    // The values of this map are scalars, in any version.
    key === 'properties' ? member : withUnknownMembers(member),
  ]);
  return { ...Object.fromEntries(members), zFuture: { deep: [1, 'two', null, true] }, zNothing: null };
}
