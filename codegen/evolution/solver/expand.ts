import type { Json } from '../json.js';
import { type Choice, granted, impossible, type Step } from './atom.js';
import { type Constraint, type InstanceType, type Literal, type Node, typeOf } from './constraint.js';
import { disjoint } from './disjoint.js';
import { expandGroup } from './expand-group.js';
import type { Vocabulary } from './vocabulary.js';

/** What a literal demands of an instance of a type: of each choice one alternative has to hold. */
export function expand({ node, holds }: Literal, type: InstanceType, words: Vocabulary): Choice[] {
  if (holds) return node.constraints.map((constraint) => expandConstraint(constraint, true, type, words));
  return [node.constraints.flatMap((constraint) => expandConstraint(constraint, false, type, words))];
}

function expandConstraint(
  constraint: Constraint,
  holds: boolean,
  type: InstanceType,
  words: Vocabulary,
): Choice {
  // A keyword about other types has nothing against this instance.
  if ('on' in constraint && constraint.on !== type) return holds ? granted : impossible;
  switch (constraint.kind) {
    case 'types':
      if (!constraint.types.has(type)) return holds ? impossible : granted;
      if (type !== 'number' || !constraint.integer) return holds ? granted : impossible;
      return [[{ atom: 'scalar', constraint, holds }]];
    case 'values':
      return expandValues(constraint.values, holds, type, words);
    case 'atLeast':
    case 'atMost':
      if (constraint.on === 'string') return [[{ atom: 'scalar', constraint, holds }]];
      return [[count(constraint.kind, constraint.limit, holds)]];
    case 'min':
    case 'max':
    case 'pattern':
    case 'format':
      return [[{ atom: 'scalar', constraint, holds }]];
    case 'multiple':
      // Fractions divide with rounding errors; what a validator makes of them is not for us to say.
      if (!Number.isInteger(constraint.of))
        return [[{ atom: 'opaque', text: `multipleOf ${constraint.of}`, holds }]];
      return [[{ atom: 'scalar', constraint, holds }]];
    case 'items':
      return [[{ atom: holds ? 'every' : 'some', literal: { node: constraint.node, holds } }]];
    case 'unique':
      return [[{ atom: 'unique', holds }]];
    case 'members':
      return expandMembers(constraint, holds, words);
    case 'required':
      if (holds) return [[{ atom: 'present', name: constraint.name }]];
      return [[{ atom: 'member', name: constraint.name, literal: { node: words.nothing, holds: true } }]];
    case 'group':
      return expandGroup(constraint, holds, words);
    case 'all':
    case 'any':
      if ((constraint.kind === 'all') === holds) return [constraint.nodes.map((node) => ({ node, holds }))];
      return constraint.nodes.map((node) => [{ node, holds }]);
    case 'one':
      return expandOne(constraint.nodes, holds);
    case 'not':
      return [[{ node: constraint.node, holds: !holds }]];
    case 'ref':
      return [[{ node: constraint.target(), holds }]];
    case 'opaque':
      return [[{ atom: 'opaque', text: constraint.text, holds }]];
  }
}

function count(kind: 'atLeast' | 'atMost', limit: number, holds: boolean): Step {
  if (kind === 'atLeast') return holds ? { atom: 'count', least: limit } : { atom: 'count', most: limit - 1 };
  return holds ? { atom: 'count', most: limit } : { atom: 'count', least: limit + 1 };
}

function expandMembers(
  { named, rest }: Extract<Constraint, { kind: 'members' }>,
  holds: boolean,
  words: Vocabulary,
): Choice {
  const names = new Set(named.keys());
  if (holds) {
    const steps: Step[] = [...named].map(([name, node]) => ({
      atom: 'member',
      name,
      literal: { node, holds },
    }));
    if (rest !== words.anything) steps.push({ atom: 'others', names, literal: { node: rest, holds } });
    return [steps];
  }
  const choice: Step[][] = [...named].map(([name, node]) => [
    { atom: 'present', name },
    { atom: 'member', name, literal: { node, holds } },
  ]);
  if (rest !== words.anything) choice.push([{ atom: 'other', names, literal: { node: rest, holds } }]);
  return choice;
}

/** Branches that can't match together are only told apart where it matters. */
function expandOne(nodes: readonly Node[], holds: boolean): Choice {
  if (holds) {
    return nodes.map((chosen, i) => [
      { node: chosen, holds: true },
      ...nodes
        .filter((other, j) => i !== j && !disjoint(chosen, other))
        .map((node): Literal => ({ node, holds: false })),
    ]);
  }
  const none: Step[] = nodes.map((node) => ({ node, holds: false }));
  const two: Step[][] = [];
  nodes.forEach((a, i) => {
    for (const b of nodes.slice(i + 1)) {
      if (disjoint(a, b)) continue;
      two.push([
        { node: a, holds: true },
        { node: b, holds: true },
      ]);
    }
  });
  return [none, ...two];
}

function expandValues(
  values: readonly Json[],
  holds: boolean,
  type: InstanceType,
  words: Vocabulary,
): Choice {
  const same = values.filter((value) => typeOf(value) === type);
  if (same.length === 0) return holds ? impossible : granted;
  if (type !== 'array' && type !== 'object') {
    return [[{ atom: 'scalar', constraint: { kind: 'values', values: same }, holds }]];
  }
  if (holds) return same.map((value) => equals(value as Json[], words));
  // All of them have to differ: a literal each, because each is a choice of its own.
  if (same.length > 1) return [same.map((value) => ({ node: words.constant(value), holds }))];
  return differs(same[0] as Json[], words);
}

function equals(value: Json[] | { [member: string]: Json }, words: Vocabulary): Step[] {
  if (Array.isArray(value)) {
    const items = value.map(
      (item, index): Step => ({ atom: 'at', index, literal: { node: words.constant(item), holds: true } }),
    );
    return [{ atom: 'count', least: value.length, most: value.length }, ...items];
  }
  const names = new Set(Object.keys(value));
  return [
    ...Object.entries(value).flatMap(([name, member]): Step[] => [
      { atom: 'present', name },
      { atom: 'member', name, literal: { node: words.constant(member), holds: true } },
    ]),
    { atom: 'others', names, literal: { node: words.nothing, holds: true } },
  ];
}

function differs(value: Json[] | { [member: string]: Json }, words: Vocabulary): Choice {
  if (Array.isArray(value)) {
    return [
      [{ atom: 'count', most: value.length - 1 }],
      [{ atom: 'count', least: value.length + 1 }],
      ...value.map((item, index): Step[] => [
        { atom: 'count', least: index + 1 },
        { atom: 'at', index, literal: { node: words.constant(item), holds: false } },
      ]),
    ];
  }
  const names = new Set(Object.keys(value));
  return [
    ...Object.entries(value).flatMap(([name, member]): Step[][] => [
      [{ atom: 'member', name, literal: { node: words.nothing, holds: true } }],
      [
        { atom: 'present', name },
        { atom: 'member', name, literal: { node: words.constant(member), holds: false } },
      ],
    ]),
    [{ atom: 'other', names, literal: { node: words.anything, holds: true } }],
  ];
}
