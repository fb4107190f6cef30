import { expect, test } from 'vitest';
import { complaints } from '../testing/compile.js';

const byCode = (cases: string) => `
  if (!(error instanceof UiError)) throw error;
  switch (error.code) { ${cases} default: { const left: never = error; return left; } }`;

const otherCodes = `
  case 'MCP_UI_NOT_ENABLED': return error.details.reason;
  case 'MCP_UI_NO_STAGES': return error.details.available?.length;
  case 'MCP_UI_NODE_NOT_FOUND': return error.details.ref;
  case 'MCP_UI_ACTION_FAILED': return error.details.failedIndex;
  case 'MCP_UI_TIMEOUT': return error.details.startedIndex;
  case 'MCP_UI_INTERNAL': return error.details;
  case 'MCP_UI_INVALID_INPUT': return error.details.issues?.[0]?.pointer;
  case 'MCP_UI_BUSY': return error.details.retryAfterMs;
  case 'MCP_UI_AMBIGUOUS': return error.details.candidates?.[0]?.line;`;

test('what the contract allows compiles, what it does not is an error', () => {
  const snippets: [code: string, complaint: RegExp | null][] = [
    [
      `const { matches } = await session.call('ui_query', { selector: { css: '#ok' } }); matches[0]?.ref.uid.length;`,
      null,
    ],
    [`const { stages } = await session.tools.ui_get_snapshot(); stages[0]?.scene.root.children;`, null],
    [`await session.tools.ui_get_snapshot(undefined, { timeoutMs: 5 });`, null],
    [`await using own = session; await own.ui.find('#ok').within('Confirm').nth(1).click();`, null],
    [byCode(`case 'MCP_UI_STALE_REF': return error.details.ref; ${otherCodes}`), null],
    // What came with 1.1.
    [
      `const { outline, revision } = await session.ui.look({ within: '#form', window: 'w2' }); outline.length; await session.tools.ui_look({ since: revision });`,
      null,
    ],
    [`(await session.ui.find('#people').rows({ from: 10 })).rows[0]?.cells;`, null],
    [`await session.ui.look({ wihtin: '#form' });`, /'wihtin' does not exist in type 'UiLookInput'/],
    // A server of 1.0 does not tell it.
    [`(await session.tools.ui_get_snapshot()).stages[0]!.windowId.length;`, /possibly 'undefined'/],
    // Whatever a server of 1.0 answers has the type that callers are given.
    [
      `type Fits = { [Name in keyof Older]: Older[Name]['output'] extends Tools[Name]['output'] ? true : false };
      const fits: Record<keyof Older, true> = {} as Fits; return fits;`,
      null,
    ],
    // A wrong name of a tool.
    [
      `await session.call('ui_find', {});`,
      /"ui_find".* is not assignable to parameter of type 'keyof Tools'/,
    ],
    [`await session.tools.ui_find({});`, /Property 'ui_find' does not exist on type 'ToolMethods'/],
    // A wrong input.
    [
      `await session.call('ui_query', { selector: { css: '#ok' }, limits: 5 });`,
      /'limits' does not exist in type 'UiQueryInput'/,
    ],
    [
      `await session.tools.ui_query({ selector: { css: 7 } });`,
      /Type 'number' is not assignable to type 'string'/,
    ],
    [`await session.tools.ui_query();`, /Expected 1-2 arguments, but got 0/],
    [
      `await session.tools.ui_perform({ actions: [{ type: 'clik', target: { ref: { uid: 'u-1' } } }] });`,
      /Type '"clik"' is not assignable to type/,
    ],
    [
      `(await session.tools.ui_query({ selector: { css: '#ok' } })).stages;`,
      /Property 'stages' does not exist on type 'UiQueryOutput'/,
    ],
    // A code that is not handled, one that does not exist, and the details of another one.
    [byCode(otherCodes), /Type 'UiErrorOf<"MCP_UI_STALE_REF">' is not assignable to type 'never'/],
    [`if (error instanceof UiError && error.code === 'MCP_UI_STALE') throw error;`, /have no overlap/],
    [
      `if (error instanceof UiError && error.code === 'MCP_UI_BUSY') return error.details.ref;`,
      /Property 'ref' does not exist on type 'Partial<BusyDetails>'/,
    ],
    [
      `const codes: Record<KnownErrorCode, number> = { MCP_UI_BUSY: 1 };`,
      /is missing the following properties/,
    ],
    // Locators.
    [
      `await session.ui.where({ typeIs: 'Button' }).click();`,
      /Type 'string' is not assignable to type 'string\[\]'/,
    ],
    [
      `await session.ui.find('#ok').waitFor({ colour: 'red' });`,
      /'colour' does not exist in type 'Expected'/,
    ],
  ];
  const found = complaints(
    `import { type KnownErrorCode, type Session, type Tools, UiError } from 'mcp-javafx-ui/client'; import type { Tools as Older } from '../generated/mcp-javafx-ui/1.0/types.js';`,
    'session: Session, error: unknown',
    snippets.map(([code]) => code),
  );
  expect(found).toEqual(
    snippets.map(([, complaint]) => (complaint ? [expect.stringMatching(complaint)] : [])),
  );
});
