import { CallError } from '../../calls/call-error.js';
import { quote } from '../../calls/quote.js';
import type { ErrorDetails, InputIssue, KnownErrorCode, NodeRefInput } from '../contract.js';
import type { WindowFacts, WindowSelection } from '../scene/port.js';
import { windowId } from '../scene/window-id.js';
import { orderWindows } from '../scene/windows.js';

/** An error of the contract: a stable code, a sentence, and details for a program. */
export class UiError<Code extends KnownErrorCode = KnownErrorCode> extends CallError<Code> {
  constructor(code: Code, message: string, details: ErrorDetails[Code]) {
    super(code, message, details as Readonly<Record<string, unknown>>);
    this.name = 'UiError';
  }
}

export function invalidInput(issues: InputIssue[], text = sentences(issues)): UiError {
  return new UiError('MCP_UI_INVALID_INPUT', text, { issues });
}

function sentences(issues: readonly InputIssue[]): string {
  return issues.map((issue) => issue.message).join(' ');
}

export function notEnabled(reason: string, message: string): UiError {
  return new UiError('MCP_UI_NOT_ENABLED', message, { reason });
}

/** Lists what could have been named instead, also in the sentence: some hosts pass on nothing else. */
export function noStages(windows: readonly WindowFacts[], selection: WindowSelection): UiError {
  const available = orderWindows(windows).map(({ key, kind, title }, i) => {
    return { stageIndex: i, windowId: windowId(key), kind, title };
  });
  const showing = available.map(({ stageIndex: i, windowId: id, kind, title }) => {
    return `[${i}] ${id} ${kind}${title === null ? '' : ` ${quote(title)}`}`;
  });
  const asked =
    'key' in selection
      ? `the id of a showing window, got ${windowId(selection.key)}`
      : `the index of a showing window, got ${'stageIndex' in selection ? selection.stageIndex : 0}`;
  const message =
    showing.length === 0 ? 'No window is showing.' : `Expected ${asked}; there are ${showing.join(', ')}.`;
  return new UiError('MCP_UI_NO_STAGES', message, { available });
}

export function nodeNotFound(ref: NodeRefInput): UiError {
  const named = ref.uid == null ? `at the path ${quote(String(ref.path))}` : `with the uid ${quote(ref.uid)}`;
  return new UiError('MCP_UI_NODE_NOT_FOUND', `There is no node ${named}.`, { ref: { ...ref } });
}

export function staleRef(ref: NodeRefInput, why: string): UiError {
  return new UiError('MCP_UI_STALE_REF', why, { ref: { ...ref } });
}

export function timedOut(
  timeoutMs: number,
  details: Readonly<Record<string, unknown>> = {},
  more = '',
): UiError {
  const message = `The UI thread did not finish within ${timeoutMs} ms.${more && ` ${more}`}`;
  return new UiError('MCP_UI_TIMEOUT', message, { ...details, timeoutMs });
}
