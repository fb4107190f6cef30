let version = 0;

/** A tree of this thread has other nodes, or a node another id. */
export function treeChanged(): void {
  version++;
}

/** What was found in a tree holds for as long as this number stays. */
export function treeVersion(): number {
  return version;
}
