import type { CallOptions } from '../../tool-methods.js';
import type { Predicate, TextMatch, UiLook, UiLookInput } from '../contract.js';
import { needsNewer } from '../needs-newer.js';
import type { Session } from '../session.js';
import type { Context } from './context.js';
import { byLocator, byPredicate, byText, byUid, type Criteria, type WindowChoice } from './criteria.js';
import { stageByTitle } from './find.js';
import { parseKeys } from './keys.js';
import { Locator } from './locator.js';
import { LocatorError } from './locator-error.js';
import { savePicture } from './picture.js';

/** Finds nodes of the user interface: in the focused window, or the one that `within` chooses. */
export class Ui {
  private readonly context: Context;

  /** Made by `connect()`, as `session.ui`. */
  constructor(
    private readonly session: Session,
    private readonly options: { readonly waitMs: number },
    private readonly stage: WindowChoice = null,
  ) {
    this.context = { session, waitMs: options.waitMs };
  }

  /**
   * By a selector such as `#ok` or `VBox > Button.primary`, by `text=Save` or `text="Save"`, or by a uid. A server of
   * 1.1 takes any locator: `label=Name`, `#files row=2`, `#form >> text="Save"`.
   */
  find(locator: string): Locator {
    return this.locate(byLocator(locator));
  }

  /**
   * What a user sees, line by line; with `since`, what has changed since that look. Needs a server of 1.1.
   *
   * @example
   * const { outline, revision } = await ui.look();
   * const { kind } = await ui.look({ since: revision }); // 'unchanged'
   */
  async look(input: UiLookInput = {}, options: CallOptions = {}): Promise<UiLook> {
    needsNewer(this.session, 'looks', 'Read the tree of nodes with session.tools.ui_get_snapshot()');
    return this.session.call('ui_look', input, options);
  }

  /** By the text that the user reads; a part of it in any letter case, unless `match` says otherwise. */
  text(text: string | RegExp, { match }: { readonly match?: TextMatch } = {}): Locator {
    return this.locate(byText(text, match));
  }

  /** By conditions, which must all hold: `{ typeIs: ['Button'], enabled: true }`. */
  where(predicate: Predicate): Locator {
    return this.locate(byPredicate(predicate));
  }

  /** By the uid that a snapshot or query gave. This one names one node for its lifetime and can't heal. */
  uid(uid: string): Locator {
    return this.locate(byUid(uid));
  }

  /** The same for the window with this index or title. */
  within(stage: Exclude<WindowChoice, null>): Ui {
    return new Ui(this.session, this.options, stage);
  }

  /** Types into whatever has the focus. */
  async type(text: string, options: CallOptions = {}): Promise<void> {
    await this.session.call('ui_perform', { actions: [{ type: 'typeText', text }] }, options);
  }

  /** Presses `Enter`, `Ctrl+A` or `Shift+PageDown` in whatever has the focus. */
  async press(keys: string, options: CallOptions = {}): Promise<void> {
    await this.session.call('ui_perform', { actions: [{ type: 'pressKey', ...parseKeys(keys) }] }, options);
  }

  /** Takes a picture of the window, as a PNG; writes it to the file if one is named. */
  async screenshot(file?: string, options: CallOptions = {}): Promise<Uint8Array> {
    const stageIndex = await this.stageIndex(options);
    return savePicture(await this.session.call('ui_screenshot', { stageIndex }, options), file);
  }

  private async stageIndex(options: CallOptions): Promise<number | null> {
    if (typeof this.stage !== 'string') return this.stage;
    const found = await stageByTitle(this.session, this.stage, options);
    if ('value' in found) return found.value;
    const { expected, got } = found.pending;
    throw new LocatorError(
      'none',
      `Expected ${expected}, but ${got}.`,
      `within(${JSON.stringify(this.stage)})`,
    );
  }

  private locate(what: Pick<Criteria, 'by' | 'source'>): Locator {
    return new Locator(this.context, { ...what, stage: this.stage, nth: null });
  }
}
