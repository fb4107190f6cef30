import { canonical } from '../json.js';
import { type InstanceType, instanceTypes, type Node } from './constraint.js';

/** What can be read off a schema without solving it. */
interface Outline {
  readonly types: ReadonlySet<InstanceType>;
  /** Members that are required, and the only values they can have. */
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>;
}

const outlines = new WeakMap<Node, Outline>();

/** True: no instance is admitted by both. False says nothing. */
export function disjoint(a: Node, b: Node): boolean {
  const [one, other] = [outline(a, 0), outline(b, 0)];
  const shared = [...one.types].filter((type) => other.types.has(type));
  if (shared.length === 0) return true;
  if (shared.length > 1 || shared[0] !== 'object') return false;
  for (const [name, values] of one.tags) {
    const others = other.tags.get(name);
    if (others && ![...values].some((value) => others.has(value))) return true;
  }
  return false;
}

function outline(node: Node, depth: number): Outline {
  const known = outlines.get(node);
  if (known) return known;
  let types = new Set<InstanceType>(instanceTypes);
  const tags = new Map<string, ReadonlySet<string>>();
  const required = new Set<string>();
  const merge = (other: Outline): void => {
    types = new Set([...types].filter((type) => other.types.has(type)));
    for (const [name, values] of other.tags) tags.set(name, values);
  };
  for (const constraint of node.constraints) {
    if (constraint.kind === 'types') types = new Set([...types].filter((type) => constraint.types.has(type)));
    else if (constraint.kind === 'required') required.add(constraint.name);
    else if (constraint.kind === 'ref' && depth < 8) merge(outline(constraint.target(), depth + 1));
    else if (constraint.kind === 'all' && depth < 8)
      for (const part of constraint.nodes) merge(outline(part, depth + 1));
  }
  for (const constraint of node.constraints) {
    if (constraint.kind !== 'members') continue;
    for (const [name, member] of constraint.named) {
      const values = member.constraints.find((one) => one.kind === 'values');
      if (values && required.has(name)) tags.set(name, new Set(values.values.map(canonical)));
    }
  }
  const result = { types, tags };
  // Where it was cut short it depends on where it began.
  if (depth === 0) outlines.set(node, result);
  return result;
}
