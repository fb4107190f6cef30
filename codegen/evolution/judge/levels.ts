import type { Effect } from '../effect.js';

/** ERR breaks someone, WARN may do so, INFO is good to know. */
export type Level = 'ERR' | 'WARN' | 'INFO';

/** Where a schema is used. What a schema that stands alone is used for is not known: `any`. */
export type Position = 'input' | 'output' | 'error' | 'contract' | 'any';

export type Concerns = 'caller' | 'implementer' | 'nobody';

const sent: Readonly<Record<Effect, Level>> = {
  narrow: 'ERR',
  widen: 'INFO',
  both: 'ERR',
  unknown: 'WARN',
  neutral: 'INFO',
};

const received: Readonly<Record<Effect, Level>> = { ...sent, narrow: 'INFO', widen: 'ERR' };

/** What a caller sends must not be refused; what it receives must not be a surprise. */
const table: Readonly<Record<Position, Readonly<Record<Effect, Level>>>> = {
  input: sent,
  output: received,
  error: received,
  any: { ...sent, widen: 'ERR' },
  contract: sent,
};

export function levelOf(effect: Effect, position: Position): Level {
  return table[position][effect];
}

/** Whom a change touches: an implementer has to accept or to promise more, a caller breaks. */
export function concernsOf(effect: Effect, level: Level): Concerns {
  if (effect === 'neutral') return 'nobody';
  return level === 'INFO' ? 'implementer' : 'caller';
}

export function worse(a: Level, b: Level): Level {
  const order: readonly Level[] = ['INFO', 'WARN', 'ERR'];
  return order[Math.max(order.indexOf(a), order.indexOf(b))]!;
}
