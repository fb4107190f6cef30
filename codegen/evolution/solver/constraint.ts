import { canonical, type Json } from '../json.js';

export type InstanceType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

/** In the order in which a witness is looked for: what reads best comes first. */
export const instanceTypes: readonly InstanceType[] = [
  'string',
  'number',
  'boolean',
  'object',
  'array',
  'null',
];

/** A schema as a conjunction; two schemas that say the same in the same way are one node. */
export interface Node {
  readonly id: number;
  readonly constraints: readonly Constraint[];
}

export type GroupRule = 'x-exactlyOne' | 'x-atLeastOne' | 'x-together';

/** What one keyword demands of the instances of one type (`on`), or of all of them. */
export type Constraint =
  | { readonly kind: 'types'; readonly types: ReadonlySet<InstanceType>; readonly integer: boolean }
  | { readonly kind: 'values'; readonly values: readonly Json[] }
  | {
      readonly kind: 'min' | 'max';
      readonly on: 'number';
      readonly limit: number;
      readonly exclusive: boolean;
    }
  | { readonly kind: 'multiple'; readonly on: 'number'; readonly of: number }
  | {
      readonly kind: 'atLeast' | 'atMost';
      readonly on: 'string' | 'array' | 'object';
      readonly limit: number;
    }
  | { readonly kind: 'pattern'; readonly on: 'string'; readonly source: string }
  | { readonly kind: 'format'; readonly on: 'string'; readonly name: string }
  | { readonly kind: 'items'; readonly on: 'array'; readonly node: Node }
  | { readonly kind: 'unique'; readonly on: 'array' }
  | {
      readonly kind: 'members';
      readonly on: 'object';
      readonly named: ReadonlyMap<string, Node>;
      /** What all other members have to be. */
      readonly rest: Node;
    }
  | { readonly kind: 'required'; readonly on: 'object'; readonly name: string }
  | {
      readonly kind: 'group';
      readonly on: 'object';
      readonly rule: GroupRule;
      readonly names: readonly string[];
    }
  | { readonly kind: 'all' | 'any' | 'one'; readonly nodes: readonly Node[] }
  | { readonly kind: 'not'; readonly node: Node }
  | { readonly kind: 'ref'; readonly key: string; readonly target: () => Node }
  | { readonly kind: 'opaque'; readonly text: string };

/** An instance is (or is not) admitted by a node. */
export interface Literal {
  readonly node: Node;
  readonly holds: boolean;
}

export function keyOf(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'types':
      return `types ${[...constraint.types].sort()} ${constraint.integer}`;
    case 'values':
      return `values ${canonical(constraint.values)}`;
    case 'min':
    case 'max':
      return `${constraint.kind} ${constraint.limit} ${constraint.exclusive}`;
    case 'multiple':
      return `multiple ${constraint.of}`;
    case 'atLeast':
    case 'atMost':
      return `${constraint.kind} ${constraint.on} ${constraint.limit}`;
    case 'pattern':
      return `pattern ${constraint.source}`;
    case 'format':
      return `format ${constraint.name}`;
    case 'items':
    case 'not':
      return `${constraint.kind} ${constraint.node.id}`;
    case 'unique':
      return 'unique';
    case 'members': {
      const named = [...constraint.named].map(([name, node]) => `${JSON.stringify(name)}:${node.id}`).sort();
      return `members ${named} ${constraint.rest.id}`;
    }
    case 'required':
      return `required ${JSON.stringify(constraint.name)}`;
    case 'group':
      return `group ${constraint.rule} ${JSON.stringify([...constraint.names].sort())}`;
    case 'all':
    case 'any':
    case 'one':
      return `${constraint.kind} ${constraint.nodes.map((node) => node.id).sort()}`;
    case 'ref':
      return `ref ${constraint.key}`;
    case 'opaque':
      return `opaque ${constraint.text}`;
  }
}

export function typeOf(value: Json): InstanceType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as InstanceType);
}
