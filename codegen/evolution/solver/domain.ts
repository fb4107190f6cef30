import { ArrayDomain } from './array-domain.js';
import type { Atom } from './atom.js';
import type { InstanceType } from './constraint.js';
import { NumberDomain } from './number-domain.js';
import { ObjectDomain } from './object-domain.js';
import type { Goals, Outcome } from './outcome.js';
import { StringDomain } from './string-domain.js';
import { ValueDomain } from './value-domain.js';

/** The instances of one type that are left after some demands. */
export interface Domain {
  /** False when nothing is left for certain. */
  add(atom: Atom): boolean;
  copy(): Domain;
  solve(goals: Goals): Outcome;
}

export function domainOf(type: InstanceType): Domain {
  switch (type) {
    case 'string':
      return new StringDomain();
    case 'number':
      return new NumberDomain();
    case 'boolean':
      return new ValueDomain([true, false]);
    case 'null':
      return new ValueDomain([null]);
    case 'array':
      return new ArrayDomain();
    case 'object':
      return new ObjectDomain();
  }
}
