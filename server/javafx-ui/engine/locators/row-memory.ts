import type { RawScene } from '../../scene/port.js';

/** More rows than a caller keeps in mind. */
const most = 10_000;

/**
 * Which item each row showed when a caller was last told of it. Scrolling and sorting hand the node of a row to another
 * item; whoever names it by its uid then means an item that it does not show any more.
 */
export class RowMemory {
  /** Uid of the row's node → what names its item. */
  private readonly items = new Map<string, string>();

  /** A caller is told of these nodes. */
  note({ nodes }: Pick<RawScene, 'nodes'>): void {
    for (const { virtualization } of nodes) {
      for (const { uid, item } of virtualization?.visibleCells ?? []) {
        if (item === undefined) continue;
        // The latest stands last, so that the oldest is forgotten.
        this.items.delete(uid);
        this.items.set(uid, item);
      }
    }
    for (const uid of this.items.keys()) {
      if (this.items.size <= most) return;
      this.items.delete(uid);
    }
  }

  /** Whether the row shows another item than the one that the caller was told of. */
  isOther({ uid, item }: { uid: string; item?: string | undefined }): boolean {
    const told = this.items.get(uid);
    return told !== undefined && item !== undefined && told !== item;
  }
}
