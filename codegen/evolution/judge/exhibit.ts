import type { TrailStep } from '../detect/change.js';
import type { Found } from '../detect/follow.js';
import type { Schema } from '../schema.js';
import type { Node } from '../solver/constraint.js';
import type { Side } from '../solver/vocabulary.js';
import type { Answer, Both, Prover } from './prover.js';

/**
 * An instance of the root that shows this one change: only one side admits it, and it violates
 * what has changed, at the place where it has changed.
 */
export function exhibit(found: Found, root: Both<Schema>, side: Side, prover: Prover): Answer {
  const aim = found.polarity === 'same' ? aimed(found, side, prover) : undefined;
  // Below a negation or a counted choice the place can't be aimed at.
  const answer = proven(prover.onlyIn(side, root, aim ? [aim] : []), root, side, prover);
  // On another way there may be an instance.
  return answer.verdict === 'no' && aim && !found.onlyWay ? { verdict: 'maybe' } : answer;
}

/** Instances that have, at the end of the trail, what the one side admits and the other forbids. */
function aimed({ change, trail }: Found, side: Side, prover: Prover): Node | undefined {
  const { words } = prover;
  const other = side === 'before' ? 'after' : 'before';
  let node: Node | undefined = words.all([
    words.node(change.schemas[side], side),
    words.not(words.node(change.fragments[other], other)),
  ]);
  for (const step of [...trail].reverse()) node = node && around(step, node, side, prover);
  return node;
}

function around(step: TrailStep, node: Node, side: Side, { words }: Prover): Node | undefined {
  switch (step.kind) {
    case 'member':
      return words.withMember(step.name, node);
    case 'other':
      return words.withOtherMember(step.names, node);
    case 'item':
      return words.withItem(node);
    case 'branch':
      return words.all([node, words.node(step[side], side)]);
    case 'not':
      return undefined;
  }
}

/** A witness counts only if Ajv agrees. */
function proven(answer: Answer, root: Both<Schema>, side: Side, prover: Prover): Answer {
  if (answer.verdict !== 'yes' || prover.proves(side, root, answer.instance)) return answer;
  return { verdict: 'maybe' };
}
