import type { Choice, Step } from './atom.js';
import type { Constraint } from './constraint.js';
import type { Vocabulary } from './vocabulary.js';

/** `x-exactlyOne` and its like; a member that is null counts as absent. */
export function expandGroup(
  { rule, names }: Extract<Constraint, { kind: 'group' }>,
  holds: boolean,
  words: Vocabulary,
): Choice {
  const given = (name: string): Step[] => [
    { atom: 'present', name },
    { atom: 'member', name, literal: { node: words.null, holds: false } },
  ];
  const left = (name: string): Step => ({ atom: 'member', name, literal: { node: words.null, holds: true } });
  const none = names.map(left);
  const pairs = names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const));

  switch (rule) {
    case 'x-exactlyOne':
      if (holds)
        return names.map((name) => [...given(name), ...names.filter((other) => other !== name).map(left)]);
      return [none, ...pairs.filter(([a, b]) => a < b).map(([a, b]) => [...given(a), ...given(b)])];
    case 'x-atLeastOne':
      return holds ? names.map(given) : [none];
    case 'x-together':
      if (holds) return [none, names.flatMap(given)];
      return pairs.map(([a, b]) => [...given(a), left(b)]);
  }
}
