import type { Effect, Polarity } from '../effect.js';
import type { Schema, SchemaObject } from '../schema.js';
import type { Sides, TrailStep } from './change.js';

/** What a detector found at one place. */
export interface Report {
  readonly rule: string;
  readonly effect: Effect;
  readonly subject: string;
  readonly values: Sides<unknown>;
  readonly fragments: Sides<Schema>;
  /** Below the place: the keyword, or the member. */
  readonly pointer: string;
}

/** What a detector can do at one place. */
export interface Visit {
  report(report: Report): void;
  /** Goes on to two schemas below these. */
  below(schemas: Sides<Schema>, pointer: string, step: TrailStep | null, polarity?: Polarity): void;
  /** What becoming the other does to the instances of a schema; at the most, where it can't be told. */
  effectOf(schemas: Sides<Schema>): Effect;
  /** Whether both mean the same, references included. */
  same(schemas: Sides<Schema>): boolean;
  /** No instance is admitted by two of these. */
  disjoint(schemas: readonly Schema[], side: keyof Sides<unknown>): boolean;
  /** The schema that a reference leads to, or the schema. */
  resolve(schema: Schema, side: keyof Sides<unknown>): Schema;
}

/** Compares one family of keywords. */
export type Detector = (before: SchemaObject, after: SchemaObject, visit: Visit) => void;
