/**
 * What a change does to the set of accepted instances: some are refused now (`narrow`), some are
 * accepted now (`widen`), `both`, neither (`neutral`), or it can't be told (`unknown`).
 */
export type Effect = 'neutral' | 'narrow' | 'widen' | 'both' | 'unknown';

/** The effect of two changes together, at the most. */
export function join(a: Effect, b: Effect): Effect {
  if (a === b || b === 'neutral') return a;
  if (a === 'neutral') return b;
  return a === 'unknown' || b === 'unknown' ? 'unknown' : 'both';
}

export function joinAll(effects: Iterable<Effect>): Effect {
  let result: Effect = 'neutral';
  for (const effect of effects) result = join(result, effect);
  return result;
}

/** The same change seen from the other side: new is old and old is new, or both stand below a `not`. */
export function reverse(effect: Effect): Effect {
  if (effect === 'narrow') return 'widen';
  return effect === 'widen' ? 'narrow' : effect;
}

export function mayNarrow(effect: Effect): boolean {
  return effect === 'narrow' || effect === 'both' || effect === 'unknown';
}

export function mayWiden(effect: Effect): boolean {
  return effect === 'widen' || effect === 'both' || effect === 'unknown';
}

export function effectOf(narrows: boolean, widens: boolean): Effect {
  if (narrows) return widens ? 'both' : 'narrow';
  return widens ? 'widen' : 'neutral';
}

/** Whether something was found: for certain, certainly not, or not decided. */
export type Verdict = 'yes' | 'no' | 'maybe';

/** What is left of an effect, at the most, once it is known whether anything is lost or won. */
export function weaken(effect: Effect, narrow: Verdict, widen: Verdict): Effect {
  if (effect === 'neutral') return effect;
  if (effect === 'unknown' && (narrow === 'maybe' || widen === 'maybe')) return effect;
  const narrows = mayNarrow(effect) && narrow !== 'no';
  const widens = mayWiden(effect) && widen !== 'no';
  return narrows ? (widens ? 'both' : 'narrow') : widens ? 'widen' : 'neutral';
}

/** How the context of a change passes its effect on. */
export type Polarity = 'same' | 'reversed' | 'mixed';

/**
 * Below `properties` or `anyOf` an effect stays what it is, below `not` it is reversed, and in a
 * branch of an untagged `oneOf` either can become the other: what one branch refuses from now on
 * may be what made two branches match.
 */
export function through(polarity: Polarity, effect: Effect): Effect {
  if (polarity === 'same' || effect === 'neutral' || effect === 'unknown') return effect;
  return polarity === 'reversed' ? reverse(effect) : 'both';
}

export function compose(outer: Polarity, inner: Polarity): Polarity {
  if (outer === 'mixed' || inner === 'mixed') return 'mixed';
  return outer === inner ? 'same' : 'reversed';
}
