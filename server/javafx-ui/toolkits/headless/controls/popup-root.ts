import type { Node } from '../scene/node.js';
import { Region } from '../scene/region.js';
import { Scene } from '../scene/scene.js';
import { Popup, type Window } from '../scene/window.js';

/** Root of a popup's scene; JavaFX calls its class so. */
export class PopupRoot extends Region {
  constructor(
    private readonly typeName: string,
    classes: readonly string[],
  ) {
    super();
    this.classes = classes;
  }
  override get type(): string {
    return this.typeName;
  }
  override get module(): string {
    return 'javafx.controls';
  }
  protected override computePrefW(): number {
    return this.insetsW + this.kids.reduce((most, kid) => Math.max(most, kid.prefW()), 0);
  }
  protected override computePrefH(): number {
    return this.insetsH + this.kids.reduce((sum, kid) => sum + kid.prefH(), 0);
  }
  protected override layoutKids(): void {
    let y = this.insets.top;
    for (const kid of this.kids) {
      kid.resize(this.width - this.insetsW, kid.prefH());
      kid.relocate(this.insets.left, y);
      y += kid.height;
    }
  }
}

/** Opens a popup beside a node: below it, unless the offset says otherwise. */
export function openPopup(anchor: Node, root: Region, offset?: { x: number; y: number }): Popup | null {
  const { scene } = anchor;
  const window = scene?.window as Window | undefined;
  if (!scene || !window?.showing) return null;
  const popup = new Popup(new Scene(root, scene.host));
  popup.anchor = anchor;
  const [x, y] = anchor.sceneOrigin();
  const { x: dx, y: dy } = offset ?? { x: 0, y: anchor.height };
  scene.host.showPopup(popup, window, window.x + x + dx, window.y + y + dy);
  return popup;
}

export function closePopup(popup: Popup | null): void {
  if (popup?.showing) popup.scene.host.hidePopup(popup);
}
