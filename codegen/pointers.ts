import type { Schema } from './contract.js';
import type { PointerPattern } from './runtime/pointer-pattern.js';
import { refName } from './subschemas.js';

/** Where, in a value of a type, the schemas stand that carry a mark. */
export interface MarkedPlace<Mark> {
  readonly pointer: PointerPattern;
  readonly mark: Mark;
}

type Types = Readonly<Record<string, Schema>>;

/** A way through one type: to a mark, or on to another type. */
type Step<Mark> = { pointer: string } & ({ mark: Mark } | { type: string });

/**
 * All places of a type and of the types below it that carry a mark, exactly, also when types refer
 * to themselves: the ways back to a type become a repetition `(…)*` where it is first entered.
 */
export function markedPlaces<Mark>(
  types: Types,
  root: string,
  markOf: (schema: Schema) => Mark | undefined,
): MarkedPlace<Mark>[] {
  const steps = new Map<string, Step<Mark>[]>();
  const stepsOf = (type: string): Step<Mark>[] => {
    if (!steps.has(type)) steps.set(type, stepsThrough(types[type]!, '', markOf));
    return steps.get(type)!;
  };

  /** Ways from `type` to `goal` (or to any mark) that never enter a type of `closed`. */
  const ways = (
    type: string,
    goal: string | null,
    closed: ReadonlySet<string>,
  ): MarkedPlace<Mark | null>[] => {
    const within = new Set(closed).add(type);
    const loops = goal === type ? [] : ways(type, type, closed).map((way) => way.pointer);
    const prefix = loops.length === 0 ? '' : `(${loops.join('|')})*`;
    return stepsOf(type).flatMap((step): MarkedPlace<Mark | null>[] => {
      if ('mark' in step) return goal === null ? [{ pointer: prefix + step.pointer, mark: step.mark }] : [];
      if (step.type === goal) return [{ pointer: prefix + step.pointer, mark: null }];
      if (within.has(step.type)) return [];
      return ways(step.type, goal, within).map(({ pointer, mark }) => ({
        pointer: prefix + step.pointer + pointer,
        mark,
      }));
    });
  };
  return ways(root, null, new Set()) as MarkedPlace<Mark>[];
}

function stepsThrough<Mark>(
  schema: Schema,
  pointer: string,
  markOf: (schema: Schema) => Mark | undefined,
): Step<Mark>[] {
  const mark = markOf(schema);
  if (mark !== undefined) return [{ pointer, mark }];
  const name = refName(schema);
  if (name !== undefined) return [{ pointer, type: name }];
  const below = (sub: Schema, step: string): Step<Mark>[] => stepsThrough(sub, pointer + step, markOf);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([member, sub]) => below(sub, `/${member}`)),
    ...(schema.items ? below(schema.items, '/*') : []),
    ...(typeof schema.additionalProperties === 'object' ? below(schema.additionalProperties, '/*') : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((branch) => below(branch, '')),
  ];
}
