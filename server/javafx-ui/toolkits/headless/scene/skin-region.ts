import type { FxEvent, Handler } from './events.js';
import { Region } from './region.js';

/** A region that a skin is made of: it has a type that JavaFX's skins use, and may cut off its kids. */
export class SkinRegion extends Region {
  constructor(
    private readonly typeName = 'StackPane',
    private readonly cuts = false,
    private readonly react: Handler<FxEvent> | null = null,
  ) {
    super();
  }
  override get type(): string {
    return this.typeName;
  }
  override get clips(): boolean {
    return this.cuts;
  }
  override handle(event: FxEvent): void {
    this.react?.(event);
  }
  /** The control that it belongs to says where the kids go. */
  protected override layoutKids(): void {}
}
