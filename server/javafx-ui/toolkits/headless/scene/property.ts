/** What has to be done again when a property changes. */
export type Effect = 'layout' | 'paint' | 'nothing';

/** How one property is read from FXML, and what it is before anyone sets it. */
export interface PropertySpec<T = unknown> {
  initial: T;
  affects: Effect;
  /** The class has a plain field of that name: nothing to define. */
  field?: true;
  /** Reads an attribute; throws a sentence about what was expected. Absent: only elements can set it. */
  parse?: (text: string) => T;
  /** Whether an object built from an element may be assigned. */
  accepts?: (value: unknown) => boolean;
  /** What `accepts` wants, for the error message. */
  expected?: string;
}

/** A read-only list that FXML adds elements or comma-separated words to. */
export interface ListSpec {
  list: true;
  /** JavaFX has a setter: FXML gives it a whole list (`<FXCollections …>`), not single elements. */
  settable?: true;
  accepts: (value: unknown) => boolean;
  expected: string;
  parse?: (text: string) => unknown;
}

export type AnySpec = PropertySpec<never> | PropertySpec | ListSpec;
export type SpecTable = Record<string, AnySpec>;

// biome-ignore lint/suspicious/noExplicitAny: a class of any constructor can carry properties
type AnyClass = abstract new (...args: any[]) => object;

const tables = new WeakMap<object, SpecTable>();

/** Properties of a class with those that it inherits. */
export function specsOf(prototype: object): SpecTable {
  const own = tables.get(prototype);
  if (own) return own;
  const parent = Object.getPrototypeOf(prototype) as object | null;
  const table: SpecTable = Object.create(parent ? specsOf(parent) : null) as SpecTable;
  tables.set(prototype, table);
  return table;
}

/**
 * Gives a class its properties. The initial value stands on the prototype, so that a node pays only for
 * what was set on it; a setter that sees a change calls `propertyChanged`.
 */
export function properties<C extends AnyClass>(
  type: C,
  specs: { [K in keyof InstanceType<C>]?: PropertySpec<InstanceType<C>[K]> | ListSpec },
): void {
  const prototype = type.prototype as Record<string, unknown>;
  const table = specsOf(prototype);
  for (const [name, spec] of Object.entries(specs as unknown as SpecTable)) {
    table[name] = spec;
    if ('list' in spec || spec.field) continue;
    const field = `_${name}`;
    prototype[field] = spec.initial;
    const { affects } = spec;
    Object.defineProperty(prototype, name, {
      get(this: Record<string, unknown>) {
        return this[field];
      },
      set(this: Record<string, unknown>, value: unknown) {
        const old = this[field];
        if (old === value) return;
        this[field] = value;
        (this as unknown as Changeable).propertyChanged(name, value, old, affects);
      },
      configurable: true,
    });
  }
}

/** Properties of JavaFX that say nothing about structure, text or place: read, and without effect. */
export function ignore(type: AnyClass, names: readonly string[]): void {
  const table = specsOf(type.prototype as object);
  for (const name of names) table[name] = IGNORED;
}

const IGNORED: PropertySpec = {
  initial: null,
  affects: 'nothing',
  field: true,
  parse: (value) => value,
  accepts: () => true,
};

interface Changeable {
  propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void;
}
