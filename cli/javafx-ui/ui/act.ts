import type { Locator } from '../../../client/javafx-ui/locator/locator.js';
import type { Ui } from '../../../client/javafx-ui/locator/ui.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { print, printJson } from '../../print.js';
import { locate, type TargetChoice } from './selector.js';
import { type SessionOptions, withSession } from './with-session.js';

/** Acts on the node that a selector names, and says so. */
export function actOn(
  options: SessionOptions & TargetChoice,
  selector: string,
  done: string,
  action: (locator: Locator) => Promise<void>,
): Promise<void> {
  return act(options, `${done} ${selector}`, (session) => action(locate(session, selector, options)));
}

/** Acts on whatever has the focus, and says so. */
export function actOnFocus(
  options: SessionOptions,
  done: string,
  action: (ui: Ui) => Promise<void>,
): Promise<void> {
  return act(options, done, ({ ui }) => action(ui));
}

async function act(
  options: SessionOptions,
  done: string,
  action: (session: Session) => Promise<void>,
): Promise<void> {
  await withSession(options, action);
  await (options.json ? printJson({ ok: true }) : print(`${done}\n`));
}
