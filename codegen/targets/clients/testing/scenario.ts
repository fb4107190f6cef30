/**
 * What a runner does for `scenario <url> <token>`, with the typed client only, and the line that it then
 * writes. `find(css)` is `ui_query` with `selector: {css}`, and the ref of the only match.
 *
 * 1. `snapshot`: `ui_get_snapshot` with mode `full`. The schema; index, kind and title of the first stage; id and
 *    type of its root; `visibleRange.from` and `itemsCount` of the ListView `#list`, which is somewhere below the root.
 * 2. `query`: `ui_query` for the text `Submit` with match `equals`; type, id and summary of every match, and whether
 *    the list was cut (`truncated`, null when it is absent).
 * 3. `act`: `ui_perform` with setText `Ada` into `#name`, setText `ada@example.org` into `#email` and a click on
 *    `#submit`; ok and type of every result; the text (`text.label`) of `#status` by `ui_get_node`.
 * 4. `stale`: the ref of `#victim`; a click on `#remove`; `ui_get_node` with that ref. Of the error: the code, and
 *    whether `ref.uid` in its typed details is the uid that was sent.
 * 5. `failed`: `ui_perform` with a click on `#disabled-button`. Of the error: the code, and `failedIndex`, `reason`
 *    and the number of `results` in its typed details.
 * 6. `invalid`: `ui_query` with the css `:::`. Of the error: the code, and the pointers of the typed issues.
 * 7. `timeout`: setText `10000` into `#hang-ms`; a click on `#hang` with `awaitUiIdle: false`; `ui_perform` with
 *    focus of `#email` (whose ref was found before) and `timeoutMs: 300`. Of the error: the code, and `timeoutMs`
 *    in its typed details.
 */
export const scenario: readonly unknown[] = [
  {
    step: 'snapshot',
    schema: 'mcp-javafx-ui/1.0',
    stageIndex: 0,
    kind: 'stage',
    title: 'mcp-javafx-ui fixture',
    root: { id: 'fixture-root', type: 'BorderPane' },
    list: { firstRow: 0, itemsCount: 1000 },
  },
  {
    step: 'query',
    matches: [{ type: 'Button', id: 'submit', summary: 'Button[text=Submit]' }],
    truncated: null,
  },
  {
    step: 'act',
    results: [
      { ok: true, type: 'setText' },
      { ok: true, type: 'setText' },
      { ok: true, type: 'click' },
    ],
    status: 'Submitted: Ada <ada@example.org>',
  },
  { step: 'stale', code: 'MCP_UI_STALE_REF', sameUid: true },
  { step: 'failed', code: 'MCP_UI_ACTION_FAILED', failedIndex: 0, reason: 'TARGET_DISABLED', results: 0 },
  { step: 'invalid', code: 'MCP_UI_INVALID_INPUT', pointers: ['/selector/css'] },
  { step: 'timeout', code: 'MCP_UI_TIMEOUT', timeoutMs: 300 },
];
