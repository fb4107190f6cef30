import { focusFirst } from '../input/traversal.js';
import type { Node } from '../scene/node.js';
import { Scene, type SceneHost } from '../scene/scene.js';
import { type Popup, Stage, type Window } from '../scene/window.js';
import { UiThread } from './ui-thread.js';
import { type UidCounter, Uids } from './uids.js';
import { Windows } from './windows.js';

/** One running application: its windows, its thread, and the names of its nodes. */
export class Application implements SceneHost {
  readonly windows = new Windows();
  readonly ui = new UiThread(() => this.layout());
  readonly uids: Uids;

  constructor(counter?: UidCounter) {
    this.uids = new Uids(counter);
  }

  newStage(root: Node): Stage {
    return new Stage(new Scene(root, this));
  }

  requestPulse(): void {
    this.ui.requestPulse();
  }

  showPopup(popup: Popup, owner: Window, x: number, y: number): void {
    this.windows.showPopup(popup, owner, x, y);
  }

  hidePopup(popup: Popup): void {
    this.windows.hide(popup);
  }

  /** Brings every showing window up to date; cheap when nothing has changed. */
  layout(): void {
    for (const window of this.windows.all) {
      window.scene.layout();
      window.scene.restoreFocus(focusFirst);
    }
  }

  /** The reported node in a showing window that has this uid. */
  findByUid(uid: string): Node | undefined {
    for (const window of this.windows.all) {
      const found = findIn(window.scene.root, uid);
      if (found) return found;
    }
    return undefined;
  }

  /** Popups over a stage, front first. */
  popupsOver(window: Window): Popup[] {
    return this.windows.stacking
      .filter((other): other is Popup => other.kind === 'popup' && owns(window, other))
      .reverse();
  }
}

function findIn(node: Node, uid: string): Node | undefined {
  if (node.uid === uid && node.origin !== 'hidden') return node;
  for (const kid of node.kids) {
    const found = findIn(kid, uid);
    if (found) return found;
  }
  return undefined;
}

function owns(owner: Window, window: Window): boolean {
  for (let at: Window | null = window; at; at = at.owner) if (at === owner) return true;
  return false;
}
