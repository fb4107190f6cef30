import { nothingToChange } from '../errors.js';
import { colorOf } from '../wire/numbers.js';

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };
type Removable<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** What a call gives; null counts as absent. */
export function given<T extends object>(members: T): Given<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null)) as Given<T>;
}

/** What a call gives, where null takes something away. */
export function removable<T extends object>(members: T): Removable<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Removable<T>;
}

/** A colour of the wire as one of the records; null and absence stay what they are. */
export const painted = (color: string | null | undefined): number | null | undefined =>
  typeof color === 'string' ? colorOf(color) : color;

/** Refuses a call that changes nothing. */
export function changesOf<T extends object>(what: string, values: T): T {
  if (Object.keys(values).length === 0) {
    throw nothingToChange(`Expected at least one member that says what to change of ${what}.`);
  }
  return values;
}
