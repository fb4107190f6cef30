import type { Effect, Polarity } from '../effect.js';
import type { Schema } from '../schema.js';

/** One step from a schema to one below it, as a step from an instance to a value inside of it. */
export type TrailStep =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'other'; readonly names: readonly string[] }
  | { readonly kind: 'item' }
  /** The same value, and this branch is the one that admits it. */
  | { readonly kind: 'branch'; readonly before: Schema; readonly after: Schema }
  /** No way to reach it by a value that is admitted. */
  | { readonly kind: 'not' };

export interface Sides<T> {
  readonly before: T;
  readonly after: T;
}

/** Where in a definition two schemas stand. */
export interface Place {
  /** In the schema: `/properties/ref/items`. */
  readonly pointer: string;
  readonly trail: readonly TrailStep[];
  readonly polarity: Polarity;
}

/** What has changed at a place, and what that does to the instances of the definition. */
export interface Change {
  readonly rule: string;
  readonly effect: Effect;
  readonly place: Place;
  /** What it is about: a member, a value, a keyword. */
  readonly subject: string;
  readonly values: Sides<unknown>;
  /** Nothing but what has changed, as schemas; what an instance violates that shows the change. */
  readonly fragments: Sides<Schema>;
  /** The schemas that stand at the place. */
  readonly schemas: Sides<Schema>;
}

/** Two references at the same place: what they lead to is compared once, wherever it is used. */
export interface Link {
  readonly names: Sides<string>;
  readonly place: Place;
  /** Shown to be of no consequence here. */
  readonly harmless: { readonly narrow: boolean; readonly widen: boolean };
}

export interface PairChanges {
  readonly changes: readonly Change[];
  readonly links: readonly Link[];
}
