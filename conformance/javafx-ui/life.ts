import type { Life } from '../kit/pack.js';
import type { CheckContext } from './check.js';

/** One node of a look. */
interface Seen {
  uid: string;
  /** Where it stands, and by which names. */
  place: string;
  /** What stays while it is there. */
  self: string;
}

/**
 * In an application that lives, nodes come and go: there are other nodes than before, and those that are still
 * there stand below the same parents in the same order. Fresh uids for the same nodes, or the same nodes in
 * another order, are no life.
 */
export const life: Life<CheckContext> = {
  async look(t): Promise<Seen[]> {
    const { nodes } = await t.snapshot({ stage: 'all', depth: 1000 });
    return nodes.map(({ node: { ref, type, id }, parent, path }) => ({
      uid: ref.uid,
      place: `${path} ${id}`,
      self: JSON.stringify([ref.uid, type, id, parent?.ref.uid ?? null]),
    }));
  },

  moved(before, after): boolean {
    const [one, other] = [before as Seen[], after as Seen[]];
    if (String(one.map(({ place }) => place)) === String(other.map(({ place }) => place))) return false;
    const [left, right] = [staying(one, other), staying(other, one)];
    return (
      left.length > 0 && left.length < Math.max(one.length, other.length) && String(left) === String(right)
    );
  },
};

/** Those nodes of a look that another look has, too. */
function staying(nodes: readonly Seen[], others: readonly Seen[]): string[] {
  const uids = new Set(others.map(({ uid }) => uid));
  return nodes.filter(({ uid }) => uids.has(uid)).map(({ self }) => self);
}
