import type { Json } from '../json.js';
import { contradict } from './array-domain.js';
import type { Atom } from './atom.js';
import type { Literal } from './constraint.js';
import type { Goals, Outcome } from './outcome.js';

/** Objects with more members are not built. */
const mostMembers = 500;

interface Others {
  readonly names: ReadonlySet<string>;
  readonly literal: Literal;
}

/** Objects: which members are there and what they, all the others or some other have to be. */
export class ObjectDomain {
  #least = 0;
  #most = Number.POSITIVE_INFINITY;
  #present: ReadonlySet<string> = new Set();
  #members: ReadonlyMap<string, readonly Literal[]> = new Map();
  #others: readonly Others[] = [];
  #other: readonly Others[] = [];

  copy(): ObjectDomain {
    const copy = new ObjectDomain();
    copy.#least = this.#least;
    copy.#most = this.#most;
    copy.#present = this.#present;
    copy.#members = this.#members;
    copy.#others = this.#others;
    copy.#other = this.#other;
    return copy;
  }

  add(atom: Atom): boolean {
    switch (atom.atom) {
      case 'count':
        this.#least = Math.max(this.#least, atom.least ?? 0);
        this.#most = Math.min(this.#most, atom.most ?? Number.POSITIVE_INFINITY);
        return this.#least <= this.#most && this.#present.size <= this.#most;
      case 'present':
        this.#present = new Set(this.#present).add(atom.name);
        return this.#present.size <= this.#most && this.#possible(atom.name);
      case 'member':
        this.#members = new Map(this.#members).set(atom.name, [
          ...(this.#members.get(atom.name) ?? []),
          atom.literal,
        ]);
        return this.#possible(atom.name);
      case 'others':
        this.#others = [...this.#others, atom];
        return [...this.#present].every((name) => this.#possible(name));
      case 'other':
        this.#other = [...this.#other, atom];
        return this.#most > 0;
      default:
        return true;
    }
  }

  solve(goals: Goals): Outcome {
    return this.#choose(0, this.#present, [], this.#members, goals);
  }

  /** What a member has to be, if it is there. */
  #goal(name: string, members = this.#members): Literal[] {
    const others = this.#others.filter((other) => !other.names.has(name)).map((other) => other.literal);
    return [...(members.get(name) ?? []), ...others];
  }

  /** Only a look: a member that has to be there can't be and not be the same thing. */
  #possible(name: string): boolean {
    if (!this.#present.has(name)) return true;
    const goal = this.#goal(name);
    return !goal.some((a, i) => neverHolds(a) || goal.slice(i + 1).some((b) => contradict(a, b)));
  }

  /** Gives each other member that is asked for a name: one that is known, one just made up, a new one. */
  #choose(
    index: number,
    present: ReadonlySet<string>,
    made: readonly string[],
    members: ReadonlyMap<string, readonly Literal[]>,
    goals: Goals,
  ): Outcome {
    const wanted = this.#other[index];
    if (!wanted) return this.#fill(present, made, members, goals);
    if (goals.tired()) return 'unknown';
    const known = this.#names();
    const fresh = unused(new Set([...known, ...made]));
    let unknown = false;
    for (const name of [fresh, ...made, ...known].filter((one) => !wanted.names.has(one))) {
      const next = new Map(members).set(name, [...(members.get(name) ?? []), wanted.literal]);
      const names = name === fresh ? [...made, fresh] : made;
      const outcome = this.#choose(index + 1, new Set(present).add(name), names, next, goals);
      if (typeof outcome === 'object') return outcome;
      unknown ||= outcome === 'unknown';
    }
    return unknown ? 'unknown' : 'empty';
  }

  #fill(
    present: ReadonlySet<string>,
    made: readonly string[],
    members: ReadonlyMap<string, readonly Literal[]>,
    goals: Goals,
  ): Outcome {
    if (present.size > this.#most) return 'empty';
    if (this.#least > mostMembers) return 'unknown';
    const instance: Record<string, Json> = {};
    let unknown = false;
    const put = (name: string): Outcome => {
      const outcome = goals.solve(this.#goal(name, members));
      if (outcome === 'unknown') unknown = true;
      else if (outcome !== 'empty') instance[name] = outcome.instance;
      return outcome;
    };
    for (const name of present) if (put(name) === 'empty') return 'empty';
    let size = present.size;
    for (const name of this.#names()) {
      if (size >= this.#least) break;
      if (!present.has(name) && typeof put(name) === 'object') size++;
    }
    const taken = new Set([...this.#names(), ...made]);
    while (size < this.#least) {
      const name = unused(taken);
      if (typeof put(name) !== 'object') return unknown ? 'unknown' : 'empty';
      taken.add(name);
      size++;
    }
    return unknown ? 'unknown' : { instance };
  }

  /** All names that any demand speaks of. */
  #names(): Set<string> {
    const names = new Set([...this.#present, ...this.#members.keys()]);
    for (const { names: those } of [...this.#others, ...this.#other])
      for (const name of those) names.add(name);
    return names;
  }
}

function neverHolds({ node, holds }: Literal): boolean {
  if (!holds) return node.constraints.length === 0;
  return node.constraints.some(
    (constraint) => constraint.kind === 'values' && constraint.values.length === 0,
  );
}

function unused(names: ReadonlySet<string>): string {
  let name = 'other';
  for (let i = 2; names.has(name); i++) name = `other${i}`;
  return name;
}
