import { focusFirst } from '../input/traversal.js';
import { callHandlers } from '../scene/dispatch.js';
import { FxEvent } from '../scene/events.js';
import { type Popup, Stage, type Window } from '../scene/window.js';

/** The one virtual screen. */
export const SCREEN = { width: 1280, height: 1024 };

/** The showing windows: their order, their stacking, and which of them has the focus. */
export class Windows {
  /** In the order in which they were shown. */
  private shown: Window[] = [];
  /** Frontmost last. */
  private stack: Window[] = [];
  private nextKey = 1;
  /** It may have gone since. */
  lastFocused: Stage | null = null;
  /** Called when no stage shows any more. */
  onEmpty: (() => void) | null = null;

  get all(): readonly Window[] {
    return this.shown;
  }

  /** From the back to the front. */
  get stacking(): readonly Window[] {
    return this.stack;
  }

  get focusedStage(): Stage | null {
    return (this.shown.find((window) => window.focused) as Stage | undefined) ?? null;
  }

  byKey(key: number): Window | undefined {
    return this.shown.find((window) => window.key === key);
  }

  showStage(stage: Stage): void {
    if (stage.showing) {
      this.toFront(stage);
      return;
    }
    this.open(stage);
    const { scene } = stage;
    if (scene.width === 0 || scene.height === 0) {
      scene.width = Math.min(SCREEN.width, Math.ceil(scene.root.prefW()));
      scene.height = Math.min(SCREEN.height, Math.ceil(scene.root.prefH(scene.width)));
    }
    // Where JavaFX centres windows: a third from the top.
    const area = stage.owner ?? { x: 0, y: 0, ...SCREEN };
    stage.x = Math.max(0, Math.round(area.x + (area.width - scene.width) / 2));
    stage.y = Math.max(0, Math.round(area.y + (area.height - scene.height) / (stage.owner ? 2 : 3)));
    scene.layout();
    if (!scene.focusOwner) focusFirst(scene);
    this.focusStage(stage);
    callHandlers(stage, new FxEvent('shown', stage));
  }

  showPopup(popup: Popup, owner: Window, x: number, y: number): void {
    popup.owner = owner;
    const { scene } = popup;
    scene.width = Math.ceil(scene.root.prefW());
    scene.height = Math.ceil(scene.root.prefH(scene.width));
    popup.x = Math.max(0, Math.min(x, SCREEN.width - scene.width));
    popup.y = Math.max(0, Math.min(y, SCREEN.height - scene.height));
    if (!popup.showing) this.open(popup);
    scene.layout();
  }

  hide(window: Window): void {
    if (!window.showing) return;
    for (const owned of this.shown.filter((other) => other.owner === window)) this.hide(owned);
    window.showing = false;
    window.focused = false;
    this.shown = this.shown.filter((other) => other !== window);
    this.stack = this.stack.filter((other) => other !== window);
    window.scene.hover(null);
    const back = window.owner instanceof Stage ? window.owner : this.frontStage();
    if (window instanceof Stage && back?.showing && !this.focusedStage) this.focusStage(back);
    callHandlers(window, new FxEvent('hidden', window));
    if (window instanceof Stage && !this.shown.some((other) => other instanceof Stage)) this.onEmpty?.();
  }

  toFront(window: Window): void {
    this.stack = [...this.stack.filter((other) => other !== window), window];
  }

  focusStage(stage: Stage): void {
    for (const window of this.shown) window.focused = false;
    stage.focused = true;
    this.lastFocused = stage;
    this.toFront(stage);
    for (const owned of this.shown.filter((other) => other.owner === stage)) this.toFront(owned);
  }

  private frontStage(): Stage | undefined {
    return this.stack.findLast((window): window is Stage => window instanceof Stage);
  }

  private open(window: Window): void {
    if (window.key === 0) window.key = this.nextKey++;
    window.showing = true;
    this.shown = [...this.shown, window];
    this.toFront(window);
  }
}

/** The stage at the end of a chain of owners: that of a popup's owner. */
export function stageOf(window: Window): Stage | null {
  for (let at: Window | null = window; at; at = at.owner) if (at instanceof Stage) return at;
  return null;
}

/** A showing modal stage that takes input away from the window, if there is one. */
export function modalBlocker(windows: Windows, window: Window): Stage | null {
  const own = stageOf(window);
  return (
    windows.all.find((other): other is Stage => other instanceof Stage && blocks(windows, other, own)) ?? null
  );
}

function blocks(windows: Windows, modal: Stage, stage: Stage | null): boolean {
  if (modal === stage || modal.modality === 'NONE' || !stage || isOwnedBy(stage, modal)) return false;
  if (modal.modality === 'WINDOW_MODAL') return isOwnedBy(modal, stage);
  // Of two modal stages the later one has the input.
  return stage.modality === 'NONE' || windows.all.indexOf(modal) > windows.all.indexOf(stage);
}

function isOwnedBy(window: Window, owner: Window): boolean {
  for (let at = window.owner; at; at = at.owner) if (at === owner) return true;
  return false;
}
