import type { UiScreenshotInput, UiScreenshotOutput } from '../../../client/javafx-ui/contract.js';
import { stageByTitle } from '../../../client/javafx-ui/locator/find.js';
import { needsNewer } from '../../../client/javafx-ui/needs-newer.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { Failure, UsageError } from '../../failure.js';
import { explainLocator } from './explain-locator.js';
import { windowOf } from './selector.js';

export interface PictureChoice {
  readonly stage: string | undefined;
  readonly window: string | undefined;
  readonly annotate: boolean;
  readonly 'max-width': number | undefined;
  readonly 'max-height': number | undefined;
}

/** Takes the picture that the command line asks for. */
export async function takePicture(
  session: Session,
  locator: string | undefined,
  choice: PictureChoice,
): Promise<UiScreenshotOutput> {
  const { stage, window, annotate, 'max-width': maxWidth, 'max-height': maxHeight } = choice;
  if (window !== undefined && stage !== undefined)
    throw new UsageError('Expected "--window" or "--stage", got both.');
  const wanted = { locator, window, annotate: annotate || undefined, maxWidth, maxHeight };
  const newer = Object.entries(wanted).find(([, value]) => value !== undefined)?.[0];
  if (newer !== undefined) {
    const what = newer === 'locator' ? 'pictures of one node' : `the option "--${optionOf(newer)}"`;
    needsNewer(session, what, 'Leave it out');
  }
  const stageIndex = stage === undefined ? undefined : await indexOf(session, windowOf(stage));
  const input = withoutGaps({ ...wanted, stageIndex });
  return explainLocator(session, locator, () => session.tools.ui_screenshot(input));
}

async function indexOf(session: Session, window: number | string): Promise<number> {
  if (typeof window === 'number') return window;
  const found = await stageByTitle(session, window, {});
  if ('value' in found) return found.value;
  const { expected, got } = found.pending;
  throw new Failure(`Expected ${expected}, but ${got}.`);
}

/** A server of 1.0 refuses what it does not know, even if it is null. */
function withoutGaps(input: { [Name in keyof UiScreenshotInput]: UiScreenshotInput[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as UiScreenshotInput;
}

/** `maxWidth` → `max-width`. */
function optionOf(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
