import type { ErrorDetails, KnownErrorCode } from '../../generated/mcp-javafx-ui/1.0/errors.js';
import type { InputIssue, NodeRefInput } from '../../generated/mcp-javafx-ui/1.0/types.js';
import { ToolkitGone, ToolkitTimeout, type WindowFacts } from '../toolkit/port.js';
import { CallAborted, QueueFull } from './queue.js';
import { quote } from './quote.js';
import { orderWindows } from './windows.js';

/** An error of the contract: a stable code, a sentence, and details for a program. */
export class UiError<Code extends KnownErrorCode = KnownErrorCode> extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly details: ErrorDetails[Code],
  ) {
    super(message);
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
export function noStages(windows: readonly WindowFacts[], stageIndex?: number): UiError {
  const available = orderWindows(windows).map(({ kind, title }, i) => ({ stageIndex: i, kind, title }));
  const showing = available.map(({ stageIndex: i, kind, title }) => {
    return `[${i}] ${kind}${title === null ? '' : ` ${quote(title)}`}`;
  });
  const message =
    showing.length === 0
      ? 'No window is showing.'
      : `Expected the index of a showing window, got ${stageIndex}; there are ${showing.join(', ')}.`;
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

/** Any failure as an error of the contract; undefined where it is a fault of this program. */
export function asUiError(error: unknown, timeoutMs: number): UiError | undefined {
  if (error instanceof UiError) return error;
  if (error instanceof ToolkitTimeout) return timedOut(timeoutMs, error.details);
  if (error instanceof ToolkitGone) return notEnabled('NOT_ATTACHED', error.message);
  if (error instanceof QueueFull) {
    const { retryAfterMs } = error;
    return new UiError(
      'MCP_UI_BUSY',
      `${error.message} Nothing was done; there may be room in ${retryAfterMs} ms.`,
      { retryAfterMs },
    );
  }
  // Nobody is left to read it.
  if (error instanceof CallAborted) return new UiError('MCP_UI_INTERNAL', error.message, {});
  return undefined;
}
