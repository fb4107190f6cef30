import type { Session } from '../../../client/javafx-ui/session.js';
import { UiError } from '../../../client/javafx-ui/ui-error.js';
import { locate } from './selector.js';

/** Has a tool use a locator; where it does not name one node, the error shows which ones it could mean. */
export async function explainLocator<T>(
  session: Session,
  locator: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const unclear =
      error instanceof UiError && ['MCP_UI_NODE_NOT_FOUND', 'MCP_UI_AMBIGUOUS'].includes(error.code);
    // Finding it as an action would fails with what comes nearest.
    if (unclear && locator !== undefined) await locate(session, locator, { stage: undefined }).node();
    throw error;
  }
}
