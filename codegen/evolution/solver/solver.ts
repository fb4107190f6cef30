import type { Json } from '../json.js';
import type { Choice, Step } from './atom.js';
import { type InstanceType, instanceTypes, type Literal } from './constraint.js';
import { type Domain, domainOf } from './domain.js';
import { expand } from './expand.js';
import type { Goals, Outcome } from './outcome.js';
import type { Vocabulary } from './vocabulary.js';

/** How many values inside of each other are looked at, in the first attempt and in the next ones. */
const depths = [6, 25, 150];

/** What is known on one branch of the search. */
interface Branch {
  readonly type: InstanceType;
  readonly domain: Domain;
  readonly literals: Map<number, boolean>;
  readonly opaque: Map<string, boolean>;
}

/**
 * Looks for an instance that some schemas admit and others don't: for each type of instance it
 * collects what is demanded, branches where there is a choice, and lets a domain find a value.
 */
export class Solver implements Goals {
  readonly #known = new Map<string, Outcome>();
  /** Goals that are being solved, each with its depth. */
  readonly #open = new Map<string, number>();
  #lowestUsed = Number.POSITIVE_INFINITY;
  #work = 0;
  #deepest = 0;
  #tooDeep = false;

  constructor(
    readonly words: Vocabulary,
    readonly mostWork = 30_000,
  ) {}

  /** Looks for a shallow instance first: it is found sooner and reads better. */
  ask(goal: readonly Literal[]): Outcome {
    this.#work = 0;
    let outcome: Outcome = 'unknown';
    for (const depth of depths) {
      this.#deepest = depth;
      this.#tooDeep = false;
      outcome = this.solve(goal);
      if (outcome !== 'unknown' || !this.#tooDeep || this.#work > this.mostWork) break;
    }
    return outcome;
  }

  tired(): boolean {
    return ++this.#work > this.mostWork;
  }

  solve(goal: readonly Literal[]): Outcome {
    const signed = [...new Set(goal.map(({ node, holds }) => (holds ? node.id + 1 : -node.id - 1)))].sort(
      (a, b) => a - b,
    );
    const key = signed.join();
    const known = this.#known.get(key);
    if (known) return known;
    const depth = this.#open.get(key);
    if (depth !== undefined) {
      // A smallest instance never contains another instance for the same goal.
      this.#lowestUsed = Math.min(this.#lowestUsed, depth);
      return 'empty';
    }
    const ownDepth = this.#open.size;
    if (ownDepth >= this.#deepest) {
      this.#tooDeep = true;
      return 'unknown';
    }
    const lowestBefore = this.#lowestUsed;
    this.#open.set(key, ownDepth);
    this.#lowestUsed = Number.POSITIVE_INFINITY;
    const outcome = this.#anyType(goal);
    this.#open.delete(key);
    // That there is none is only certain if it does not rest on a goal that is still open.
    const certain = this.#lowestUsed >= ownDepth;
    if (typeof outcome === 'object' || (outcome === 'empty' && certain)) this.#known.set(key, outcome);
    this.#lowestUsed = Math.min(lowestBefore, certain ? Number.POSITIVE_INFINITY : this.#lowestUsed);
    return outcome;
  }

  several(goal: readonly Literal[], count: number): { instances: Json[]; all: boolean } {
    const instances: Json[] = [];
    while (instances.length < count) {
      const others = instances.map((value): Literal => ({ node: this.words.constant(value), holds: false }));
      const outcome = this.solve([...goal, ...others]);
      if (typeof outcome !== 'object') return { instances, all: outcome === 'empty' };
      instances.push(outcome.instance);
    }
    return { instances, all: false };
  }

  #anyType(goal: readonly Literal[]): Outcome {
    let unknown = false;
    for (const type of instanceTypes) {
      const branch = { type, domain: domainOf(type), literals: new Map(), opaque: new Map() };
      const outcome = this.#search(branch, goal, []);
      if (typeof outcome === 'object') return outcome;
      unknown ||= outcome === 'unknown';
    }
    return unknown ? 'unknown' : 'empty';
  }

  #search(branch: Branch, steps: readonly Step[], open: readonly Choice[]): Outcome {
    if (this.tired()) return 'unknown';
    const choices = [...open];
    if (!this.#take(branch, steps, choices)) return 'empty';
    if (!this.#settle(branch, choices)) return 'empty';
    if (choices.length === 0) return branch.domain.solve(this);
    const smallest = choices.reduce((a, b) => (b.length < a.length ? b : a));
    const rest = choices.filter((choice) => choice !== smallest);
    let unknown = false;
    for (const alternative of smallest) {
      const outcome = this.#search(copy(branch), alternative, rest);
      if (typeof outcome === 'object') return outcome;
      unknown ||= outcome === 'unknown';
    }
    return unknown ? 'unknown' : 'empty';
  }

  /** Takes in what is certain; what leaves a choice is put aside. False: a contradiction. */
  #take(branch: Branch, steps: readonly Step[], choices: Choice[]): boolean {
    const todo = [...steps];
    // Grows while it is worked on: in this order members stand in an instance as in the schema.
    for (const step of todo) {
      const isNew = 'atom' in step || !branch.literals.has(step.node.id);
      if (!accept(branch, step)) return false;
      if ('atom' in step || !isNew) continue;
      for (const choice of expand(step, branch.type, this.words)) {
        if (choice.length === 0) return false;
        if (choice.length === 1) todo.push(...choice[0]!);
        else choices.push(choice);
      }
    }
    return true;
  }

  /** Drops alternatives that are contradictions at first sight; a single one left is no choice. */
  #settle(branch: Branch, choices: Choice[]): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = 0; i < choices.length; i++) {
        const left = choices[i]!.filter((alternative) => possible(branch, alternative));
        if (left.length === 0) return false;
        choices[i] = left;
        if (left.length > 1) continue;
        choices.splice(i, 1);
        if (!this.#take(branch, left[0]!, choices)) return false;
        changed = true;
        break;
      }
    }
    return true;
  }
}

/** False when the step contradicts what the branch has. */
function accept(branch: Branch, step: Step): boolean {
  if (!('atom' in step)) {
    const before = branch.literals.get(step.node.id);
    branch.literals.set(step.node.id, step.holds);
    return before !== !step.holds;
  }
  if (step.atom !== 'opaque') return branch.domain.add(step);
  const before = branch.opaque.get(step.text);
  branch.opaque.set(step.text, step.holds);
  return before !== !step.holds;
}

function possible(branch: Branch, alternative: readonly Step[]): boolean {
  const trial = copy(branch);
  return alternative.every((step) => accept(trial, step));
}

function copy({ type, domain, literals, opaque }: Branch): Branch {
  return { type, domain: domain.copy(), literals: new Map(literals), opaque: new Map(opaque) };
}
