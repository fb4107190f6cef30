import type { Constraint, Literal } from './constraint.js';

/** What a domain takes in as it is. */
export type Atom =
  /** Something that is not understood; it still can't hold and not hold. */
  | { readonly atom: 'opaque'; readonly text: string; readonly holds: boolean }
  /** A keyword about numbers, strings or values, or its opposite. */
  | { readonly atom: 'scalar'; readonly constraint: Constraint; readonly holds: boolean }
  /** At least or at most so many items or members. */
  | { readonly atom: 'count'; readonly least?: number; readonly most?: number }
  | { readonly atom: 'every'; readonly literal: Literal }
  | { readonly atom: 'some'; readonly literal: Literal }
  /** The item at the index, if there is one. */
  | { readonly atom: 'at'; readonly index: number; readonly literal: Literal }
  | { readonly atom: 'unique'; readonly holds: boolean }
  | { readonly atom: 'present'; readonly name: string }
  /** The member of that name, if there is one. */
  | { readonly atom: 'member'; readonly name: string; readonly literal: Literal }
  /** All members with other names. */
  | { readonly atom: 'others'; readonly names: ReadonlySet<string>; readonly literal: Literal }
  /** Some member with another name. */
  | { readonly atom: 'other'; readonly names: ReadonlySet<string>; readonly literal: Literal };

export type Step = Literal | Atom;

/** One of these has to hold; each is a conjunction. None: impossible. */
export type Choice = readonly (readonly Step[])[];

export const impossible: Choice = [];
export const granted: Choice = [[]];
