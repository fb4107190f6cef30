import type { CallOptions } from '../../tool-methods.js';
import type { LocatedCandidate, NodeMatch, UiNode } from '../contract.js';
import type { Session } from '../session.js';
import { UiError } from '../ui-error.js';
import { type Criteria, written } from './criteria.js';
import { LocatorError } from './locator-error.js';
import type { Attempt } from './poll.js';

/** The nodes that a locator names, when they are more than one: the first of them, and how many there are. */
export interface Several {
  readonly total: number;
  readonly candidates: readonly LocatedCandidate[];
}

/** Has the server look for a locator: the one node, several, or none yet. */
export async function locate(
  session: Session,
  locator: string,
  options: CallOptions,
): Promise<Attempt<NodeMatch | Several>> {
  try {
    return { value: matchOf(await session.call('ui_get_node', { locator }, options)) };
  } catch (error) {
    const several = severalIn(error);
    if (several) return { value: several };
    const missing = missingAfter(error);
    if (missing) return missing;
    throw error;
  }
}

/** The nodes that an error says a locator names; of a call that only reads, or of an action. */
export function severalIn(error: unknown): Several | undefined {
  if (!(error instanceof UiError)) return undefined;
  const told =
    error.code === 'MCP_UI_AMBIGUOUS' ||
    (error.code === 'MCP_UI_ACTION_FAILED' && error.details.reason === 'AMBIGUOUS_TARGET')
      ? error.details
      : undefined;
  return told && { total: told.total ?? 2, candidates: told.candidates ?? [] };
}

/** Nothing is there yet, and nothing was done. */
export function missingAfter(error: unknown): Attempt<never> | undefined {
  if (!(error instanceof UiError)) return undefined;
  const none =
    error.code === 'MCP_UI_NODE_NOT_FOUND' ||
    (error.code === 'MCP_UI_ACTION_FAILED' &&
      error.details.reason === 'NODE_NOT_FOUND' &&
      error.details.failedIndex === 0);
  if (!none) return undefined;
  return { pending: { expected: 'to match a node', got: error.message, missing: true, cause: error } };
}

export function severalLocated(criteria: Criteria, { total, candidates }: Several): LocatorError {
  const more = total > candidates.length ? [`and ${total - candidates.length} more`] : [];
  return new LocatorError(
    'several',
    `Expected ${written(criteria)} to match one node, found ${total}. Choose one with nth= at its end, or narrow the search:`,
    written(criteria),
    [...candidates.map(({ line, windowId }) => `${line} in ${windowId}`), ...more],
  );
}

function matchOf({ ref, type, id, text }: UiNode): NodeMatch {
  return { ref, type, id, summary: text?.label == null ? type : `${type}[text=${text.label}]` };
}
