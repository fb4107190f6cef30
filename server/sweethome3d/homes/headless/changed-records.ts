import type { Change } from '../../home/change.js';
import type { HomeRecords, ObjectKind } from '../../home/records.js';

type ListName = 'levels' | 'walls' | 'rooms' | 'furniture' | 'labels' | 'dimensionLines';
type AnyRecord = { readonly id: string };

const listOf: Readonly<Record<ObjectKind, ListName>> = {
  level: 'levels',
  wall: 'walls',
  room: 'rooms',
  furniture: 'furniture',
  label: 'labels',
  dimensionLine: 'dimensionLines',
};

/** A home after some changes; the one before stays what it was, and both share what did not change. */
export function changedRecords(home: HomeRecords, changes: readonly Change[]): HomeRecords {
  return new Draft(home).after(changes);
}

/** Copies a list when it is changed for the first time, and no list more than once. */
class Draft {
  #home: HomeRecords;
  readonly #copied = new Map<ListName, AnyRecord[]>();
  /** Where each object of a list stands; made when it is first looked for. */
  readonly #places = new Map<ListName, Map<string, number>>();

  constructor(home: HomeRecords) {
    this.#home = home;
  }

  after(changes: readonly Change[]): HomeRecords {
    for (const change of changes) this.#apply(change);
    return this.#home;
  }

  #apply(change: Change): void {
    const { cameras, environment } = this.#home;
    if (change.op === 'create') this.#create(listOf[change.kind], change.record);
    else if (change.op === 'set') this.#set(listOf[change.kind], change.id, change.values);
    else if (change.op === 'delete') this.#delete(listOf[change.kind], change.id);
    else if (change.op === 'environment') this.#put({ environment: { ...environment, ...change.values } });
    else if (change.op === 'storedCameras') this.#put({ cameras: { ...cameras, stored: change.cameras } });
    else if (change.op === 'camera') {
      const active = change.activate ? change.mode : cameras.active;
      this.#put({ cameras: { ...cameras, active, [change.mode]: change.camera } });
    } else {
      if (change.id !== null) this.#place('levels', change.id);
      this.#put({ selectedLevel: change.id });
    }
  }

  #create(name: ListName, record: AnyRecord): void {
    if (this.#index(name).has(record.id)) throw new Error(`There are two objects ${record.id}.`);
    const list = this.#list(name);
    this.#index(name).set(record.id, list.length);
    list.push(record);
  }

  #set(name: ListName, id: string, values: object): void {
    const place = this.#place(name, id);
    const list = this.#list(name);
    list[place] = { ...list[place]!, ...values };
  }

  #delete(name: ListName, id: string): void {
    this.#list(name).splice(this.#place(name, id), 1);
    this.#places.delete(name);
  }

  #place(name: ListName, id: string): number {
    const place = this.#index(name).get(id);
    if (place === undefined) throw new Error(`There is no object ${id}.`);
    return place;
  }

  #index(name: ListName): Map<string, number> {
    let places = this.#places.get(name);
    if (!places) {
      places = new Map(this.#home[name].map(({ id }, i) => [id, i]));
      this.#places.set(name, places);
    }
    return places;
  }

  #list(name: ListName): AnyRecord[] {
    let list = this.#copied.get(name);
    if (!list) {
      list = [...this.#home[name]];
      this.#copied.set(name, list);
      // What is put in is of the kind of the list: `listOf` says so.
      this.#put({ [name]: list } as Partial<HomeRecords>);
    }
    return list;
  }

  #put(values: Partial<HomeRecords>): void {
    this.#home = { ...this.#home, ...values };
  }
}
