import type { UiLookInput } from '../../../client/javafx-ui/contract.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { explainLocator } from './explain-locator.js';
import { lookText } from './look-lines.js';
import type { Paint } from './paint.js';

export interface Watch {
  /** How many lines there were at the beginning. */
  readonly lines: number;
  /** What has changed since the last time, to be printed; empty if nothing has. */
  readonly next: () => Promise<string>;
}

/** What a user sees; the server says what has changed. */
export async function watchLook(
  session: Session,
  input: UiLookInput,
  paint: Paint | 'json',
  signal: AbortSignal,
): Promise<Watch> {
  const first = await explainLocator(session, input.within ?? undefined, () =>
    session.ui.look(input, { signal }),
  );
  let since = first.revision;
  return {
    // The first line is about the look itself.
    lines: first.outline.trimEnd().split('\n').length - 1,
    next: async () => {
      const look = await session.ui.look({ ...input, since }, { signal });
      since = look.revision;
      if (look.kind === 'unchanged') return '';
      return paint === 'json' ? `${JSON.stringify(look)}\n` : lookText(look.outline, paint);
    },
  };
}
