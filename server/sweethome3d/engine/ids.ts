import type { HomeRecords } from '../home/records.js';

export type IdKind = 'wall' | 'room' | 'furniture' | 'label' | 'dimension' | 'level' | 'camera';

/**
 * Makes the ids of one home: `wall-1`, `wall-2`, … Numbers only go up, so that no id is used a second time,
 * whatever was deleted, undone or restored in between.
 */
export class Ids {
  readonly #last = new Map<string, number>();

  next(kind: IdKind): string {
    const number = (this.#last.get(kind) ?? 0) + 1;
    this.#last.set(kind, number);
    return `${kind}-${number}`;
  }

  /** Stays clear of the ids of a home that was made elsewhere. */
  avoid(home: HomeRecords): void {
    const { levels, walls, rooms, furniture, labels, dimensionLines, cameras } = home;
    for (const list of [levels, walls, rooms, furniture, labels, dimensionLines, cameras.stored]) {
      for (const { id } of list) this.#see(id);
    }
  }

  #see(id: string): void {
    const [, kind, digits] = /^([a-z]+)-(\d{1,15})$/.exec(id) ?? [];
    if (kind === undefined) return;
    this.#last.set(kind, Math.max(this.#last.get(kind) ?? 0, Number(digits)));
  }
}
