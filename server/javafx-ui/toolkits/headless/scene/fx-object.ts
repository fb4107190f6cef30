import type { EventMap, EventType, Handler } from './events.js';
import type { Effect } from './property.js';

type Listener = (value: never, old: never) => void;

/** Anything with properties and handlers: nodes, tabs, menu items, columns, windows. */
export class FxObject {
  private handlers: Map<string, Handler<never>[]> | undefined;
  private listeners: Map<string, Listener[]> | undefined;

  /** Calls the handler for every event of that type; the result takes it away again. */
  on<K extends EventType>(type: K, handler: Handler<EventMap[K]>): () => void {
    this.handlers ??= new Map();
    return addTo(this.handlers, type, handler as Handler<never>);
  }

  /** Calls the listener after each change of the property; the result takes it away again. */
  observe<K extends keyof this & string>(
    name: K,
    listener: (value: this[K], old: this[K]) => void,
  ): () => void {
    this.listeners ??= new Map();
    return addTo(this.listeners, name, listener as Listener);
  }

  /** Handlers of one type, for the dispatcher. */
  handlersOf(type: EventType): readonly Handler<never>[] {
    return this.handlers?.get(type) ?? NONE;
  }

  propertyChanged(name: string, value: unknown, old: unknown, _affects: Effect): void {
    const listeners = this.listeners?.get(name);
    if (!listeners) return;
    for (const listener of [...listeners]) listener(value as never, old as never);
  }
}

const NONE: readonly Handler<never>[] = [];

function addTo<T>(map: Map<string, T[]>, key: string, entry: T): () => void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
  return () => {
    const now = map.get(key);
    if (now) {
      map.set(
        key,
        now.filter((other) => other !== entry),
      );
    }
  };
}
