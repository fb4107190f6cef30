/** A node as its line in a text can be judged by. */
export interface Told {
  uid: string;
  type: string;
}

const uidToken = /(?<![\w-])u-[0-9a-z]+|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/;

/**
 * The lines of a text that tell of nodes, in order, each with the uid of its node. How a line looks is the
 * server's affair; it has the uid and the type of the node. A uid of another form than the contract says is
 * found as well: that it has one is the finding of another check.
 */
export function nodeLines(text: string, nodes: readonly Told[]): { uid: string; line: string }[] {
  const types = new Map(nodes.map(({ uid, type }) => [uid, type]));
  return text.split('\n').flatMap((line) => {
    const words = [uidToken.exec(line)?.[0] ?? '', ...line.split(/\s+/)];
    const uid = words.find((word) => types.has(word) && line.includes(types.get(word)!));
    return uid === undefined ? [] : [{ uid, line }];
  });
}

/** Uids at the beginning of a line that none of these nodes has. */
export function strangers(text: string, nodes: readonly Told[]): string[] {
  const known = new Set(nodes.map(({ uid }) => uid));
  const leading = new RegExp(`^[\\s\\-*•]*(${uidToken.source})(?=\\s|$)`);
  return text.split('\n').flatMap((line) => {
    const uid = leading.exec(line)?.[1];
    return uid !== undefined && !known.has(uid) ? [uid] : [];
  });
}
