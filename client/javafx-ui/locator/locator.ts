import type { CallOptions } from '../../tool-methods.js';
import type {
  Action,
  ActionTarget,
  ItemAddress,
  NodeMatch,
  ReadRows,
  RowsRequest,
  UiNode,
} from '../contract.js';
import { needsNewer } from '../needs-newer.js';
import { actLocated } from './act-located.js';
import { type Expected, textIn, valueIn } from './conditions.js';
import type { Context } from './context.js';
import { type Criteria, type WindowChoice, written } from './criteria.js';
import { findAll, findOne } from './find.js';
import { parseKeys } from './keys.js';
import { meaningOf } from './meaning.js';
import { savePicture } from './picture.js';
import type { WaitOptions } from './poll.js';
import { callOptions, orNothing, useNode } from './use-node.js';
import { isTreeVisible, placeOf } from './visibility.js';
import { waitFor } from './wait-for.js';

export interface ActOptions extends WaitOptions {
  /** Row, or cell, of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view first. */
  readonly item?: ItemAddress;
}

/** How an action names its node. */
type On = { readonly target: ActionTarget } | { readonly locator: string };

/**
 * Stands for a node. It is looked up anew for each use, so that it outlives the node that it found last.
 *
 * Actions and readings wait until there is exactly one node and it can be used; a node that vanished in
 * between is looked up once more.
 */
export class Locator {
  /** Made by `ui.find()`, `ui.text()` and `ui.where()`. */
  constructor(
    private readonly context: Context,
    private readonly criteria: Criteria,
  ) {}

  /** The match with this index, counted from 0 in document order. */
  nth(index: number): Locator {
    return new Locator(this.context, { ...this.criteria, nth: index });
  }

  first(): Locator {
    return this.nth(0);
  }

  /** Searches the window with this index or title instead of the focused one. */
  within(stage: Exclude<WindowChoice, null>): Locator {
    return new Locator(this.context, { ...this.criteria, stage });
  }

  click(options: ActOptions = {}): Promise<void> {
    return this.act('to be clicked', options, (on) => [{ type: 'click', ...on }]);
  }

  focus(options: ActOptions = {}): Promise<void> {
    return this.act('to be focused', options, (on) => [{ type: 'focus', ...on }]);
  }

  /** Replaces the content of a text input. */
  fill(text: string, options: ActOptions = {}): Promise<void> {
    return this.act('to be filled', options, (on) => [{ type: 'setText', ...on, text }]);
  }

  /** Focuses the node and types, character by character. */
  type(text: string, options: ActOptions = {}): Promise<void> {
    return this.act('to be typed into', options, (on) => [
      { type: 'focus', ...on },
      { type: 'typeText', text },
    ]);
  }

  /** Focuses the node and presses `Enter`, `Ctrl+A` or `Shift+PageDown`. */
  press(keys: string, options: ActOptions = {}): Promise<void> {
    const press = parseKeys(keys);
    return this.act('to get a key', options, (on) => [
      { type: 'focus', ...on },
      { type: 'pressKey', ...press },
    ]);
  }

  /** Scrolls by pixels; negative is towards the end. */
  scroll(deltaY: number, options: ActOptions = {}): Promise<void> {
    return this.act('to be scrolled', options, (on) => [{ type: 'scroll', ...on, deltaY }]);
  }

  /** Everything about the node. */
  node(options: WaitOptions = {}): Promise<UiNode> {
    return this.use('to be read', options, ({ ref }) =>
      this.context.session.call('ui_get_node', { ref: { uid: ref.uid } }, callOptions(options)),
    );
  }

  /** Rows of a list, table, tree, combo box or choice box, on screen or not. Needs a server of 1.1. */
  async rows(request: RowsRequest = {}, options: WaitOptions = {}): Promise<ReadRows> {
    const { session } = this.context;
    needsNewer(session, 'rows off screen', 'Read virtualization.visibleCells of node()');
    const { rows } = await this.use('to be read', options, ({ ref }) =>
      session.call('ui_get_node', { ref: { uid: ref.uid }, rows: request }, callOptions(options)),
    );
    return rows ?? { total: 0, rows: [] };
  }

  /** The text that a user reads on it: its label, else its content. Null for a password. */
  async text(options: WaitOptions = {}): Promise<string | null> {
    return textIn(await this.node(options));
  }

  /** What the user has entered or chosen: true or false for what can be checked, else a text. */
  async value(options: WaitOptions = {}): Promise<string | boolean | null> {
    return valueIn(await this.node(options));
  }

  async isEnabled(options: WaitOptions = {}): Promise<boolean> {
    return !(await this.node(options)).disabled;
  }

  /** Whether it is there now, visible with all that it stands in. Does not wait. */
  async isVisible(options: CallOptions = {}): Promise<boolean> {
    const { session } = this.context;
    const found = await orNothing(findOne(session, this.criteria, options));
    return found !== undefined && isTreeVisible(session, found.ref, options);
  }

  /** How many nodes match now. Does not wait. */
  async count(options: CallOptions = {}): Promise<number> {
    return (await orNothing(findAll(this.context.session, this.criteria, 1, options)))?.total ?? 0;
  }

  /** The nodes that match now, at most as many as the limit says. Does not wait. */
  async matches(limit = 1000, options: CallOptions = {}): Promise<readonly NodeMatch[]> {
    return (await orNothing(findAll(this.context.session, this.criteria, limit, options)))?.matches ?? [];
  }

  /** Waits until all that is expected holds; by default until the node is visible. */
  waitFor(expected: Expected = { visible: true }, options: WaitOptions = {}): Promise<void> {
    return waitFor(this.context, this.criteria, expected, options);
  }

  /** Takes a picture of the window that the node is in, as a PNG; writes it to the file if one is named. */
  screenshot(file?: string, options: WaitOptions = {}): Promise<Uint8Array> {
    return this.use('to be in a window', options, async ({ ref }) => {
      const { stageIndex } = placeOf(ref);
      const picture = await this.context.session.call('ui_screenshot', { stageIndex }, callOptions(options));
      return savePicture(picture, file);
    });
  }

  toString(): string {
    return written(this.criteria);
  }

  private async act(
    expected: string,
    { item, ...options }: ActOptions,
    actions: (on: On) => Action[],
  ): Promise<void> {
    const { session } = this.context;
    const meaning = meaningOf(session, this.criteria);
    // The server finds the node when the action starts, and scrolls to a row that is not on screen.
    if ('locator' in meaning && !item)
      return actLocated(this.context, this.criteria, expected, options, actions(meaning));
    return this.use(expected, options, async ({ ref }) => {
      // The uid alone: it names this node, and no other one that may stand at its path by now.
      const target = { ref: { uid: ref.uid }, ...(item ? { item } : {}) };
      await session.call('ui_perform', { actions: actions({ target }) }, callOptions(options));
    });
  }

  private use<T>(expected: string, options: WaitOptions, work: (match: NodeMatch) => Promise<T>): Promise<T> {
    return useNode(this.context, this.criteria, expected, options, async (match) => ({
      value: await work(match),
    }));
  }
}
