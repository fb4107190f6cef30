import { CallAborted } from '../../../calls/queue.js';
import type { Action, ActionResult, ActionTarget } from '../../contract.js';
import { type RawAction, type RawTarget, ToolkitGone, ToolkitTimeout } from '../../scene/port.js';
import { chooseWindow } from '../../scene/windows.js';
import { noStages, timedOut, UiError } from '../errors.js';
import type { RowMemory } from '../locators/row-memory.js';
import type { UiTurn } from '../tools/handler.js';
import { ActionRefused, asRefusal, resolveTarget } from './action-target.js';
import { resolveLocated } from './located-target.js';
import { toModifiers } from './modifiers.js';

const focused = { stage: 'focused' } as const;

/** How an action names its node: one of the two, as the input was checked. */
interface Targeted {
  target?: ActionTarget | null;
  locator?: string | null;
}

/** Carries out actions one after the other; the first that fails ends it. */
export class ActionSequence {
  private readonly results: ActionResult[] = [];
  /** Window of the last target: typing goes there. */
  private window: number | null = null;

  constructor(
    private readonly actions: readonly Action[],
    private readonly settle: boolean,
    private readonly turn: UiTurn,
    private readonly rows: RowMemory,
  ) {}

  async run(): Promise<ActionResult[]> {
    for (const [index, action] of this.actions.entries()) {
      let begun = false;
      try {
        this.mayBegin();
        const raw = await this.prepare(action);
        this.mayBegin();
        begun = true;
        await this.deliver(raw);
      } catch (error) {
        throw this.failure(error, index, action, begun);
      }
      this.results.push({ ok: true, type: action.type });
    }
    return this.results;
  }

  /** After the deadline nothing begins, nor for a caller who has gone. */
  private mayBegin(): void {
    if (this.turn.signal?.aborted) throw new CallAborted();
    if (this.turn.deadline.remaining() <= 0) throw new ToolkitTimeout(false);
  }

  private async prepare(action: Action): Promise<RawAction> {
    switch (action.type) {
      case 'click': {
        const { x, y } = action;
        return x == null || y == null
          ? { type: 'click', target: await this.resolve(action) }
          : { type: 'click', x, y };
      }
      case 'focus':
        return { type: 'focus', target: await this.resolve(action) };
      case 'setText':
        return { type: 'setText', target: await this.resolve(action), text: action.text };
      case 'scroll':
        return { type: 'scroll', target: await this.resolve(action), deltaY: action.deltaY };
      case 'typeText':
        return { type: 'typeText', text: action.text, window: await this.typingWindow() };
      case 'pressKey': {
        const modifiers = toModifiers(action.modifiers ?? []);
        const window = await this.typingWindow();
        return { type: 'pressKey', key: action.key.toUpperCase(), modifiers, window };
      }
    }
  }

  /** When its turn has come, so that it finds what the actions before it have brought about. */
  private resolve({ target, locator }: Targeted): Promise<RawTarget> {
    const { toolkit, deadline } = this.turn;
    return locator == null
      ? resolveTarget(toolkit, target!, deadline)
      : resolveLocated(locator, { toolkit, deadline, rows: this.rows });
  }

  /** The window of the last target while it is showing, else the one that `focused` selects. */
  private async typingWindow(): Promise<number> {
    const { toolkit, deadline } = this.turn;
    const { windows } = await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
    if (windows.some(({ key }) => key === this.window)) return this.window!;
    const window = chooseWindow(windows, focused);
    if (!window) throw noStages(windows, focused);
    return window.key;
  }

  private async deliver(action: RawAction): Promise<void> {
    const outcome = await this.turn.toolkit.perform(action, { settle: this.settle }, this.turn.deadline);
    if (!outcome.ok) {
      throw new ActionRefused(
        outcome.reason,
        outcome.message ?? `The UI refused it (${outcome.reason}).`,
        outcome.details,
      );
    }
    this.window = outcome.window ?? this.window;
  }

  private failure(error: unknown, index: number, action: Action, begun: boolean): unknown {
    const { results } = this;
    const name = `Action ${index} (${action.type})`;
    const refusal = asRefusal(error);
    if (refusal) {
      const details = { ...refusal.details, failedIndex: index, reason: refusal.reason, results };
      return new UiError(
        'MCP_UI_ACTION_FAILED',
        `${name} failed with ${refusal.reason}: ${refusal.message}`,
        details,
      );
    }
    if (error instanceof ToolkitTimeout) {
      const started = begun && error.begun;
      const more = started
        ? `${name} had begun and may still complete.`
        : `${name} had not begun and never will.`;
      const details = { ...error.details, results, startedIndex: started ? index : null };
      return timedOut(this.turn.timeoutMs, details, more);
    }
    if (error instanceof ToolkitGone) {
      const details = { reason: 'NOT_ATTACHED', results };
      return new UiError('MCP_UI_NOT_ENABLED', error.message, details);
    }
    // Whatever it was, what had been done before it is told.
    return error instanceof UiError
      ? new UiError(error.code, error.message, { ...error.details, results })
      : error;
  }
}
