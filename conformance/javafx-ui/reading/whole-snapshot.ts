import type { CheckContext, SnapshotReading } from '../check.js';

/** States that a snapshot as deep as there is leaves out no child. One that is said to be left out may not be there. */
export async function nothingCut(
  t: CheckContext,
  { nodes, reply }: Pick<SnapshotReading, 'nodes' | 'reply'>,
): Promise<void> {
  const cut: string[] = [];
  for (const { node, path } of nodes.filter(({ node: one }) => one.childrenOmitted).slice(0, 5)) {
    const alone = await t.read('ui_get_node', { ref: node.ref, includeChildren: true });
    const { children } = Object(alone.output) as { children?: unknown };
    if (!Array.isArray(children) || children.length > 0) cut.push(path);
  }
  t.equal(cut, [], 'the nodes whose children are cut off in a snapshot of depth 1000', reply);
}

/** *Ends the check* as blocked when a snapshot without arguments, taken once more, differs from itself. */
export async function sameAgain(
  t: CheckContext,
  first: SnapshotReading,
  told: (snapshot: SnapshotReading) => unknown,
): Promise<void> {
  t.forget();
  const second = await t.snapshot({});
  await t.given('deterministic-snapshot', () => {
    t.equal(told(second), told(first), 'a snapshot without arguments, taken twice,', second.reply);
  });
}
